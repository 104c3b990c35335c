/** What is measured under the thumb, what it should be, and how it is told. */
export interface BoardFigure {
  readonly what: string;
  /** One a round. */
  readonly values: readonly number[];
  readonly unit: "ms" | "fps" | "KB" | "parts";
  /** None: told to be compared. */
  readonly aim: number | null;
  /** A promise about every tap and every task is judged by the worst round, the others by the median. */
  readonly judged?: "worst";
}

export const aims = {
  lit: { what: "dock lit after its scripts", unit: "ms", aim: 900 },
  tap: { what: "a tap on a place painted (slowest of six)", unit: "ms", aim: 100, judged: "worst" },
  woken: {
    what: "longest task, loading and waking the sound",
    unit: "ms",
    aim: 50,
    judged: "worst",
  },
  ribbon: { what: "scrolling the ribbon", unit: "fps", aim: 50 },
  flight: { what: "flying", unit: "fps", aim: 50 },
  tapping: { what: "longest task, tapping and scrolling", unit: "ms", aim: 50, judged: "worst" },
  leafing: {
    what: "longest task, first look at market, card, ship, map",
    unit: "ms",
    aim: 50,
    judged: "worst",
  },
  leafingAgain: { what: "longest task, second look", unit: "ms", aim: 50, judged: "worst" },
  parts: { what: "parts of the board", unit: "parts", aim: 900 },
  flown: { what: "longest task of a flight", unit: "ms", aim: 50, judged: "worst" },
  slowTap: { what: "slowed by the browser: a tap painted", unit: "ms", aim: null },
  slowWoken: { what: "slowed by the browser: longest task, loading", unit: "ms", aim: null },
  slowTask: { what: "slowed by the browser: longest task", unit: "ms", aim: null },
} as const satisfies Record<string, Omit<BoardFigure, "values">>;

export type BenchRound = Readonly<Record<keyof typeof aims, number>>;

/** The median of the rounds, and from the least to the most. */
export function toldFigure({ what, values, unit, aim, judged }: BoardFigure): string {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const shown = (one: number): string => one.toFixed(unit === "KB" ? 2 : 0);
  const range = values.length > 1 ? `, rounds ${sorted.map(shown).join(" ")}` : "";
  const told = `${what}: ${shown(middle)} ${unit}${range}`;
  if (aim === null) return told;
  const worst = (unit === "fps" ? sorted[0] : sorted.at(-1)) ?? 0;
  const value = judged === "worst" ? worst : middle;
  const good = unit === "fps" ? value >= aim : value <= aim;
  const bound = unit === "fps" ? "at least" : "at most";
  const by = judged === "worst" ? ", in every round" : "";
  return `${told} (${bound} ${aim}${by})${good ? "" : "  MISSED"}`;
}
