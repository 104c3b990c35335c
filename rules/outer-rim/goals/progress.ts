/** How far each open goal has come: personal, of the ship, of the ambition [OR-GOAL-01…04, UB-AMB-08…11]. */
import type { View } from "../view.ts";
import { ambitionSheet } from "../cards/ambitions.ts";
import { characterCard } from "../cards/characters.ts";
import { shipSheet } from "../cards/ships.ts";
import { fameOf, holds, measureOf } from "../effects/conditions.ts";
import type { Ability } from "../cards/abilities.ts";
import type { AmbitionGoal, Goal, Trigger } from "../cards/types.ts";
import type { Condition } from "../cards/effects.ts";
import type { Scene } from "../effects/scene.ts";
import type { PublicPlayer } from "../state.ts";

/** One thing a goal asks for, counted: 2 of 3 crew, 7,000 of 10,000 credits; yes-or-no conditions count to 1. */
export interface GoalStep {
  readonly what: Condition | Trigger | "fame" | "encounter" | "ability";
  readonly have: number;
  readonly need: number;
}

export interface GoalProgress {
  readonly of: "character" | "ship" | "ambition";
  /** Its place on the ambition sheet; 0 for the others. */
  readonly index: number;
  /** Numbered, dash, infinity or fame on an ambition sheet. */
  readonly kind: AmbitionGoal["kind"] | null;
  readonly done: boolean;
  /** What must be paid when the last step is reached. */
  readonly pay: number;
  readonly steps: readonly GoalStep[];
}

type Table = Scene & { readonly rules: { readonly fame: number } };

/** [OR-FAME-03] What a seat needs; [UB-SOLO-13] with ambitions a printed opponent more. */
export function fameToWin(
  { rules, players }: Pick<View, "rules" | "players">,
  seat: number,
): number {
  return rules.fame + (players[seat]?.opponent?.handicap ?? 0);
}

export function goalsOf(table: Table, seat: number): readonly GoalProgress[] {
  const one = table.players[seat];
  // [OR-SOLO-03] Printed opponents have none.
  if (one === undefined || one.character === null || one.opponent !== null) return [];
  const found: GoalProgress[] = [];
  const card = characterCard(one.character);
  const own = { goal: card.goal, front: card.front, done: one.flipped, counted: one.goal };
  found.push(cardGoal(table, seat, { of: "character", ...own }));
  const { goal, front } = shipSheet(one.ship);
  if (goal !== null) {
    const ship = { goal, front, done: one.shipFlipped, counted: one.shipGoal };
    found.push(cardGoal(table, seat, { of: "ship", ...ship }));
  }
  return [...found, ...ambitionGoals(table, seat, one)];
}

interface Printed {
  readonly goal: Goal;
  readonly of: "character" | "ship";
  readonly done: boolean;
  readonly counted: number;
  readonly front: readonly Ability[];
}

function cardGoal(table: Table, seat: number, printed: Printed): GoalProgress {
  const { goal, of, done } = printed;
  const pay = goal.type === "count" ? goal.pay : goal.type === "ability" ? wayTo(printed)?.pay : 0;
  return { of, index: 0, kind: null, done, pay: pay ?? 0, steps: stepsOf(table, seat, printed) };
}

/** The printed ability that reaches the goal. */
function wayTo({ front, of }: Printed): Extract<Ability, { readonly type: "step" }> | undefined {
  for (const ability of front)
    if (
      ability.type === "step" &&
      JSON.stringify(ability.effects).includes(`"complete-goal","of":"${of}"`)
    )
      return ability;
  return undefined;
}

function stepsOf(table: Table, seat: number, printed: Printed): GoalStep[] {
  const { goal, done, counted } = printed;
  switch (goal.type) {
    case "count":
      return [{ what: goal.trigger, have: done ? goal.times : counted, need: goal.times }];
    case "have":
      return conditionSteps(table, seat, goal.when);
    default: {
      const when = wayTo(printed)?.when;
      const needs = when === undefined ? [] : conditionSteps(table, seat, when);
      return [...needs, { what: "ability", have: done ? 1 : 0, need: 1 }];
    }
  }
}

/** A condition made of several is shown part by part. */
function conditionSteps(table: Table, seat: number, condition: Condition): GoalStep[] {
  if (condition.is === "all")
    return condition.of.flatMap((each) => conditionSteps(table, seat, each));
  const counted = measureOf(table, seat, condition);
  if (counted !== null) return [{ what: condition, ...counted }];
  return [{ what: condition, have: holds(table, seat, condition) ? 1 : 0, need: 1 }];
}

function ambitionGoals(table: Table, seat: number, one: PublicPlayer): GoalProgress[] {
  const { ambition } = one;
  if (ambition === null) return [];
  const goals: readonly AmbitionGoal[] = ambitionSheet(ambition.id).goals;
  return goals.map((goal, index) => {
    const done = ambition.done[index] === true;
    return {
      of: "ambition",
      index,
      kind: goal.kind,
      done,
      pay: 0,
      steps: ambitionSteps(table, seat, goal, done),
    };
  });
}

function ambitionSteps(table: Table, seat: number, goal: AmbitionGoal, done: boolean): GoalStep[] {
  const steps: GoalStep[] = [];
  if (goal.kind === "fame")
    steps.push({ what: "fame", have: fameOf(table, seat), need: table.rules.fame });
  if (goal.when !== undefined) steps.push(...conditionSteps(table, seat, goal.when));
  if (goal.encounter !== undefined) steps.push({ what: "encounter", have: done ? 1 : 0, need: 1 });
  if (goal.effects !== undefined) steps.push({ what: "ability", have: done ? 1 : 0, need: 1 });
  return steps;
}
