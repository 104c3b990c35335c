/** Walks a program over a text and counts every instruction: the time of a regular expression without a clock. */
import type { Instruction, Program } from "./program.ts";

/** Where the machine may go on when the way it tries has failed. */
interface Way {
  readonly pc: number;
  readonly at: number;
  readonly marks: readonly number[];
}

interface Walk {
  readonly text: string;
  /** Called for every step; throws when it has been enough. */
  readonly step: () => void;
}

/** The first place from `start` on where the program fits: `[from, to]`. */
export function firstFit(
  program: Program,
  walk: Walk,
  start: number,
  isSticky: boolean,
): readonly [number, number] | null {
  const marks = Array<number>(program.slots).fill(-1);
  const last = isSticky ? start : walk.text.length;
  for (let from = start; from <= last; from++) {
    const end = fitAt(program, walk, { pc: 0, at: from, marks });
    if (end !== null) return [from, end.at];
  }
  return null;
}

function fitAt(program: Program, walk: Walk, start: Way): Way | null {
  const untried: Way[] = [];
  let way: Way | undefined = start;
  while (way !== undefined) {
    walk.step();
    const instruction: Instruction | undefined = program.code[way.pc];
    if (instruction === undefined) return way;
    if (instruction.type === "try") untried.push({ ...way, pc: instruction.then });
    way = after(instruction, program, walk, way) ?? untried.pop();
  }
  return null;
}

function after(
  instruction: Instruction,
  program: Program,
  walk: Walk,
  { pc, at, marks }: Way,
): Way | null {
  const next = { pc: pc + 1, at, marks };
  switch (instruction.type) {
    case "try":
      return { ...next, pc: instruction.first };
    case "jump":
      return { ...next, pc: instruction.to };
    case "read": {
      const sign = signAt(program, walk.text, at);
      if (sign === "" || !instruction.fits(sign)) return null;
      return { ...next, at: program.backwards ? at - sign.length : at + sign.length };
    }
    case "edge":
      return instruction.holds(walk.text, at) ? next : null;
    case "look": {
      const seen = fitAt(instruction.inside, walk, { pc: 0, at, marks });
      if (instruction.negate) return seen === null ? next : null;
      return seen === null ? null : { ...next, marks: seen.marks };
    }
    case "mark":
      return { ...next, marks: marks.with(instruction.slot, at) };
    case "moved":
      return marks[instruction.slot] === at ? null : next;
    case "again":
      return sameAgain(program, walk, instruction.group, next);
  }
}

function signAt({ unicode, backwards }: Program, text: string, at: number): string {
  if (!backwards) return unicode ? String.fromCodePoint(...pointAt(text, at)) : (text[at] ?? "");
  const isPair = unicode && pointAt(text, at - 2).some((point) => point > 0xff_ff);
  return text.slice(Math.max(0, isPair ? at - 2 : at - 1), at);
}

function pointAt(text: string, at: number): readonly number[] {
  const point = at < 0 ? undefined : text.codePointAt(at);
  return point === undefined ? [] : [point];
}

/** A group that has caught nothing fits anywhere. */
function sameAgain(program: Program, { text, step }: Walk, group: number, next: Way): Way | null {
  const [from = -1, to = -1] = next.marks.slice(group * 2, group * 2 + 2);
  if (from < 0 || to < from) return next;
  const length = to - from;
  const at = program.backwards ? next.at - length : next.at;
  for (let nth = 0; nth < length; nth++) step();
  const [one, other] = [text.slice(from, to), text.slice(Math.max(0, at), at + length)];
  const isSame = program.ignoreCase ? one.toLowerCase() === other.toLowerCase() : one === other;
  return isSame ? { ...next, at: program.backwards ? at : at + length } : null;
}
