/** `npm run bench -- server [--json]`: the whole path of a command against a bare ws fan-out in the same run. */
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { callsBeside } from "./server/calls.ts";
import { laneOf, rush, summary, type Lane } from "./server/load.ts";
import { restartTimes } from "./server/restart.ts";
import { seatFloor } from "./server/setting.ts";
import { openSide, type Side } from "./server/side.ts";
import { callsText, judge, print } from "./server/verdicts.ts";
import type { Figures, Most, SideFigures } from "./server/figures.ts";
import { seatedHall, type Room, seated } from "./server/room.ts";
import {
  longestPause,
  shareOfCore,
  type Slice,
  slice,
  median,
  mostPerSecond,
  sizesOf,
  meanUpdate,
} from "./server/measures.ts";

export const usage = `npm run bench -- server [--json] [--tables 250] [--rate 400] [--seconds 10]

Four sockets per table. One action: a command into the socket, judged, on disk, told to four, heard by all four.
The floor is a bare ws server in a process of its own that fans the same bytes out.
Both run at once and are asked in turn.
Then two halls are asked in turn: in one of them 10,000 clocks wait and 1,000 calls are made in that minute.
--calls measures this alone.
At the end a hall with one millisecond more work per command is measured the same way: its ratio must miss the aim.`;

/** Actions before the measuring, so that both sides run compiled code. */
const warmUp = 3000;

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
    seconds: numberAfter(args, "--seconds", 60),
    perSecond: numberAfter(args, "--rate", 200),
  };
  const figures = await callsBeside(wish);
  console.log(args.includes("--json") ? JSON.stringify(figures, null, 2) : callsText(figures));
}

async function measure(args: readonly string[]): Promise<Figures> {
  const [tables, perSecond, seconds] = [
    numberAfter(args, "--tables", 250),
    numberAfter(args, "--rate", 400),
    numberAfter(args, "--seconds", 10),
  ];
  const folder = mkdtempSync(join(tmpdir(), "guildhall-bench-"));
  const floor = await openSide("floor");
  const hall = await openSide("hall", [folder, ""]);
  try {
    step("seating");
    const floorRoom = await seated(floor, tables, (count, from) => seatFloor(floor, count, from));
    const hallRoom = await seatedHall(hall, tables);

    step("warming up");
    await rush(hallRoom.groups, warmUp);
    await rush(floorRoom.groups, warmUp);
    floor.tell({ type: "pad", bytes: meanUpdate(sizesOf(hallRoom.groups)) });
    step("measuring");
    const lanes = { floor: laneOf(floorRoom.groups), hall: laneOf(hallRoom.groups) };
    const slices: Slice[] = [];
    const generatorShare = await shareOfCore(async () => {
      for (let i = 0; i < seconds; i++) slices.push(await slice(floor, hall, lanes, perSecond));
    });

    step("pauses");
    const pauses = {
      floor: await longestPause(floor, floorRoom.groups),
      hall: await longestPause(hall, hallRoom.groups),
    };

    step("most per second");
    const [floorMost, hallMost] = [
      await mostPerSecond(floorRoom.groups),
      await mostPerSecond(hallRoom.groups),
    ];
    await hall.stop();

    step("control");
    const controlRatio = await control(floor, laneOf(floorRoom.groups), perSecond);
    await floor.stop();

    step("calls beside a table");
    const calls = await callsBeside({ seconds: 60, perSecond: Math.min(perSecond, 200) });

    step("restart");
    const sizes = sizesOf(hallRoom.groups);
    const side = (name: "floor" | "hall", room: Room, most: Most): SideFigures => ({
      ...summary(lanes[name]),
      cpuPerAction: median(slices.map((one) => one[name])),
      memoryPerConnection: room.rss,
      heapPerConnection: room.heap,
      most,
      pause: pauses[name],
    });
    const figures = {
      node: process.version,
      load: loadavg()[0] ?? 0,
      tables,
      perSecond,
      floor: side("floor", floorRoom, floorMost),
      hall: side("hall", hallRoom, hallMost),
      cpuRatio: median(slices.map((one) => one.hall / one.floor)),
      bytes: { update: meanUpdate(sizes), wholeView: sizes.viewBytes / Math.max(1, sizes.views) },
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
async function control(floor: Side, floorLane: Lane, perSecond: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "guildhall-bench-"));
  const hall = await openSide("hall", [folder, "slow"]);
  try {
    const { groups } = await seatedHall(hall, controlTables);
    await rush(groups, controlTables * 10);
    const lanes = { floor: floorLane, hall: laneOf(groups) };
    const ratios: number[] = [];
    for (let i = 0; i < 3; i++) {
      const { floor: bare, hall: slow } = await slice(floor, hall, lanes, Math.min(perSecond, 200));
      ratios.push(slow / bare);
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
