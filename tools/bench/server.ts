/** `npm run bench -- server [--json] [--control]`: the whole path of a command against a bare ws fan-out in the same run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { laneOf, load, pairedLoad, rush, summary, type Lane, type Latencies } from './server-load.ts';
import { restartTimes, type Restart } from './server-restart.ts';
import { seatFloor, seatHall, welcomeFour } from './server-setting.ts';
import { openSide, type Side } from './server-side.ts';
import { seats, type Group, type Sizes } from './server-table.ts';

const usage = `npm run bench -- server [--json] [--control] [--tables 250] [--rate 400] [--seconds 10]

Four sockets per table. One action: a command into the socket, judged, on disk, told to four, heard by all four.
The floor is a bare ws server in a process of its own that fans the same bytes out. Both run at once and are asked in turn.
--control adds one millisecond of work to every command: the ratios must then fail their aims.`;

interface Figures {
  readonly node: string;
  readonly load: number;
  readonly tables: number;
  readonly perSecond: number;
  readonly floor: SideFigures;
  readonly hall: SideFigures;
  /** Median over slices of one second, both sides in each. */
  readonly cpuRatio: number;
  readonly bytes: { readonly update: number; readonly wholeView: number };
  readonly restart: Restart | null;
  readonly generatorShare: number;
  readonly verdicts: readonly Verdict[];
}

interface SideFigures extends Latencies {
  readonly cpuPerAction: number;
  readonly memoryPerConnection: number;
  readonly heapPerConnection: number;
  readonly mostPerSecond: number;
}

interface Verdict {
  readonly what: string;
  readonly ratio: number;
  readonly aim: number;
  readonly at: 'most' | 'least';
  /** `void`: the bare server itself was late or the generator busy, so the machine was measured and not the hall. */
  readonly verdict: 'met' | 'missed' | 'void';
}

/** Actions before the measuring, so that both sides run compiled code. */
const warmUp = 3000;

export async function run(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return console.log(usage);
  const figures = await measure(args);
  if (args.includes('--json')) console.log(JSON.stringify(figures, null, 2));
  else print(figures);
}

