/** What an errand is about. */
import {
  combatBetweenPlayers,
  contactCard,
  deliveryOf,
  factions,
  fightChance,
  isMarketCard,
  marketCard,
  patrolStrength,
} from "#rules/outer-rim/index.ts";
import type { PlayerView, SpaceId } from "#rules/outer-rim/index.ts";
import type { Errand } from "../appraisal/journeys.ts";
import { turnsBetween } from "../appraisal/charts.ts";
import { mine } from "../appraisal/self.ts";
import { chanceToComplete } from "../odds/job-odds.ts";
import type { Sight } from "../players/mind.ts";
import type { Reason } from "./reason.ts";

export function hundredths(chance: number): number {
  return Math.round(100 * Math.max(0, Math.min(1, chance)));
}

/** [OR-COM-05] What is said is what the dice give, to the hundredth; a trader's own guess is quicker, and only near. */
export function winning(...fight: Parameters<typeof fightChance>): number {
  const { ways, of } = fightChance(...fight).win;
  return ways / of;
}

/** Why somebody flies to, or stays in, a place from where this errand comes first. */
export function errandReason(view: Sight, errand: Errand): Reason {
  const trip = { at: errand.at, turns: turnsTo(view, errand.at) };
  const { key } = errand;
  const faction = factions.find((each) => key === `patrol-${each}`);
  if (faction !== undefined) return patrolReason(view, faction, trip);
  if (key.startsWith("partner-"))
    return { kind: "partner", card: key.slice("partner-".length), ...trip };
  if (key.startsWith("ambition-") || key === "donation") return { kind: "ambition", ...trip };
  return isMarketCard(key) ? cardReason(view, key, trip) : { kind: "goal", ...trip };
}

type Trip = { readonly at: SpaceId; readonly turns: number };

function turnsTo(view: Sight, at: SpaceId): number {
  return turnsBetween(view)(mine(view).space, at);
}

function patrolReason(view: Sight, faction: (typeof factions)[number], trip: Trip): Reason {
  const { level } = view.patrols[faction];
  const chance = level === 4 ? 0 : winning("ship", mine(view), patrolStrength[level]);
  return { kind: "patrol", faction, chance: hundredths(chance), ...trip };
}

function cardReason(view: Sight, id: string, trip: Trip): Reason {
  const me = mine(view);
  const card = marketCard(id);
  const held = me.cards.find((each) => each.id === id);
  if (card.kind === "bounty") {
    const { credits, fame } = card.capture;
    if (held !== undefined && held.token !== null)
      return { kind: "captive", card: id, credits, fame, ...trip };
    const prey = view.players.find(({ character }) => character === card.target);
    if (prey !== undefined) return preyReason(view, prey, id, trip);
    const chance = hundredths(winning(card.combat, me, card.strength));
    return { kind: "bounty", card: id, credits, fame, chance, paid: card.capture.to, ...trip };
  }
  if (card.kind === "job") {
    const chance = hundredths(chanceToComplete(view, card));
    return { kind: "job", card: id, ...jobPay(id), chance, ...trip };
  }
  const delivery = held === undefined ? null : deliveryOf(held);
  const { credits = 0, fame = 0 } = delivery ?? {};
  return { kind: "cargo", card: id, credits, fame, ...trip };
}

/** [UB-PB-05…07] On somebody at the table the printed reward does not count. */
function preyReason(view: Sight, prey: PlayerView, card: string, trip: Trip): Reason {
  const chance = againstPlayer(view, prey, trip.at);
  return { kind: "bounty", card, credits: 5000, fame: 1, chance, ...trip };
}

/** [OR-COM-07] They shoot back with all they have. */
export function againstPlayer(view: Sight, other: PlayerView | undefined, at: SpaceId): number {
  if (other === undefined) return 0;
  return hundredths(winning(combatBetweenPlayers(at), mine(view), other));
}

function jobPay(id: string): { readonly credits: number; readonly fame: number } {
  const card = marketCard(id);
  let [credits, fame] = [0, 0];
  for (const effect of card.kind === "job" ? card.reward : []) {
    if (effect.do === "gain-credits") credits += effect.amount;
    if (effect.do === "gain-fame") fame += effect.amount;
  }
  return { credits, fame };
}

/** The person behind a bounty that this player holds. */
export function huntedAs(view: Sight, contact: string): string | null {
  for (const held of mine(view).cards) {
    const card = marketCard(held.id);
    if (card.kind === "bounty" && held.token === null && card.target === contact) return held.id;
  }
  return null;
}

export function canBeHired(contact: string): boolean {
  return contactCard(contact).crew !== null;
}
