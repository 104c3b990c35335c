/** The store on PostgreSQL, for a hall whose data lives on another machine. */
import { HostError } from "../../host-error.ts";
import type { Store, StoreNeeds } from "../port.ts";
import { openAppender } from "./appender.ts";
import { connect } from "./connection.ts";
import { postgresDirectory } from "./directory.ts";
import { postgresGuilds } from "./guilds.ts";
import { takeGuard } from "./guard.ts";
import { postgresJournal } from "./journal.ts";
import { postgresPeople } from "./people.ts";

export async function openPostgres(url: string, needs: StoreNeeds): Promise<Store> {
  const guard = await takeGuard(url, needs.broken);
  const database = connect(url);
  const appender = openAppender(database, needs.flushedIn);
  return {
    journal: postgresJournal(database, appender),
    people: postgresPeople(database),
    directory: postgresDirectory(database),
    guilds: postgresGuilds(database),
    backup: () =>
      Promise.reject(new HostError("this hall keeps its data in PostgreSQL: copy it with pg_dump")),
    async close() {
      await appender.end();
      await database.close();
      await guard.close();
    },
  };
}
