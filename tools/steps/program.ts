/** A regular expression as instructions for a machine that tries one way after the other, as V8 does. */
import { RegExpParser, type AST } from "@eslint-community/regexpp";

export type Instruction =
  | { readonly type: "read"; readonly fits: (sign: string) => boolean }
  | { readonly type: "try"; readonly first: number; readonly then: number }
  | { readonly type: "jump"; readonly to: number }
  | { readonly type: "edge"; readonly holds: (text: string, at: number) => boolean }
  | { readonly type: "look"; readonly inside: Program; readonly negate: boolean }
  | { readonly type: "mark"; readonly slot: number }
  | { readonly type: "again"; readonly group: number }
  /** A round of a loop that has read nothing is the last. */
  | { readonly type: "moved"; readonly slot: number };

export interface Program {
  readonly code: readonly Instruction[];
  readonly slots: number;
  /** Code points instead of code units. */
  readonly unicode: boolean;
  readonly ignoreCase: boolean;
  /** A lookbehind reads from right to left. */
  readonly backwards: boolean;
}

interface Compiler {
  readonly pattern: RegExp;
  readonly groups: readonly AST.CapturingGroup[];
  readonly isEdge: (kind: "start" | "end", text: string, at: number) => boolean;
  slots: number;
}

/** What V8 itself answers, also while somebody counts. */
export const nativeExec = RegExp.prototype.exec;

export function programOf(pattern: RegExp): Program {
  const parser = new RegExpParser();
  const { source, unicodeSets } = pattern;
  const unicode = pattern.unicode && !unicodeSets;
  const parsed = parser.parsePattern(source, 0, source.length, { unicode, unicodeSets });
  const groups = groupsIn(parsed.alternatives);
  const compiler = { pattern, groups, isEdge: edges(pattern.multiline), slots: groups.length * 2 };
  return compiled(parsed.alternatives, compiler, false);
}

function compiled(
  alternatives: readonly AST.Alternative[],
  compiler: Compiler,
  backwards: boolean,
): Program {
  const code: Instruction[] = [];
  anyOf(alternatives, code, compiler, backwards);
  const { unicode, unicodeSets, ignoreCase } = compiler.pattern;
  const { slots } = compiler;
  return { code, slots, unicode: unicode || unicodeSets, ignoreCase, backwards };
}

function anyOf(
  alternatives: readonly AST.Alternative[],
  code: Instruction[],
  compiler: Compiler,
  backwards: boolean,
): void {
  const ends: number[] = [];
  for (const [nth, { elements }] of alternatives.entries()) {
    const isLast = nth === alternatives.length - 1;
    const fork = isLast ? null : code.push({ type: "jump", to: 0 }) - 1;
    for (const element of backwards ? elements.toReversed() : elements)
      add(element, code, compiler, backwards);
    if (fork === null) continue;
    ends.push(code.push({ type: "jump", to: 0 }) - 1);
    code[fork] = { type: "try", first: fork + 1, then: code.length };
  }
  for (const end of ends) code[end] = { type: "jump", to: code.length };
}

function add(
  element: AST.Element,
  code: Instruction[],
  compiler: Compiler,
  backwards: boolean,
): void {
  switch (element.type) {
    case "Quantifier":
      return repeat(element, code, compiler, backwards);
    case "Group":
      return anyOf(element.alternatives, code, compiler, backwards);
    case "CapturingGroup":
      return capture(element, code, compiler, backwards);
    case "Backreference":
      code.push({ type: "again", group: groupOf(element, compiler) });
      return;
    case "Assertion":
      code.push(assertion(element, compiler));
      return;
    default:
      code.push({ type: "read", fits: fitting(element.raw, compiler.pattern) });
  }
}

/** As often as it must, then as often as it may: once more or on, the wished for first. */
function repeat(
  { min, max, greedy, element }: AST.Quantifier,
  code: Instruction[],
  compiler: Compiler,
  backwards: boolean,
): void {
  for (let nth = 0; nth < min; nth++) add(element, code, compiler, backwards);
  const rounds = max === Number.POSITIVE_INFINITY ? 1 : max - min;
  const forks: number[] = [];
  for (let nth = 0; nth < rounds; nth++) {
    const fork = code.push({ type: "jump", to: 0 }) - 1;
    forks.push(fork);
    const slot = compiler.slots++;
    code.push({ type: "mark", slot });
    add(element, code, compiler, backwards);
    code.push({ type: "moved", slot });
    if (max === Number.POSITIVE_INFINITY) code.push({ type: "jump", to: fork });
  }
  for (const fork of forks) {
    const [inside, on] = [fork + 1, code.length];
    code[fork] = { type: "try", first: greedy ? inside : on, then: greedy ? on : inside };
  }
}

function capture(
  group: AST.CapturingGroup,
  code: Instruction[],
  compiler: Compiler,
  backwards: boolean,
): void {
  const slot = compiler.groups.indexOf(group) * 2;
  code.push({ type: "mark", slot: backwards ? slot + 1 : slot });
  anyOf(group.alternatives, code, compiler, backwards);
  code.push({ type: "mark", slot: backwards ? slot : slot + 1 });
}

function groupOf({ resolved }: AST.Backreference, { groups }: Compiler): number {
  return groups.findIndex((group) => [resolved].flat().includes(group));
}

function assertion(element: AST.Assertion, compiler: Compiler): Instruction {
  switch (element.kind) {
    case "lookahead":
    case "lookbehind": {
      const inside = compiled(element.alternatives, compiler, element.kind === "lookbehind");
      return { type: "look", inside, negate: element.negate };
    }
    case "word":
      return { type: "edge", holds: (text, at) => isWordEdge(text, at) !== element.negate };
    default:
      return { type: "edge", holds: (text, at) => compiler.isEdge(element.kind, text, at) };
  }
}

function isWordEdge(text: string, at: number): boolean {
  const isWord = (sign: string | undefined): boolean =>
    nativeExec.call(/^\w$/, sign ?? "") !== null;
  return isWord(text[at - 1]) !== isWord(text[at]);
}

function edges(multiline: boolean): Compiler["isEdge"] {
  const isBreak = (sign: string | undefined): boolean =>
    multiline && sign !== undefined && "\n\r\u2028\u2029".includes(sign);
  return (kind, text, at) =>
    kind === "start" ? at === 0 || isBreak(text[at - 1]) : at === text.length || isBreak(text[at]);
}

/** Whether one sign fits is asked of V8, once for each. */
function fitting(raw: string, { flags }: RegExp): (sign: string) => boolean {
  const one = new RegExp(`^(?:${raw})$`, flags.replaceAll(/[dgmy]/g, ""));
  const known = new Map<string, boolean>();
  return (sign) => {
    const fits = known.get(sign) ?? nativeExec.call(one, sign) !== null;
    known.set(sign, fits);
    return fits;
  };
}

function groupsIn(alternatives: readonly AST.Alternative[]): readonly AST.CapturingGroup[] {
  return alternatives.flatMap(({ elements }) => elements.flatMap(groupsOf));
}

function groupsOf(element: AST.Element): readonly AST.CapturingGroup[] {
  if (element.type === "Quantifier") return groupsOf(element.element);
  const inside = "alternatives" in element ? groupsIn(element.alternatives) : [];
  return element.type === "CapturingGroup" ? [element, ...inside] : inside;
}
