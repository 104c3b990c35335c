/**
 * All that waits is written in one statement, sorted by table so that two copies never wait for each other in a
 * circle; it commits by itself, so a copy that is frozen in the middle holds no lock.
 */
import type { Errands } from "#table/journal/errands.ts";
import { JournalAway } from "#table/journal/journal-away.ts";
import type { AppendResult, Page } from "#table/journal/page.ts";
import type { TableId, Version } from "#table/talk/words.ts";
import { hasClock, isCountedFromJournal } from "#table/state/clocks.ts";
import { consequencesOf, type Consequences } from "../consequences.ts";
import type { StoreNeeds } from "../port.ts";
import { errandSteps, errandsIn } from "./calls/errands.ts";
import { Unknown, type Database, type SqlRow } from "./connection.ts";
import { numbersOf, textsIn, textsOf } from "./lists.ts";
import { codeOf, lockedOut } from "./lost.ts";

export interface Append {
  readonly table: TableId;
  readonly expected: Version;
  readonly pages: readonly Page[];
  readonly errands: Errands;
}

export interface Appender {
  append(append: Append): Promise<AppendResult>;
  /** Answers once everything asked so far is written, and takes nothing more. */
  end(): Promise<void>;
}

interface Waiting extends Append {
  done(appended: AppendResult): void;
  failed(error: unknown): void;
}

interface Wires {
  readonly writer: Pick<Database, "once">;
  /** For a table that somebody else holds: the others do not wait for it. */
  readonly aside: Pick<Database, "once">;
}

/** How often a table somebody holds is tried, two seconds each. */
const mostTries = 10;

export function openAppender({ writer, aside }: Wires, needs: StoreNeeds): Appender {
  const setAside = new Set<Promise<void>>();
  let waiting: Waiting[] = [];
  let running: Promise<void> | null = null;
  let ended = false;

  async function run(): Promise<void> {
    // Who speaks in this turn of the event loop shares the statement; after one it takes two, as on SQLite
    // (`group-commit.ts`): sockets put each message off by a turn.
    for (let turns = 1; waiting.length > 0; turns = 2) {
      for (let i = 0; i < turns; i++) await new Promise((resolve) => setImmediate(resolve));
      await flush(nextBatch());
    }
    running = null;
  }

  /** A table takes part once. */
  function nextBatch(): readonly Waiting[] {
    const batch = new Map<TableId, Waiting>();
    const later: Waiting[] = [];
    for (const each of waiting)
      if (batch.has(each.table)) later.push(each);
      else batch.set(each.table, each);
    waiting = later;
    return [...batch.values()];
  }

  async function flush(batch: readonly Waiting[]): Promise<void> {
    const start = performance.now();
    try {
      await write(writer, needs, batch);
      needs.flushedIn?.((performance.now() - start) / 1000);
    } catch (error) {
      if (codeOf(error) === lockedOut) for (const each of batch) putAside(each);
      else if (batch.length === 1 || error instanceof JournalAway)
        for (const each of batch) each.failed(error);
      // One that cannot be written fails alone.
      else for (const each of batch) await flush([each]);
    }
  }

  function putAside(one: Waiting): void {
    const trying = tryAgain(() => write(aside, needs, [one]), one).finally(() =>
      setAside.delete(trying),
    );
    setAside.add(trying);
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
      await Promise.all(setAside);
    },
  };
}

async function write(
  { once }: Wires["writer"],
  needs: StoreNeeds,
  batch: readonly Waiting[],
): Promise<void> {
  try {
    const late = errandsIn(batch);
    const rows = await (late === null
      ? once(appending, valuesOf(batch), "append")
      : once(appendingAndCalling, [...valuesOf(batch), ...late], "append-and-call"));
    const lost = new Map(rows.map((row) => [String(row["id"]), row]));
    for (const each of batch) settle(each, needs, lost.get(each.table));
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
    // Whether it was written is read: the journal has the page with its id, or it is judged again.
    for (const each of batch) conflict(each, needs);
  }
}

/** Locked out, nothing was done. */
async function tryAgain(writing: () => Promise<void>, { failed }: Waiting): Promise<void> {
  for (let left = mostTries; ; left--) {
    try {
      return await writing();
    } catch (error) {
      if (codeOf(error) !== lockedOut) return failed(error);
      if (left === 0) return failed(new JournalAway(error));
    }
  }
}

