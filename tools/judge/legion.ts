/** Worked games of the Legion bounty ledger. */
import { sameData } from "#rules/same-data.ts";
import { judgeWorkedGame, readWorkedGames } from "#rules/legion/index.ts";
import type { PadVerdict } from "./verdict.ts";

export function judgeLegion(file: unknown): PadVerdict {
  const { games, mistakes } = readWorkedGames(file);
  if (mistakes.length > 0) return { results: [], complaints: mistakes };
  const results = games.map((game) => ({ id: game.id, ...judgeWorkedGame(game) }));
  const complaints = games.flatMap((game, at) =>
    differences(game.id, game.expect, results[at] ?? {}),
  );
  return { results, complaints };
}

/** Only what the file expects is compared. */
function differences(
  id: string,
  expected: Readonly<Record<string, unknown>>,
  got: Readonly<Record<string, unknown>>,
): readonly string[] {
  return Object.entries(expected).flatMap(([field, want]) => {
    if (!Object.hasOwn(got, field))
      return [`${id}: the file expects "${field}", which no judgement has.`];
    const same = sameData(want, got[field]);
    return same
      ? []
      : [`${id}: ${field} should be ${JSON.stringify(want)} and is ${JSON.stringify(got[field])}.`];
  });
}
