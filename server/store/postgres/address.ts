/**
 * Where the database is: one address, or several of which one is the primary and the others follow it. The names
 * stand beside each other, as in postgres://hall@db1,db2/hall or …?host=/run/a,/run/b.
 */
import pg, { type Client } from "pg";
import { HostError, reasonOf, systemCode } from "../../host-error.ts";
import { codeOf, isLost } from "./lost.ts";

/** One address for each place. */
export function addressesOf(url: string): readonly string[] {
  const parts = /^(\w+:\/\/(?:[^@/]*@)?)([^/?]*)(\/[^?]*)?(\?.*)?$/.exec(url);
  const [, scheme = "", hosts = "", path = "", query = ""] = parts ?? [];
  const sockets = new URLSearchParams(query).get("host")?.split(",") ?? [];
  if (sockets.length > 1)
    return sockets.map((socket) => {
      const params = new URLSearchParams(query);
      params.set("host", socket);
      return `${scheme}${hosts}${path}?${params.toString()}`;
    });
  return hosts.split(",").map((host) => `${scheme}${host}${path}${query}`);
}

const patience = 2000;

/** The first of them that takes writes. */
export async function primaryAmong(addresses: readonly string[]): Promise<string> {
  const [only = ""] = addresses;
  if (addresses.length === 1) return only;
  let trouble: unknown = new Error("every database is a standby");
  for (const address of addresses) {
    const client = new pg.Client({
      connectionString: address,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    });
    client.on("error", () => undefined);
    try {
      await client.connect();
      if (!(await follows(client))) return address;
    } catch (error) {
      trouble = error;
    } finally {
      client.end().catch(() => undefined);
    }
  }
  throw trouble;
}

/** Is it a standby? */
export async function follows(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ readonly follows: boolean }>(
    "SELECT pg_is_in_recovery() AS follows",
  );
  return rows[0]?.follows !== false;
}

/** One sentence for whoever runs the hall; with a cause when it may pass. */
export function inWords(error: unknown, url: string): unknown {
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
export function placeOf(url: string): string {
  const [, hosts = "", path = ""] = /^\w+:\/\/(?:[^@/]*@)?([^/?]*)([^?]*)/.exec(url) ?? [];
  return `${hosts}${path}`;
}