/** `lost`: what the database says about a table whose pages it did not take. */
function settle(each: Waiting, needs: StoreNeeds, lost: SqlRow | undefined): void {
  const { table, expected, done, failed } = each;
  if (lost === undefined) return done({ type: "appended" });
  const version = lost["version"];
  if (version === null) return failed(new Error(`there is no table ${table}`));
  // What we read or wrote there is gone: a standby took over that did not have it.
  if (Number(version) < expected)
    needs.broken(new Error("the database knows less than it has said"));
  conflict(each, needs);
}

function conflict({ done }: Waiting, { conflicted }: StoreNeeds): void {
  conflicted?.();
  done({ type: "conflict" });
}

/** `more`: steps that only some batches need. Answers only what was not written: mostly nothing. */
const statement = (more: string): string => `
  WITH g AS (
    SELECT * FROM unnest(${textsIn("$1")}, $2::int[], $3::int[], $4::bigint[], ${textsIn("$5")}, $12::bigint[])
      g (id, expected, last, at, phase, rings)
  ),
  mine AS (
    SELECT h.id FROM heads h JOIN g USING (id) WHERE h.version = g.expected ORDER BY h.id FOR UPDATE OF h
  ),
  won AS (
    UPDATE heads h SET version = g.last, at = g.at, rings = coalesce(g.rings, h.rings)
    FROM g JOIN mine USING (id) WHERE h.id = g.id RETURNING h.id
  ),
  written AS (
    INSERT INTO pages
    SELECT p.* FROM unnest(${textsIn("$6")}, $7::int[], ${textsIn("$8")}) p (id, version, page) JOIN won USING (id)
  ),
  phases AS (
    UPDATE tables t SET phase = CASE g.phase WHEN 'over' THEN 'over' ELSE 'playing' END FROM g JOIN won USING (id)
    WHERE t.id = g.id AND (g.phase IN ('playing', 'over') OR (g.phase = 'goes-on' AND t.phase = 'over'))
  ),
  termed AS (
    UPDATE tables t SET clocked = n.clocked, game = n.game, rules = n.rules, sleeps = n.sleeps
    FROM json_to_recordset($13::json)
      n (id text COLLATE "C", clocked boolean, game text COLLATE "C", rules int, sleeps boolean) JOIN won USING (id)
    WHERE t.id = n.id
  ),
  changed AS (
    SELECT s.* FROM unnest(${textsIn("$9")}, $10::smallint[], ${textsIn("$11")}) s (id, seat, person) JOIN won USING (id)
  ),
  stood AS (
    DELETE FROM seats s USING changed c
    WHERE s.table_id = c.id AND s.seat = c.seat AND s.person IS DISTINCT FROM c.person
  ),
  sat AS (
    INSERT INTO seats (person, table_id, seat) SELECT person, id, seat FROM changed WHERE person IS NOT NULL
    ON CONFLICT DO NOTHING
  )${more}
  SELECT g.id, h.version FROM g LEFT JOIN won USING (id) LEFT JOIN heads h ON h.id = g.id WHERE won.id IS NULL`;

const appending = statement("");
const appendingAndCalling = statement(errandSteps);

function valuesOf(batch: readonly Append[]): readonly unknown[] {
  const sorted = batch.map((each) => ({ ...each, ...consequencesOf(each.pages) }));
  const written = batch.flatMap(({ table, pages }) => pages.map((page) => ({ table, page })));
  const seats = sorted.flatMap(({ table, seats: changed }) =>
    Array.from(changed, ([seat, person]) => ({ table, seat, person })),
  );
  return [
    textsOf(sorted.map(({ table }) => table)),
    numbersOf(sorted.map(({ expected }) => expected)),
    numbersOf(sorted.map(({ expected, pages }) => expected + pages.length)),
    numbersOf(sorted.map(({ pages }) => pages.at(-1)?.at ?? 0)),
    textsOf(sorted.map(({ phase }) => phase)),
    textsOf(written.map(({ table }) => table)),
    numbersOf(written.map(({ page }) => page.version)),
    textsOf(written.map(({ page }) => JSON.stringify(page))),
    textsOf(seats.map(({ table }) => table)),
    numbersOf(seats.map(({ seat }) => seat)),
    textsOf(seats.map(({ person }) => person)),
    numbersOf(sorted.map(({ errands }) => errands.rings ?? null)),
    JSON.stringify(
      sorted.flatMap(({ table, terms }) => (terms === null ? [] : termed(table, terms))),
    ),
  ];
}

function termed(
  id: TableId,
  { terms, rulesVersion }: NonNullable<Consequences["terms"]>,
): readonly object[] {
  const { game } = terms;
  const [clocked, sleeps] = [hasClock(terms), isCountedFromJournal(terms)];
  return [{ id, clocked, game, rules: rulesVersion, sleeps }];
}
