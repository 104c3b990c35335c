/** Brings a database up to date: numbered steps, one program at a time. */
import type { Client } from "pg";
import { HostError } from "../../host-error.ts";
import { steps } from "./schema.ts";

/** Any number that no other program in the same database uses. */
const migrating = 7_124_001;

export async function migrate(client: Client): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query("SELECT pg_advisory_xact_lock($1)", [migrating]);
    await client.query("CREATE TABLE IF NOT EXISTS steps (step int PRIMARY KEY)");
    const { rows } = await client.query<{ readonly found: number | null }>(
      "SELECT max(step) AS found FROM steps",
    );
    const found = rows[0]?.found ?? 0;
    if (found > steps.length)
      throw new HostError(
        `the database was written by a newer Guildhall (format ${found}, this one reads up to ${steps.length}): update Guildhall`,
      );
    for (let step = found; step < steps.length; step++) {
      await client.query(steps[step] ?? "");
      await client.query("INSERT INTO steps VALUES ($1)", [step + 1]);
    }
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}
