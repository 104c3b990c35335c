/** What a fighter may use before or after the roll. */
import { abilitiesOfType } from "../crew-and-ships/abilities.ts";
import { countFaces, damageOfCounts, type Counts } from "./faces.ts";
import type { CombatTask } from "../agenda/rolls.ts";
import type { Command } from "../commands.ts";
import type { CombatKind } from "../names.ts";
import type { Player } from "../state.ts";

function fits(ability: { readonly combat: CombatKind | "both" }, kind: CombatKind): boolean {
  return ability.combat === "both" || ability.combat === kind;
}

/** Won against a printed strength that deals nothing: no die could make it better, and nobody is asked. */
function isSettled({ sides, side }: CombatTask, mine: Counts, theirs: Counts): boolean {
  const wins = damageOfCounts(mine) > 0 || side === 0;
  return wins && damageOfCounts(theirs) === 0 && sides[side === 0 ? 1 : 0].player === null;
}

/** What this player may still do after the roll; each once in the combat. */
export function combatAbilities(one: Player, task: CombatTask, healthLeft: number): Command[] {
  const side = task.sides[task.side];
  const other = task.sides[task.side === 0 ? 1 : 0];
  const mine = countFaces(side.dice);
  const theirs = countFaces(other.dice);
  if (isSettled(task, mine, theirs)) return [];
  const free = (from: string): boolean => !side.used.includes(from);
  const choices: Command[] = [];
  for (const { ability, from } of abilitiesOfType(one, "reroll")) {
    if (!fits(ability, task.kind) || !free(from)) continue;
    if (mine.blank > 0) choices.push({ type: "reroll", ability: from, dice: "blanks" });
    if (ability.dice === "any" && mine.focus > 0)
      choices.push({ type: "reroll", ability: from, dice: "not-hits" });
    if (ability.dice === "any" && mine.hit > 0)
      choices.push({ type: "reroll", ability: from, dice: "not-crits" });
  }
  for (const { from } of abilitiesOfType(one, "reroll-one"))
    if (free(from) && side.dice.length > mine.crit)
      choices.push({ type: "reroll", ability: from, dice: "one" });
  for (const { ability, from } of abilitiesOfType(one, "reroll-opposing"))
    if (fits(ability, task.kind) && free(from) && theirs.hit + theirs.crit > 0)
      choices.push({ type: "use", ability: from });
  for (const { ability, from } of abilitiesOfType(one, "rotate-for-hits"))
    if (fits(ability, task.kind) && free(from)) choices.push({ type: "use", ability: from });
  if (
    mine.focus > 0 &&
    abilitiesOfType(one, "focus-to-crit").length > 0 &&
    !one.used.includes("focus-to-crit")
  )
    choices.push({ type: "use", ability: "focus-to-crit" });
  for (const { ability } of abilitiesOfType(one, "hurt-for")) {
    const better =
      ability.face === "crit" ? side.dice.length > mine.crit : mine.focus + mine.blank > 0;
    if (
      better &&
      (ability.when === "any-roll" || task.kind === "ground") &&
      free("hurt-for") &&
      healthLeft >= 2
    )
      choices.push({ type: "use", ability: "hurt-for" });
  }
  return choices;
}
