/** Why not, in the player's words. */
import type { Refusal } from "#rules/game.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";

export function refusalText({ code, params }: Refusal, words: Words): string {
  if (code === "cannot-pay")
    return words.cannotPay(Number(params["cost"]), Number(params["credits"]));
  return words.refusals[code] ?? words.refusals["other"] ?? code;
}
