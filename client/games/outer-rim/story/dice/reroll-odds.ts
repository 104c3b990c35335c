/** What rolling again would bring: the chance to pass, or to win, with the dice that stay [OR-TEST-04] [OR-COM-04]. */
import {
  fightAgainChance,
  isAhead,
  mayBeAnswered,
  purchaseChance,
  smuggleChance,
  testAgainChance,
  type Command,
  type View,
} from "#rules/outer-rim/index.ts";
import { playerAt } from "../../tabletop.ts";
import type { Chip } from "../odds.ts";

export function rerollChips(command: Command, view: View): readonly Chip[] {
  const task = view.agenda.at(-1);
  if (command.type === "stand") return keptChips(view);
  if (command.type !== "reroll") return [];
  if (task?.type === "test") {
    const chance = testAgainChance(view.players, task, command.dice);
    return [{ kind: "pass", chance, atLeast: false }];
  }
  // [OR-CARGO-03] [OR-MKT-08] The only die falls anew: who throws it cannot throw it once more.
  if (task?.type === "smuggle" || task?.type === "purchase-die") {
    const player = playerAt(view, task.player);
    const spent = [...task.used, command.ability];
    return task.type === "smuggle"
      ? [{ ...smuggleChance(player, spent), kind: "pass" }]
      : [{ ...purchaseChance(player, spent), kind: "bought" }];
  }
  const offered = view.questions[0]?.choices ?? [];
  return task?.type === "combat"
    ? [{ kind: "win", ...fightAgainChance(view.players, task, command, offered) }]
    : [];
}

/** Dice that win as they lie say so: a number beside rolling again alone would look like the safer way. */
function keptChips({ players, agenda, questions }: View): readonly Chip[] {
  const task = agenda.at(-1);
  const rolls = questions[0]?.choices.some(({ type }) => type === "reroll") === true;
  if (!rolls || task?.type !== "combat" || task.phase !== "after") return [];
  return isAhead(players, task) && !mayBeAnswered(players, task)
    ? [{ kind: "win", chance: { ways: 1, of: 1 }, atLeast: false }]
    : [];
}
