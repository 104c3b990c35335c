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
import type { PlayerView } from "#rules/outer-rim/index.ts";
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

/** Dice, speed, skills and room pay over the rest of the game. */
function promise(me: PlayerView): number {
  const ground = combatValue(me, "ground");
  const ship = combatValue(me, "ship");
  const skills = skillsOf(me);
  const kinds = new Set(skills).size;
  const { slots } = shipSheet(me.ship);
  let other = 0;
  for (const ability of abilities(me)) {
    if (ability.type === "patrol-fame" || ability.type === "fame-for-credits") other += 3;
    else if (ability.type === "fame-while") other += 1;
    else if (ability.type === "step") other += 0.3;
    else if (ability.type !== "bonus" && ability.type !== "skill" && ability.type !== "slot")
      other += 0.8;
  }
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
