/** `npm run bench -- server [--json]`: the whole path of a command against two bare fan-outs in the same run. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { callsBeside } from "./server/calls.ts";
import { laneOf, rush, summary } from "./server/load.ts";
import { coresInUse } from "./server/neighbours.ts";
import { restartTimes } from "./server/restart.ts";
import { seatFloor } from "./server/setting.ts";
import { openSide, type ServerSide } from "./server/side.ts";
import { callsText, judge, print } from "./server/verdicts.ts";
import { sideNames, type Figures, type SideFigures, type SideName } from "./server/figures.ts";
import type { Sizes } from "./server/table.ts";
import { seatedHall, type HallSize, seated } from "./server/room.ts";
import {
  longestPause,
  shareOfCore,
  type MeasuredLane,
  type Slice,
  slice,
  median,
  ratioOfSlices,
  mostPerSecond,
  sizesOf,
  meanUpdate,
} from "./server/measures.ts";

export const usage = `npm run bench -- server [--json] [--tables 250] [--rate 400] [--seconds 10]

Four sockets per table. One action: a command into the socket, judged, on disk, told to four, heard by all four.
Two floors, each in a process of its own: a bare ws server that fans the same bytes out, and one that keeps
what it was told first (one append and one flush shared by all who wait). All three run at once and are asked in turn.
Then two halls are asked in turn: in one of them 10,000 clocks wait and 1,000 calls a minute are made.
--calls measures this alone.
At the end a hall with one millisecond more work per command is measured the same way: its ratio must miss the aim.`;

/**
 * Actions before the measuring, enough for whole games at the tables that act: a hall is open for days, and after three
 * thousand a tenth of its work is still the compiler's.
 */
const warmUp = 16_000;

const controlTables = 24;

export async function run(args: readonly string[]): Promise<void> {
  if (args.includes("--help")) return console.log(usage);
  if (args.includes("--calls")) return onlyCalls(args);
  const figures = await measure(args);
  if (args.includes("--json")) console.log(JSON.stringify(figures, null, 2));
  else print(figures);
}

async function onlyCalls(args: readonly string[]): Promise<void> {
  const wish = {
    seconds: numberAfter(args, "--seconds", 30),
    perSecond: numberAfter(args, "--rate", 200),
  };
  const figures = await callsBeside(wish);
  console.log(args.includes("--json") ? JSON.stringify(figures, null, 2) : callsText(figures));
}

interface MeasuredSide extends MeasuredLane {
  readonly room: HallSize;
}
type Sides = Readonly<Record<SideName, MeasuredSide>>;

async function openSides(folder: string, tables: number): Promise<Sides> {
  const floor = async (...args: readonly string[]): Promise<MeasuredSide> => {
    const side = await openSide("floor", args);
    return measuredSide(
      side,
      await seated(side, tables, (count, from) => seatFloor(side, count, from)),
    );
  };
  const hall = await openSide("hall", [folder, ""]);
  return {
    bare: await floor(),
    keeping: await floor(join(folder, "kept-by-the-floor")),
    hall: measuredSide(hall, await seatedHall(hall, tables)),
  };
}

function measuredSide(side: ServerSide, room: HallSize): MeasuredSide {
  return { side, room, lane: laneOf(room.groups) };
}

async function ofEach<T>(sides: Sides, figure: (one: MeasuredSide) => Promise<T>) {
  const found: Partial<Record<SideName, T>> = {};
  for (const name of sideNames) found[name] = await figure(sides[name]);
  return found as Record<SideName, T>;
}

async function measure(args: readonly string[]): Promise<Figures> {
  const [tables, perSecond, seconds] = [
    numberAfter(args, "--tables", 250),
    numberAfter(args, "--rate", 400),
    numberAfter(args, "--seconds", 10),
  ];
  const folder = mkdtempSync(join(tmpdir(), "guildhall-bench-"));
  const inUse = await coresInUse();
  try {
    step("seating");
    const sides = await openSides(folder, tables);
    step("warming up");
    await ofEach(sides, ({ room }) => rush(room.groups, warmUp));
    const sizes = (): Sizes => sizesOf(sides.hall.room.groups);
    for (const floor of [sides.bare, sides.keeping])
      floor.side.tell({ type: "pad", bytes: meanUpdate(sizes()) });

    step("measuring");
    const slices: (readonly Slice[])[] = [];
    const measured = sideNames.map((name) => sides[name]);
    const generatorShare = await shareOfCore(async () => {
      for (let i = 0; i < seconds; i++) slices.push(await slice(measured, perSecond));
    });
    step("pauses");
    const pauses = await ofEach(sides, ({ side, room }) => longestPause(side, room.groups));
    step("most per second");
    const climbed = await mostPerSecond(measured.map(({ room }) => room.groups));
    await sides.hall.side.stop();
    step("control");
    const controlRatio = await control(sides.keeping, perSecond);
    for (const floor of [sides.bare, sides.keeping]) await floor.side.stop();
    step("calls beside a table");
    const calls = await callsBeside({ seconds: 30, perSecond: Math.min(perSecond, 200) });
    step("restart");
    const of = (name: SideName, key: keyof Slice): readonly number[] =>
      slices.map((one) => one[sideNames.indexOf(name)]?.[key] ?? Number.NaN);
    const ratios = (key: keyof Slice): Figures["cpuRatio"] => ({
      bare: ratioOfSlices(of("hall", key), of("bare", key)),
      keeping: ratioOfSlices(of("hall", key), of("keeping", key)),
    });
    const figures = {
      node: process.version,
      inUse,
      tables,
      perSecond,
      sides: Object.fromEntries(
        sideNames.map((name, i) => [
          name,
          {
            ...summary(sides[name].lane),
            cpuPerAction: median(of(name, "cpu")),
            memoryPerConnection: sides[name].room.memory,
            most: climbed[i],
            pause: pauses[name],
          },
        ]),
      ) as Record<SideName, SideFigures>,
      cpuRatio: ratios("cpu"),
      p99Ratio: ratios("p99"),
      bytes: {
        update: meanUpdate(sizes()),
        wholeView: sizes().viewBytes / Math.max(1, sizes().views),
      },
      restart: await restartTimes(folder),
      generatorShare,
      controlRatio,
      calls,
    };
    return { ...figures, verdicts: judge(figures) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same hall, one millisecond slower: what the gate would miss it must miss here. */
async function control(floor: MeasuredLane, perSecond: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "guildhall-bench-"));
  const hall = await openSide("hall", [folder, "slow"]);
  try {
    const { groups } = await seatedHall(hall, controlTables);
    await rush(groups, controlTables * 10);
    const sides = [
      { ...floor, lane: laneOf(floor.lane.groups) },
      { side: hall, lane: laneOf(groups) },
    ];
    const ratios: number[] = [];
    for (let i = 0; i < 3; i++) {
      const [bare, slow] = await slice(sides, Math.min(perSecond, 200));
      ratios.push((slow?.cpu ?? Number.NaN) / (bare?.cpu ?? Number.NaN));
    }
    return median(ratios);
  } finally {
    await hall.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Where a long run is; not part of the result. */
function step(name: string): void {
  process.stderr.write(`${name} …\n`);
}

function numberAfter(args: readonly string[], flag: string, standard: number): number {
  const at = args.indexOf(flag);
  return at < 0 ? standard : Number(args[at + 1] ?? standard);
}
