/** After a test's dice: rerolls and turned faces [OR-TEST-04]. */
import { abilitiesOfType, healthRemaining } from "../crew-and-ships/abilities.ts";
import { suffer } from "../combat/damage.ts";
import { emit, isHuman, me, rollDice } from "../agenda/play.ts";
import { testDiceAgain, type Reroll } from "./reroll.ts";
import type { TestTask } from "../agenda/rolls.ts";
import type { Command } from "../commands.ts";
import type { Face } from "../names.ts";
import type { Play } from "../agenda/play.ts";

/** What could still help: `known` is how well the skill is known. A printed opponent takes its dice as they fall. */
export function rescues(play: Play, task: TestTask, known: number): Command[] {
  if (!isHuman(play, task.player)) return [];
  const one = me(play, task.player);
  const choices: Command[] = [];
  for (const { from } of abilitiesOfType(one, "reroll-one"))
    if (!task.used.includes(from)) choices.push({ type: "reroll", ability: from, dice: "one" });
  const focus = task.dice.includes("focus");
  for (const { from } of abilitiesOfType(one, "reroll-test-focus"))
    if (focus && !task.used.includes(from))
      choices.push({ type: "reroll", ability: from, dice: "not-hits" });
  if (
    focus &&
    abilitiesOfType(one, "focus-to-crit").length > 0 &&
    !one.used.includes("focus-to-crit")
  )
    choices.push({ type: "use", ability: "focus-to-crit" });
  const hurts = abilitiesOfType(one, "hurt-for").some(({ ability }) => ability.when === "any-roll");
  if (hurts && known >= 1 && healthRemaining(one) >= 2 && !task.used.includes("hurt-for"))
    choices.push({ type: "use", ability: "hurt-for" });
  return choices;
}

export function rerolled(play: Play, task: TestTask, which: Reroll): readonly Face[] {
  const again = testDiceAgain(task.dice, which);
  const fresh = rollDice(play, 2, "reroll");
  const dice = task.dice.map((die, i) =>
    again.includes(i) ? (fresh[again.indexOf(i)] ?? die) : die,
  );
  emit(play, { type: "dice-changed", player: task.player, dice, by: "reroll", rule: "OR-TEST-04" });
  return dice;
}

export function turned(play: Play, task: TestTask, ability: string): readonly Face[] {
  const dice = [...task.dice];
  if (ability === "hurt-for") {
    suffer(play, task.player, "character", 1, "OR-CHAR-01");
    dice[0] = "hit";
  } else {
    emit(play, { type: "ability-used", player: task.player, ability, rule: "OR-CHAR-01" });
    dice[dice.indexOf("focus")] = "crit";
  }
  emit(play, { type: "dice-changed", player: task.player, dice, by: ability, rule: "OR-TEST-04" });
  return dice;
}
