/** The store on PostgreSQL, for a hall whose data lives on another machine and for any number of copies of it. */
import pg from "pg";
import { HostError } from "../../host-error.ts";
import type { Store, StoreNeeds } from "../port.ts";
import { addressesOf, inWords, primaryAmong } from "./address.ts";
import { openAppender } from "./appender.ts";
import { postgresCalls } from "./calls/channels.ts";
import { connect, longest } from "./connection.ts";
import { postgresCopies } from "./copies/copies.ts";
import { postgresDirectory } from "./directory.ts";
import { postgresGuilds } from "./guilds/guilds.ts";
import { postgresHouse } from "./house.ts";
import { postgresJournal } from "./journal.ts";
import { migrate } from "./migrate.ts";
import { postgresKeys } from "./people/keys.ts";
import { postgresLeaving } from "./people/leaving.ts";
import { postgresLooks } from "./people/looks.ts";
import { postgresPeople } from "./people/people.ts";
import { postgresTournaments } from "./tournaments/tournaments.ts";

export async function openPostgres(url: string, needs: StoreNeeds): Promise<Store> {
  const found = await bringUpToDate(url);
  // Whoever writes never waits for a reader, a ring for neither, and no reader for those who wait for their turn.
  const [writer, readers, turns, rest, publisher] = [
    connect(url, 1, { found }),
    connect(url, 3, { found }),
    connect(url, 2, { found }),
    connect(url, 2, { found }),
    connect(url, 1, { found }),
  ];
  const database = { ...readers, alone: turns.alone };
  const appender = openAppender({ writer, aside: rest }, needs);
  return {
    journal: postgresJournal(database, appender),
    people: postgresPeople(database),
    keys: postgresKeys(database),
    looks: postgresLooks(database),
    leaving: postgresLeaving(database),
    directory: postgresDirectory(database),
    guilds: postgresGuilds(database),
    tournaments: postgresTournaments(database),
    calls: postgresCalls(database),
    house: postgresHouse(database),
    copies: postgresCopies({ url, rest, publisher, broken: needs.broken }),
    backup: () =>
      Promise.reject(new HostError("this hall keeps its data in PostgreSQL: copy it with pg_dump")),
    async close() {
      await appender.end();
      await Promise.all([writer, readers, turns, rest, publisher].map((each) => each.close()));
    },
  };
}

/** Answers which of the addresses takes writes. */
async function bringUpToDate(url: string): Promise<string> {
  try {
    const address = await primaryAmong(addressesOf(url));
    const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: longest });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await migrate(client);
      return address;
    } finally {
      client.end().catch(() => undefined);
    }
  } catch (error) {
    throw inWords(error, url);
  }
}
