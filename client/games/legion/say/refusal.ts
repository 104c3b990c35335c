/** Why not, in words. */
import type { Refusal } from "#rules/game.ts";
import { said } from "#words/said.ts";
import type { Words } from "#words/made/legion/words.ts";
import { nameOf, type UnitNames } from "./news.ts";

/** Unit ids become names where the view is at hand. */
export function refusalText(refusal: Refusal, words: Words, view?: UnitNames): string {
  const params = Object.fromEntries(
    Object.entries(refusal.params).map(([key, value]) => [
      key,
      view && typeof value === "string" ? nameOf(view, value, words) : value,
    ]),
  );
  return said(words.refusals, refusal.code.replaceAll("_", "-"), params) ?? words.refusedPlain;
}
