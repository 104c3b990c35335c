/**
 * A PostgreSQL of its own for tests: the one named by TEST_POSTGRES, or installed programs, or those that npm brought,
 * started in a folder of their own, on a socket there and no port. None found is a failure with one sentence.
 */
import type { ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import pg from "pg";
import { newCluster, socketUrl } from "./cluster.ts";
import { run } from "./intruder.ts";

export interface TestPostgres {
  /** A database of its own, without a table. */
  fresh(): Promise<string>;
  /** Always the same one, emptied, its tables as the hall that was there left them: that hall must be closed. */
  emptied(): Promise<string>;
  /** Its first process; `null` when it is not ours. */
  pid(): number | null;
  /** As a power cut would, then up again. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

/** What is killed in a test is PostgreSQL, never the machine: the system's memory keeps what was written. */
const hasty = ["fsync=off", "full_page_writes=off", "autovacuum=off"];

/** `settings` as a host would have them, for whoever measures. */
export async function testPostgres(settings: readonly string[] = hasty): Promise<TestPostgres> {
  const named = process.env["TEST_POSTGRES"];
  if (named !== undefined)
    return withDatabases(
      named,
      () => null,
      unknownCrash,
      async () => undefined,
    );
  const cluster = newCluster();
  const { folder, data } = cluster;
  const start = (): ChildProcess => cluster.start(data, folder, ...settings);
  let server = start();
  const url = socketUrl(folder);
  await untilUp(url);
  return withDatabases(
    url,
    () => server.pid ?? null,
    async () => {
      // SIGQUIT ends it at once, without writing anything back.
      await ended(server, "SIGQUIT");
      server = start();
      await untilUp(url);
    },
    async () => {
      await ended(server, "SIGQUIT");
      rmSync(folder, { recursive: true });
    },
  );
}

function unknownCrash(): Promise<void> {
  return Promise.reject(new Error("a named PostgreSQL is not ours to crash"));
}

export async function untilUp(url: string): Promise<void> {
  for (let i = 0; i < 300; i++) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    try {
      await client.connect();
      return await client.end();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error("PostgreSQL did not start");
}

export function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once("close", () => resolve());
    server.kill(signal);
  });
}

function withDatabases(
  url: string,
  pid: TestPostgres["pid"],
  crash: () => Promise<void>,
  close: () => Promise<void>,
): TestPostgres {
  let made = 0;
  let kept: string | null = null;
  const fresh = async (): Promise<string> => {
    const name = `hall_${process.pid}_${++made}`;
    await run(url, `CREATE DATABASE ${name}`);
    return url.replace("/postgres?", `/${name}?`);
  };
  return {
    pid,
    crash,
    close,
    fresh,
    async emptied() {
      if (kept === null) return (kept = await fresh());
      await run(kept, emptyAll);
      return kept;
    },
  };
}

/** A database costs half a second of work, its few rows nothing. */
const emptyAll = `DO $$ DECLARE one text; BEGIN
  FOR one IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'steps'
  LOOP EXECUTE format('DELETE FROM %I', one); END LOOP;
END $$`;
