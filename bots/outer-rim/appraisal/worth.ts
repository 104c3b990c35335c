/** What the lines of a card are worth to a player who resolves them. */
import {
  dieSides,
  factions,
  healthRemaining,
  hullOf,
  isPlanet,
  planetCards,
  roomFor,
  sidesWith,
  times,
} from "#rules/outer-rim/index.ts";
import type { Sight } from "../players/mind.ts";
import type { Effect, Effects, PlayerView } from "#rules/outer-rim/index.ts";
import { wantedWith } from "../errands/ambition.ts";
import { spiteBonus } from "../errands/nearing.ts";
import { combatOdds, fightCost } from "../odds/odds.ts";
import { isTest, nextChance, withoutAdvice } from "../odds/test-odds.ts";
import { unreachable } from "#rules/game.ts";
import { fameWorth, worthOfCredits, worthOfFame } from "./points.ts";
import { meets, mine } from "./self.ts";

export function worthOf(view: Sight, effects: Effects): number {
  let [sum, now] = [0, view];
  for (const effect of effects) {
    sum += worthOfOne(now, mine(now), effect);
    if (isTest(effect)) now = withoutAdvice(now);
  }
  return sum;
}

/** Defeat costs 3,000, the secrets and the next planning step [OR-DMG-02, OR-DMG-03]; damage is a part of that. */
function pain(me: PlayerView, on: "character" | "ship", amount: number): number {
  const left = on === "character" ? healthRemaining(me) : hullOf(me) - me.shipDamage;
  return amount >= left ? -3.5 : -0.45 * amount;
}

/** What there is to be mended: whoever is healed is no help to a damaged ship. */
function woundsOn(me: PlayerView, on: "character" | "ship" | "both"): number {
  return (on === "ship" ? 0 : me.damage) + (on === "character" ? 0 : me.shipDamage);
}

/** An ambition sheet may ask to be liked or hated by a faction. */
function goodwill(view: Sight, me: PlayerView, faction: string): number {
  const named = factions.find((each) => each === faction);
  if (named === undefined || me.ambition === null) return 0;
  return 3 * wantedWith(view, named);
}

/** Is there a step of reputation left to take? Not with whom it has come to its end, nor on a planet nobody owns. */
function mayChange(me: PlayerView, faction: string, end: 1 | -1): boolean {
  const here = isPlanet(me.space) ? planetCards[me.space].faction : null;
  if (faction === "planet" && here === null) return false;
  const named = factions.find((each) => each === (faction === "planet" ? here : faction));
  return named === undefined || me.reputation[named] !== end;
}

/** Whoever is hated already has nothing to lose; Hera Syndulla even wants to. */
function lostReputation(view: Sight, me: PlayerView, faction: string): number {
  const spite = faction === "imperial" ? spiteBonus(view) : 0;
  return spite + (mayChange(me, faction, -1) ? -0.9 : 0) - goodwill(view, me, faction);
}

/** The best line that is offered and can be paid. */
function bestLine(
  view: Sight,
  me: PlayerView,
  effect: Extract<Effect, { readonly do: "choose" | "may" }>,
): number {
  let best = effect.do === "may" ? 0 : -Infinity;
  for (const { when, pay = 0, effects } of effect.options) {
    if (pay > me.credits || (when !== undefined && !meets(view, when))) continue;
    best = Math.max(best, worthOf(view, effects) - worthOfCredits(view, pay));
  }
  return best === -Infinity ? 0 : best;
}

function worthOfOne(view: Sight, me: PlayerView, effect: Effect): number {
  switch (effect.do) {
    case "gain-credits":
      return worthOfCredits(view, effect.amount * times(me, effect.per));
    case "lose-credits":
      return -worthOfCredits(
        view,
        effect.amount === "all" ? me.credits : Math.min(me.credits, effect.amount),
      );
    case "gain-fame":
      return worthOfFame(view, effect.amount);
    case "lose-fame":
      return -fameWorth * effect.amount;
    case "gain-reputation":
      return mayChange(me, effect.faction, 1) ? 0.7 + goodwill(view, me, effect.faction) : 0;
    case "lose-reputation":
      return lostReputation(view, me, effect.faction);
    case "suffer":
      return pain(me, effect.on, effect.amount);
    case "recover":
      return 0.4 * Math.min(woundsOn(me, effect.on), effect.amount === "all" ? 9 : effect.amount);
    case "test": {
      const chance = nextChance(me, effect.skill);
      const then = withoutAdvice(view);
      return (
        chance * worthOf(then, effect.pass ?? []) + (1 - chance) * worthOf(then, effect.fail ?? [])
      );
    }
    case "test-until-passed": {
      const then = withoutAdvice(view);
      const [first, later] = [nextChance(me, effect.skill), nextChance(mine(then), effect.skill)];
      return (worthOf(then, effect.each) * (1 - first)) / later;
    }
    case "fight": {
      const chance = combatOdds(me, effect.combat, effect.strength);
      return (
        chance * worthOf(view, effect.win ?? []) +
        (1 - chance) * worthOf(view, effect.lose ?? []) -
        fightCost(me, effect.combat, effect.strength, view.mind.down)
      );
    }
    case "choose":
    case "may":
      return bestLine(view, me, effect);
    case "if":
      return worthOf(view, meets(view, effect.when) ? effect.effects : (effect.otherwise ?? []));
    case "roll":
      return (
        (sidesWith.hit * worthOf(view, effect.hit ?? []) +
          sidesWith.crit * worthOf(view, effect.crit ?? []) +
          sidesWith.focus * worthOf(view, effect.focus ?? []) +
          sidesWith.blank * worthOf(view, effect.blank ?? [])) /
        dieSides.length
      );
    case "gain-crew":
      return roomFor(me, "crew") ? 4 : 0;
    case "complete":
    case "complete-goal":
    case "complete-ambition":
      return fameWorth;
    case "win-game":
      return 100;
    case "take-top":
    case "take-asset":
    case "extra-turn":
      return 1.5;
    case "deliver":
      return fameWorth - worthOfCredits(view, effect.less ?? 0);
    case "discard":
    case "discard-cargo":
      return -1.5;
    case "story":
    case "stop":
      return 0;
    // Mostly good for something, and never much: a new verb says here what it is worth.
    case "databank":
    case "discard-contact":
    case "discard-this":
    case "discard-top":
    case "fail":
    case "fight-patrol":
    case "fight-player":
    case "fight-until-won":
    case "gain-card":
    case "keep-cargo":
    case "look-at-contact":
    case "market":
    case "move-patrol":
    case "move-to":
    case "move-up-to":
    case "opponent":
    case "opposed-test":
    case "patrol-to-you":
    case "players-here":
    case "remove-this":
    case "reveal-contact":
    case "reveal-planet":
    case "rotate":
    case "special":
    case "take-credits":
      return 0.1;
    default:
      return unreachable(effect);
  }
}
