/** What a siege did to honest people, as ratios. */
import type { Pair, FigureRow, Siege } from "./figures.ts";

export function printSiege(siege: Siege): void {
  const { rows, peace, quiet, memory, tablesLeft, stillListed, bugs, pages, seconds, load } = siege;
  console.log(
    `a ledger of ${pages} pages; ${seconds} s of peace and ${seconds} s of each attack; load ${load.toFixed(1)}`,
  );
  console.log(
    "p99 in ms: in all the peace of this run → under attack (ratio); the peace beside each attack alone " +
      `had ${Math.min(...peace).toFixed(1)} to ${Math.max(...peace).toFixed(1)} at other tables, ` +
      `and ${quiet.toFixed(1)} without a busy process beside the hall\n`,
  );
  const line = (cells: readonly string[]): void =>
    console.log(
      cells.map((cell, i) => (i === 0 ? cell.padEnd(28) : cell.padStart(i < 6 ? 23 : 14))).join(""),
    );
  line([
    "attack",
    "other tables",
    "their median",
    "work between asks",
    "attacked table",
    "with a bot",
    "cores",
    "peak MB",
    "memory",
  ]);
  for (const row of rows)
    line([
      row.attack,
      ...[row.answers, row.median, row.work, row.attacked, row.bots].map(pairText),
      row.cpu.map((cores) => cores.toFixed(2)).join(" → "),
      row.peak.toFixed(0),
      `${row.memory.toFixed(2)}×`,
    ]);
  const over = rows.flatMap((row) => overAims(row));
  console.log(
    over.length === 0 ? `\n${aim}: all within` : [`\n${aim}; OVER:`, ...over].join("\n  "),
  );
  const [leaving, swept] = memory.map((ratio) => `${ratio.toFixed(2)}×`);
  console.log(
    `\nmemory in use at the end by that at the beginning: ${leaving} as everyone leaves, ` +
      `${swept} once idle tables have left (${tablesLeft} tables in memory)`,
  );
  console.log(
    `the honest table is still on the list: ${stillListed ? "yes" : "NO"}; bugs: ${bugs}`,
  );
}

/** What nobody should notice: p99 of other tables, of the attacked one, and the memory afterwards. */
const aims = { others: 2, attacked: 5, memory: 1.5 };

const aim = `aim: other tables at most ${aims.others}×, the attacked one ${aims.attacked}×, memory ${aims.memory}×`;

interface Figure {
  readonly what: string;
  readonly ratio: number;
  readonly most: number;
}

const figuresIn = ({ attack, answers, attacked, memory }: FigureRow): readonly Figure[] => [
  { what: `${attack}: other tables`, ratio: answers.ratio, most: aims.others },
  { what: `${attack}: the attacked table`, ratio: attacked.ratio, most: aims.attacked },
  { what: `${attack}: memory`, ratio: memory, most: aims.memory },
];

function overAims(row: FigureRow): readonly string[] {
  return figuresIn(row).flatMap(({ what, ratio, most }) =>
    ratio > most ? [`${what} ${ratio.toFixed(1)}×`] : [],
  );
}

/** One run tells of its minute, too: what was over in most of them, with the figure of each. */
export function overInMost(sieges: readonly Siege[]): readonly string[] {
  const runs = Map.groupBy(
    sieges.flatMap(({ rows }) => rows.flatMap(figuresIn)),
    ({ what }) => what,
  );
  return [...runs].flatMap(([what, figures]) => {
    const over = figures.filter(({ ratio, most }) => ratio > most);
    if (over.length * 2 <= figures.length) return [];
    return [`${what} ${figures.map(({ ratio }) => `${ratio.toFixed(1)}×`).join(", ")}`];
  });
}

export function printVerdict(runs: number, over: readonly string[]): void {
  const said = `\nof ${runs} ${runs === 1 ? "run" : "runs"}, ${aim}`;
  console.log(over.length === 0 ? `${said}: all within` : [`${said}; OVER:`, ...over].join("\n  "));
}

function pairText({ before, during, ratio }: Pair): string {
  return `${before.toFixed(1)} → ${during.toFixed(1)} (${ratio.toFixed(1)}×)`;
}
