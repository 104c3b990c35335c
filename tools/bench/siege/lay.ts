/** One siege: a hall of its own, people who play there, and every attack in turn. */
import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { doorsOf } from "#server/testing/fuzz/doors.ts";
import { call, visitor } from "#server/testing/visitor.ts";
import { openSide, type ServerSide } from "../server/side.ts";
import { attackersAt } from "./attackers.ts";
import type { Cores } from "./cores.ts";
import { rowsOf, slowest, type SiegeFigures, type Siege, type Slice } from "./figures.ts";
import { honest, type Honest } from "./honest.ts";
import type { LongGame } from "./long-game.ts";
import type { Prey } from "./prey.ts";
import { quantile, timesOf } from "./quantile.ts";
import { strangersAt } from "./stranger.ts";

export interface SiegeRun {
  readonly siege: Siege;
  readonly measured: readonly SiegeFigures[];
}

export interface SiegePlan {
  /** With the long game in it. */
  readonly folder: string;
  readonly long: LongGame;
  /** Of attacks; an empty one is none, measured like the others. */
  readonly names: readonly string[];
  /** Of each attack. */
  readonly seconds: number;
  readonly cores: Cores | null;
}

/** Peace and attack take turns, so that a busy machine is busy in both. */
const rounds = 2;
/** Of peace beside an attack: what it is held against is the peace of all. */
const peaceShare = 2 / 3;
/** As many as one address may move for (300 asks a second): the more moves, the surer the slowest hundredth. */
const tables = 9;
const botTables = 2;

export async function lay(plan: SiegePlan): Promise<SiegeRun> {
  const { folder, long, seconds, cores } = plan;
  const hall = await openSide("hall", [folder, "standard"]);
  const url = `http://127.0.0.1:${hall.port}`;
  const people = await honest(url, tables, botTables);
  const tokens = await strangersAt(hall.port, 8);
  const doors = (await doorsOf(url)).map(({ path }) => path);
  const lister = await visitor(url, "Lando");
  const listed = await lister.make({ game: "bounty-hunters", seats: 2, listed: true });
  const prey = (): Prey => ({
    honestTable: people.table(),
    doors,
    longTable: long.table,
    owner: long.owner,
    tokens,
  });
  hall.tell({ type: "watch-stretches" });
  await pause(2000);
  const alone = slice();
  await measure(alone, hall, seconds, pause(seconds * 1000));
  const quiet = people.madeIn(alone.whiles).answers;
  const start = await settled(hall);
  const measured = await endure(plan, hall, people, prey);
  const list = (await call(url, "GET", "/api/tables")).body as readonly { readonly id: string }[];
  const turnedAway = String((await call(url, "GET", "/metrics")).body);
  people.stop();
  const leaving = await settled(hall);
  const tablesLeft = await emptied(url);
  const end = await settled(hall);
  await hall.stop();
  const siege = {
    pages: long.pages,
    seconds,
    load: loadavg()[0] ?? 0,
    isApart: cores !== null,
    rows: rowsOf(measured),
    peace: measured.map(({ peace }) => quantile(timesOf(peace.noticed.answers), slowest)),
    quiet: quantile(timesOf(quiet), slowest),
    memory: [leaving / start, end / start],
    tablesLeft,
    stillListed: list.some(({ id }) => id === listed),
    bugs: Number(/guildhall_bugs_total (\d+)/.exec(turnedAway)?.[1]),
  } as const;
  return { siege, measured };
}

async function endure(
  { names, seconds, cores }: SiegePlan,
  hall: ServerSide,
  people: Honest,
  prey: () => Prey,
): Promise<readonly SiegeFigures[]> {
  const measured: SiegeFigures[] = [];
  let memory = await settled(hall);
  for (const name of names) {
    const attackers = await attackersAt(hall.port, cores);
    const [peace, during] = [slice(), slice()];
    let peak = 0;
    for (let round = 0; round < rounds; round++) {
      for (const into of [peace, during]) {
        const share = into === peace ? peaceShare : 1;
        const order = {
          attack: into === peace ? "" : name,
          seconds: (seconds * share) / rounds,
          prey: prey(),
        };
        // From its first moment on: most of what a stranger may do, they may do at once.
        await measure(into, hall, order.seconds, attackers.send(order));
        peak = Math.max(peak, (await hall.usage()).rss);
      }
    }
    await attackers.leave();
    const left = await settled(hall);
    const noticed = (each: Slice) => ({ ...each, noticed: people.madeIn(each.whiles) });
    measured.push({ name, peace: noticed(peace), during: noticed(during), memory, peak, left });
    memory = left;
    people.forget();
  }
  return measured;
}

function slice(): Slice {
  return { whiles: [], stretches: [], queued: 0, cpu: 0, seconds: 0 };
}

async function measure(
  into: Slice,
  hall: ServerSide,
  seconds: number,
  beside: Promise<void>,
): Promise<void> {
  const before = await hall.usage();
  const start = performance.now();
  await pause(seconds * 1000);
  into.whiles.push([start, performance.now()]);
  const { cpu, queued, stretches } = await hall.usage();
  into.cpu += (cpu - before.cpu) / 1e6;
  into.queued += queued - before.queued;
  into.stretches.push(...stretches);
  into.seconds += (performance.now() - start) / 1000;
  await beside;
  await pause(restMs);
}

/** What is still on its way from the attack is not the peace behind it. */
const restMs = 300;

/** Waits until the hall has let go of the tables nobody needs; answers how many it still holds. */
async function emptied(url: string): Promise<number> {
  let tablesLeft = Number.NaN;
  for (let look = 0; look < 60 && tablesLeft !== 0; look++) {
    await pause(1000);
    const figures = String((await call(url, "GET", "/metrics")).body);
    tablesLeft = Number(/guildhall_tables_in_memory (\d+)/.exec(figures)?.[1]);
  }
  return tablesLeft;
}

/** Memory in use once everything that can go is gone. */
async function settled(hall: ServerSide): Promise<number> {
  hall.tell({ type: "gc" });
  return (await hall.usage()).heap;
}
