/** One hall on a database: copies cannot hear each other yet, so a second one is turned away. */
import pg, { type Client } from "pg";
import { HostError, reasonOf, systemCode } from "../../host-error.ts";
import { codeOf, isLost } from "./connection.ts";
import { migrate } from "./migrate.ts";

export interface Guard {
  close(): Promise<void>;
}

/** Any number that no other program in the same database uses. */
const hallIsOpen = 7_124_002;
const pauseBetween = 500;

/** Brings the database up to date, too. `broken`: another hall came in while the database was away. */
export async function takeGuard(url: string, broken: (error: unknown) => void): Promise<Guard> {
  let client = await enter(url);
  let closing = false;
  watch();

  /** The place is lost with the connection, and taken again with the next one. */
  function watch(): void {
    client.once("error", () => void comeBack());
    client.on("error", () => undefined);
  }

  async function comeBack(): Promise<void> {
    while (!closing) {
      try {
        client = await enter(url);
        return watch();
      } catch (error) {
        if (error instanceof HostError && error.cause === undefined) return broken(error);
        await new Promise((resolve) => setTimeout(resolve, pauseBetween));
      }
    }
  }

  return {
    async close() {
      closing = true;
      await client.end();
    },
  };
}

async function enter(url: string): Promise<Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    await migrate(client);
    const { rows } = await client.query<{ readonly alone: boolean }>(
      "SELECT pg_try_advisory_lock($1) AS alone",
      [hallIsOpen],
    );
    if (rows[0]?.alone === true) return client;
    throw new HostError(
      `another hall is open on ${placeOf(url)}: stop it, or choose another database with STORE or --store`,
    );
  } catch (error) {
    await client.end().catch(() => undefined);
    throw inWords(error, url);
  }
}

/** With a cause when it may pass. */
function inWords(error: unknown, url: string): unknown {
  if (error instanceof HostError) return error;
  if (isLost(error))
    return new HostError(
      `the database at ${placeOf(url)} cannot be reached (${systemCode(error) || reasonOf(error)})`,
      { cause: error },
    );
  return ["28P01", "28000", "3D000", "42501"].includes(codeOf(error))
    ? new HostError(`the database at ${placeOf(url)} does not let us in (${reasonOf(error)})`)
    : error;
}

/** Without its password. */
function placeOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null ? "that address" : `${parsed.host}${parsed.pathname}`;
}
