/**
 * `npm run bench -- server|engine|client|siege|copies|bots
 * [--json]`: each part measures both sides of its ratios in one run.
 */
import { existsSync } from "node:fs";

const parts = {
  server:
    "socket to sockets with a durable journal, against a bare fan-out and one that keeps; memory; restart with 10,000 tables",
  engine: "decisions per CPU-second, against a flat reference engine and boardgame.io",
  client: "bytes over the wire and time to interactive",
  siege: "an honest table while each attack runs beside it: p99 and memory before and during",
  copies:
    "one hall on SQLite, one copy on PostgreSQL, two and three of them; hearing, conflicts, a death",
  bots: "iterations, milliseconds and strength of the bots",
} as const;

const [part, ...rest] = process.argv.slice(2);
const known = Object.keys(parts).includes(part ?? "");
const path = new URL(`./bench/${part ?? ""}.ts`, import.meta.url);

if (part === undefined || part === "--help") {
  console.log("npm run bench -- PART [--json] [--help]\n");
  for (const [name, what] of Object.entries(parts)) console.log(`  ${name.padEnd(8)} ${what}`);
} else if (!known || !existsSync(path)) {
  console.error(`guildhall: there is no bench "${part}"; try npm run bench -- --help`);
  process.exitCode = 1;
} else {
  const bench = (await import(path.href)) as { run(args: readonly string[]): Promise<void> };
  await bench.run(rest);
}
