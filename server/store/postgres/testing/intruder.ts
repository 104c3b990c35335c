/** Someone else on the same database, for tests: takes it alone, cuts connections. */
import pg from "pg";
import { hallIsOpen } from "../copies/listening.ts";

/** As a move does; answers how to let go. */
export async function takeAlone(url: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("SELECT pg_advisory_lock($1)", [hallIsOpen]);
  return () => client.end();
}

/** One statement of ours, past the hall. */
export async function run(url: string, sql: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql, values);
  await client.end();
}

/** Ends every connection that listens for rings. */
export async function cutEars(url: string): Promise<void> {
  await run(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'guildhall ear'`,
  );
}

/** Somebody in the middle of a transaction of their own; answers how to end it. */
export async function blockHead(url: string, table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("BEGIN");
  await client.query("SELECT * FROM heads WHERE id = $1 FOR UPDATE", [table]);
  return () => client.end();
}
