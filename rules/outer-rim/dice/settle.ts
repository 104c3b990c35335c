/** What the dice of a combat come to, once abilities that always work have worked. */
import { abilitiesOfType, skillCount } from "../crew-and-ships/abilities.ts";
import type { CombatKind, Skill } from "../names.ts";
import type { Counts } from "./faces.ts";
import type { PublicPlayer } from "../state.ts";

/**
 * [OR-COM-08] Abilities without a price are always used, in their owner's favour: focus results turned, then hits
 * cancelled. On counted dice, changed in place; `null` for a side without abilities.
 * `by` is told, for each side, what changed its dice.
 */
export function settleCounts(
  [one, two]: readonly [PublicPlayer | null, PublicPlayer | null],
  [attack, defence]: readonly [Counts, Counts],
  kind: CombatKind,
  by?: readonly [Set<string>, Set<string>],
): void {
  if (one !== null) turnFocus(one, attack, kind, by?.[0]);
  if (two !== null) turnFocus(two, defence, kind, by?.[1]);
  if (one !== null) cancel(one, [attack, defence], kind, by?.[1]);
  if (two !== null) cancel(two, [defence, attack], kind, by?.[0]);
}

/** `ship.lancer`, `character.bossk`, or the card or crew itself. */
function named(one: PublicPlayer, from: string): string {
  if (from === "ship") return `ship.${one.ship}`;
  return from === "character" ? `character.${one.character}` : from;
}

function works(
  one: PublicPlayer,
  ability: { readonly needs?: Skill; readonly unless?: Skill },
): boolean {
  if (ability.needs !== undefined && skillCount(one, ability.needs) === 0) return false;
  return ability.unless === undefined || skillCount(one, ability.unless) === 0;
}

function turnFocus(one: PublicPlayer, dice: Counts, kind: CombatKind, by?: Set<string>): void {
  for (const into of ["crit", "hit"] as const) {
    for (const { ability, from } of abilitiesOfType(one, "turn-focus")) {
      if (ability.combat !== kind || ability.into !== into || !works(one, ability)) continue;
      const turned = Math.min(ability.count, dice.focus);
      if (turned > 0) by?.add(named(one, from));
      dice.focus -= turned;
      dice[into] += turned;
    }
  }
}

function cancel(
  one: PublicPlayer,
  [own, theirs]: readonly [Counts, Counts],
  kind: CombatKind,
  by?: Set<string>,
): void {
  for (const { ability, from } of abilitiesOfType(one, "cancel")) {
    if (ability.combat !== kind || !works(one, ability)) continue;
    const face = ability.face === "crit" && theirs.crit === 0 ? "hit" : ability.face;
    if (theirs[face] === 0) continue;
    by?.add(named(one, from));
    theirs[face]--;
    theirs.blank++;
  }
  for (const { ability, from } of abilitiesOfType(one, "focus-cancels")) {
    if (ability.combat !== kind) continue;
    const cancelled = Math.min(own.focus, theirs.hit);
    if (cancelled > 0) by?.add(named(one, from));
    theirs.hit -= cancelled;
    theirs.blank += cancelled;
  }
}
