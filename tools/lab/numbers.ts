/** Numbers out of a survey, each with how sure it is. */
import { padRows } from "#bots/bounty-hunters/lab/counts.ts";
import type { Survey } from "#bots/bounty-hunters/lab/counts.ts";

export interface Lengths {
  readonly mean: number;
  /** Half of the 95 % interval of the mean. */
  readonly error: number;
  readonly p10: number;
  readonly p90: number;
  /** Share of games of 12 to 20 turns. */
  readonly usual: number;
}

export function lengthsOf({ turns, games }: Survey): Lengths {
  let sum = 0;
  let squares = 0;
  turns.forEach((n, t) => {
    sum += n * t;
    squares += n * t * t;
  });
  const mean = sum / games;
  const usual = turns.slice(12, 21).reduce((total, n) => total + n, 0) / games;
  return {
    mean,
    error: 1.96 * Math.sqrt((squares / games - mean * mean) / games),
    p10: quantile(turns, games, 0.1),
    p90: quantile(turns, games, 0.9),
    usual,
  };
}

function quantile(turns: readonly number[], games: number, q: number): number {
  let seen = 0;
  for (const [t, n] of turns.entries()) {
    seen += n;
    if (seen >= q * games) return t;
  }
  return turns.length;
}

/** Half of the 95 % interval of a share of n games. */
export function shareError(share: number, n: number): number {
  return 1.96 * Math.sqrt((share * (1 - share)) / n);
}

export function meanRows(
  survey: Survey,
  of: "rows" | "winnerRows",
): Readonly<Record<(typeof padRows)[number], number>> {
  const rows = padRows.map((name, i) => [name, (survey[of][i] ?? 0) / survey.games] as const);
  return Object.fromEntries(rows) as Record<(typeof padRows)[number], number>;
}

export function winnerError(survey: Survey): number {
  const mean = (survey.winnerRows[5] ?? 0) / survey.games;
  return 1.96 * Math.sqrt((survey.winnerSquares / survey.games - mean * mean) / survey.games);
}

export function percent(x: number, digits = 1): string {
  return `${(100 * x).toFixed(digits)} %`;
}

/** `12.3 ± 0.4` */
export function within(x: number, error: number, digits = 1): string {
  return `${x.toFixed(digits)} ± ${error.toFixed(digits)}`;
}

export function percentWithin(share: number, n: number): string {
  return `${(100 * share).toFixed(1)} ± ${(100 * shareError(share, n)).toFixed(1)} %`;
}
