/** What a table is played with (a card set, two armies), kept under the hash of its text. */
import type { Game } from "#rules/game.ts";
import { hashOf, type Hex } from "#rules/rng.ts";

/** The order of fields does not matter: the same content has the same hash however it was written. */
export function contentHashOf(content: unknown): Hex | null {
  return content === null ? null : hashOf(JSON.stringify(content, inOrder));
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const standardHashes = new WeakMap<Game, Hex | null>();

/** Thousands of tables share the game's own object instead of a parsed copy each. */
export function isStandard(game: Game, hash: Hex | null): boolean {
  let standard = standardHashes.get(game);
  if (standard === undefined) {
    standard = contentHashOf(game.standardContent);
    standardHashes.set(game, standard);
  }
  return standard === hash;
}
