/** What abilities do to dice that lie on the table [OR-COM-04]. */
import { abilitiesOfType, skillCount } from "../crew-and-ships/abilities.ts";
import { suffer } from "../combat/damage.ts";
import { diceAfter, withDice } from "./dice-after.ts";
import { fightDiceAgain, type Reroll } from "./reroll.ts";
import { emit, me, rollDice, unexpected } from "../agenda/play.ts";
import type { CombatTask } from "../agenda/rolls.ts";
import type { Command } from "../commands.ts";
import type { Face } from "../names.ts";
import type { Play } from "../agenda/play.ts";

export function useCombatAbility(
  play: Play,
  task: CombatTask,
  player: number,
  answer: Command,
): CombatTask {
  if (answer.type === "reroll") return mark(rerollOwn(play, task, answer.dice), answer.ability);
  if (answer.type !== "use") unexpected(task, answer);
  const one = me(play, player);
  const opposing = abilitiesOfType(one, "reroll-opposing").find(
    (each) => each.from === answer.ability,
  );
  if (opposing !== undefined) {
    const better = opposing.ability.better.some((skill) => skillCount(one, skill) > 0);
    return mark(
      rerollOpposing(play, task, opposing.ability.count + (better ? 1 : 0)),
      answer.ability,
    );
  }
  announce(play, player, answer.ability);
  const { dice } = task.sides[task.side];
  const after = diceAfter(one, dice, answer.ability) ?? dice;
  return mark(setDice(play, task, task.side, after, answer.ability), answer.ability);
}

/** What it costs: a card turned, the one use of the turn, or blood. */
function announce(play: Play, player: number, ability: string): void {
  if (ability === "focus-to-crit")
    emit(play, { type: "ability-used", player, ability, rule: "OR-CHAR-01" });
  else if (ability === "hurt-for") suffer(play, player, "character", 1, "OR-CHAR-01");
  else emit(play, { type: "card-rotated", player, card: ability, rule: "UB-ROT-03" });
}

function mark(task: CombatTask, ability: string): CombatTask {
  const side = task.sides[task.side];
  const marked = { ...side, used: [...side.used, ability] };
  return { ...task, sides: task.side === 0 ? [marked, task.sides[1]] : [task.sides[0], marked] };
}

function setDice(
  play: Play,
  task: CombatTask,
  index: 0 | 1,
  dice: readonly Face[],
  by: string,
): CombatTask {
  const { player } = task.sides[index];
  emit(play, { type: "dice-changed", player, dice, by, rule: "OR-COM-04" });
  return withDice(task, index, dice);
}

function rerollOwn(play: Play, task: CombatTask, which: Reroll): CombatTask {
  const dice = [...task.sides[task.side].dice];
  const again = fightDiceAgain(dice, which);
  const fresh = rollDice(play, again.length, "reroll");
  for (let i = 0; i < again.length; i++) dice[again[i] ?? 0] = fresh[i] ?? "blank";
  return setDice(play, task, task.side, dice, "reroll");
}

/** The opponent's best dice are rolled again, each of them once. */
function rerollOpposing(play: Play, task: CombatTask, count: number): CombatTask {
  const index = task.side === 0 ? 1 : 0;
  const dice = [...task.sides[index].dice];
  const placesOf = (face: Face): number[] =>
    dice.flatMap((each, at) => (each === face ? [at] : []));
  const again = [...placesOf("crit"), ...placesOf("hit")].slice(0, count);
  const fresh = rollDice(play, again.length, "reroll");
  for (const [i, at] of again.entries()) dice[at] = fresh[i] ?? "blank";
  return setDice(play, task, index, dice, "reroll-opposing");
}
