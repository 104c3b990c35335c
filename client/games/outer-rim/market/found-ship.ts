/** [UB-CARD-08] A ship that a card turned up lies in no market: the task that asks about it holds it. */
import {
  marketCard,
  shipSheet,
  squeezedOn,
  type Question,
  type View,
} from "#rules/outer-rim/index.ts";
import { isShip } from "./taken-card.ts";

interface FoundShip {
  readonly card: string;
  /** [OR-SHIP-04] The own ship is taken in payment. */
  readonly price: number;
  /** [OR-SHIP-03] How many cards it has no room for, and which they may be. */
  readonly goes: number;
  readonly of: readonly string[];
}

export function foundShip(
  { agenda, players }: View,
  question: Question | undefined,
): FoundShip | null {
  const task = agenda.at(-1);
  const mine = players[question?.seat ?? -1];
  if (question?.ask !== "buy-found-ship" || task?.type !== "effects" || mine === undefined)
    return null;
  const card = task.source.held ?? "";
  const printed = marketCard(card);
  if (printed.kind !== "ship" || !isShip(printed.ship)) return null;
  const price = Math.max(0, printed.cost - shipSheet(mine.ship).cost);
  return { card, price, ...squeezedOn(mine, printed.ship) };
}
