/** `npm run bench -- siege [--json] [--seconds 6] [--runs 3]`: honest people play while each attack runs beside them. */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { loadavg, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { doorsOf } from "#server/testing/fuzz/doors.ts";
import { call, visitor } from "#server/testing/visitor.ts";
import { openSide, type ServerSide } from "./server/side.ts";
import { attacks } from "./siege/attacks.ts";
import type { Prey } from "./siege/prey.ts";
import { honest } from "./siege/honest.ts";
import { longGame } from "./siege/long-game.ts";
import { strangersAt } from "./siege/stranger.ts";
import { overInMost, printSiege, printVerdict } from "./siege/report.ts";
import { figuresOf, type SiegeFigures, type Siege, type Slice } from "./siege/figures.ts";

const usage = `npm run bench -- siege [--json] [--seconds 6] [--runs 3] [--only WORD,WORD] [--folder DIR]

Six tables of two people and two of one person and a bot play at one address of this machine, attackers knock
from another, in a process of their own. Before and between its attacks the same people play in peace, beside a
process as busy as attackers are, which says nothing to the hall: what the two differ by is the attack. It is held
against all the peace of the run; how much peace differs from itself, and what it is without that process, is told.
The hall keeps its games in memory if there is such a folder: a flush that takes the disk 300 ms now and then,
peace or not, would say more about the machine than about the attack. --folder DIR says where instead.
Of three runs two decide (--runs N: more than half), each with a hall of its own.`;

/** Peace and attack take turns, so that a busy machine is busy in both. */
const rounds = 3;
const inMemory = "/dev/shm";
const entries = 1500;
const tables = 6;
const botTables = 2;

export async function run(args: readonly string[]): Promise<void> {
  if (args.includes("--help")) return console.log(usage);
  const seconds = Number(after(args, "--seconds") ?? 6);
  const only = (after(args, "--only") ?? "").split(",");
  const names = Object.keys(attacks).filter((name) => only.some((word) => name.includes(word)));
  const base = after(args, "--folder") ?? (existsSync(inMemory) ? inMemory : tmpdir());
  const sieges: Siege[] = [];
  for (let run = 0; run < Number(after(args, "--runs") ?? 3); run++) {
    const folder = mkdtempSync(join(base, "guildhall-siege-"));
    try {
      const siege = await lay(folder, names, seconds);
      sieges.push(siege);
      if (!args.includes("--json")) printSiege(siege);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  const over = overInMost(sieges);
  if (args.includes("--json")) console.log(JSON.stringify({ sieges, over }, null, 2));
  else printVerdict(sieges.length, over);
  if (over.length > 0) process.exitCode = 1;
}

async function lay(folder: string, names: readonly string[], seconds: number): Promise<Siege> {
  const builder = await openSide("hall", [folder, ""]);
  const long = await longGame(`http://127.0.0.1:${builder.port}`, entries);
  await builder.stop();
  const hall = await openSide("hall", [folder, "standard"]);
  const url = `http://127.0.0.1:${hall.port}`;
  const people = await honest(url, tables, botTables);
  const tokens = await strangersAt(hall.port, 8);
  const doors = (await doorsOf(url)).map(({ path }) => path);
  const lister = await visitor(url, "Lando");
  const listed = await lister.make({ game: "bounty-hunters", seats: 2, listed: true });
  const measured: SiegeFigures[] = [];
  hall.tell({ type: "watch-stretches" });
  await pause(2000);
  const alone = slice();
  await measure(alone, hall, seconds);
  const quiet = people.madeIn(alone.whiles);
  const start = await settled(hall);
  for (const name of names) {
    console.error(`  ${name}`);
    const memory = await settled(hall);
    const [peace, during] = [slice(), slice()];
    let peak = 0;
    for (let round = 0; round < rounds; round++) {
      const prey = {
        honestTable: people.table(),
        doors,
        longTable: long.table,
        owner: long.owner,
        tokens,
      };
      for (const [into, who] of [
        [peace, ""],
        [during, name],
      ] as const) {
        const beside = await begin(hall.port, who, seconds / rounds + 1, prey);
        await pause(500);
        await measure(into, hall, seconds / rounds);
        if (into === during) peak = Math.max(peak, (await hall.usage()).rss);
        await ended(beside);
        await pause(1000);
      }
    }
    const left = await settled(hall);
    const noticed = (slice: Slice) => ({ ...slice, noticed: people.madeIn(slice.whiles) });
    measured.push({ name, peace: noticed(peace), during: noticed(during), memory, peak, left });
    people.forget();
  }
  const list = (await call(url, "GET", "/api/tables")).body as readonly { readonly id: string }[];
  const turnedAway = String((await call(url, "GET", "/metrics")).body);
  people.stop();
  const leaving = await settled(hall);
  const tablesLeft = await emptied(url);
  const end = await settled(hall);
  await hall.stop();
  return {
    pages: long.pages,
    seconds,
    load: loadavg()[0] ?? 0,
    ...figuresOf(measured, quiet),
    memory: [leaving / start, end / start],
    tablesLeft,
    stillListed: list.some(({ id }) => id === listed),
    bugs: Number(/guildhall_bugs_total (\d+)/.exec(turnedAway)?.[1]),
  };
}

function slice(): Slice {
  return { whiles: [], stretches: [], cpu: 0, seconds: 0 };
}

async function measure(into: Slice, hall: ServerSide, seconds: number): Promise<void> {
  const used = (await hall.usage()).cpu;
  const start = performance.now();
  await pause(seconds * 1000);
  into.whiles.push([start, performance.now()]);
  const { cpu, stretches } = await hall.usage();
  into.cpu += (cpu - used) / 1e6;
  into.stretches.push(...stretches);
  into.seconds += (performance.now() - start) / 1000;
}

/** Waits until the hall has let go of the tables nobody needs; answers how many it still holds. */
async function emptied(url: string): Promise<number> {
  let tables = Number.NaN;
  for (let look = 0; look < 60 && tables !== 0; look++) {
    await pause(1000);
    const figures = String((await call(url, "GET", "/metrics")).body);
    tables = Number(/guildhall_tables_in_memory (\d+)/.exec(figures)?.[1]);
  }
  return tables;
}

/** Memory in use once everything that can go is gone. */
async function settled(hall: ServerSide): Promise<number> {
  hall.tell({ type: "gc" });
  return (await hall.usage()).heap;
}

async function begin(
  port: number,
  name: string,
  seconds: number,
  prey: Prey,
): Promise<ChildProcess> {
  const worker = fileURLToPath(new URL("./siege/attacker-worker.ts", import.meta.url));
  const args = [String(port), name, String(seconds), JSON.stringify(prey)];
  const attacker = fork(worker, args, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  // They come from elsewhere: they may use our network, not the processor of the hall.
  if (attacker.pid !== undefined) setPriority(attacker.pid, 19);
  await Promise.race([once(attacker, "message"), once(attacker, "exit")]);
  return attacker;
}

/** They leave by themselves; one that does not is sent away. */
async function ended(attacker: ChildProcess): Promise<void> {
  if (attacker.exitCode !== null) return;
  const gone = once(attacker, "exit");
  const late = setTimeout(() => attacker.kill("SIGKILL"), 30_000);
  await gone;
  clearTimeout(late);
}

function after(args: readonly string[], flag: string): string | undefined {
  const at = args.indexOf(flag);
  return at < 0 ? undefined : args[at + 1];
}
