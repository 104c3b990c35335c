/** What a card is worth to this player: the difference it makes to how the player stands. */
import { contactCard, distance, marketCard, roomFor, shipSheet } from "#rules/outer-rim/index.ts";
import type { Sight } from "../players/mind.ts";
import type { PlayerView } from "#rules/outer-rim/index.ts";
import { hiringBonus } from "../errands/nearing.ts";
import { worthOfCredits } from "../appraisal/points.ts";
import { asIf, standingOf } from "../appraisal/standing.ts";
import { mine } from "../appraisal/self.ts";
import { worthOf } from "../appraisal/worth.ts";

/** Worth less price, less what has to leave to make room. */
export function cardWorth(view: Sight, id: string, now = standingOf(view), discount = 0): number {
  const me = mine(view);
  const card = marketCard(id);
  const price = Math.max(
    0,
    card.cost - discount - (card.kind === "ship" ? shipSheet(me.ship).cost : 0),
  );
  if (price > me.credits) return -1;
  const credits = me.credits - price;
  switch (card.kind) {
    case "event":
      return card.deck === "luxury"
        ? worthOf(asIf(view, { credits }), card.effects) - worthOfCredits(view, price)
        : occasion(view, id) - worthOfCredits(view, price);
    case "ship":
      return (
        standingOf(
          asIf(view, {
            credits,
            ship: card.ship as PlayerView["ship"],
            shipFlipped: false,
            shipGoal: 0,
            shipDamage: 0,
          }),
        ) -
        now +
        (shipSheet(card.ship as PlayerView["ship"]).goal === null ? 0 : 2)
      );
    case "crew":
      return (
        manned(view, { credits, crew: [...sparedCrew(view, me), { id, token: null }] }, id) - now
      );
    default:
      return (
        (roomFor(me, card.kind) ? 0 : -view.mind.friction) +
        bestSide(view, id, { credits, cards: spared(view, me, card.kind) }) -
        now
      );
  }
}

/** A card that may be turned over for nothing is worth its better side: its other one may even win the game. */
function bestSide(
  view: Sight,
  id: string,
  { credits, cards }: Pick<PlayerView, "credits" | "cards">,
): number {
  const planet = farEnd(mine(view));
  const held = (side: 0 | 1): number =>
    standingOf(
      asIf(view, { credits, cards: [...cards, { id, side, token: null, mark: false, planet }] }),
    );
  return turnsFreely(id) ? Math.max(held(0), held(1)) : held(0);
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

/** What an occasion of the other decks is good for: a ship, gear of one's choice, a planet's faces. */
function occasion(view: Sight, id: string): number {
  const me = mine(view);
  switch (id) {
    case "used-ship-for-sale":
      return shipSheet(me.ship).cost === 0 && me.credits >= 6000 ? 2 : 0.1;
    case "special-order":
      return me.credits >= 7000 && (roomFor(me, "gear") || roomFor(me, "mod")) ? 2 : 0.1;
    case "information-broker":
      return me.cards.some((held) => isHunting(held)) ? 1.6 : 0.3;
    default:
      return 0.1;
  }
}

function isHunting({ id, token }: PlayerView["cards"][number]): boolean {
  return marketCard(id).kind === "bounty" && token === null;
}

/** Where a card goes whose place others will mark: as far away as they can. */
function farEnd(me: PlayerView): "cantonica" | "takodana" {
  return distance(me.space, "cantonica") > distance(me.space, "takodana")
    ? "cantonica"
    : "takodana";
}

/** What stays when room has to be made: the least useful card of a fitting kind goes. */
function spared(
  view: Sight,
  me: PlayerView,
  kind: "cargo" | "job" | "bounty" | "gear" | "mod",
): PlayerView["cards"] {
  if (roomFor(me, kind)) return me.cards;
  let best: PlayerView["cards"] = me.cards;
  let least = Infinity;
  for (const held of me.cards) {
    if (!roomFor(me, kind, [held.id])) continue;
    const lost = heldWorth(view, held.id);
    if (lost >= least) continue;
    least = lost;
    best = me.cards.filter((each) => each !== held);
  }
  return best;
}

/** The same among the crew. */
function sparedCrew(view: Sight, me: PlayerView): PlayerView["crew"] {
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

/** A contact as crew, before the price. */
export function crewWorth(view: Sight, contact: string, token: number): number {
  const me = mine(view);
  if (contactCard(contact).crew === null) return 0;
  return (
    manned(view, { crew: [...sparedCrew(view, me), { id: contact, token }] }, contact) -
    standingOf(view)
  );
}

/** How one stands with a newcomer aboard, goals that count newcomers included. */
function manned(view: Sight, change: Partial<PlayerView>, newcomer: string): number {
  const aboard = asIf(view, change);
  return standingOf(aboard) + hiringBonus(aboard, newcomer);
}
