/** Ways to reach people, what they wish, and the hall's own secrets, on PostgreSQL. */
import type { CallStore, Channels } from "../../call-port.ts";
import { channelIn, textOf, wishesIn } from "../../call-rows.ts";
import type { Database } from "../connection.ts";
import { postgresOutbox } from "./outbox.ts";
import { postgresReach } from "./reach.ts";
import type { Recipients } from "../../recipients-port.ts";

export function postgresCalls(database: Database): CallStore {
  return {
    ...postgresOutbox(database),
    ...postgresChannels(database),
    ...postgresRecipients(database),
    async keepsake(name, fresh) {
      // The second statement sees what another copy kept meanwhile; one statement would not.
      await database.ask(
        "INSERT INTO keepsakes (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        [name, fresh],
      );
      const [row] = await database.ask("SELECT value FROM keepsakes WHERE name = $1", [name]);
      return String(row?.["value"]);
    },
  };
}

const adding = `
  INSERT INTO channels (id, owner, address, origin, confirmed, made, added_by) SELECT $1, $2, $3, $4, $5, $6, $8
  WHERE (SELECT count(*) FROM channels WHERE owner = $2 AND address <> $3) < $7
  ON CONFLICT (owner, md5(address)) DO UPDATE
  SET origin = excluded.origin, added_by = excluded.added_by, trouble = NULL RETURNING id`;

function postgresChannels(database: Database): Channels {
  const { ask, alone } = database;
  const reach = postgresReach(database);
  return {
    mayReach: reach.may,
    async channels(owner) {
      const rows = await ask("SELECT * FROM channels WHERE owner = $1 ORDER BY made, id", [owner]);
      return rows.map(channelIn);
    },
    async addChannel({ id, owner, address, origin, confirmed, made, by }, most) {
      reach.add(owner);
      const values = [id, owner, JSON.stringify(address), origin, confirmed, made, most, by];
      const added = await alone([`channels ${owner}`], (step) => step(adding, values));
      return added.length > 0 ? "added" : "too-many";
    },
    async confirm(id) {
      const rows = await ask("UPDATE channels SET confirmed = true WHERE id = $1 RETURNING id", [
        id,
      ]);
      return rows.length > 0;
    },
    async noteTrouble(id, trouble) {
      await ask("UPDATE channels SET trouble = $2 WHERE id = $1", [id, textOf(trouble)]);
    },
    async dropChannel(owner, id) {
      await ask("DELETE FROM channels WHERE owner = $1 AND id = $2", [owner, id]);
    },
    async endAll(owner) {
      await ask(
        `WITH calls_gone AS (UPDATE calls SET done = 'dropped' WHERE person = $1 AND done IS NULL)
         DELETE FROM channels WHERE owner = $1`,
        [owner],
      );
    },
    async wishes(person) {
      const [row] = await ask("SELECT wishes FROM call_wishes WHERE person = $1", [person]);
      return wishesIn(row);
    },
    async setWishes(person, wishes) {
      await ask(
        `INSERT INTO call_wishes (person, wishes) VALUES ($1, $2)
         ON CONFLICT (person) DO UPDATE SET wishes = excluded.wishes`,
        [person, JSON.stringify(wishes)],
      );
    },
  };
}

/** Who was written to, and who does not want to be, on PostgreSQL. */
function postgresRecipients({ ask }: Database): Recipients {
  return {
    // Of two who count at once the second waits for the row of the first. Asked twice it may count twice, never less.
    async countLetter(address, now, since) {
      const rows = await ask(
        `INSERT INTO letters AS l (address, latest) VALUES ($1, $2) ON CONFLICT (address) DO UPDATE
         SET earlier = l.latest, latest = excluded.latest WHERE l.earlier IS NULL OR l.earlier <= $3 RETURNING 1`,
        [address, now, since],
      );
      return rows.length > 0;
    },
    async uncountLetter(address, at) {
      await ask(
        `WITH gone AS (DELETE FROM letters WHERE address = $1 AND latest = $2 AND earlier IS NULL)
         UPDATE letters SET latest = earlier, earlier = NULL
         WHERE address = $1 AND latest = $2 AND earlier IS NOT NULL`,
        [address, at],
      );
    },
    async leaveAlone(address, at) {
      await ask(
        "INSERT INTO left_alone (address, since) VALUES ($1, $2) ON CONFLICT (address) DO NOTHING",
        [address, at],
      );
    },
    async isLeftAlone(address) {
      return (await ask("SELECT 1 FROM left_alone WHERE address = $1", [address])).length > 0;
    },
    async letWriteAgain(address) {
      await ask("DELETE FROM left_alone WHERE address = $1", [address]);
    },
  };
}
