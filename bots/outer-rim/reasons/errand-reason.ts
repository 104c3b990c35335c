/** What an errand is about. */
import {
  asAt,
  asHunting,
  boundOf,
  contactCard,
  contactIds,
  crewChance,
  deliveryOf,
  factions,
  fightChance,
  isMarketCard,
  marketCard,
  patrolReward,
  patrolStrength,
  playerBounty,
  playerHunted,
  rivalChance,
  smuggleChance,
  whereabouts,
} from "#rules/outer-rim/index.ts";
import { jobOdds } from "../odds/story-odds.ts";
import type {
  Faction,
  BountyCard,
  Effects,
  FightOdds,
  JobCard,
  Odds,
  PlayerView,
  SpaceId,
} from "#rules/outer-rim/index.ts";
import { hostileAt, isKnown } from "../errands/whereabouts.ts";
import { foughtAt } from "../appraisal/places.ts";
import type { Errand } from "../appraisal/journeys.ts";
import { turnsBetween } from "../appraisal/charts.ts";
import { meets, mine } from "../appraisal/self.ts";
import { chanceToComplete } from "../odds/job-odds.ts";
import type { Sight } from "../players/mind.ts";
import type { FightRisk, Pay, Reason, Risk } from "./reason.ts";

function hundredths(chance: number): number {
  return Math.round(100 * Math.max(0, Math.min(1, chance)));
}

/** [OR-COM-05] What is said is what the dice give, to the hundredth; a trader's own guess is quicker, and only near. */
export function risk(...fight: Parameters<typeof fightChance>): FightRisk {
  return oddsOf(fightChance(...fight));
}

function oddsOf({ win, attackerDown, ...odds }: FightOdds): FightRisk {
  const plain = told(win.ways / win.of, attackerDown.ways / attackerDown.of);
  const bound = boundOf({ chance: win, ...odds });
  return bound === "exactly" ? plain : { ...plain, bound };
}

/** What hardly ever happens is not worth a word. */
function told(chance: number, down: number): FightRisk {
  return down < 0.2
    ? { chance: hundredths(chance) }
    : { chance: hundredths(chance), down: hundredths(down) };
}

/** [UB-DATA-03] The whole of it, from the first test to the last; who else will be there is a guess. */
export function jobRisk(view: Sight, card: JobCard): FightRisk {
  if (card.others !== undefined || typeof view.viewer !== "number")
    return { chance: hundredths(chanceToComplete(view, card)) };
  const { done, down, atLeast } = jobOdds(view, view.viewer, card);
  return { ...told(done, down), ...(atLeast && done < 1 && { bound: "atLeast" }) };
}

/** [UB-FAV-05] A die that ends with this turn counts if they may be here. */
function wantedRisk(view: Sight, card: BountyCard): FightRisk {
  return risk(card.combat, asHunting(mine(view), card, view.tokens), card.strength);
}

/** [OR-PAT-06] Level 4 is never beaten. */
export function patrolRisk(
  view: Sight,
  faction: (typeof factions)[number],
  at: SpaceId,
): FightRisk & Partial<Pay> {
  const { level } = view.patrols[faction];
  if (level === 4) return { chance: 0, down: 100 };
  return { ...risk("ship", asAt(mine(view), at), patrolStrength[level]), ...patrolReward[level] };
}

/** Why somebody flies to, or stays in, a place from where this errand comes first. */
export function errandReason(view: Sight, errand: Errand): Reason {
  const trip = { at: errand.at, turns: turnsTo(view, errand.at) };
  const { key } = errand;
  const wanted = factions.find((each) => key === `patrol-${each}`);
  const faction = errand.step === "encounter" ? foughtBefore(view, errand.at, wanted) : wanted;
  if (faction !== undefined)
    return { kind: "patrol", faction, ...patrolRisk(view, faction, errand.at), ...trip };
  if (key.startsWith("partner-"))
    return { kind: "partner", card: key.slice("partner-".length), ...trip };
  if (key.startsWith("ambition-") || key === "donation") return { kind: "ambition", ...trip };
  if (isMarketCard(key)) return cardReason(view, key, trip);
  return { kind: "goal", of: "character", left: stepsLeft(view, key), ...trip };
}

/** [OR-TURN-05] A patrol that has to be fought forestalls everything else that was to be met there. */
function foughtBefore(view: Sight, at: SpaceId, wanted?: Faction): Faction | undefined {
  const hostile = hostileAt(view, mine(view), at);
  const isForced = hostile.length > 0 && (wanted === undefined || !hostile.includes(wanted));
  return isForced ? (foughtAt(view, at)?.faction ?? wanted) : wanted;
}

/** [OR-GOAL-01] Sabotage is asked for twice; every other place that a goal sends somebody to reaches it. */
function stepsLeft(view: Sight, key: string): number {
  return key.startsWith("sabotage-") ? Math.max(1, 2 - mine(view).sabotaged.length) : 1;
}

type Trip = { readonly at: SpaceId; readonly turns: number };

function turnsTo(view: Sight, at: SpaceId): number {
  return turnsBetween(view)(mine(view).space, at);
}

