/** A table as it would lie once a card of the market is bought. */
import {
  distance,
  marketCard,
  roomFor,
  shipSheet,
  waysToMakeRoom,
} from "#rules/outer-rim/index.ts";
import type { Sight } from "../players/mind.ts";
import type { PlayerView } from "#rules/outer-rim/index.ts";
import { asIf, standingOf } from "../appraisal/standing.ts";
import { mine } from "../appraisal/self.ts";

/** The old ship pays for a part of the new one. */
export function priceOf(view: Sight, id: string, discount = 0): number {
  const { kind, cost } = marketCard(id);
  return Math.max(0, cost - discount - (kind === "ship" ? shipSheet(mine(view).ship).cost : 0));
}

/** One look, or two where the card may be turned over for nothing; none where it does not stay. */
export function asBought(view: Sight, id: string, price = priceOf(view, id)): readonly Sight[] {
  const me = mine(view);
  const card = marketCard(id);
  const credits = me.credits - price;
  switch (card.kind) {
    case "event":
      return [];
    case "ship": {
      const ship = card.ship as PlayerView["ship"];
      return [asIf(view, { credits, ship, shipFlipped: false, shipGoal: 0, shipDamage: 0 })];
    }
    case "crew":
      return [asIf(view, { credits, crew: [...sparedCrew(view), { id, token: null }] })];
    default: {
      const gone = givenUp(view, id);
      const cards = me.cards.filter((held) => !gone.includes(held.id));
      const planet = isMarked(id) ? farEnd(me) : null;
      const sides = turnsFreely(id) ? ([0, 1] as const) : ([0] as const);
      return sides.map((side) =>
        asIf(view, { credits, cards: [...cards, { id, side, token: null, mark: false, planet }] }),
      );
    }
  }
}

function turnsFreely(id: string): boolean {
  const card = marketCard(id);
  return (
    card.kind === "gear" &&
    card.abilities.some(
      (one) =>
        one.type === "step" &&
        one.pay === undefined &&
        one.when === undefined &&
        one.effects.some((effect) => effect.do === "rotate"),
    )
  );
}

/** Others say where it goes. */
function isMarked(id: string): boolean {
  const card = marketCard(id);
  if (card.kind !== "cargo") return false;
  const { afterBuying = [] } = card;
  return afterBuying.some((effect) => effect.do === "special" && effect.name === "mark-a-planet");
}

/** Where a card goes whose place others will mark: as far away as they can. */
function farEnd(me: PlayerView): "cantonica" | "takodana" {
  return distance(me.space, "cantonica") > distance(me.space, "takodana")
    ? "cantonica"
    : "takodana";
}

/** [OR-SLOT-04] What goes when room has to be made: the least useful that is enough. */
export function givenUp(view: Sight, id: string): readonly string[] {
  let best: readonly string[] = [];
  let least = Infinity;
  for (const way of waysToMakeRoom(mine(view), id)) {
    const lost = way.reduce((sum, one) => sum + heldWorth(view, one), 0);
    if (lost >= least) continue;
    least = lost;
    best = way;
  }
  return best;
}

/** The same among the crew, for whoever is hired. */
export function sparedCrew(view: Sight): PlayerView["crew"] {
  const me = mine(view);
  if (roomFor(me, "crew")) return me.crew;
  const worths = me.crew.map((crew) => heldWorth(view, crew.id));
  const least = worths.indexOf(Math.min(...worths));
  return me.crew.filter((_, i) => i !== least);
}

/** What would be missing without this card or crew. */
export function heldWorth(view: Sight, id: string): number {
  const me = mine(view);
  const without = asIf(view, {
    cards: me.cards.filter((held) => held.id !== id),
    crew: me.crew.filter((crew) => crew.id !== id),
  });
  return standingOf(view) - standingOf(without);
}
