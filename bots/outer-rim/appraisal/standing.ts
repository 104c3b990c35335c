/** How well a player stands: fame, goals, what can be earned from here, and what the equipment promises. */
import {
  combatValue,
  fameOf,
  healthOf,
  hullOf,
  hyperdriveOf,
  shipSheet,
} from "#rules/outer-rim/index.ts";
import type { Sight } from "../players/mind.ts";
import type { Ability, PlayerView } from "#rules/outer-rim/index.ts";
import { infinityWorth } from "../errands/ambition.ts";
import { abilities, skills as skillsOf } from "../odds/facts.ts";
import { errandsOf } from "../errands/errands.ts";
import { nearingWorth } from "../errands/nearing.ts";
import { bestRound, roundsOf } from "./journeys.ts";
import { turnsBetween } from "./charts.ts";
import { fameFor, fameWorth, savesForFame } from "./points.ts";
import { mine } from "./self.ts";

/** The same view as if this player were another. */
export function asIf(view: Sight, change: Partial<PlayerView>): Sight {
  const players = view.players.map((player, i) =>
    i === view.viewer ? { ...player, ...change } : player,
  );
  return { ...view, players };
}

/** The same with one of their cards turned round. */
export function turned(view: Sight, card: string): Sight {
  const cards = mine(view).cards.map((held) =>
    held.id === card ? { ...held, side: held.side === 0 ? (1 as const) : (0 as const) } : held,
  );
  return asIf(view, { cards });
}

/** What a purse is worth as a whole: the first thousands most. */
function purseWorth(view: Sight, credits: number): number {
  const { rate, rich } = view.mind;
  const first = Math.min(credits, rich) / rate;
  if (credits <= rich) return first;
  const more = (rich * Math.log(credits / rich)) / rate;
  return first + (savesForFame(view) ? Math.max(more, fameFor(credits - rich)) : more);
}

/** Over the rest of a game. What is counted as dice, skills or room is nothing here; a new ability says its worth. */
const abilityWorth: Readonly<Record<Ability["type"], number>> = {
  bonus: 0,
  skill: 0,
  slot: 0,
  step: 0.3,
  "fame-while": 1,
  "patrol-fame": 3,
  "fame-for-credits": 3,
  "turn-focus": 0.8,
  cancel: 0.8,
  "focus-cancels": 0.8,
  "fewer-dice": 0.8,
  reroll: 0.8,
  "reroll-one": 0.8,
  "reroll-test-focus": 0.8,
  "reroll-opposing": 0.8,
  "focus-to-crit": 0.8,
  "hurt-for": 0.8,
  "rotate-for-dice": 0.8,
  "rotate-for-hits": 0.8,
  stun: 0.8,
  "suffer-less": 0.8,
  "suffer-at-most": 0.8,
  "hurt-more": 0.8,
  reward: 0.8,
  "elimination-reward": 0.8,
  "after-win": 0.8,
  "credits-per-margin": 0.8,
  "fame-to-credits": 0.8,
  "starting-fame": 0.8,
  "any-skill": 0.8,
  smuggle: 0.8,
  "slip-past": 0.8,
  "avoid-defeat": 0.8,
  "send-patrol-away": 0.8,
  "die-against-defeat": 0.8,
  "no-forced-patrols": 0.8,
  "patrols-forgive": 0.8,
  "hold-ship": 0.8,
  reach: 0.8,
  "when-defeated": 0.8,
  "lost-with-ship-combat": 0.8,
  "may-be-fought": 0.8,
  "after-orange-crew": 0.8,
};

/** Dice, speed, skills and room pay over the rest of the game. */
function promise(me: PlayerView): number {
  const ground = combatValue(me, "ground");
  const ship = combatValue(me, "ship");
  const skills = skillsOf(me);
  const kinds = new Set(skills).size;
  const { slots } = shipSheet(me.ship);
  let other = 0;
  for (const { type } of abilities(me)) other += abilityWorth[type];
  return (
    upTo(ground, 6) * 1.8 +
    upTo(ship, 6) * 1.2 +
    healthOf(me) * 0.5 +
    hullOf(me) * 0.5 +
    Math.min(9, hyperdriveOf(me)) * 1.1 +
    kinds * 0.9 +
    (skills.length - kinds) * 0.35 +
    slots.crew * 0.6 +
    (slots.cargo + slots.cargoOrMod) * 0.5 +
    other
  );
}

/** Whole dice up to here, half of them beyond. */
function upTo(dice: number, enough: number): number {
  return Math.min(dice, enough) + Math.max(0, dice - enough) * 0.4;
}

export function standingOf(view: Sight): number {
  const me = mine(view);
  const turns = turnsBetween(view);
  return (
    assetsOf(view) + bestRound(roundsOf(view.mind, errandsOf(view, turns), turns), me.space).worth
  );
}

function assetsOf(view: Sight): number {
  const me = mine(view);
  const fame = typeof view.viewer === "number" ? fameOf(view, view.viewer) : 0;
  const left = Math.max(0.1, (view.rules.fame - fame) / view.rules.fame);
  let sum =
    fameWorth * fame + purseWorth(view, me.credits) + view.mind.promise * promise(me) * left;
  sum += nearingWorth(view) + infinityWorth(view);
  if (fame >= view.rules.fame && me.ambition === null) sum += 100;
  return sum;
}
