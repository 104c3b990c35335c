/** `npm run move`: everything a closed hall keeps, from its data folder to PostgreSQL or back. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { reasonOf, HostError } from "#server/host-error.ts";
import { moveAll, type TableDigest } from "#server/store/move/move.ts";
import { postgresSide } from "#server/store/postgres/move/side.ts";
import type { DatabaseSide } from "#server/store/move/side.ts";
import { sqliteSide } from "#server/store/sqlite/move/side.ts";
import { fileName } from "#server/store/sqlite/index.ts";

const usage = `Usage: npm run --silent move -- --data data --to postgres://hall@db/hall
       npm run --silent move -- --from postgres://hall@db/hall --data data

Copies games, people and guilds in one transaction, counts and compares them, and only then keeps them.
The hall must be closed, every copy of it; the place they go to must be empty; where they come from is only read,
so a move that failed can be made again. Card sets stay files: copy card-sets/ of the data folder yourself.
--data, or DATA_DIR, names the data folder.`;

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`guildhall: ${reasonOf(error).split("\n")[0] ?? ""}`);
  process.exitCode = 1;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      data: { type: "string" },
      to: { type: "string" },
      from: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help === true) return say(usage);
  const url = values.to ?? values.from;
  if (url === undefined || (values.to !== undefined && values.from !== undefined))
    throw new HostError("say where to, --to postgres://…, or where from, --from postgres://…");
  if (!/^postgres(ql)?:\/\//.test(url)) throw new HostError("that is no postgres://… address");
  const folder = values.data ?? process.env["DATA_DIR"] ?? "data";
  return values.to === undefined
    ? move(await postgresSide(url), () => sqliteSide(folder))
    : move(closedHall(folder), () => postgresSide(url));
}

function closedHall(folder: string): DatabaseSide {
  if (existsSync(join(folder, fileName))) return sqliteSide(folder);
  throw new HostError(
    `there is no ${fileName} in ${folder}: name the hall's data folder with --data or DATA_DIR`,
  );
}

async function move(
  from: DatabaseSide,
  open: () => DatabaseSide | Promise<DatabaseSide>,
): Promise<number> {
  try {
    const to = await open();
    try {
      for (const line of report(await moveAll(from, to))) say(line);
      return say(`everything is in ${to.name}`);
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

function report(moved: readonly TableDigest[]): readonly string[] {
  const width = Math.max(...moved.map(({ table }) => table.length));
  return moved.map(
    ({ table, rows, hash }) =>
      `${table.padEnd(width)} ${String(rows).padStart(9)} rows, the same on both sides (${hash.slice(0, 12)})`,
  );
}

function say(text: string): number {
  console.log(text);
  return 0;
}
