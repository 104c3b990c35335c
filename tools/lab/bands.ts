/** The limits a set has to stay in: length, score, roads, seats. */
import type { Survey } from "#bots/bounty-hunters/lab/counts.ts";
import { lengthsOf, meanRows, percent, percentWithin, winnerError, within } from "./numbers.ts";
import { foundAt, type TableSurvey } from "./tables.ts";

interface Band {
  readonly name: string;
  readonly wanted: string;
  readonly got: string;
  readonly met: boolean;
}

export function bands(results: readonly TableSurvey<Survey>[]): Band[] {
  const turns = (name: string, low: number, high: number): Band => {
    const { mean, error } = lengthsOf(foundAt(results, name).survey);
    return {
      name: `${name}, turns`,
      wanted: `${low}–${high}`,
      got: within(mean, error),
      met: mean >= low && mean <= high,
    };
  };
  const mixed = foundAt(results, "mixed, 4 players").survey;
  const winner = meanRows(mixed, "winnerRows").total;
  return [
    turns("sharp, 4 players", 14, 17),
    turns("steady, 4 players", 17, 21),
    {
      name: "mixed, 4 players, winner",
      wanted: "45–55",
      got: within(winner, winnerError(mixed)),
      met: winner >= 45 && winner <= 55,
    },
    ...results.filter(({ table }) => table.group === "lean").map(leanBand),
    ...results.filter(({ table }) => table.group === "sharp").map(seatBand),
  ];
}

function leanBand({ table, survey }: TableSurvey<Survey>): Band {
  const fair = 1 / table.players.length;
  const share = (survey.winsByPlayer[0] ?? 0) / survey.games;
  return {
    name: `leaning to ${table.name}`,
    wanted: `≥ 75 % of ${percent(fair)}`,
    got: percentWithin(share, survey.games),
    met: share >= 0.75 * fair,
  };
}

function seatBand({ table, survey }: TableSurvey<Survey>): Band {
  const shares = survey.winsBySeat
    .slice(0, table.players.length)
    .map((wins) => wins / survey.games);
  const spread = Math.max(...shares) - Math.min(...shares);
  return {
    name: `${table.name}, best seat less worst`,
    wanted: "≤ 3 points",
    got: `${(100 * spread).toFixed(1)} points`,
    met: spread <= 0.03,
  };
}
