/** What was measured, what it is held against, and how it reads. */
import { availableParallelism } from "node:os";
import type { Latencies } from "./load.ts";
import { seats } from "./table.ts";
import {
  sideNames,
  type CallsFigures,
  type Figures,
  type SideFigures,
  type BenchVerdict,
} from "./figures.ts";

/** On a free machine a bare fan-out takes about a millisecond, and a few in the slowest hundredth. */
const late = { p50: 5, p99: 20 } as const;
const busyGenerator = 0.85;
/** Against the floor that keeps what it was told: what judging, names, seats and four different views may cost. */
const cpuAim = 2;
/** So a thousand tables of four take 64 MB at most: a machine of half a gigabyte holds them. */
const memoryAim = 16;
/**
 * Moves, not a share of the floor: that one stops at the highest rate this bench tries, whose generator shares the
 * processors. Those of sixteen thousand people who move every four seconds, when the memory of their connections has
 * long been the narrower door.
 */
const rateAim = 4000;
/** A bare server pauses too when others use the machine; then nothing is said. */
const longestPause = 20;

function most(
  what: string,
  figure: number,
  aim: number,
  unit: BenchVerdict["unit"] = "×",
): BenchVerdict {
  return { what, figure, unit, aim, at: "most", verdict: figure <= aim ? "met" : "missed" };
}

function least(
  what: string,
  figure: number,
  aim: number,
  unit: BenchVerdict["unit"] = "×",
): BenchVerdict {
  return { what, figure, unit, aim, at: "least", verdict: figure >= aim ? "met" : "missed" };
}

const unless = (isVoid: boolean, verdict: BenchVerdict): BenchVerdict =>
  isVoid ? { ...verdict, verdict: "void" } : verdict;

export function judge({
  inUse,
  sides: { bare, keeping, hall },
  cpuRatio,
  p99Ratio,
  bytes,
  restart,
  generatorShare,
  controlRatio,
  calls,
}: Omit<Figures, "verdicts">): readonly BenchVerdict[] {
  const busy = inUse > availableParallelism() / 4;
  const noisy =
    busy || bare.p50 > late.p50 || bare.p99 > late.p99 || generatorShare > busyGenerator;
  const timed = (verdict: BenchVerdict): BenchVerdict => unless(noisy, verdict);
  const generatorLimit =
    Math.max(keeping.most.generatorShare, hall.most.generatorShare) > busyGenerator;
  return [
    // A busy machine has more who share a flush, and the floor does little else.
    timed(most("CPU per action, median of slices", cpuRatio.keeping, cpuAim)),
    least(
      "the same with one millisecond more per action (must be far off)",
      controlRatio,
      cpuAim * 1.5,
    ),
    most("actions not heard by all four", bare.missing + keeping.missing + hall.missing, 0, ""),
    unless(
      busy || bare.pause > longestPause,
      most("longest pause of the event loop", hall.pause, longestPause, "ms"),
    ),
    timed(most("p50", hall.p50 / keeping.p50, 2.5)),
    timed(most("p99, median of slices", p99Ratio.keeping, 2.5)),
    most(
      "memory per connection, with its share of a table",
      hall.memoryPerConnection / 1024,
      memoryAim,
      "KB",
    ),
    most("bytes per update / whole view", bytes.update / bytes.wholeView, 0.2),
    unless(
      noisy || generatorLimit,
      least("most actions per second at p99 < 100 ms", hall.most.perSecond, rateAim, ""),
    ),
    unless(
      noisy,
      most(
        "p99 beside 10,000 clocks and 1,000 calls a minute, median of slices",
        calls.p99Ratio,
        1.25,
      ),
    ),
    least("calls made meanwhile / due", calls.made / calls.due, 0.99),
    most(
      "start with 10,000 tables / empty",
      restart.fullMilliseconds / restart.emptyMilliseconds,
      3,
    ),
  ];
}

export function callsText({ clocks, made, due, ...sides }: CallsFigures): string {
  const ms = ({ p50, p99 }: Latencies): string => `p50 ${p50.toFixed(2)}, p99 ${p99.toFixed(2)} ms`;
  return `a table alone: ${ms(sides.without)}; beside ${clocks} clocks and ${made} calls of ${due} due: ${ms(sides.with)} (p99 ${sides.p99Ratio.toFixed(2)}×, median of slices)`;
}

export function print({ sides, bytes, restart, verdicts, ...rest }: Figures): void {
  const { bare, keeping, hall } = sides;
  const row = (what: string, unit: string, of: (side: SideFigures) => number, digits = 2): void => {
    const figures = sideNames.map((name) => of(sides[name]).toFixed(digits).padStart(10));
    const ratios = [bare, keeping].map((floor) =>
      `${(of(hall) / of(floor)).toFixed(2)}×`.padStart(8),
    );
    console.log(`${what.padEnd(34)} ${figures.join(" ")} ${ratios.join(" ")} ${unit}`);
  };
  console.log(
    `${rest.tables} tables of ${seats}, ${rest.perSecond} actions per second on each side, node ${rest.node}, others use ${rest.inUse.toFixed(1)} cores, generator ${(rest.generatorShare * 100).toFixed(0)} % of a core\n`,
  );
  const heads = ["bare ws", "keeping", "hall"].map((head) => head.padStart(10));
  console.log(`${"".padEnd(34)} ${heads.join(" ")}   / bare / keeping`);
  row("p50", "ms", ({ p50 }) => p50);
  row("p99", "ms", ({ p99 }) => p99);
  row("CPU per action", "µs", ({ cpuPerAction }) => cpuPerAction, 0);
  row("longest pause at 800 per second", "ms", ({ pause }) => pause, 1);
  row("memory per connection", "KB", ({ memoryPerConnection }) => memoryPerConnection / 1024, 1);
  row("most actions per second", "", ({ most }) => most.perSecond, 0);
  row("generator meanwhile", "% of a core", ({ most }) => most.generatorShare * 100, 0);
  row("actions heard by all four", "", ({ actions, missing }) => actions - missing, 0);
  console.log(`\nan update is ${bytes.update} bytes, the whole view ${bytes.wholeView.toFixed(0)}`);
  console.log(
    `start: empty ${restart.emptyMilliseconds.toFixed(0)} ms, with ${restart.tables} tables and ${restart.pages} pages ${restart.fullMilliseconds.toFixed(0)} ms; first table after it ${restart.firstTableMilliseconds.toFixed(0)} ms`,
  );
  console.log(callsText(rest.calls));
  console.log("");
  for (const { what, figure, unit, aim, at, verdict } of verdicts)
    console.log(
      `${(verdict === "missed" ? "MISSED" : verdict).padEnd(6)} ${what}: ${`${figure.toFixed(2)} ${unit}`.trim()} (at ${at} ${aim})`,
    );
  if (verdicts.some(({ verdict }) => verdict === "void"))
    console.log(
      `void: the machine is too busy (${rest.inUse.toFixed(1)} cores in use before it began, the bare server needs ${bare.p50.toFixed(1)} ms, p99 ${bare.p99.toFixed(0)}, and stood still for ${bare.pause.toFixed(0)}), or the generator is`,
    );
}
