/** What abilities do to dice that lie on the table [OR-COM-04]. */
import { abilitiesOfType, skillCount } from "../crew-and-ships/abilities.ts";
import { suffer } from "../combat/damage.ts";
import { countFaces, diceOf } from "./faces.ts";
import { emit, isHuman, me, rollDice, unexpected } from "../agenda/play.ts";
import type { CombatTask } from "../agenda/rolls.ts";
import type { Command } from "../commands.ts";
import type { CombatKind, Face, Skill } from "../names.ts";
import type { Play } from "../agenda/play.ts";
import type { Counts } from "./faces.ts";
import type { Player, PublicPlayer } from "../state.ts";

function fits(ability: { readonly combat: CombatKind | "both" }, kind: CombatKind): boolean {
  return ability.combat === "both" || ability.combat === kind;
}

/** What this player may still do after the roll; each once in the combat. */
export function combatAbilities(one: Player, task: CombatTask, healthLeft: number): Command[] {
  const side = task.sides[task.side];
  const other = task.sides[task.side === 0 ? 1 : 0];
  const mine = countFaces(side.dice);
  const theirs = countFaces(other.dice);
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

const worstFirst: readonly Face[] = ["blank", "focus", "hit", "crit"];

/** The least useful die. */
function worst(dice: readonly Face[]): number {
  for (const face of worstFirst) if (dice.includes(face)) return dice.indexOf(face);
  return 0;
}

export function useCombatAbility(
  play: Play,
  task: CombatTask,
  player: number,
  answer: Command,
): CombatTask {
  if (answer.type === "reroll")
    return mark(rerollOwn(play, task, player, answer.dice), answer.ability);
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
  const loaded = abilitiesOfType(one, "rotate-for-hits").find(
    (each) => each.from === answer.ability,
  );
  if (loaded !== undefined) {
    emit(play, { type: "card-rotated", player, card: answer.ability, rule: "UB-ROT-03" });
    const added: Face[] = [...task.sides[task.side].dice];
    for (let i = 0; i < loaded.ability.hits; i++) added.push("hit");
    return mark(setDice(play, task, task.side, added, answer.ability), answer.ability);
  }
  const dice = [...task.sides[task.side].dice];
  if (answer.ability === "focus-to-crit") {
    emit(play, { type: "ability-used", player, ability: "focus-to-crit", rule: "OR-CHAR-01" });
    dice[dice.indexOf("focus")] = "crit";
  } else {
    const face = abilitiesOfType(one, "hurt-for")[0]?.ability.face ?? "hit";
    suffer(play, player, "character", 1, "OR-CHAR-01");
    dice[worst(dice)] = face;
  }
  return mark(setDice(play, task, task.side, dice, answer.ability), answer.ability);
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
  const changed = { ...task.sides[index], dice };
  emit(play, { type: "dice-changed", player: changed.player, dice, by, rule: "OR-COM-04" });
  return { ...task, sides: index === 0 ? [changed, task.sides[1]] : [task.sides[0], changed] };
}

function rerollOwn(
  play: Play,
  task: CombatTask,
  _player: number,
  which: "blanks" | "not-hits" | "not-crits" | "one",
): CombatTask {
  const dice = [...task.sides[task.side].dice];
  const again: number[] = [];
  if (which === "one") again.push(worst(dice));
  else {
    for (let i = 0; i < dice.length; i++) {
      const die = dice[i];
      if (
        die === "blank" ||
        (die === "focus" && which !== "blanks") ||
        (die === "hit" && which === "not-crits")
      )
        again.push(i);
    }
  }
  const fresh = rollDice(play, again.length, "reroll");
  for (let i = 0; i < again.length; i++) dice[again[i] ?? 0] = fresh[i] ?? "blank";
  return setDice(play, task, task.side, dice, "reroll");
}

/** The opponent's best dice are rolled again. */
function rerollOpposing(play: Play, task: CombatTask, count: number): CombatTask {
  const index = task.side === 0 ? 1 : 0;
  const dice = [...task.sides[index].dice];
  const fresh = rollDice(play, count, "reroll");
  for (let i = 0; i < count; i++) {
    const at = dice.includes("crit") ? dice.indexOf("crit") : dice.indexOf("hit");
    if (at >= 0) dice[at] = fresh[i] ?? "blank";
  }
  return setDice(play, task, index, dice, "reroll-opposing");
}

/**
 * [OR-COM-08] Abilities without a price are always used, in their
 * owner's favour: focus results turned, then hits cancelled.
 */
export function settleDice(
  play: Play,
  task: CombatTask,
): readonly [readonly Face[], readonly Face[]] {
  const attack = countFaces(task.sides[0].dice);
  const defence = countFaces(task.sides[1].dice);
  const one = owner(play, task.sides[0].player);
  const two = owner(play, task.sides[1].player);
  settleCounts([one, two], [attack, defence], task.kind);
  const settled = [diceOf(attack), diceOf(defence)] as const;
  for (let i = 0; i < 2; i++) {
    const side = task.sides[i as 0 | 1];
    const dice = settled[i as 0 | 1];
    if (
      countFaces(side.dice).hit !== countFaces(dice).hit ||
      countFaces(side.dice).crit !== countFaces(dice).crit
    )
      emit(play, {
        type: "dice-changed",
        player: side.player,
        dice,
        by: "cards",
        rule: "OR-COM-08",
      });
  }
  return settled;
}

/** The same on counted dice, changed in place; `null` for a side without abilities. */
export function settleCounts(
  [one, two]: readonly [PublicPlayer | null, PublicPlayer | null],
  [attack, defence]: readonly [Counts, Counts],
  kind: CombatKind,
): void {
  if (one !== null) turnFocus(one, attack, kind);
  if (two !== null) turnFocus(two, defence, kind);
  if (one !== null) cancel(one, attack, defence, kind);
  if (two !== null) cancel(two, defence, attack, kind);
}

function owner(play: Play, player: number | null): Player | null {
  return player !== null && isHuman(play, player) ? me(play, player) : null;
}

function works(
  one: PublicPlayer,
  ability: { readonly needs?: Skill; readonly unless?: Skill },
): boolean {
  if (ability.needs !== undefined && skillCount(one, ability.needs) === 0) return false;
  return ability.unless === undefined || skillCount(one, ability.unless) === 0;
}

function turnFocus(one: PublicPlayer, dice: Counts, kind: CombatKind): void {
  for (const into of ["crit", "hit"] as const) {
    for (const { ability } of abilitiesOfType(one, "turn-focus")) {
      if (ability.combat !== kind || ability.into !== into || !works(one, ability)) continue;
      const turned = Math.min(ability.count, dice.focus);
      dice.focus -= turned;
      dice[into] += turned;
    }
  }
}

function cancel(one: PublicPlayer, own: Counts, theirs: Counts, kind: CombatKind): void {
  for (const { ability } of abilitiesOfType(one, "cancel")) {
    if (ability.combat !== kind || !works(one, ability)) continue;
    const face = ability.face === "crit" && theirs.crit === 0 ? "hit" : ability.face;
    if (theirs[face] === 0) continue;
    theirs[face]--;
    theirs.blank++;
  }
  for (const { ability } of abilitiesOfType(one, "focus-cancels")) {
    if (ability.combat !== kind) continue;
    const cancelled = Math.min(own.focus, theirs.hit);
    theirs.hit -= cancelled;
    theirs.blank += cancelled;
  }
}
