/** Personal and ship goals: counted, checked, reached [OR-GOAL-01…04]. */
import { goalPrize, type GoalOf } from "./goal-prize.ts";
import { characterCard } from "../cards/characters.ts";
import { shipSheet } from "../cards/ships.ts";
import { holds } from "../effects/conditions.ts";
import { ask, emit, isHuman, me, next } from "../agenda/play.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { Goal, Trigger } from "../cards/types.ts";
import type { Command } from "../commands.ts";
import type { Play } from "../agenda/play.ts";

const kinds: readonly GoalOf[] = ["character", "ship"];

/** The goal still open on that card, if any. */
function openGoal(play: Play, player: number, of: GoalOf): Goal | null {
  const one = me(play, player);
  if (of === "ship") return one.shipFlipped ? null : shipSheet(one.ship).goal;
  return one.flipped || one.character === null ? null : characterCard(one.character).goal;
}

/** Something a goal may count has happened. Printed opponents have no goals [OR-SOLO-03]. */
export function progress(play: Play, player: number, trigger: Trigger): void {
  if (!isHuman(play, player)) return;
  for (const of of kinds) {
    const goal = openGoal(play, player, of);
    if (goal?.type !== "count" || goal.trigger !== trigger) continue;
    if (goal.when !== undefined && !holds(play.state, player, goal.when)) continue;
    const one = me(play, player);
    const to = (of === "character" ? one.goal : one.shipGoal) + 1;
    if (to < goal.times) emit(play, { type: "goal-advanced", player, of, to, rule: "OR-GOAL-01" });
    else if (goal.pay === undefined) completeGoal(play, player, of);
    else if (one.credits >= goal.pay) next(play, { type: "goal-paid", player, of, pay: goal.pay });
  }
}

/** [OR-GOAL-02] Its prize, and the card turns to its other side. Cad Bane's own card is not lowered by itself. */
export function completeGoal(play: Play, player: number, of: GoalOf): void {
  if (openGoal(play, player, of) === null) return;
  emit(play, { type: "goal-completed", player, of, rule: "OR-GOAL-02" });
  const one = me(play, player);
  const { credits, fame } = goalPrize(one, of);
  if (credits > 0)
    emit(play, { type: "credits-gained", player, amount: credits, rule: "UB-CLAR-02" });
  else
    emit(play, {
      type: "fame-gained",
      player,
      amount: fame,
      source: of === "ship" ? "ship-goal" : "personal-goal",
      card: of === "ship" ? one.ship : (one.character ?? ""),
      rule: "OR-GOAL-02",
    });
}

/** [OR-GOAL-04] A goal with a price: paid now, or left open for another time. */
export function goalPaid(play: Play, task: TaskOf<"goal-paid">, answer: Command | null): void {
  const { player, of, pay } = task;
  if (answer === null) {
    ask(play, task, {
      seat: player,
      ask: "pay-for-goal",
      rule: "OR-GOAL-04",
      params: { pay },
      choices: [{ type: "pay" }, { type: "decline" }],
    });
    return;
  }
  if (answer.type !== "pay") return;
  emit(play, { type: "credits-spent", player, amount: pay, rule: "OR-GOAL-04" });
  completeGoal(play, player, of);
}

/** [OR-GOAL-03] Goals that ask for having something are reached the moment it is there. */
export function checkGoals(play: Play): void {
  for (let player = 0; player < play.state.seats; player++) {
    for (const of of kinds) {
      const goal = openGoal(play, player, of);
      if (goal?.type === "have" && holds(play.state, player, goal.when))
        completeGoal(play, player, of);
    }
  }
}
