/** Play at many tables while the server is killed without warning, again and again. */
import { setTimeout as pause } from "node:timers/promises";
import type { TableId } from "#table/talk/words.ts";
import type { Store } from "../store/port.ts";
import { openSqlite } from "../store/sqlite/index.ts";
import { childHall, type ChildHall } from "./child-hall.ts";
import { audit, type Audit, type Busy } from "./audit.ts";
import { player } from "./player.ts";
import { visitor, type Visitor } from "./visitor.ts";

export interface CrashReport extends Audit {
  readonly rounds: number;
  /** Tables that did not reach their end after the last restart. Must be empty. */
  readonly unfinished: readonly TableId[];
}

interface Crash {
  readonly folder: string;
  readonly tables: number;
  readonly rounds: number;
  /** Most milliseconds between a restart and the next kill. */
  readonly longest: number;
  /** The program that is started and killed; the hall itself unless a fault is planted. */
  readonly main?: string;
  /** A store other than the data folder: how the hall is told, and how the audit opens it. */
  readonly store?: { readonly args: readonly string[]; readonly open: () => Promise<Store> };
  readonly env?: Readonly<Record<string, string>>;
  /**
   * How long games have to come to their end after the last
   * restart; 0 does not wait for a clean end of the hall either.
   */
  readonly patience?: number;
}

export async function crash(run: Crash): Promise<CrashReport> {
  const { folder, tables, rounds, longest, main, env, store, patience = 120_000 } = run;
  const start = (at: number): Promise<ChildHall> =>
    childHall(folder, ["--log-level", "error", ...(store?.args ?? [])], { port: at, main, env });
  let hall = await start(0);
  const port = Number(new URL(hall.url).port);
  const [ginny, mia] = [await visitor(hall.url, "Ginny"), await visitor(hall.url, "Mia")];
  const all: Busy[] = [];
  const seatAll = async (): Promise<void> => {
    const finished = await over(all);
    const missing = tables - (all.length - finished.size);
    for (let i = 0; i < missing; i++) all.push(await busyTable(hall.url, ginny, mia, all.length));
  };

  for (let round = 0; round < rounds; round++) {
    await seatAll();
    await everyoneMoved(all);
    await pause(20 + Math.random() * longest);
    hall.kill("SIGKILL");
    await hall.exit;
    hall = await start(port);
  }

  const ends = await Promise.all(
    all.map(async ({ table, players }) => ({
      table,
      over: await within(patience, Promise.all(players.map(({ over: end }) => end))),
    })),
  );
  for (const { players } of all) for (const each of players) each.stop();
  hall.kill(patience === 0 ? "SIGKILL" : "SIGTERM");
  await hall.exit;
  const kept = await (store?.open() ?? openSqlite(folder, { broken: () => undefined }));
  const report = await audit(kept, all);
  await kept.close();
  return {
    rounds,
    ...report,
    unfinished: ends.filter((end) => !end.over).map(({ table }) => table),
  };
}

async function busyTable(url: string, ginny: Visitor, mia: Visitor, seed: number): Promise<Busy> {
  const table = await ginny.make({
    game: "bounty-hunters",
    seats: 3,
    bots: [2],
    botLevel: "random",
  });
  await mia.ask(table, { type: "sit", seat: 1, entropy: "open" });
  await ginny.ask(table, { type: "start" });
  const players = [ginny, mia].map(({ token }, seat) =>
    player({ url: () => url, token, table, seat, seed: seed * 2 + seat, pause: 12 }),
  );
  return { table, players };
}

/** A kill before the first move would show nothing. */
async function everyoneMoved(all: readonly Busy[]): Promise<void> {
  while (all.some(({ players }) => players.every(({ acknowledged }) => acknowledged.length === 0)))
    await pause(5);
}

async function over(all: readonly Busy[]): Promise<ReadonlySet<TableId>> {
  const finished = new Set<TableId>();
  for (const { table, players } of all)
    if (await within(0, Promise.race(players.map(({ over: end }) => end)))) finished.add(table);
  return finished;
}

function within(milliseconds: number, promise: Promise<unknown>): Promise<boolean> {
  return Promise.race([promise.then(() => true), pause(milliseconds, false, { ref: false })]);
}
