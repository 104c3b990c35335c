/**
 * All that waits is written in one statement, sorted by table so that two copies never wait for each other in a
 * circle; it commits by itself, so a copy that is frozen in the middle holds no lock.
 */
import type { Appended, Page } from "#table/journal/page.ts";
import type { TableId, Version } from "#table/talk/words.ts";
import { consequencesOf } from "../consequences.ts";
import { Unknown, type Database } from "./connection.ts";

export interface Append {
  readonly table: TableId;
  readonly expected: Version;
  readonly pages: readonly Page[];
}

export interface Appender {
  append(append: Append): Promise<Appended>;
  /** Answers once everything asked so far is written, and takes nothing more. */
  end(): Promise<void>;
}

interface Waiting extends Append {
  done(appended: Appended): void;
  failed(error: unknown): void;
}

export function openAppender(
  { once }: Database,
  flushedIn: (seconds: number) => void = () => undefined,
): Appender {
  let waiting: Waiting[] = [];
  let running: Promise<void> | null = null;
  let ended = false;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      // Who speaks in this turn of the event loop shares the statement; a table takes part once.
      await new Promise((resolve) => setImmediate(resolve));
      const batch = new Map<TableId, Waiting>();
      for (const each of waiting) if (!batch.has(each.table)) batch.set(each.table, each);
      const chosen = [...batch.values()];
      waiting = waiting.filter((each) => !chosen.includes(each));
      await flush(chosen);
    }
    running = null;
  }

  async function flush(batch: readonly Waiting[]): Promise<void> {
    const start = performance.now();
    try {
      const rows = await once(statement, valuesOf(batch));
      flushedIn((performance.now() - start) / 1000);
      const won = new Map(rows.map((row) => [String(row["id"]), row["won"]]));
      for (const each of batch) settle(each, won.get(each.table));
    } catch (error) {
      const [only] = batch;
      if (error instanceof Unknown)
        // Whether it was written is read: the journal has the page with its id, or it is judged again.
        for (const each of batch) each.done({ type: "conflict" });
      else if (batch.length === 1) only?.failed(error);
      // One that cannot be written fails alone.
      else for (const each of batch) await flush([each]);
    }
  }

  return {
    append: (append) =>
      new Promise((done, failed) => {
        if (ended) return failed(new Error("the store is closed"));
        waiting.push({ ...append, done, failed });
        running ??= run();
      }),
    async end() {
      ended = true;
      while (running !== null) await running;
    },
  };
}

/** `won` is undefined where there is no table at all. */
function settle({ table, done, failed }: Waiting, won: unknown): void {
  if (won === undefined) failed(new Error(`there is no table ${table}`));
  else done({ type: won === true ? "appended" : "conflict" });
}

const statement = `
  WITH g AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::bigint[], $5::text[]) g (id, expected, last, at, phase)
  ),
  mine AS (
    SELECT h.id FROM heads h JOIN g USING (id) WHERE h.version = g.expected ORDER BY h.id FOR UPDATE OF h
  ),
  won AS (
    UPDATE heads h SET version = g.last, at = g.at FROM g JOIN mine USING (id) WHERE h.id = g.id RETURNING h.id
  ),
  written AS (
    INSERT INTO pages
    SELECT p.* FROM unnest($6::text[], $7::int[], $8::text[]) p (id, version, page) JOIN won USING (id)
  ),
  phases AS (
    UPDATE tables t SET phase = CASE g.phase WHEN 'over' THEN 'over' ELSE 'playing' END FROM g JOIN won USING (id)
    WHERE t.id = g.id AND (g.phase IN ('playing', 'over') OR (g.phase = 'goes-on' AND t.phase = 'over'))
  ),
  changed AS (
    SELECT s.* FROM unnest($9::text[], $10::smallint[], $11::text[]) s (id, seat, person) JOIN won USING (id)
  ),
  stood AS (
    DELETE FROM seats s USING changed c
    WHERE s.table_id = c.id AND s.seat = c.seat AND s.person IS DISTINCT FROM c.person
  ),
  sat AS (
    INSERT INTO seats (person, table_id, seat) SELECT person, id, seat FROM changed WHERE person IS NOT NULL
    ON CONFLICT DO NOTHING
  )
  SELECT h.id, won.id IS NOT NULL AS won FROM g JOIN heads h USING (id) LEFT JOIN won USING (id)`;

function valuesOf(batch: readonly Append[]): readonly unknown[] {
  const sorted = batch.map((each) => ({ ...each, ...consequencesOf(each.pages) }));
  const written = batch.flatMap(({ table, pages }) => pages.map((page) => ({ table, page })));
  const seats = sorted.flatMap(({ table, seats: changed }) =>
    Array.from(changed, ([seat, person]) => ({ table, seat, person })),
  );
  return [
    sorted.map(({ table }) => table),
    sorted.map(({ expected }) => expected),
    sorted.map(({ expected, pages }) => expected + pages.length),
    sorted.map(({ pages }) => pages.at(-1)?.at ?? 0),
    sorted.map(({ phase }) => phase),
    written.map(({ table }) => table),
    written.map(({ page }) => page.version),
    written.map(({ page }) => JSON.stringify(page)),
    seats.map(({ table }) => table),
    seats.map(({ seat }) => seat),
    seats.map(({ person }) => person),
  ];
}