export function cardReason(view: Sight, id: string, trip: Trip): Reason {
  const me = mine(view);
  const card = marketCard(id);
  const held = me.cards.find((each) => each.id === id);
  if (card.kind === "bounty") {
    const { credits, fame } = card.capture;
    if (held !== undefined && held.token !== null)
      return { kind: "captive", card: id, credits, fame, ...trip };
    const prey = view.players[playerHunted(id, view) ?? -1];
    if (prey !== undefined) return preyReason(view, prey, id, trip);
    const found = whereabouts(view, card.target);
    const odds = found.type === "with" ? againstOwner(view, found.player) : wantedRisk(view, card);
    const paid = card.capture.to;
    return { kind: "bounty", card: id, credits, fame, ...odds, paid, ...trace(view, card, trip) };
  }
  if (card.kind === "job") {
    const odds = jobRisk(view, card);
    const shared = card.others === undefined ? {} : { shared: card.others };
    return { kind: "job", card: id, ...jobPay(view, card.reward), ...odds, ...shared, ...trip };
  }
  const delivery = held === undefined ? null : deliveryOf(held);
  const { credits = 0, fame = 0 } = delivery ?? {};
  return delivery?.illegal === true
    ? { kind: "smuggle", card: id, credits, fame, ...likelihood(smuggleChance(me)), ...trip }
    : { kind: "cargo", card: id, credits, fame, ...trip };
}

/** A chance as the buttons say it: its number, and whether it is only a bound. */
export function likelihood(odds: Odds & { readonly atMost?: boolean }): Risk {
  const chance = hundredths(odds.chance.ways / odds.chance.of);
  const bound = boundOf(odds);
  return bound === "exactly" ? { chance } : { chance, bound };
}

/** [UB-PB-05…07] On somebody at the table the printed reward does not count. */
function preyReason(view: Sight, prey: PlayerView, card: string, trip: Trip): Reason {
  const odds = againstPlayer(view, prey);
  return { kind: "bounty", card, ...playerBounty, ...odds, ...met(view, prey), ...trip };
}

/** Players move on before one comes; whoever is here is here. */
function met(view: Sight, { space }: Pick<PlayerView, "space">): Trace {
  return mine(view).space === space ? { sure: true } : { now: true };
}

/** [OR-BNTY-02] Whoever was seen there is there; under a facedown token it is a guess; crew flies with its ship. */
function trace(view: Sight, { target }: BountyCard, trip: Trip): Trip & Trace {
  const found = whereabouts(view, target);
  if (found.type === "with") {
    const seen = met(view, found);
    return { ...trip, ...seen, ...(seen.now === undefined ? {} : { player: found.player }) };
  }
  if (found.type !== "hidden") return found.type === "seen" ? { ...trip, sure: true } : trip;
  const rank = contactCard(target).class;
  const hidden = found.under.filter(({ space }) => space === trip.at).length;
  const unknown = contactIds.filter(
    (id) => contactCard(id).class === rank && !isKnown(view, id),
  ).length;
  // As many unknown faces there as there are people who may be under them: nobody else is left.
  if (hidden > 0 && hidden >= unknown) return { ...trip, sure: true };
  return hidden === 0 ? trip : { ...trip, among: Math.max(1, Math.round(unknown / hidden)) };
}

interface Trace {
  readonly sure?: true;
  readonly among?: number;
  readonly now?: true;
  readonly player?: number;
}

/** [OR-COM-07] They shoot back with all they have. */
export function againstPlayer(view: Sight, other: PlayerView | undefined): FightRisk {
  return other === undefined ? { chance: 0 } : oddsOf(rivalChance(mine(view), other));
}

/** [OR-BNTY-05] Somebody's crew is fought for by its owner, who may also let it go. */
export function againstOwner(view: Sight, player: number): FightRisk {
  const owner = view.players[player];
  const odds = owner === undefined ? null : crewChance(mine(view), owner);
  return odds === null ? { chance: 100 } : oddsOf(odds);
}

/** [OR-JOB-06] What friends already won over pay is not what others do. */
function jobPay(view: Sight, effects: Effects): Pay {
  return effects.reduce((pay: Pay, effect) => {
    switch (effect.do) {
      case "gain-credits":
        return { ...pay, credits: pay.credits + effect.amount };
      case "gain-fame":
        return { ...pay, fame: pay.fame + effect.amount };
      case "gain-reputation": {
        const reputation = factions.find((each) => each === effect.faction);
        return reputation === undefined ? pay : { ...pay, reputation };
      }
      case "if": {
        const lines = meets(view, effect.when) ? effect.effects : (effect.otherwise ?? []);
        const { credits, fame, ...more } = jobPay(view, lines);
        return { ...pay, credits: pay.credits + credits, fame: pay.fame + fame, ...more };
      }
      default:
        return pay;
    }
  }, nothing);
}

const nothing: Pay = { credits: 0, fame: 0 };

/** The person behind a bounty that this player holds. */
export function huntedAs(view: Sight, contact: string): string | null {
  for (const held of mine(view).cards) {
    const card = marketCard(held.id);
    if (card.kind === "bounty" && held.token === null && card.target === contact) return held.id;
  }
  return null;
}
