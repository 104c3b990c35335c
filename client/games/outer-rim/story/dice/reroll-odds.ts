/** What rolling again would bring: the chance to pass, or to win, with the dice that stay [OR-TEST-04] [OR-COM-04]. */
import {
  fightAgainChance,
  testAgainChance,
  type Command,
  type View,
} from "#rules/outer-rim/index.ts";
import type { Chip } from "../odds.ts";

export function rerollChips(command: Command, view: View): readonly Chip[] {
  const task = view.agenda.at(-1);
  if (command.type !== "reroll") return [];
  if (task?.type === "test") {
    const chance = testAgainChance(view.players, task, command.dice);
    return [{ kind: "pass", chance, atLeast: false }];
  }
  const offered = view.questions[0]?.choices ?? [];
  return task?.type === "combat"
    ? [{ kind: "win", ...fightAgainChance(view.players, task, command, offered) }]
    : [];
}
