/** What rolling again would bring: the chance to pass, or to win, with the dice that stay [OR-TEST-04] [OR-COM-04]. */
import {
  dieSides,
  passingSides,
  sidesByDamage,
  testChance,
  type Command,
  type CombatTask,
  type Face,
  type TestTask,
  type View,
} from "#rules/outer-rim/index.ts";
import { playerAt } from "../../desk.ts";
import { damageOf } from "./damage.ts";
import type { Chip } from "../odds.ts";

type Reroll = Extract<Command, { readonly type: "reroll" }>["dice"];

export function rerollChips(command: Command, view: View): readonly Chip[] {
  const task = view.agenda.at(-1);
  if (command.type !== "reroll") return [];
  if (task?.type === "test") return [testAgain(task, command.dice, view)];
  return task?.type === "combat" ? [fightAgain(task, command.dice)] : [];
}

/** Only a failed test is rolled again: whatever stays does not pass. */
function testAgain(task: TestTask, which: Reroll, view: View): Chip {
  const skill = task.skills[0];
  const known =
    skill === undefined
      ? 0
      : testChance(playerAt(view, task.player), skill, task.lent.length).known;
  const both = which !== "one" && task.dice.every((die) => die === "focus");
  const misses = dieSides.length - passingSides(known);
  const of = dieSides.length ** (both ? 2 : 1);
  return {
    kind: "pass",
    chance: { ways: of - (both ? misses * misses : misses), of },
    atLeast: false,
  };
}

/** Own dice that stay count. */
function fightAgain({ sides, side }: CombatTask, which: Reroll): Chip {
  const mine = sides[side].dice;
  const stays = mine.filter((die) => !goes(die, which));
  const again = which === "one" ? 1 : mine.length - stays.length;
  const kept = which === "one" ? withoutWorst(mine) : stays;
  const theirs = damageOf(sides[side === 0 ? 1 : 0].dice);
  // The attacker wins ties.
  const missing = theirs - damageOf(kept) + (side === 0 ? 0 : 1);
  const sums = spread(again);
  const ways = sums.reduce((all, count, sum) => (sum >= missing ? all + count : all), 0);
  return { kind: "win", chance: { ways, of: dieSides.length ** again }, atLeast: true };
}

function goes(die: Face, which: Reroll): boolean {
  if (which === "blanks") return die === "blank";
  return which === "not-hits" ? die === "blank" || die === "focus" : die !== "crit";
}

const worstFirst: readonly Face[] = ["blank", "focus", "hit", "crit"];

function withoutWorst(dice: readonly Face[]): readonly Face[] {
  const worst = worstFirst.find((face) => dice.includes(face));
  return worst === undefined ? dice : dice.toSpliced(dice.indexOf(worst), 1);
}

/** How many of all throws add up to each sum. */
function spread(dice: number): readonly number[] {
  let sums = [1];
  for (let i = 0; i < dice; i++) {
    const next = Array.from({ length: sums.length + 2 }, () => 0);
    for (const [sum, count] of sums.entries())
      for (const [worth, sides] of sidesByDamage.entries())
        next[sum + worth] = (next[sum + worth] ?? 0) + count * sides;
    sums = next;
  }
  return sums;
}
