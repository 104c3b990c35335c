/** [OR-LUX-01] Fame that comes and goes with a card is said with the card: it has no news of its own. */
import { fameHeld } from "#rules/outer-rim/index.ts";
import { loud, type Sentence, type Told } from "../told.ts";
import type { Say } from "../../words/say.ts";

export type FameMoves = Extract<
  Sentence,
  "with-fame" | "without-fame" | "fame-taken" | "fame-goes-along"
>;

/** `whose`: who has more fame for it, or less. */
export function withFame(
  told: Told,
  card: string,
  moves: FameMoves,
  whose: number,
  say: Say,
): Told {
  const amount = fameHeld(card);
  // [OR-SOLO-03] A printed opponent is paid its fame when it buys.
  if (amount === 0 || !say.isSeated(whose)) return told;
  const text = say.fill(`log.${told.sentence}`, told.with).replace(/\.$/, "");
  return loud(moves, { text, amount, player: say.player(whose) });
}
