/** `npm run bench -- server [--json]`: the whole path of a command against a bare ws fan-out in the same run. */
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { laneOf, load, pairedLoad, rush, summary, type Lane } from "./server/load.ts";
import { restartTimes } from "./server/restart.ts";
import { seatFloor, seatHall, welcomeFour } from "./server/setting.ts";
import { openSide, type Side } from "./server/side.ts";
import { seats, type Group, type Sizes } from "./server/table.ts";
import { judge, print, type Figures, type Most, type SideFigures } from "./server/verdicts.ts";

const usage = `npm run bench -- server [--json] [--tables 250] [--rate 400] [--seconds 10]

Four sockets per table. One action: a command into the socket, judged, on disk, told to four, heard by all four.
The floor is a bare ws server in a process of its own that fans the same bytes out.
Both run at once and are asked in turn.
At the end a hall with one millisecond more work per command is measured the same way: its ratio must miss the aim.`;

/** Actions before the measuring, so that both sides run compiled code. */
const warmUp = 3000;
const controlTables = 24;

export async function run(args: readonly string[]): Promise<void> {
  if (args.includes("--help")) return console.log(usage);
  const figures = await measure(args);
  if (args.includes("--json")) console.log(JSON.stringify(figures, null, 2));
  else print(figures);
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
    };
    return { ...figures, verdicts: judge(figures) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function seatedHall(hall: Side, tables: number): Promise<Room> {
  const tokens = await welcomeFour(hall);
  return seated(hall, tables, (count, from) => seatHall(hall, tokens, count, from));
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

/** The disk flushes all the while: whoever waits for it on the main thread stands still. */
async function longestPause(side: Side, groups: readonly Group[]): Promise<number> {
  side.tell({ type: "watch-pauses" });
  await load(groups, 800, 5);
  return (await side.usage()).pause;
}

/** How much of a core this process, the generator, used meanwhile. */
async function shareOfCore(work: () => Promise<void>): Promise<number> {
  const [begin, mine] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(mine);
  return (user + system) / 1000 / (performance.now() - begin);
}

/** Where a long run is; not part of the result. */
function step(name: string): void {
  process.stderr.write(`${name} …\n`);
}

/** CPU microseconds per action of each side in one second. */
interface Slice {
  readonly floor: number;
  readonly hall: number;
}

async function slice(
  floor: Side,
  hall: Side,
  lanes: { readonly floor: Lane; readonly hall: Lane },
  perSecond: number,
): Promise<Slice> {
  const before = {
    floor: (await floor.usage()).cpu,
    hall: (await hall.usage()).cpu,
    floorSent: lanes.floor.sent,
    hallSent: lanes.hall.sent,
  };
  await pairedLoad(lanes.floor, lanes.hall, perSecond, 1);
  const after = { floor: (await floor.usage()).cpu, hall: (await hall.usage()).cpu };
  return {
    floor: (after.floor - before.floor) / (lanes.floor.sent - before.floorSent),
    hall: (after.hall - before.hall) / (lanes.hall.sent - before.hallSent),
  };
}

function median(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
}

interface Room {
  readonly groups: readonly Group[];
  readonly rss: number;
  readonly heap: number;
}

/**
 * A third of the tables warms the process up; the others tell what one more connection costs, its share of a table
 * included.
 */
async function seated(
  side: Side,
  tables: number,
  seat: (count: number, from: number) => Promise<Group[]>,
): Promise<Room> {
  const warm = Math.ceil(tables / 3);
  const first = await seat(warm, 0);
  side.tell({ type: "gc" });
  const before = await side.usage();
  const rest = await seat(tables - warm, warm);
  side.tell({ type: "gc" });
  const after = await side.usage();
  const connections = rest.length * seats;
  return {
    groups: [...first, ...rest],
    rss: (after.rss - before.rss) / connections,
    heap: (after.heap - before.heap) / connections,
  };
}

const rates = [500, 1000, 1400, 2000, 2800, 4000, 5600, 8000, 11_200, 16_000];

/**
 * Raises the rate until the slowest hundredth takes 100 ms or something is missing, twice in a row: a disk may
 * stumble once.
 */
async function mostPerSecond(groups: readonly Group[]): Promise<Most> {
  let most: Most = { perSecond: 0, generatorShare: 0 };
  for (const perSecond of rates) {
    let passed = false;
    const generatorShare = await shareOfCore(async () => {
      for (let attempt = 0; attempt < 2 && !passed; attempt++) {
        const { p99, missing } = await load(groups, perSecond, 1);
        passed = p99 < 100 && missing === 0;
      }
    });
    most = { perSecond: passed ? perSecond : most.perSecond, generatorShare };
    if (!passed) break;
  }
  return most;
}

function sizesOf(groups: readonly Group[]): Sizes {
  const sum: Sizes = { updates: 0, updateBytes: 0, views: 0, viewBytes: 0 };
  for (const { sizes } of groups) {
    sum.updates += sizes.updates;
    sum.updateBytes += sizes.updateBytes;
    sum.views += sizes.views;
    sum.viewBytes += sizes.viewBytes;
  }
  return sum;
}

function meanUpdate({ updateBytes, updates }: Sizes): number {
  return Math.round(updateBytes / Math.max(1, updates));
}

function numberAfter(args: readonly string[], flag: string, standard: number): number {
  const at = args.indexOf(flag);
  return at < 0 ? standard : Number(args[at + 1] ?? standard);
}
