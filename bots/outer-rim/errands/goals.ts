/** Personal and ship goals: what a deed brings beside its own reward [OR-GOAL-01…04]. */
import {
  characterCard,
  combatBetweenPlayers,
  isNavpoint,
  planetCards,
  shipSheet,
} from "#rules/outer-rim/index.ts";
import type { Sight } from "../players/mind.ts";
import type { Condition, Goal, SpaceId, Trigger } from "#rules/outer-rim/index.ts";
import type { Errand } from "../appraisal/journeys.ts";
import { combatOdds } from "../odds/odds.ts";
import { chanceToPass } from "../odds/test-odds.ts";
import { fameWorth, worthOfCredits, worthOfSome, worthOfWinning } from "../appraisal/points.ts";
import { meets, mine } from "../appraisal/self.ts";

export interface OpenGoal {
  readonly of: "character" | "ship";
  readonly goal: Goal;
  readonly reached: number;
  readonly prize: number;
}

export function openGoals(view: Sight): OpenGoal[] {
  const me = mine(view);
  const found: OpenGoal[] = [];
  if (!me.flipped && me.character !== null)
    found.push({
      of: "character",
      goal: characterCard(me.character).goal,
      reached: me.goal,
      prize: fameWorth,
    });
  const { goal } = shipSheet(me.ship);
  if (!me.shipFlipped && goal !== null)
    found.push({ of: "ship", goal, reached: me.shipGoal, prize: worthOfSome(view, 1) });
  return found;
}

/** [OR-GOAL-01] What a goal asks for that is reached by an ability of the same card and nothing else. */
export interface GoalStep {
  readonly id: string;
  readonly when?: Condition;
  readonly pay: number;
}

export function goalStep(
  view: Sight,
  { of, goal }: Pick<OpenGoal, "of" | "goal">,
): GoalStep | null {
  if (goal.type !== "ability") return null;
  const { character, ship } = mine(view);
  const sheet = of === "ship" || character === null ? shipSheet(ship) : characterCard(character);
  for (const one of sheet.front) {
    if (one.type !== "step" || one.effects[0]?.do !== "complete-goal") continue;
    const { id, when, pay = 0 } = one;
    return when === undefined ? { id, pay } : { id, when, pay };
  }
  return null;
}

/** Whether the ability may be used now, but for the step of the turn. */
export function isReady(view: Sight, { when, pay }: GoalStep): boolean {
  return pay <= mine(view).credits && (when === undefined || meets(view, when));
}

/** What one more deed of this kind is worth to the goals that count it. */
export function goalBonus(view: Sight, trigger: Trigger): number {
  let sum = 0;
  for (const { prize, pay, left } of goalsCounting(view, trigger))
    sum += (prize - worthOfCredits(view, pay)) / left + (left === 1 ? worthOfWinning(view, 1) : 0);
  return sum;
}

interface Counting extends Pick<OpenGoal, "of" | "prize"> {
  readonly pay: number;
  /** How many deeds are still missing, this one included. */
  readonly left: number;
}

/** The open goals that one more deed of this kind counts for. */
export function goalsCounting(view: Sight, trigger: Trigger): readonly Counting[] {
  return openGoals(view).flatMap(({ of, goal, reached, prize }) => {
    if (goal.type !== "count" || goal.trigger !== trigger) return [];
    if (goal.when !== undefined && !meets(view, goal.when)) return [];
    const { times, pay = 0 } = goal;
    return pay <= mine(view).credits
      ? [{ of, prize, pay, left: Math.max(1, times - reached) }]
      : [];
  });
}

/** What winning a combat is worth to the goals. */
export function combatBonus(view: Sight, kind: "ground" | "ship", strength: number): number {
  return (
    goalBonus(view, "combat-won") +
    goalBonus(view, kind === "ground" ? "ground-combat-won" : "ship-combat-won") +
    (strength >= 5 ? goalBonus(view, "five-dice-beaten") : 0)
  );
}

/** What an encounter with a place does for the goals, whatever card is drawn. */
export function navpointBonus(view: Sight, place: SpaceId): number {
  return isNavpoint(place) ? goalBonus(view, "navpoint-encountered") : 0;
}

const sabotagePlanets = (Object.keys(planetCards) as (keyof typeof planetCards)[]).filter(
  (planet) => planetCards[planet].faction === "imperial",
);

/** Places that a goal itself sends a player to. */
export function goalErrands(view: Sight): Errand[] {
  const me = mine(view);
  const found: Errand[] = [];
  const takodana = goalBonus(view, "takodana-encountered");
  if (takodana > 0) found.push({ key: "goal", at: "takodana", worth: takodana, step: "encounter" });
  if (me.flipped) return found;
  if (me.character === "jyn-erso") {
    const worth =
      (chanceToPass(me, "stealth") * fameWorth) / (2 - Math.min(1, me.sabotaged.length));
    for (const at of sabotagePlanets)
      if (!me.sabotaged.includes(at))
        found.push({ key: `sabotage-${at}`, at, worth, step: "action" });
  }
  for (const at of meetings(view)) {
    const worth = challengeWorth(view, at);
    // People move on: who flies after them comes late half of the time.
    if (worth > 0)
      found.push({
        key: "challenge",
        at,
        worth: at === me.space ? worth : worth * 0.5,
        step: "encounter",
      });
  }
  return found;
}

function meetings(view: Sight): SpaceId[] {
  const found: SpaceId[] = [];
  for (let i = 0; i < view.players.length; i++) {
    const other = view.players[i];
    if (i !== view.viewer && other !== undefined && other.character !== null)
      found.push(other.space);
  }
  return found;
}

/** Goals reached against another player in the same space: Dengar's and Hondo's. */
function challengeWorth(view: Sight, at: SpaceId): number {
  const me = mine(view);
  const others = view.players.filter((each, i) => i !== view.viewer && each.space === at);
  if (me.character === "hondo-ohnaka") return chanceToPass(me, "influence") * fameWorth;
  if (me.character !== "dengar" || !others.some((each) => each.fameNow >= 2)) return 0;
  return combatOdds(me, combatBetweenPlayers(at), 4) * fameWorth - 1;
}
