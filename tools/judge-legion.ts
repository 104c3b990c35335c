/** Worked games of the Legion bounty ledger. */
import { isDeepStrictEqual } from 'node:util';
import { judgeWorkedGame, readWorkedGames } from '#rules/legion/index.ts';
import type { Verdict } from './verdict.ts';

export function judgeLegion(file: unknown): Verdict {
  const { games, mistakes } = readWorkedGames(file);
  if (mistakes.length > 0) return { results: [], complaints: mistakes };
  const results = games.map((game) => ({ id: game.id, ...judgeWorkedGame(game) }));
  const complaints = games.flatMap((game, at) => differences(game.id, game.expect, results[at] ?? {}));
  return { results, complaints };
}

/** Only what the file expects is compared; lists of tokens may stand in any order. */
function differences(id: string, expected: Readonly<Record<string, unknown>>, got: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(expected).flatMap(([field, want]) => {
    if (!Object.hasOwn(got, field)) return [`${id}: the file expects "${field}", which no judgement has.`];
    const same = isDeepStrictEqual(sorted(want), sorted(got[field]));
    return same ? [] : [`${id}: ${field} should be ${JSON.stringify(want)} and is ${JSON.stringify(got[field])}.`];
  });
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, sorted(entry)]));
}
