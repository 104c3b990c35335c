/**
 * The journal on PostgreSQL. Nobody owns a table: whoever comes with the next version writes, everyone else reads on.
 */
import { noErrands } from "#table/journal/errands.ts";
import type { AppendResult, Header, Page } from "#table/journal/page.ts";
import { hasClock, isCountedFromJournal } from "#table/state/clocks.ts";
import type { StoreJournal } from "../port.ts";
import type { Database } from "./connection.ts";
import type { Appender } from "./appender.ts";
import { openPageReader } from "./page-reader.ts";

const creating = `WITH content AS (
           INSERT INTO contents (hash, content) SELECT $7, $8 WHERE $7::text IS NOT NULL ON CONFLICT DO NOTHING
         ),
         head AS (INSERT INTO heads (id, version, at) VALUES ($1, 0, $6))
         INSERT INTO tables (id, header, host, listed, clocked, made, visited, game, rules, sleeps)
         VALUES ($1, $2, $3, $4, $5, $6, $6, $9, $10, $11)`;

/** Asked twice, the table may be there already. */
const hosted = `
  SELECT count(*) AS open, count(*) FILTER (WHERE listed AND phase = 'gathering') AS listed,
    EXISTS (SELECT 1 FROM tables WHERE id = $2) AS made
  FROM tables WHERE host = $1 AND phase IN ('gathering', 'playing')`;

function valuesOf(header: Header, content: unknown): readonly unknown[] {
  const { table, host, at, terms, contentHash } = header;
  return [
    table,
    JSON.stringify(header),
    host,
    terms.listed,
    hasClock(terms),
    at,
    contentHash,
    JSON.stringify(content),
    terms.game,
    header.rulesVersion,
    isCountedFromJournal(terms),
  ];
}

export function postgresJournal(database: Database, appender: Appender): StoreJournal {
  const { ask, once, alone } = database;
  const readOn = openPageReader(database);
  return {
    async create(header, content) {
      await once(creating, valuesOf(header, content));
    },
    createWithin: (header, content, room) =>
      alone([`tables ${header.host}`], async (step) => {
        const [row] = await step(hosted, [header.host, header.table]);
        if (row?.["made"] === true) return "made";
        if (Number(row?.["open"]) >= room.open) return "too-many-tables";
        if (header.terms.listed && Number(row?.["listed"]) >= room.listed) return "too-many-listed";
        await step(creating, valuesOf(header, content));
        return "made";
      }),
    async header(table) {
      const [row] = await ask("SELECT header FROM tables WHERE id = $1", [table]);
      return row === undefined ? null : (JSON.parse(String(row["header"])) as Header);
    },
    async content(hash) {
      const [row] = await ask("SELECT content FROM contents WHERE hash = $1", [hash]);
      return row === undefined ? undefined : (JSON.parse(String(row["content"])) as unknown);
    },
    async keepContent(hash, content) {
      await ask("INSERT INTO contents (hash, content) VALUES ($1, $2) ON CONFLICT DO NOTHING", [
        hash,
        JSON.stringify(content),
      ]);
    },
    async read(table, from, most) {
      if (most === undefined) return readOn(table, from);
      const rows = await ask(
        "SELECT page FROM pages WHERE table_id = $1 AND version > $2 ORDER BY version LIMIT $3",
        [table, from, most],
      );
      return rows.map((row) => JSON.parse(String(row["page"])) as Page);
    },
    async append(table, expected, pages, errands = noErrands): Promise<AppendResult> {
      if (pages.length === 0) return { type: "appended" };
      if (pages.some(({ version }, i) => version !== expected + 1 + i))
        throw new Error(`pages of ${table} do not follow version ${expected}`);
      return appender.append({ table, expected, pages, errands });
    },
  };
}
