/** The odds of a fight that is about to be rolled. */
import { taskChance, type CombatTask, type View } from "#rules/outer-rim/index.ts";
import { chipsOfDefence, chipsOfFight, type Chip } from "../odds.ts";

/** A fight on the table, with the eyes of whoever is in it. */
export function fightersChips(task: CombatTask, view: View, eyes: number): readonly Chip[] {
  const odds = taskChance(view.players, task);
  if (odds === null) return [];
  if (task.sides[1].player === eyes) return chipsOfDefence(odds);
  return chipsOfFight(odds, task.after.type === "effects" ? task.after.win : []);
}
