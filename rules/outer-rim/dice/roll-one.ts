/** One die of a card: whoever may change dice after any roll may change this one too [UB-CLAR-09]. */
import { abilitiesOfType, healthRemaining } from "../crew-and-ships/abilities.ts";
import { suffer } from "../combat/damage.ts";
import { ask, emit, me, next, rollDice, unexpected } from "../agenda/play.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { Command } from "../commands.ts";
import type { Play } from "../agenda/play.ts";

export function rollOne(play: Play, task: TaskOf<"roll-one">, answer: Command | null): void {
  const { player, face, source, used } = task;
  if (answer === null) {
    const choices = changes(play, task);
    if (choices.length === 0)
      next(play, { type: "effects", player, effects: task.lines[face], source });
    else
      ask(play, task, {
        seat: player,
        ask: "after-one-die",
        rule: "OR-CHAR-01",
        params: { card: source.card, face },
        choices: [{ type: "stand" }, ...choices],
      });
    return;
  }
  switch (answer.type) {
    case "stand":
      next(play, { type: "effects", player, effects: task.lines[face], source });
      return;
    case "reroll": {
      const dice = rollDice(play, 1, "reroll");
      emit(play, { type: "dice-changed", player, dice, by: answer.ability, rule: "OR-CHAR-01" });
      next(play, { ...task, face: dice[0] ?? "blank", used: [...used, answer.ability] });
      return;
    }
    case "use":
      suffer(play, player, "character", 1, "OR-CHAR-01");
      emit(play, {
        type: "dice-changed",
        player,
        dice: ["hit"],
        by: answer.ability,
        rule: "OR-CHAR-01",
      });
      next(play, { ...task, face: "hit", used: [...used, answer.ability] });
      return;
    default:
      unexpected(task, answer);
  }
}

function changes(play: Play, task: TaskOf<"roll-one">): Command[] {
  const one = me(play, task.player);
  const choices: Command[] = [];
  for (const { from } of abilitiesOfType(one, "reroll-one"))
    if (!task.used.includes(from)) choices.push({ type: "reroll", ability: from, dice: "one" });
  const hurts = abilitiesOfType(one, "hurt-for").some(({ ability }) => ability.when === "any-roll");
  if (hurts && task.face !== "hit" && healthRemaining(one) >= 2 && !task.used.includes("hurt-for"))
    choices.push({ type: "use", ability: "hurt-for" });
  return choices;
}
