/** What a siege did to honest people, as ratios. */
import type { Pair, Row, Siege } from "./figures.ts";

export function printSiege(siege: Siege): void {
  const { rows, peace, memory, tablesLeft, stillListed, bugs, pages, seconds, load } = siege;
  console.log(
    `a ledger of ${pages} pages; ${seconds} s of peace and ${seconds} s of each attack; load ${load.toFixed(1)}`,
  );
  console.log(
    "p99 in ms: in all the peace of this run → under attack (ratio); the peace beside each attack alone " +
      `had ${Math.min(...peace).toFixed(1)} to ${Math.max(...peace).toFixed(1)} at other tables\n`,
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
  console.log(`\n${aimsText(rows)}`);
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

function aimsText(rows: readonly Row[]): string {
  const aim = `aim: other tables at most ${aims.others}×, the attacked one ${aims.attacked}×, memory ${aims.memory}×`;
  const over = rows.flatMap((row) => overAim(row));
  return over.length === 0 ? `${aim}: all within` : [`${aim}; OVER:`, ...over].join("\n  ");
}

function overAim({ attack, answers, attacked, memory }: Row): readonly string[] {
  const told = (what: string, ratio: number, most: number): readonly string[] =>
    ratio > most ? [`${attack}: ${what} ${ratio.toFixed(1)}×`] : [];
  return [
    ...told("other tables", answers.ratio, aims.others),
    ...told("the attacked table", attacked.ratio, aims.attacked),
    ...told("memory", memory, aims.memory),
  ];
}

function pairText({ before, during, ratio }: Pair): string {
  return `${before.toFixed(1)} → ${during.toFixed(1)} (${ratio.toFixed(1)}×)`;
}
