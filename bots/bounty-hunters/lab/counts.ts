/** What is counted over many games. Plain sums, so that parts can be added up. */

/** Rows of the pad; the majority apart from the crates' own points. */
export const padRows = ["targets", "crates", "majority", "contracts", "hunters", "total"] as const;

export interface Survey {
  games: number;
  /** How many games took this many turns. */
  readonly turns: number[];
  /** Sums of each row over all seats, over winners, and of squares over winners' totals. */
  readonly rows: number[];
  readonly winnerRows: number[];
  winnerSquares: number;
  readonly winsBySeat: number[];
  readonly winsByPlayer: number[];
  captures: number;
  /** Win shares of those who captured first, and of those who triggered the end; and how many shared it. */
  firstCapture: number;
  trigger: number;
  triggersShared: number;
  tiesOnPoints: number;
  tiesForGood: number;
  reshuffles: number;
  mostCredits: number;
  unfinished: number;
  /**
   * By face: in a hand when its owner chose, put into play or reserved, sold, captured; users, and their win shares
   * less the fair share.
   */
  readonly seen: number[];
  readonly picked: number[];
  readonly sold: number[];
  readonly captured: number[];
  readonly users: number[];
  readonly lift: number[];
}

export function emptySurvey(faces: number): Survey {
  const list = (n: number): number[] => Array.from({ length: n }, () => 0);
  return {
    games: 0,
    turns: list(102),
    rows: list(padRows.length),
    winnerRows: list(padRows.length),
    winnerSquares: 0,
    winsBySeat: list(6),
    winsByPlayer: list(6),
    captures: 0,
    firstCapture: 0,
    trigger: 0,
    triggersShared: 0,
    tiesOnPoints: 0,
    tiesForGood: 0,
    reshuffles: 0,
    mostCredits: 0,
    unfinished: 0,
    seen: list(faces),
    picked: list(faces),
    sold: list(faces),
    captured: list(faces),
    users: list(faces),
    lift: list(faces),
  };
}

export function addSurvey(to: Survey, from: Survey): void {
  const sums = to as unknown as Record<string, number | number[]>;
  for (const [name, value] of Object.entries(from)) {
    const sum = sums[name];
    if (Array.isArray(sum)) (value as number[]).forEach((n, i) => bump(sum, i, n));
    else
      sums[name] =
        name === "mostCredits"
          ? Math.max(sum ?? 0, value as number)
          : (sum ?? 0) + (value as number);
  }
}

export function bump(list: number[], i: number, n: number): void {
  list[i] = (list[i] ?? 0) + n;
}
