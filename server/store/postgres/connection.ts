/**
 * Connections that come back: the database may be restarted, or replaced by its standby, under a hall that stays open.
 */
import pg, { type Client } from "pg";
import { setTimeout as pause } from "node:timers/promises";
import { DiskFull } from "#table/journal/disk-full.ts";
import { JournalAway } from "#table/journal/journal-away.ts";
import { addressesOf, follows, primaryAmong } from "./address.ts";
import { codeOf, diskFull, isLost, Standby } from "./lost.ts";

export interface Database {
  /** Asked again when the connection was lost: only for what may be done twice. */
  ask(sql: string, values: readonly unknown[]): Promise<readonly SqlRow[]>;
  /**
   * Done once; rejects with `Unknown` when the connection was lost meanwhile and nobody can say whether it was. Under
   * a name it is read and planned once for each connection.
   */
  once(sql: string, values: readonly unknown[], name?: string): Promise<readonly SqlRow[]>;
  /** Once: when it fails nothing is tried again, but the next goes to whoever is the primary by then. */
  attempt(sql: string, values: readonly unknown[]): Promise<readonly SqlRow[]>;
  /**
   * All of it or nothing, and of all who name one of these keys one at a time: what is looked at here still holds when
   * it is written. One statement alone could not: it counts what was there when it began to wait for the others. Asked
   * again when the connection was lost: only for what may be done twice.
   */
  alone<T>(keys: readonly string[], work: (ask: SqlQuery) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export type SqlQuery = (sql: string, values: readonly unknown[]) => Promise<readonly SqlRow[]>;

export type SqlRow = Readonly<Record<string, unknown>>;

/** It may have been done, or not: look before doing it again. */
export class Unknown extends Error {}

/**
 * On our side alone: a database that is told to give up while
 * it waits for its standby acknowledges what the standby lacks.
 */
export const longest = 5000;
const longestForLock = 2000;
const pauseBetween = 200;

interface Wishes {
  /** The one of its addresses that takes writes, where that is known. */
  readonly found?: string;
  /** Milliseconds until whoever asks hears that the database is away. */
  readonly patience?: number;
}

/** `most`: so many connections. */
export function connect(
  url: string,
  most: number,
  { found, patience = 20_000 }: Wishes = {},
): Database {
  const addresses = addressesOf(url);
  let address = found ?? addresses[0] ?? url;
  let pool = poolAt(address, most);
  let looking: Promise<void> | null = null;

  async function attempt(
    text: string,
    values: readonly unknown[],
    name?: string,
  ): Promise<readonly SqlRow[]> {
    try {
      return (await pool.query<SqlRow>({ text, values, ...(name === undefined ? {} : { name }) }))
        .rows;
    } catch (error) {
      // Whoever asks only once asks at the right place next time.
      if (isLost(error)) void seek();
      throw codeOf(error) === diskFull ? new DiskFull() : error;
    }
  }

  const seek = (): Promise<void> => (looking ??= look().finally(() => (looking = null)));

  /** Another of them may be the primary by now. */
  async function look(): Promise<void> {
    await pause(pauseBetween);
    const primary = await primaryAmong(addresses).catch(() => address);
    if (primary === address) return;
    const before = pool;
    address = primary;
    pool = poolAt(address, most);
    before.end().catch(() => undefined);
  }

  async function insist<T>(what: () => Promise<T>): Promise<T> {
    const end = performance.now() + patience;
    for (;;) {
      try {
        return await what();
      } catch (error) {
        if (!isLost(error)) throw error;
        if (performance.now() > end) throw new JournalAway(error);
        await seek();
      }
    }
  }

  const ask: SqlQuery = (sql, values) => insist(() => attempt(sql, values));

  return {
    ask,
    alone: (keys, work) => insist(() => oneAtATime(pool, keys, work)),
    attempt: (sql, values) => attempt(sql, values),
    async once(sql, values, name) {
      try {
        return await attempt(sql, values, name);
      } catch (error) {
        if (!isLost(error)) throw error;
        await ask("SELECT 1", []);
        throw new Unknown("the database was away", { cause: error });
      }
    },
    close: () => pool.end(),
  };
}

/** A class of locks of its own, beside those that are a number each. */
const limitLocks = 7124;

async function oneAtATime<T>(
  pool: InstanceType<typeof pg.Pool>,
  keys: readonly string[],
  work: (ask: SqlQuery) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let isWhole = false;
  try {
    await client.query("BEGIN");
    // Always in the same order, or two could wait for each other.
    for (const key of keys.toSorted())
      await client.query("SELECT pg_advisory_xact_lock($1, hashtext($2))", [limitLocks, key]);
    const answer = await work(
      async (text, values) => (await client.query<SqlRow>(text, values)).rows,
    );
    await client.query("COMMIT");
    isWhole = true;
    return answer;
  } catch (error) {
    throw codeOf(error) === diskFull ? new DiskFull() : error;
  } finally {
    // What was begun and not ended goes with its connection.
    client.release(!isWhole);
  }
}

function poolAt(address: string, most: number): InstanceType<typeof pg.Pool> {
  const pool = new pg.Pool({
    connectionString: address,
    max: most,
    connectionTimeoutMillis: longest,
    query_timeout: longest,
    lock_timeout: longestForLock,
    onConnect: refuseStandby,
  });
  // A connection that breaks while nobody uses it is replaced when the next one is needed.
  pool.on("error", () => undefined);
  return pool;
}

/** One that only follows another would answer what is no longer true, and never fail. */
async function refuseStandby(client: Client): Promise<void> {
  if (await follows(client)) throw new Standby("this database only follows another");
}