async function measure(args: readonly string[]): Promise<Figures> {
  const [tables, perSecond, seconds] = [numberAfter(args, '--tables', 250), numberAfter(args, '--rate', 400), numberAfter(args, '--seconds', 10)];
  const control = args.includes('--control');
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-bench-'));
  const floor = await openSide('floor');
  const hall = await openSide('hall', [folder, control ? 'slow' : '']);
  try {
    step('seating');
    const floorRoom = await seated(floor, tables, (count, from) => seatFloor(floor, count, from));
    const tokens = await welcomeFour(hall);
    const hallRoom = await seated(hall, tables, (count, from) => seatHall(hall, tokens, count, from));

    step('warming up');
    await rush(hallRoom.groups, warmUp);
    await rush(floorRoom.groups, warmUp);
    floor.tell({ type: 'pad', bytes: meanUpdate(sizesOf(hallRoom.groups)) });
    step('measuring');
    const lanes = { floor: laneOf(floorRoom.groups), hall: laneOf(hallRoom.groups) };
    const slices: Slice[] = [];
    const [begin, mine] = [performance.now(), process.cpuUsage()];
    for (let i = 0; i < seconds; i++) slices.push(await slice(floor, hall, lanes, perSecond));
    const { user, system } = process.cpuUsage(mine);
    const generatorShare = (user + system) / 1000 / (performance.now() - begin);

    step('most per second');
    const floorMost = await mostPerSecond(floorRoom.groups);
    const hallMost = control ? 0 : await mostPerSecond(hallRoom.groups);
    await Promise.all([floor.stop(), hall.stop()]);

    step('restart');
    const sizes = sizesOf(hallRoom.groups);
    const side = (name: 'floor' | 'hall', room: Room, most: number): SideFigures => ({
      ...summary(lanes[name]),
      cpuPerAction: median(slices.map((one) => one[name])),
      memoryPerConnection: room.rss,
      heapPerConnection: room.heap,
      mostPerSecond: most,
    });
    const figures = {
      node: process.version,
      load: loadavg()[0] ?? 0,
      tables,
      perSecond,
      floor: side('floor', floorRoom, floorMost),
      hall: side('hall', hallRoom, hallMost),
      cpuRatio: median(slices.map((one) => one.hall / one.floor)),
      bytes: { update: meanUpdate(sizes), wholeView: sizes.viewBytes / Math.max(1, sizes.views) },
      restart: control ? null : await restartTimes(folder),
      generatorShare,
    };
    return { ...figures, verdicts: judge(figures) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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

async function slice(floor: Side, hall: Side, lanes: { readonly floor: Lane; readonly hall: Lane }, perSecond: number): Promise<Slice> {
  const before = { floor: (await floor.usage()).cpu, hall: (await hall.usage()).cpu, floorSent: lanes.floor.sent, hallSent: lanes.hall.sent };
  await pairedLoad(lanes.floor, lanes.hall, perSecond, 1);
  const after = { floor: (await floor.usage()).cpu, hall: (await hall.usage()).cpu };
  return { floor: (after.floor - before.floor) / (lanes.floor.sent - before.floorSent), hall: (after.hall - before.hall) / (lanes.hall.sent - before.hallSent) };
}

function median(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
}

interface Room {
  readonly groups: readonly Group[];
  readonly rss: number;
  readonly heap: number;
}

/** A third of the tables warms the process up; the others tell what one more connection costs, its share of a table included. */
async function seated(side: Side, tables: number, seat: (count: number, from: number) => Promise<Group[]>): Promise<Room> {
  const warm = Math.ceil(tables / 3);
  const first = await seat(warm, 0);
  side.tell({ type: 'gc' });
  const before = await side.usage();
  const rest = await seat(tables - warm, warm);
  side.tell({ type: 'gc' });
  const after = await side.usage();
  const connections = rest.length * seats;
  return { groups: [...first, ...rest], rss: (after.rss - before.rss) / connections, heap: (after.heap - before.heap) / connections };
}

/** Doubles the rate until the slowest hundredth takes 100 ms or something is missing. */
async function mostPerSecond(groups: readonly Group[]): Promise<number> {
  let most = 0;
  for (let rate = 500; rate <= 16_000; rate *= 2) {
    const { p99, missing } = await load(groups, rate, 1);
    if (!(p99 < 100) || missing > 0) break;
    most = rate;
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

/** On a free machine a bare fan-out takes about a millisecond. */
const lateFloor = 5;
const busyGenerator = 0.85;

function judge({ floor, hall, cpuRatio, bytes, restart, generatorShare }: Omit<Figures, 'verdicts'>): readonly Verdict[] {
  const noisy = floor.p50 > lateFloor || generatorShare > busyGenerator;
  const most = (what: string, ratio: number, aim: number): Verdict => ({ what, ratio, aim, at: 'most', verdict: ratio <= aim ? 'met' : 'missed' });
  const least = (what: string, ratio: number, aim: number): Verdict => ({ what, ratio, aim, at: 'least', verdict: ratio >= aim ? 'met' : 'missed' });
  const timed = (verdict: Verdict): Verdict => (noisy ? { ...verdict, verdict: 'void' } : verdict);
  const verdicts = [
    most('CPU per action, median of slices', cpuRatio, 2.5),
    timed(most('p50', hall.p50 / floor.p50, 1.25)),
    timed(most('p99', hall.p99 / floor.p99, 1.5)),
    most('memory per connection, with its share of a table', hall.memoryPerConnection / floor.memoryPerConnection, 2),
    most('bytes per update / whole view', bytes.update / bytes.wholeView, 0.2),
  ];
  if (hall.mostPerSecond > 0) verdicts.push(timed(least('most actions per second at p99 < 100 ms', hall.mostPerSecond / floor.mostPerSecond, 0.5)));
  if (restart !== null) verdicts.push(most('start with 10,000 tables / empty', restart.fullMilliseconds / restart.emptyMilliseconds, 3));
  return verdicts;
}

function print({ floor, hall, bytes, restart, verdicts, ...rest }: Figures): void {
  const row = (what: string, unit: string, of: (side: SideFigures) => number, digits = 2): void =>
    console.log(`${what.padEnd(34)} ${of(floor).toFixed(digits).padStart(10)} ${of(hall).toFixed(digits).padStart(10)} ${unit}`);
  console.log(`${rest.tables} tables of ${seats}, ${rest.perSecond} actions per second on each side, node ${rest.node}, load ${rest.load.toFixed(1)}, generator ${(rest.generatorShare * 100).toFixed(0)} % of a core\n`);
  console.log(`${''.padEnd(34)} ${'bare ws'.padStart(10)} ${'hall'.padStart(10)}`);
  row('p50', 'ms', ({ p50 }) => p50);
  row('p99', 'ms', ({ p99 }) => p99);
  row('CPU per action', 'µs', ({ cpuPerAction }) => cpuPerAction, 0);
  row('memory per connection (RSS)', 'KB', ({ memoryPerConnection }) => memoryPerConnection / 1024, 1);
  row('memory per connection (heap)', 'KB', ({ heapPerConnection }) => heapPerConnection / 1024, 1);
  row('most actions per second', '', ({ mostPerSecond: most }) => most, 0);
  row('actions heard by all four', '', ({ actions, missing }) => actions - missing, 0);
  console.log(`\nan update is ${bytes.update} bytes, the whole view ${bytes.wholeView.toFixed(0)}`);
  if (restart !== null) console.log(`start: empty ${restart.emptyMilliseconds.toFixed(0)} ms, with ${restart.tables} tables and ${restart.pages} pages ${restart.fullMilliseconds.toFixed(0)} ms; first table after it ${restart.firstTableMilliseconds.toFixed(0)} ms`);
  console.log('');
  for (const { what, ratio, aim, at, verdict } of verdicts) console.log(`${(verdict === 'missed' ? 'MISSED' : verdict).padEnd(6)} ${what}: ${ratio.toFixed(2)}× (at ${at} ${aim})`);
  if (verdicts.some(({ verdict }) => verdict === 'void')) console.log(`void: the machine is too busy to say anything about latencies (the bare server itself needs ${floor.p50.toFixed(1)} ms)`);
}

function numberAfter(args: readonly string[], flag: string, standard: number): number {
  const at = args.indexOf(flag);
  return at < 0 ? standard : Number(args[at + 1] ?? standard);
}
