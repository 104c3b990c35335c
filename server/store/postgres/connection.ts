/** Connections that come back: the database may be restarted under a hall that stays open. */
import pg from "pg";
import { DiskFull } from "#table/journal/disk-full.ts";

export interface Database {
  /** Asked again when the connection was lost: only for what may be done twice. */
  ask(sql: string, values: readonly unknown[]): Promise<readonly Row[]>;
  /** Done once; rejects with `Unknown` when the connection was lost meanwhile and nobody can say whether it was. */
  once(sql: string, values: readonly unknown[]): Promise<readonly Row[]>;
  close(): Promise<void>;
}

export type Row = Readonly<Record<string, unknown>>;

/** It may have been done, or not: look before doing it again. */
export class Unknown extends Error {}

const readers = 4;
/**
 * On our side alone: a database that is told to give up while
 * it waits for its standby acknowledges what the standby lacks.
 */
const longest = 5000;
const patience = 20_000;
const pauseBetween = 200;

export function connect(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: readers,
    connectionTimeoutMillis: longest,
    query_timeout: longest,
  });
  // A connection that breaks while nobody uses it is replaced when the next one is needed.
  pool.on("error", () => undefined);

  const run = async (sql: string, values: readonly unknown[]): Promise<readonly Row[]> => {
    try {
      return (await pool.query<Row>(sql, [...values])).rows;
    } catch (error) {
      throw codeOf(error) === diskFull ? new DiskFull() : error;
    }
  };

  async function ask(sql: string, values: readonly unknown[]): Promise<readonly Row[]> {
    const end = performance.now() + patience;
    for (;;) {
      try {
        return await run(sql, values);
      } catch (error) {
        if (!isLost(error) || performance.now() > end) throw error;
        await new Promise((resolve) => setTimeout(resolve, pauseBetween));
      }
    }
  }

  return {
    ask,
    async once(sql, values) {
      try {
        return await run(sql, values);
      } catch (error) {
        if (!isLost(error)) throw error;
        await ask("SELECT 1", []);
        throw new Unknown("the database was away", { cause: error });
      }
    },
    close: () => pool.end(),
  };
}

const diskFull = "53100";

/**
 * The five characters by which PostgreSQL names what is wrong; empty when it did not say anything. What the system
 * says of a broken wire may have five letters too: EPIPE.
 */
export function codeOf(error: unknown): string {
  const isOurs = error instanceof Error && "code" in error && !("syscall" in error);
  const code = isOurs ? error.code : "";
  return typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) ? code : "";
}

/** The wire broke, or the database says goodbye (57P…) or not yet (08…, 57P03). */
export function isLost(error: unknown): boolean {
  const code = codeOf(error);
  return !(error instanceof DiskFull) && (code === "" || /^(08|57P)/.test(code));
}
