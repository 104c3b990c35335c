/** A card that may be used around a roll: what it does, and what the odds would be with it. */
import {
  abilitiesOf,
  taskChance,
  testChance,
  type Ability,
  type Command,
  type Question,
  type View,
} from "#rules/outer-rim/index.ts";
import { playerAt } from "../../tabletop.ts";
import { chipsOfFight, type Chip } from "../odds.ts";

/** Abilities used by a word, by the question that asks for it [OR-TEST-03] [OR-COM-02] [OR-COM-04]. */
const usable: Readonly<Record<string, readonly Ability["type"][]>> = {
  "before-test": ["any-skill"],
  "before-combat": ["stun", "rotate-for-dice"],
  "after-roll": ["reroll-opposing", "rotate-for-hits"],
};

export function helpFor(command: Command, question: Question, view: View): readonly Ability[] {
  const types = usable[question.ask];
  if (command.type !== "use" || types === undefined) return [];
  return abilitiesOf(playerAt(view, Number(question.params["for"] ?? question.seat)))
    .filter(({ from, ability }) => from === command.ability && types.includes(ability.type))
    .map(({ ability }) => ability);
}

export function helpChips(command: Command, question: Question, view: View): readonly Chip[] {
  const [help] = helpFor(command, question, view);
  const task = view.agenda.at(-1);
  if (help === undefined) return [];
  if (task?.type === "test" && task.skills[0] !== undefined) {
    const lent = task.lent.length + 1;
    const { chance, atLeast } = testChance(playerAt(view, task.player), task.skills[0], lent);
    return [{ kind: "pass", chance, atLeast }];
  }
  if (task?.type !== "combat" || task.phase !== "before" || task.side !== 0) return [];
  const [mine, theirs] = task.sides;
  const more = help.type === "rotate-for-dice" ? help.dice : 1;
  const helped = { ...mine, extra: mine.extra + more };
  const odds = taskChance(view.players, { ...task, sides: [helped, theirs] });
  return odds === null ? [] : chipsOfFight(odds).slice(0, 1);
}
