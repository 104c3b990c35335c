/** The odds of a fight that is about to be rolled. */
import { taskChance, type CombatTask, type View } from "#rules/outer-rim/index.ts";
import { chipsOfFight, type Chip } from "../odds.ts";

/** A fight on the table, with the eyes of whoever is in it: a tie is the attacker's [OR-COM-05]. */
export function fightersChips(task: CombatTask, view: View, eyes: number): readonly Chip[] {
  const odds = taskChance(view.players, task);
  if (odds === null) return [];
  if (task.sides[1].player !== eyes)
    return chipsOfFight(odds, task.after.type === "effects" ? task.after.win : []);
  // What the attacker may still choose to use is not known to the attacked: no figure is better than a wrong one.
  if (odds.atLeast) return [];
  const { ways, of } = odds.win;
  return [
    { kind: "win", chance: { ways: of - ways, of }, atLeast: odds.atMost },
    { kind: "down", chance: odds.defenderDown, atLeast: false },
  ];
}
