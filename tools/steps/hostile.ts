/** Texts that mean harm: a piece of an honest one, or a single sign, said again and again in its midst. */
import type { Rng } from "#rules/game.ts";
import { quickRng } from "#rules/rng.ts";
import { hostileData } from "./hostile-data.ts";
import type { StepCount } from "./step-counter.ts";

export interface Hostile {
  readonly what: string;
  /** About `length` signs more than the honest text. */
  text(length: number): string;
}

/** Each of the usual signs somewhere in each text, then pieces of it as chance has them. */
export function hostileTexts(
  honest: readonly string[],
  seed: number,
  many: number,
): readonly Hostile[] {
  return honest.flatMap((text, at) => {
    const rng = quickRng(seed + at);
    const placed = usual.map((sign) => repeated(text, rng.below(text.length), sign));
    const others = Array.from({ length: many }, () =>
      rng.below(2) === 0 ? hostilePiece(text, rng) : hostileLine(text, rng),
    );
    return [...placed, ...others];
  });
}

/** What runs of them expressions and loops most often stumble over. */
const usual = Array.from(' \n(),-*1a"\\\u0301');

const signs = [
  ...usual,
  ...Array.from("\t–|=:#>+;.[]{}<'/%&@_~`^$?!xZéß漢ﷺ\u200D\u202E\u00A0\u2028\0\uFFFD😀"),
];

function repeated(honest: string, from: number, piece: string): Hostile {
  return {
    what: `${JSON.stringify(piece.slice(0, 60))} at ${from}`,
    text: (length) =>
      honest.slice(0, from) + piece.repeat(length / piece.length) + honest.slice(from),
  };
}

/** A piece with numbers in it may count. */
function hostilePiece(honest: string, rng: Rng): Hostile {
  const from = rng.below(honest.length);
  const piece = pieceOf(honest, from, rng);
  if (rng.below(2) === 0 || !/\d/.test(piece)) return repeated(honest, from, piece);
  return {
    what: `${JSON.stringify(piece.slice(0, 60))} counted at ${from}`,
    text(length) {
      const times = Math.ceil(length / piece.length);
      const pieces = Array.from({ length: times }, (_, nth) =>
        piece.replaceAll(/\d+/g, String(nth)),
      );
      return honest.slice(0, from) + pieces.join("") + honest.slice(from);
    },
  };
}

/** A sign, two signs, any piece of the text, a line of it, an entry of a list in it. */
function pieceOf(honest: string, from: number, rng: Rng): string {
  const sign = (): string => signs[rng.below(signs.length)] ?? "";
  const kind = rng.below(5);
  if (kind === 0) return sign();
  if (kind === 1) return sign() + sign();
  if (kind === 2) return honest.slice(from, from + 1 + rng.below(30));
  return pieceTo(honest, from, kind === 3 ? "\n" : ",");
}

/** Up to the next of these, and with it. */
function pieceTo(honest: string, from: number, end: string): string {
  const at = honest.indexOf(end, from);
  return at < 0 ? honest.slice(from) + end : honest.slice(from, at + 1);
}

/** One line of it as JSON that means harm; where it is no JSON, any piece. */
function hostileLine(honest: string, rng: Rng): Hostile {
  const lines = honest.split("\n");
  const at = rng.below(lines.length);
  const line = lines[at] ?? "";
  const isBare = line.startsWith('"');
  if (!isBare && !line.startsWith("{")) return hostilePiece(honest, rng);
  const { what, text } = hostileData(isBare ? `{${line}}` : line, rng);
  return {
    what: lines.length === 1 ? what : `line ${at + 1}: ${what}`,
    text(length) {
      const changed = isBare ? text(length).slice(1, -1) : text(length);
      return lines.with(at, changed).join("\n");
    },
  };
}

/** Steps that each further sign may cost before anybody asks how they grow. */
const fewPerSign = 40;

/**
 * What is twice as long may take twice the steps more. Thrice is too much, unless it happens once: a text may become
 * another kind of text where it grows. What a reader throws is wrong in any case.
 */
export async function isSlow(
  length: number,
  count: (length: number) => Promise<StepCount>,
): Promise<string | null> {
  const steps: number[] = [];
  // What an earlier text left in a memo is cleared away, and made again, by the first count of this one.
  await count(length);
  for (const many of [length, 2 * length, 4 * length, 8 * length]) {
    const { steps: taken, trouble } = await count(many);
    if (trouble !== null) return trouble;
    steps.push(taken);
    if (steps.length === 3 && !grows(steps, length)) return null;
  }
  return grows(steps, length) ? `steps ${steps.join(", ")}` : null;
}

/** The last growth against the one before. */
function grows(steps: readonly number[], length: number): boolean {
  const [third = 0, second = 0, first = 0] = steps.toReversed();
  return third - second > 3 * Math.max(second - first, fewPerSign * length);
}
