/** What a siege did to honest people, as ratios. */
import type { Pair, FigureRow, Siege } from "./figures.ts";

export function printSiege(siege: Siege | undefined): void {
  if (siege === undefined) return;
  const { rows, peace, quiet, memory, tablesLeft, stillListed, bugs, pages, seconds, load } = siege;
  console.log(
    `\na ledger of ${pages} pages; ${seconds} s of each attack; load ${load.toFixed(1)}; attackers ` +
      (siege.isApart ? "on a processor apart" : "ON THE HALL'S PROCESSORS"),
  );
  console.log(
    "p99 in ms: in all the peace of this run → under attack (ratio, 90 % of it by chance, moves); the peace beside " +
      `each attack alone had ${Math.min(...peace).toFixed(1)} to ${Math.max(...peace).toFixed(1)} at other tables, ` +
      `and ${quiet.toFixed(1)} without a busy process beside the hall\n`,
  );
  printRows(rows);
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

const heads = [
  ["attack", 28],
  ["other tables", 42],
  ["their median", 20],
  ["work between asks", 20],
  ["attacked table", 22],
  ["with a bot", 24],
  ["no processor", 18],
  ["cores", 14],
  ["peak MB", 9],
  ["memory", 8],
] as const;

function printRows(rows: readonly FigureRow[]): void {
  const line = (cells: readonly string[]): void =>
    console.log(
      cells
        .map((cell, i) => (i === 0 ? cell.padEnd(28) : cell.padStart(heads[i]?.[1] ?? 0)))
        .join(""),
    );
  line(heads.map(([head]) => head));
  for (const row of rows)
    line([
      nameOf(row),
      answersText(row),
      ...[row.median, row.work, row.attacked, row.bots].map(pairText),
      `${row.queued.map((ms) => ms.toFixed(0)).join(" → ")} ms/s`,
      row.cpu.map((cores) => cores.toFixed(2)).join(" → "),
      row.peak.toFixed(0),
      `${row.memory.toFixed(2)}×`,
    ]);
}

const nameOf = ({ attack }: FigureRow): string => (attack === "" ? "(no attack at all)" : attack);

/** What nobody should notice: p99 of other tables, of the attacked one, and the memory afterwards. */
const aims = { others: 2, attacked: 5, memory: 1.5 };

const aim = `aim: other tables at most ${aims.others}×, the attacked one ${aims.attacked}×, memory ${aims.memory}×`;

interface Figure {
  readonly what: string;
  readonly ratio: number;
  readonly most: number;
}

const figuresIn = (row: FigureRow): readonly Figure[] => [
  { what: `${nameOf(row)}: other tables`, ratio: row.answers.ratio, most: aims.others },
  { what: `${nameOf(row)}: the attacked table`, ratio: row.attacked.ratio, most: aims.attacked },
  { what: `${nameOf(row)}: memory`, ratio: row.memory, most: aims.memory },
];

/** What nobody could measure, because nobody moved any more, is over whatever was aimed at. */
const isOver = ({ ratio, most }: Pick<Figure, "ratio" | "most">): boolean => !(ratio <= most);

function overAims(row: FigureRow): readonly string[] {
  return figuresIn(row).flatMap(({ what, ratio, most }) =>
    isOver({ ratio, most }) ? [`${what} ${ratio.toFixed(1)}×`] : [],
  );
}

/** One run tells of its minute, too: what was over in most of them, with the figure of each. */
export function overInMost(sieges: readonly Siege[]): readonly string[] {
  const runs = Map.groupBy(
    sieges.flatMap(({ rows }) => rows.flatMap(figuresIn)),
    ({ what }) => what,
  );
  return [...runs].flatMap(([what, figures]) => {
    const over = figures.filter(isOver);
    if (over.length * 2 <= figures.length) return [];
    return [`${what} ${figures.map(({ ratio }) => `${ratio.toFixed(1)}×`).join(", ")}`];
  });
}

export function printVerdict(
  sieges: readonly Siege[],
  all: readonly FigureRow[],
  over: readonly string[],
): void {
  const runs = sieges.length;
  if (runs > 1) {
    console.log(`\n${runs} runs together:\n`);
    printRows(all);
  }
  const said = `\nof ${runs} ${runs === 1 ? "run" : "runs"}, ${aim}`;
  console.log(over.length === 0 ? `${said}: all within` : [`${said}; OVER:`, ...over].join("\n  "));
  if (over.some((each) => each.startsWith("(no attack")))
    console.log(
      "without any attack it is over, too: this machine does not keep still enough to tell",
    );
}

function pairText({ before, during, ratio }: Pair): string {
  return `${before.toFixed(1)} → ${during.toFixed(1)} (${ratio.toFixed(1)}×)`;
}

function answersText({ answers, interval: [low, high] }: FigureRow): string {
  const { before, during, ratio, count } = answers;
  return (
    `${before.toFixed(1)} → ${during.toFixed(1)} ` +
    `(${ratio.toFixed(1)}×, ${low.toFixed(1)}–${high.toFixed(1)}, ${count})`
  );
}
