/** What brings an open goal nearer without reaching it [OR-GOAL-01…04]. */
import { contactCard, isMarketCard, measureOf } from "#rules/outer-rim/index.ts";
import type { Condition } from "#rules/outer-rim/index.ts";
import { meets, mine } from "../appraisal/self.ts";
import type { Sight } from "../players/mind.ts";
import { worthOfCredits, worthOfWinning } from "../appraisal/points.ts";
import { goalBonus, goalStep, isReady, openGoals, type GoalStep } from "./goals.ts";

/** Half of the way is less than half of the prize: it may never be finished. */
const halfway = 0.45;

/** What goals that ask to have something are worth: all of the prize when they have it, a part on the way. */
export function nearingWorth(view: Sight): number {
  let sum = 0;
  for (const open of openGoals(view)) {
    const { goal, prize } = open;
    const step = goalStep(view, open);
    if (step !== null) sum += steppedWorth(view, step, prize);
    if (goal.type === "ability" || goal.when === undefined) continue;
    if (!meets(view, goal.when)) sum += prize * halfway * shareOf(view, goal.when) ** 2;
    else if (goal.type === "have") sum += prize;
  }
  return sum;
}

/** [OR-GOAL-04] What is only to be paid for is as good as reached, less its price. */
function steppedWorth(view: Sight, step: GoalStep, prize: number): number {
  const gain = Math.max(0, prize - worthOfCredits(view, step.pay));
  if (isReady(view, step)) return gain + worthOfWinning(view, 1);
  const saved = step.pay === 0 ? 1 : Math.min(1, mine(view).credits / step.pay);
  const had = step.when === undefined ? 1 : shareOf(view, step.when);
  return gain * halfway * ((saved + had) / 2) ** 2;
}

/** How much of a condition holds, from 0 to 1. */
function shareOf(view: Sight, condition: Condition): number {
  if (condition.is === "all") {
    let sum = 0;
    for (const part of condition.of) sum += shareOf(view, part);
    return sum / condition.of.length;
  }
  const counted = typeof view.viewer === "number" ? measureOf(view, view.viewer, condition) : null;
  if (counted === null) return meets(view, condition) ? 1 : 0;
  return Math.min(1, counted.have / counted.need);
}

/** What taking somebody on does for goals that count it; `view` is the table with them aboard. */
export function hiringBonus(view: Sight, crew: string): number {
  const isOrange = !isMarketCard(crew) && contactCard(crew).class === "orange";
  return goalBonus(view, "crew-gained") + (isOrange ? goalBonus(view, "orange-crew-gained") : 0);
}

/** Losing favor with the Empire is a goal of its own to whoever has none left, and the way there to everybody else. */
export function spiteBonus(view: Sight): number {
  const left = mine(view).reputation.imperial;
  return goalBonus(view, "imperial-lost-while-negative") * (left < 0 ? 1 : left === 0 ? 0.4 : 0.15);
}
