/** Which dice are thrown again, and what that may bring [OR-COM-04, OR-TEST-04]. */
import { dieSides, passingSides } from "./die.ts";
import { isAhead, withDice, worst } from "./dice-after.ts";
import { diceOf } from "./faces.ts";
import { fraction, testChance, type Fraction, type Odds } from "./odds.ts";
import { throwsOf } from "./throws.ts";
import { unreachable } from "../../game.ts";
import type { CombatTask, TestTask } from "../agenda/rolls.ts";
import type { Command } from "../commands.ts";
import type { Face } from "../names.ts";
import type { PublicPlayer } from "../state.ts";

type RerollCommand = Extract<Command, { readonly type: "reroll" }>;
export type Reroll = RerollCommand["dice"];

/** Of one's own dice in a fight, by their place in the row. */
export function fightDiceAgain(dice: readonly Face[], which: Reroll): readonly number[] {
  if (which === "one") return dice.length === 0 ? [] : [worst(dice)];
  return [...dice.keys()].filter((i) => goes(dice[i] ?? "blank", which));
}

function goes(die: Face, which: Exclude<Reroll, "one">): boolean {
  switch (die) {
    case "blank":
      return true;
    case "focus":
      return which !== "blanks";
    case "hit":
      return which === "not-crits";
    case "crit":
      return false;
    default:
      return unreachable(die);
  }
}

/** Of the two dice of a failed test: both focus results, or one die that is none of them. */
export function testDiceAgain(dice: readonly Face[], which: Reroll): readonly number[] {
  const isFocus = [...dice.keys()].filter((i) => dice[i] === "focus");
  if (which !== "one") return isFocus.length === 0 ? [1] : isFocus;
  return [dice[0] === "focus" ? 1 : 0];
}

/** [OR-TEST-04] Only a failed test is rolled again: whatever stays does not pass. */
export function testAgainChance(
  players: readonly PublicPlayer[],
  { player, skills, lent, dice }: TestTask,
  which: Reroll,
): Fraction {
  const [one, skill] = [players[player], skills[0]];
  const known =
    one === undefined || skill === undefined ? 0 : testChance(one, skill, lent.length).known;
  const count = BigInt(testDiceAgain(dice, which).length);
  const all = BigInt(dieSides.length) ** count;
  return fraction(all - BigInt(dieSides.length - passingSides(known)) ** count, all);
}

/**
 * [OR-COM-08] To win with the dice that stay and every way the others can fall, once abilities that always work have
 * worked. `offered` is what may be used now: another of it could better the chance, unless somebody may still answer.
 */
export function fightAgainChance(
  players: readonly PublicPlayer[],
  task: CombatTask,
  { ability, dice: which }: RerollCommand,
  offered: readonly Command[],
): Odds {
  const { side, sides } = task;
  const { dice } = sides[side];
  const again = fightDiceAgain(dice, which);
  const kept = dice.filter((_, i) => !again.includes(i));
  let won = 0;
  for (const { counts, ways } of throwsOf(again.length))
    if (isAhead(players, withDice(task, side, [...kept, ...diceOf(counts)]))) won += ways;
  const more = offered.some((one) => "ability" in one && one.ability !== ability);
  return {
    chance: fraction(BigInt(won), BigInt(dieSides.length) ** BigInt(again.length)),
    atLeast: more && !mayBeAnswered(players, task),
  };
}

/** [OR-COM-04] The attacker speaks first: what a defender at the table still has is not on the dice yet. */
export function mayBeAnswered(
  players: readonly PublicPlayer[],
  { side, sides }: CombatTask,
): boolean {
  const { player } = sides[1];
  return side === 0 && player !== null && players[player]?.opponent === null;
}
