/**
 * An expression against texts of its own signs, repeated: do all its finds in a text of twice the length take more
 * than twice the steps? The analysis looks at one find; finds that look far ahead are slow by their number.
 */
import { RegExpParser, visitRegExpAST, type AST } from "@eslint-community/regexpp";
import { regexSteps } from "../../steps/regex-steps.ts";

const [half, whole] = [240, 480] as const;
const mostSigns = 7;
const mostGrowth = 3;
const mostSteps = 3_000_000;

/** A text that it is slow with, in short; `null` when none was found. */
export function slowText(source: string, flags: string): string | null {
  const signs = signsOf(source, flags);
  const pairs = signs.flatMap((one) => signs.map((two) => one + two));
  for (const pump of new Set([...signs, ...pairs, ...wordsOf(source)]))
    for (const end of ["", "\0"])
      if (growth(source, flags, pump, end) > mostGrowth) return `${JSON.stringify(pump)} repeated`;
  return null;
}

function growth(source: string, flags: string, pump: string, end: string): number {
  const all = new RegExp(source, flags.includes("g") ? flags : `${flags}g`);
  const steps = (length: number): number => {
    const text = pump.repeat(length / pump.length) + end;
    return regexSteps(() => text.replaceAll(all, ""), Number.POSITIVE_INFINITY);
  };
  const short = steps(half);
  return short * mostGrowth > mostSteps ? Number.POSITIVE_INFINITY : steps(whole) / short;
}

/** One sign for each thing it can read. */
function signsOf(source: string, flags: string): readonly string[] {
  const found = new Set<string>();
  const add = (code: number): unknown => found.add(String.fromCodePoint(code));
  visitRegExpAST(parsed(source, flags), {
    onCharacterEnter: ({ value }) => add(value),
    onCharacterSetEnter: ({ raw }) => found.add(sampleOf(raw, flags)),
    onCharacterClassEnter: ({ raw }) => found.add(sampleOf(raw, flags)),
  });
  found.delete("");
  return [...found].slice(0, mostSigns);
}

const samples = ["a", " ", "1", "-", ".", "A", "é", "\u0301", "(", "\n"] as const;

function sampleOf(raw: string, flags: string): string {
  const one = new RegExp(`^${raw}$`, flags.replaceAll(/[dgmy]/g, ""));
  return samples.find((sample) => one.test(sample)) ?? "";
}

/** What it spells out: `https://`, `<!--`. */
function wordsOf(source: string): readonly string[] {
  return source.match(/[^\\()[\]{}.*+?^$|]{3,}/g) ?? [];
}

function parsed(source: string, flags: string): AST.Pattern {
  const unicodeSets = flags.includes("v");
  const unicode = flags.includes("u");
  return new RegExpParser().parsePattern(source, 0, source.length, { unicode, unicodeSets });
}

/** Something in it may be repeated without end; what may not is quick with any text. */
export function isEndless(source: string, flags: string): boolean {
  let endless = false;
  visitRegExpAST(parsed(source, flags), {
    onQuantifierEnter({ max }) {
      endless ||= max === Number.POSITIVE_INFINITY;
    },
  });
  return endless;
}
