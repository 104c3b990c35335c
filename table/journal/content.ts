/** What a table is played with (a card set, two armies), kept under the hash of its text. */
import type { Game } from "#rules/game.ts";
import { hashOf, type Hex } from "#rules/seeded-chance.ts";
import type { Journal } from "./page.ts";

/**
 * The order of fields does not matter: the same content has the same hash however it was written. `hash`: the host's
 * own SHA-256, forty times as fast as ours.
 */
export function contentHashOf(content: unknown, hash = hashOf): Hex | null {
  return content === null ? null : hash(JSON.stringify(content, inOrder));
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  const keys = Object.keys(fields).sort();
  return Object.fromEntries(keys.map((key) => [key, fields[key]]));
}

const standardHashes = new WeakMap<Game, Hex | null>();

/** Worked out once. */
export function standardHashOf(game: Game): Hex | null {
  let standard = standardHashes.get(game);
  if (standard === undefined) {
    standard = contentHashOf(game.standardContent);
    standardHashes.set(game, standard);
  }
  return standard;
}

/** Thousands of tables share the game's own object instead of a parsed copy each. */
export function isStandard(game: Game, hash: Hex | null): boolean {
  return standardHashOf(game) === hash;
}

/** `undefined` when no content has this hash. */
export async function contentOf(
  journal: Pick<Journal, "content">,
  game: Game,
  hash: Hex | null,
): Promise<unknown> {
  if (isStandard(game, hash)) return game.standardContent;
  return hash === null ? null : journal.content(hash);
}
