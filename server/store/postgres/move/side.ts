/** A PostgreSQL as one side of a move. Copies that are open hold a lock it cannot get, and the move is told so. */
import pg, { type Client } from "pg";
import { HostError } from "../../../host-error.ts";
import { addressesOf, inWords, placeOf, primaryAmong } from "../address.ts";
import { hallIsOpen } from "../copies/listening.ts";
import { migrate } from "../migrate.ts";
import type { DatabaseRow, Shape, DatabaseSide, Value } from "../../move/side.ts";
import { most } from "../../most.ts";

/** What the other side's file does not keep: heads follow from the pages, the rest is of the moment. */
const ofThisSide = ["heads", "copies", "here", "touches", "steps", "house_words"];

export async function postgresSide(url: string): Promise<DatabaseSide> {
  const client = await enter(url);
  const types = await typesIn(client);
  return {
    name: placeOf(url),
    shapes: async () =>
      Array.from(types, ([table, columns]) => ({ table, columns: [...columns.keys()] })),
    rows: (shape) => rowsOf(client, shape, types.get(shape.table) ?? new Map()),
    async insert({ table, columns }, rows) {
      const kinds = columns.map((column) => types.get(table)?.get(column) ?? "text");
      const lists = kinds.map((kind, i) => `$${i + 1}::${kind}[]`).join(", ");
      await client.query(
        `INSERT INTO ${table} (${columns.join(", ")}) SELECT * FROM unnest(${lists})`,
        kinds.map((kind, i) => rows.map((row) => theirs(kind, row[i] ?? null))),
      );
    },
    complete: async () => {
      for (const sql of following) await client.query(sql);
    },
    async commit() {
      await client.query("COMMIT");
    },
    close: () => client.end(),
  };
}

async function enter(url: string): Promise<Client> {
  let client: Client | null = null;
  try {
    client = new pg.Client({ connectionString: await primaryAmong(addressesOf(url)) });
    client.on("error", () => undefined);
    await client.connect();
    await migrate(client);
    const { rows } = await client.query<{ readonly alone: boolean }>(
      "SELECT pg_try_advisory_lock($1) AS alone",
      [hallIsOpen],
    );
    if (rows[0]?.alone !== true)
      throw new HostError(`a hall is open on ${placeOf(url)}: close every copy of it first`);
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ");
    return client;
  } catch (error) {
    client?.end().catch(() => undefined);
    throw inWords(error, url);
  }
}

type Types = ReadonlyMap<string, ReadonlyMap<string, string>>;

async function typesIn(client: Client): Promise<Types> {
  const { rows } = await client.query<Record<"table" | "column" | "type", string>>(
    `SELECT table_name AS table, column_name AS column, udt_name AS type FROM information_schema.columns
     WHERE table_schema = current_schema() ORDER BY table_name, ordinal_position`,
  );
  const types = new Map<string, Map<string, string>>();
  for (const { table, column, type } of rows)
    if (!ofThisSide.includes(table))
      types.set(table, (types.get(table) ?? new Map<string, string>()).set(column, type));
  return types;
}

async function* rowsOf(
  client: Client,
  { table, columns }: Shape,
  kinds: ReadonlyMap<string, string>,
): AsyncGenerator<readonly DatabaseRow[]> {
  await client.query(
    `DECLARE moving NO SCROLL CURSOR FOR SELECT ${columns.join(", ")} FROM ${table}`,
  );
  for (;;) {
    const { rows } = await client.query<Record<string, unknown>>(
      `FETCH ${most.rowsMoved} FROM moving`,
    );
    if (rows.length === 0) break;
    yield rows.map((row) => columns.map((name) => ours(kinds.get(name) ?? "", row[name] ?? null)));
  }
  await client.query("CLOSE moving");
}

/** As a file keeps it: numbers for truth, numbers for what PostgreSQL sends as text because it may be too large. */
function ours(kind: string, value: unknown): Value {
  if (kind === "bool" && value !== null) return value === true ? 1 : 0;
  return kind === "int8" && value !== null ? Number(value) : (value as Value);
}

function theirs(kind: string, value: Value): unknown {
  return kind === "bool" && value !== null ? value === 1 : value;
}

const following = [
  `INSERT INTO heads (id, version, at)
   SELECT t.id, coalesce(p.version, 0), coalesce((p.page::json ->> 'at')::bigint, t.made)
   FROM tables t LEFT JOIN LATERAL (
     SELECT version, page FROM pages WHERE table_id = t.id ORDER BY version DESC LIMIT 1
   ) p ON true`,
  `UPDATE tables SET game = header::json -> 'terms' ->> 'game', rules = (header::json ->> 'rulesVersion')::int`,
  // What is played may have changed before the start: the last change counts.
  `UPDATE tables t SET game = p.page::json -> 'terms' ->> 'game', rules = (p.page::json ->> 'rulesVersion')::int
   FROM (
     SELECT DISTINCT ON (table_id) table_id, page FROM pages WHERE page LIKE '%"type":"terms-changed"%'
     ORDER BY table_id, version DESC
   ) p WHERE p.table_id = t.id`,
  `UPDATE tables t SET sleeps = true FROM heads h WHERE h.id = t.id AND h.rings IS NOT NULL`,
];
