/**
 * One connection that listens for the rings of all copies. It also holds the place of a hall that is open: whoever
 * must have the database alone (a move) finds it taken.
 */
import pg, { type Client } from "pg";
import { setTimeout as pause } from "node:timers/promises";
import { HostError } from "../../../host-error.ts";
import type { CopyListener } from "../../copies-port.ts";
import { addressesOf, inWords, placeOf, primaryAmong } from "../address.ts";

/** Any number that no other program in the same database uses. */
export const hallIsOpen = 7_124_002;
export const channel = "guildhall";
const pauseBetween = 300;
/** A wire that is silent may be dead: it is asked so often, and given up after as long. */
const askedEvery = 2000;

export async function openEar(
  url: string,
  listener: CopyListener,
  broken: (error: unknown) => void,
): Promise<() => Promise<void>> {
  let closing = false;
  let client = await enter();
  listen();

  function listen(): void {
    const mine = client;
    let isLost = false;
    const lost = (): void => {
      if (isLost || closing) return;
      isLost = true;
      clearInterval(asking);
      mine.end().catch(() => undefined);
      listener.deaf(true);
      void comeBack();
    };
    const asking = setInterval(() => mine.query("SELECT 1").catch(lost), askedEvery).unref();
    mine.on("error", lost);
    mine.on("end", lost);
    mine.on("notification", ({ payload }) => {
      if (!isLost && payload !== undefined) listener.heard(payload);
    });
  }

  async function comeBack(): Promise<void> {
    while (!closing) {
      try {
        client = await enter();
        if (closing) return await client.end();
        listen();
        return listener.deaf(false);
      } catch (error) {
        if (error instanceof HostError && error.cause === undefined) return broken(error);
        await pause(pauseBetween);
      }
    }
  }

  async function enter(): Promise<Client> {
    let opening: Client | null = null;
    try {
      opening = new pg.Client({
        connectionString: await primaryAmong(addressesOf(url)),
        connectionTimeoutMillis: askedEvery,
        query_timeout: askedEvery,
        application_name: "guildhall ear",
      });
      opening.on("error", () => undefined);
      await opening.connect();
      await opening.query(`LISTEN ${channel}`);
      const { rows } = await opening.query<{ readonly shared: boolean }>(
        "SELECT pg_try_advisory_lock_shared($1) AS shared",
        [hallIsOpen],
      );
      if (rows[0]?.shared === true) return opening;
      throw new HostError(
        `another program has ${placeOf(url)} for itself: wait for it, or choose another database with STORE or --store`,
      );
    } catch (error) {
      opening?.end().catch(() => undefined);
      throw inWords(error, url);
    }
  }

  return async () => {
    closing = true;
    await client.end().catch(() => undefined);
  };
}
