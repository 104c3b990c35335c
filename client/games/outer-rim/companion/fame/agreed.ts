/** What the real table plays for: the fame agreed, and whether each has an ambition besides. */
import { moreFame, usualFame } from "#rules/outer-rim/index.ts";
import type { CompanionState, Person } from "../kept.ts";
import { boxOf } from "../opponent.ts";

export const games = ["short", "standard", "long", "ambitions"] as const;
export type GameKind = (typeof games)[number];

/** As tables mostly agree [OR-FAME-04]; any other number is a tap or two away. */
export function fameOfGame(game: GameKind): number {
  const usual = usualFame(game === "ambitions");
  return game === "short" ? usual - 2 : game === "long" ? usual + 2 : usual;
}

/** [OR-SETUP-11] The base box alone has no ambitions. */
export function hasAmbitions({ ambitions, opponents }: CompanionState): boolean {
  return ambitions && boxOf(opponents) === "both";
}

/** `null` where the table agreed on a number of its own. */
export function gameOf(kept: CompanionState): GameKind | null {
  if (hasAmbitions(kept)) return "ambitions";
  const plain = games.filter((game) => game !== "ambitions");
  return plain.find((game) => fameOfGame(game) === kept.target) ?? null;
}

export function agreeOn(kept: CompanionState, game: GameKind): CompanionState {
  return { ...kept, target: fameOfGame(game), ambitions: game === "ambitions" };
}

/** [UB-SOLO-13] A printed opponent has no ambition and needs more fame. */
export function targetOfOpponents(kept: CompanionState): number {
  return kept.target + moreFame(hasAmbitions(kept));
}

/** [OR-FAME-03] Fame wins; [UB-AMB-15, UB-AMB-16] with an ambition not alone. */
export function hasWon(person: Person, kept: CompanionState): boolean {
  return person.fame >= kept.target && (!hasAmbitions(kept) || person.fulfilled === true);
}
