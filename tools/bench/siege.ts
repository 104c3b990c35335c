/**
 * `npm run bench -- siege [--json] [--seconds 3] [--runs 3]`: honest people play while each attack runs beside them.
 */
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSide } from "./server/side.ts";
import { attacks } from "./siege/attacks.ts";
import { coresHere } from "./siege/cores.ts";
import { rowsOf, together } from "./siege/figures.ts";
import { lay, type SiegeRun } from "./siege/lay.ts";
import { longGame, type LongGame } from "./siege/long-game.ts";
import { overInMost, printSiege, printVerdict } from "./siege/report.ts";

const usage = `npm run bench -- siege [--json] [--seconds 3] [--runs 3] [--only WORD,WORD] [--folder DIR]

Nine tables of two people and two of one person and a bot play at one address of this machine, attackers knock
from another, in a process and on a processor of their own (Linux; elsewhere they share one, and the report says so).
Between its attacks the same people play in peace, beside a process as busy as attackers are, which says nothing to the
hall: what the two differ by is the attack, from its first moment on. It is held against all the peace of the run.
With each ratio of the slowest hundredth comes how many moves it was read from, and where it may lie by chance alone
(nine of ten, drawn again by the quarter of a second). The first row is no attack at all, measured like one: what it
says is the machine's. Where that alone is over the aim, nothing can be told.
The hall keeps its games in memory if there is such a folder: a flush that takes the disk 300 ms now and then,
peace or not, would say more about the machine than about the attack. --folder DIR says where instead.
Of three runs two decide (--runs N: more than half), each with a hall of its own; all together are told as well.`;

const inMemory = "/dev/shm";
const entries = 1500;
/** SiegeFigures like an attack. */
const none = "";

export async function run(args: readonly string[]): Promise<void> {
  if (args.includes("--help")) return console.log(usage);
  const only = (after(args, "--only") ?? "").split(",");
  const names = Object.keys(attacks).filter((name) => only.some((word) => name.includes(word)));
  const base = after(args, "--folder") ?? (existsSync(inMemory) ? inMemory : tmpdir());
  const folder = mkdtempSync(join(base, "guildhall-siege-"));
  const laid: SiegeRun[] = [];
  try {
    const long = await built(join(folder, "long"));
    const cores = coresHere();
    const seconds = Number(after(args, "--seconds") ?? 3);
    for (let count = 0; count < Number(after(args, "--runs") ?? 3); count++) {
      const own = join(folder, String(count));
      cpSync(join(folder, "long"), own, { recursive: true });
      laid.push(await lay({ folder: own, long, names: [none, ...names], seconds, cores }));
      if (!args.includes("--json")) printSiege(laid.at(-1)?.siege);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  tell(laid, args.includes("--json"));
}

function tell(laid: readonly SiegeRun[], asJson: boolean): void {
  const sieges = laid.map(({ siege }) => siege);
  const all = rowsOf(together(laid.map(({ measured }) => measured)));
  const over = overInMost(sieges);
  if (asJson) console.log(JSON.stringify({ sieges, together: all, over }, null, 2));
  else printVerdict(sieges, all, over);
  if (over.length > 0) process.exitCode = 1;
}

/** The long game is played once, and lies in the folder of every hall. */
async function built(folder: string): Promise<LongGame> {
  const builder = await openSide("hall", [folder, ""]);
  const long = await longGame(`http://127.0.0.1:${builder.port}`, entries);
  await builder.stop();
  return long;
}

function after(args: readonly string[], flag: string): string | undefined {
  const at = args.indexOf(flag);
  return at < 0 ? undefined : args[at + 1];
}
