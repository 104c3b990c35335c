/** What a list says about itself: its points, what it may cost, its activations. */

import { pointWords } from "../amounts.ts";

export interface Totals {
  readonly points: number | null;
  readonly maximum: number | null;
  readonly activations: number | null;
}

/** `995/1000 (12 activations)`, `995/1000`. */
export function totalIn(text: string): Totals | null {
  const match =
    /^(?:(?:total|points?|puntos|punkte|gesamt|summe|army|cost)\s?:\s?)?(\d{2,5})\s*\/\s*(\d{2,5})\b/iu.exec(
      text,
    ) ?? titled.exec(text);
  if (match === null) return null;
  const [points, maximum] = [Number(match[1]), Number(match[2])];
  return { points, maximum, activations: activationsIn(text) };
}

/** `Rogue One (995/1000)`. */
const titled = /^[^\d()]{1,40}\((\d{2,5})\s?\/\s?(\d{2,5})(?:\s?p(?:ts|oints)?)?\)$/iu;

export function activationsIn(text: string): number | null {
  const match =
    /(?<!\d)(\d{1,2})\s+(?:activa(?:tions?|ciones|ción)|acts?|aktivierung(?:en)?)(?!\p{L})|^a[ck]ti(?:vations|vaciones|vierungen)\s?:\s?(\d{1,2})$/iu.exec(
      text,
    );
  return match === null ? null : Number(match[1] ?? match[2]);
}

/** No unit costs as much, upgrades and all. */
const dearest = 320;

/** `Total: 875`, `875 points`, `575`: points of the whole list on a line of their own. */
export function sumIn(text: string): number | null {
  const match = sumLine.exec(text);
  return match === null ? null : Number(match[1]);
}

const label = "(?:grand )?totals?|sum(?:me|a)?|gesamt|points?|puntos|punkte";
const sumLine = new RegExp(
  `^(?:${label})?\\s?[:=]?\\s?[$€]?(\\d{2,5})\\s?(?:${pointWords})?\\.?$`,
  "iu",
);

const titleSum = new RegExp(`(?<!\\d)(\\d{3,5})\\s?(?:${pointWords})?[)\\]]?$`, "iu");

/** `Rogue (683 pts)`: a title that tells the points, for no unit costs so much. */
export function titleSumIn(text: string): number | null {
  const match = titleSum.exec(text);
  const sum = match === null ? 0 : Number(match[1]);
  return sum > dearest ? sum : null;
}
