/** Questions answered by a number: what kind to order, which price of a ship to name. */
import { roomFor, shipSheet, type PlayerView } from "#rules/outer-rim/index.ts";
import type { Sight } from "../players/mind.ts";

export function worthOfNumber(view: Sight, me: PlayerView, number: number): number {
  switch (view.questions[0]?.ask) {
    case "special-order":
      return roomFor(me, number === 0 ? "gear" : "mod") ? 1 : 0;
    case "name-a-ship-price":
      return worthOfPrice(me, number);
    default:
      return 0;
  }
}

/** [UB-CARD-08] The dearest ship that can be paid; one that cannot is turned up for nothing. */
function worthOfPrice(me: PlayerView, price: number): number {
  return price - shipSheet(me.ship).cost <= me.credits ? price / 5000 : -1;
}
