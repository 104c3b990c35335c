/** [OR-LUX-01] Fame that comes and goes with a card is said with the card: it has no news of its own. */
import { fameHeld } from "#rules/outer-rim/index.ts";
import { loud, textOf, type MessageId, type Message } from "../../message.ts";
import type { Say } from "../../../words/say.ts";

export type FameMoves = Extract<
  MessageId,
  "with-fame" | "without-fame" | "fame-taken" | "fame-goes-along"
>;

/** `whose`: who has more fame for it, or less. */
export function withFame(
  message: Message,
  card: string,
  moves: FameMoves,
  whose: number,
  say: Say,
): Message {
  const amount = fameHeld(card);
  // [OR-SOLO-03] A printed opponent is paid its fame when it buys.
  if (amount === 0 || !say.isSeated(whose)) return message;
  const text = textOf(message, say).replace(/\.$/, "");
  return loud(moves, { text, amount, player: say.player(whose) });
}
