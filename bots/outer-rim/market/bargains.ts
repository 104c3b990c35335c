/** At the market: what the shown cards are worth, what to turn over, what to give up for a purchase. */
import { marketCard, roomFor } from "#rules/outer-rim/index.ts";
import type { Sight } from "../players/mind.ts";
import type { Command, PlayerView } from "#rules/outer-rim/index.ts";
import { digWorth } from "./digging.ts";
import { heldWorth } from "./purchase.ts";
import { cardWorth } from "./shopping.ts";
import { standingOf } from "../appraisal/standing.ts";

type Deck = keyof Sight["market"];
/** The decks whose top card may be bought here, and what it is worth. */
export type Offers = ReadonlyMap<Deck, number>;

/** Prices may be lowered by the card that opened this market. */
function discountOf(view: Sight): number {
  const task = view.agenda.at(-1);
  return task?.type === "market" ? task.discount : 0;
}

/** Turn over the next card of a deck, or the next two, while what the other decks show stays to be had. */
export function worthOfLooking(view: Sight, offers: Offers, deck: Deck): number {
  const task = view.agenda.at(-1);
  let other = 0.2;
  for (const [shown, worth] of offers) if (shown !== deck) other = Math.max(other, worth);
  return digWorth(view, deck, task?.type === "market" && task.discards > 0 ? 1 : 2, other);
}

export function offersOf(view: Sight, options: readonly Command[]): Offers {
  const offers = new Map<Deck, number>();
  const now = standingOf(view);
  for (const command of options)
    if (command.type === "buy")
      offers.set(
        command.deck,
        cardWorth(view, view.market[command.deck].top ?? "", now, discountOf(view)),
      );
  return offers;
}

/** Give up what is missed least; where there is no room, only what makes some. */
export function worthOfBarter(view: Sight, me: PlayerView, id: string): number {
  const task = view.agenda.at(-1);
  const top = task?.type === "buy" ? view.market[task.deck].top : null;
  if (task?.type !== "buy" || top === null) return 0.9;
  const { kind } = marketCard(top);
  const slotted = kind !== "ship" && kind !== "event";
  if (slotted && !roomFor(me, kind, task.bartered) && !roomFor(me, kind, [...task.bartered, id]))
    return -1;
  return 0.9 - Math.max(0, heldWorth(view, id)) * 0.01;
}
