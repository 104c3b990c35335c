/**
 * What games over days cost a table that is being played: two halls in the same run, asked in turn; in one of them
 * 10,000 clocks wait and a thousand calls are made within the minute.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PublicRow } from "#server/lobby/lobby-row.ts";
import { openDatabase } from "#server/store/sqlite/database.ts";
import { waitingTable, type CallIn } from "./call-in.ts";
import type { CallsFigures } from "./figures.ts";
import { laneOf, loadInTurn, rush, summary } from "./load.ts";
import { p99Of, ratioOfSlices } from "./measures.ts";
import { seatedHall } from "./room.ts";
import { openSide } from "./side.ts";

export interface CallsWish {
  readonly seconds: number;
  readonly perSecond: number;
}

const tables = 60;
const clocks = 10_000;
const callsPerMinute = 1000;
const sliceSeconds = 2;
const minute = 60_000;
const day = 1440 * minute;

export async function callsBeside({ seconds, perSecond }: CallsWish): Promise<CallsFigures> {
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), "guildhall-bench-")));
  const [plain = "", busy = ""] = folders;
  const receiver = await openReceiver();
  try {
    await playSome(busy);
    fill(busy);
    const halls = [
      await openSide("hall", [plain, "calls"]),
      await openSide("hall", [busy, "calls"]),
    ] as const;
    const rooms = [await seatedHall(halls[0], tables), await seatedHall(halls[1], tables)] as const;
    for (const { groups } of rooms) await rush(groups, 1500);
    const due = Math.round((callsPerMinute * seconds) / 60);
    const milliseconds = seconds * 1000;
    halls[1].tell({ type: "call-in", hook: receiver.url, due, milliseconds } satisfies CallIn);
    const lanes = [laneOf(rooms[0].groups), laneOf(rooms[1].groups)] as const;
    const slices: (readonly number[])[] = [];
    for (let second = 0; second < seconds + sliceSeconds; second += sliceSeconds)
      slices.push(await p99Of(lanes, () => loadInTurn(lanes, perSecond, sliceSeconds)));
    const made = receiver.count();
    const p99s = (hall: number): readonly number[] => slices.map((one) => one[hall] ?? Number.NaN);
    const p99Ratio = ratioOfSlices(p99s(1), p99s(0));
    for (const hall of halls) await hall.stop();
    return { clocks, made, due, without: summary(lanes[0]), with: summary(lanes[1]), p99Ratio };
  } finally {
    receiver.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

/** One game of days that has begun: the model of all that wait. */
async function playSome(folder: string): Promise<void> {
  const hall = await openSide("hall", [folder, "calls"]);
  await seatedHall(hall, 1);
  await hall.stop();
}

/** Written as the hall writes them: tables whose clock rings in some days. */
function fill(folder: string): void {
  const db = openDatabase(folder);
  const model = String(db.prepare("SELECT id FROM tables LIMIT 1").get()?.["id"]);
  const table = db.prepare(
    `INSERT INTO tables (id, header, host, listed, clocked, phase, made, visited, rings, card, drawn)
     SELECT ?1, replace(header, ?2, ?1), host, 0, 1, 'playing', made, visited, ?3, ?4,
       (SELECT max(version) FROM pages WHERE table_id = ?2)
     FROM tables WHERE id = ?2`,
  );
  const pages = db.prepare(
    "INSERT INTO pages SELECT ?, version, page FROM pages WHERE table_id = ?",
  );
  const now = Date.now();
  db.exec("BEGIN");
  for (let i = 0; i < clocks; i++) {
    const id = waitingTable(i);
    table.run(id, model, now + day + i * 1000, JSON.stringify(rowOf(id, now)));
    pages.run(id, model);
  }
  db.exec("COMMIT");
  db.close();
}

/** As it was kept when the table left memory: nobody looks at a game of days all the time. */
function rowOf(id: string, moved: number): PublicRow {
  return {
    id,
    game: "bounty-hunters",
    options: {},
    clock: day / 1000,
    botLevel: "steady",
    coach: false,
    listed: false,
    phase: "playing",
    names: ["Ginny", "Mia", "Thomas", "Bruno"],
    outcome: null,
    made: moved,
    moved,
    awaited: [0],
  };
}

interface Receiver {
  readonly url: string;
  count(): number;
  close(): void;
}

async function openReceiver(): Promise<Receiver> {
  let got = 0;
  const server: Server = createServer((request, response) => {
    got++;
    request.resume();
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    count: () => got,
    close: () => void server.close(),
  };
}
