/** What a card is worth to this player: the difference it makes to how the player stands. */
import {
  contactCard,
  isRolledFor,
  marketCard,
  purchaseChance,
  roomFor,
  shipSheet,
} from "#rules/outer-rim/index.ts";
import type { Sight } from "../players/mind.ts";
import type { PlayerView } from "#rules/outer-rim/index.ts";
import { hiringBonus } from "../errands/nearing.ts";
import { worthOfCredits } from "../appraisal/points.ts";
import { asIf, standingOf } from "../appraisal/standing.ts";
import { mine } from "../appraisal/self.ts";
import { worthOf } from "../appraisal/worth.ts";
import { asBought, priceOf, sparedCrew } from "./purchase.ts";

/** Worth less price, less what has to leave to make room. */
export function cardWorth(view: Sight, id: string, now = standingOf(view), discount = 0): number {
  const me = mine(view);
  const card = marketCard(id);
  const price = priceOf(view, id, discount);
  if (price > me.credits) return -1;
  const then = asBought(view, id, price);
  switch (card.kind) {
    case "event":
      return card.deck === "luxury"
        ? worthOf(asIf(view, { credits: me.credits - price }), card.effects) -
            worthOfCredits(view, price)
        : occasion(view, id) - worthOfCredits(view, price);
    case "ship":
      return (
        bestOf(then) - now + (shipSheet(card.ship as PlayerView["ship"]).goal === null ? 0 : 2)
      );
    case "crew":
      return bestOf(then) + newcomer(then, id) - now;
    default:
      return perhaps(
        view,
        id,
        (roomFor(me, card.kind) ? 0 : -view.mind.friction) + bestOf(then) - now,
        standingOf(asIf(view, { credits: me.credits - price })) - now,
      );
  }
}

/** [OR-MKT-08] What is rolled for is mostly paid and not had. */
function perhaps(view: Sight, id: string, gain: number, lost: number): number {
  if (!isRolledFor(marketCard(id))) return gain;
  const { ways, of } = purchaseChance(mine(view)).chance;
  return (ways * gain + (of - ways) * lost) / of;
}

/** A card that may be turned over for nothing is worth its better side: its other one may even win the game. */
function bestOf(then: readonly Sight[]): number {
  return Math.max(...then.map(standingOf));
}

/** Goals that count newcomers. */
function newcomer([aboard]: readonly Sight[], id: string): number {
  return aboard === undefined ? 0 : hiringBonus(aboard, id);
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

/** A contact as crew, before the price. */
export function crewWorth(view: Sight, contact: string, token: number): number {
  if (contactCard(contact).crew === null) return 0;
  const aboard = asHired(view, contact, token);
  return standingOf(aboard) + hiringBonus(aboard, contact) - standingOf(view);
}

/** The table with them aboard; where there is no room the least useful goes. */
export function asHired(view: Sight, contact: string, token: number): Sight {
  return asIf(view, { crew: [...sparedCrew(view), { id: contact, token }] });
}
