/** Why not, in the player's words. */
import type { Refusal } from "#rules/game.ts";
import type { Words } from "./words/en.ts";

export function refusalText({ code, params }: Refusal, words: Words): string {
  const known = words.refusals[code];
  return known === undefined ? (words.refusals["other"]?.(params) ?? code) : known(params);
}
