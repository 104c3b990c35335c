/** One die of a card: whoever may change dice after any roll may change this one too [UB-CLAR-09]. */
import { abilitiesOfType, healthRemaining } from "../crew-and-ships/abilities.ts";
import { suffer } from "../combat/damage.ts";
import { ask, emit, me, next, rollDice } from "../agenda/play.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { Command } from "../commands.ts";
import type { Face } from "../names.ts";
import type { Play } from "../agenda/play.ts";
import type { Player } from "../state.ts";

/** A die on the table, and what has been used on it. */
interface Die {
  readonly face: Face;
  readonly used: readonly string[];
}

export function rollOne(play: Play, task: TaskOf<"roll-one">, answer: Command | null): void {
  const { player, face, source } = task;
  const choices = answer === null ? changesOf(me(play, player), task) : [];
  if (choices.length > 0) {
    ask(play, task, {
      seat: player,
      ask: "after-one-die",
      rule: "OR-CHAR-01",
      params: { card: source.card, face },
      choices: [{ type: "stand" }, ...choices],
    });
    return;
  }
  if (answer === null || answer.type === "stand")
    next(play, { type: "effects", player, effects: task.lines[face], source });
  else next(play, { ...task, ...changedDie(play, player, task, answer) });
}

/** What this player may still do about the die. */
export function changesOf(one: Player, die: Die): Command[] {
  const choices: Command[] = [];
  for (const { from } of abilitiesOfType(one, "reroll-one"))
    if (!die.used.includes(from)) choices.push({ type: "reroll", ability: from, dice: "one" });
  const hurts = abilitiesOfType(one, "hurt-for").some(({ ability }) => ability.when === "any-roll");
  if (hurts && die.face !== "hit" && healthRemaining(one) >= 2 && !die.used.includes("hurt-for"))
    choices.push({ type: "use", ability: "hurt-for" });
  return choices;
}

/** The die after such an answer. */
export function changedDie(play: Play, player: number, die: Die, answer: Command): Die {
  if (answer.type === "reroll") {
    const dice = rollDice(play, 1, "reroll");
    emit(play, { type: "dice-changed", player, dice, by: answer.ability, rule: "OR-CHAR-01" });
    return { face: dice[0] ?? "blank", used: [...die.used, answer.ability] };
  }
  if (answer.type !== "use") throw new Error(`a die cannot take ${answer.type}`);
  suffer(play, player, "character", 1, "OR-CHAR-01");
  const by = answer.ability;
  emit(play, { type: "dice-changed", player, dice: ["hit"], by, rule: "OR-CHAR-01" });
  return { face: "hit", used: [...die.used, by] };
}
