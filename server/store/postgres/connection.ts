/**
 * Connections that come back: the database may be restarted, or replaced by its standby, under a hall that stays open.
 */
import pg from "pg";
import { setTimeout as pause } from "node:timers/promises";
import { DiskFull } from "#table/journal/disk-full.ts";
import { addressesOf, primaryAmong } from "./address.ts";
import { codeOf, diskFull, isLost } from "./lost.ts";

export interface Database {
  /** Asked again when the connection was lost: only for what may be done twice. */
  ask(sql: string, values: readonly unknown[]): Promise<readonly Row[]>;
  /**
   * Done once; rejects with `Unknown` when the connection was lost meanwhile and nobody can say whether it was. Under
   * a name it is read and planned once for each connection.
   */
  once(sql: string, values: readonly unknown[], name?: string): Promise<readonly Row[]>;
  /** Once, and nothing is tried when it fails. */
  attempt(sql: string, values: readonly unknown[]): Promise<readonly Row[]>;
  close(): Promise<void>;
}

export type Row = Readonly<Record<string, unknown>>;

/** It may have been done, or not: look before doing it again. */
export class Unknown extends Error {}

/**
 * On our side alone: a database that is told to give up while
 * it waits for its standby acknowledges what the standby lacks.
 */
export const longest = 5000;
const longestForLock = 2000;
const patience = 20_000;
const pauseBetween = 200;

/** `most`: so many connections. */
export function connect(url: string, most: number): Database {
  const addresses = addressesOf(url);
  let address = addresses[0] ?? url;
  let pool = poolAt(address, most);
  let looking: Promise<void> | null = null;

  async function attempt(
    text: string,
    values: readonly unknown[],
    name?: string,
  ): Promise<readonly Row[]> {
    try {
      return (await pool.query<Row>({ text, values, ...(name === undefined ? {} : { name }) }))
        .rows;
    } catch (error) {
      throw codeOf(error) === diskFull ? new DiskFull() : error;
    }
  }

  /** Another of them may be the primary by now. */
  async function look(): Promise<void> {
    await pause(pauseBetween);
    const found = await primaryAmong(addresses).catch(() => address);
    if (found === address) return;
    const before = pool;
    address = found;
    pool = poolAt(address, most);
    before.end().catch(() => undefined);
  }

  async function ask(sql: string, values: readonly unknown[]): Promise<readonly Row[]> {
    const end = performance.now() + patience;
    for (;;) {
      try {
        return await attempt(sql, values);
      } catch (error) {
        if (!isLost(error) || performance.now() > end) throw error;
        await (looking ??= look().finally(() => (looking = null)));
      }
    }
  }

  return {
    ask,
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

function poolAt(address: string, most: number): InstanceType<typeof pg.Pool> {
  const pool = new pg.Pool({
    connectionString: address,
    max: most,
    connectionTimeoutMillis: longest,
    query_timeout: longest,
    lock_timeout: longestForLock,
  });
  // A connection that breaks while nobody uses it is replaced when the next one is needed.
  pool.on("error", () => undefined);
  return pool;
}
