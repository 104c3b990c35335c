/** Ways to reach people, what they wish, and the hall's own secrets, on SQLite. */
import type { DatabaseSync } from "node:sqlite";
import type { CallStore, Channels, StoredChannel } from "../../call-port.ts";
import { channelIn, textOf, wishesIn } from "../../call-rows.ts";
import { reachOf } from "../../reach.ts";
import type { Writer } from "../group-commit.ts";
import { sqliteOutbox } from "./outbox.ts";
import type { Recipients } from "../../recipients-port.ts";

export function sqliteCalls(db: DatabaseSync, writer: Writer): CallStore {
  const keep = db.prepare("INSERT OR IGNORE INTO keepsakes (name, value) VALUES (?, ?)");
  const kept = db.prepare("SELECT value FROM keepsakes WHERE name = ?");
  return {
    ...sqliteOutbox(db, writer),
    ...sqliteChannels(db, writer),
    ...sqliteRecipients(db, writer),
    keepsake: (name, fresh) =>
      writer.write(() => {
        keep.run(name, fresh);
        return String(kept.get(name)?.["value"]);
      }),
  };
}

function sqliteChannels(db: DatabaseSync, { write, read }: Writer): Channels {
  // Who drops a channel stays among them until the next start: it costs little and can never be wrong.
  const owners = db.prepare("SELECT DISTINCT owner FROM channels").all();
  const reach = reachOf(owners.map((row) => String(row["owner"])));
  const ofOwner = db.prepare("SELECT * FROM channels WHERE owner = ? ORDER BY made, id");
  const insert = db.prepare(
    `INSERT INTO channels (id, owner, address, origin, confirmed, made, added_by)
     SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?8
     WHERE (SELECT count(*) FROM channels WHERE owner = ?2 AND address <> ?3) < ?7
     ON CONFLICT (owner, address) DO UPDATE
     SET origin = excluded.origin, added_by = excluded.added_by, trouble = NULL`,
  );
  const confirm = db.prepare("UPDATE channels SET confirmed = 1 WHERE id = ?");
  const trouble = db.prepare("UPDATE channels SET trouble = ? WHERE id = ?");
  const drop = db.prepare("DELETE FROM channels WHERE owner = ? AND id = ?");
  const dropAll = db.prepare("DELETE FROM channels WHERE owner = ?");
  const dropCalls = db.prepare(
    "UPDATE calls SET done = 'dropped' WHERE person = ? AND done IS NULL",
  );
  const wished = db.prepare("SELECT wishes FROM call_wishes WHERE person = ?");
  const wish = db.prepare("INSERT OR REPLACE INTO call_wishes (person, wishes) VALUES (?, ?)");

  function add(channel: StoredChannel, most: number): "added" | "too-many" {
    const { id, owner, address, origin, confirmed, made, by } = channel;
    const values = [id, owner, JSON.stringify(address), origin, Number(confirmed), made, most, by];
    return insert.run(...values).changes > 0 ? "added" : "too-many";
  }

  return {
    mayReach: reach.may,
    channels: (owner) => read(() => ofOwner.all(owner).map(channelIn)),
    addChannel(channel, most) {
      reach.add(channel.owner);
      return write(() => add(channel, most));
    },
    confirm: (id) => write(() => confirm.run(id).changes > 0),
    noteTrouble: (id, found) => write(() => void trouble.run(textOf(found), id)),
    dropChannel: (owner, id) => write(() => void drop.run(owner, id)),
    endAll: (owner) =>
      write(() => {
        dropAll.run(owner);
        dropCalls.run(owner);
      }),
    wishes: (person) => read(() => wishesIn(wished.get(person))),
    setWishes: (person, wishes) => write(() => void wish.run(person, JSON.stringify(wishes))),
  };
}

/** Who was written to, and who does not want to be, on SQLite. */
function sqliteRecipients(db: DatabaseSync, { write, read }: Writer): Recipients {
  const count = db.prepare(
    `INSERT INTO letters (address, latest) VALUES (?1, ?2) ON CONFLICT DO UPDATE
     SET earlier = latest, latest = excluded.latest WHERE earlier IS NULL OR earlier <= ?3`,
  );
  const forget = db.prepare(
    "DELETE FROM letters WHERE address = ? AND latest = ? AND earlier IS NULL",
  );
  const goBack = db.prepare(
    "UPDATE letters SET latest = earlier, earlier = NULL WHERE address = ? AND latest = ?",
  );
  const stop = db.prepare("INSERT OR IGNORE INTO left_alone (address, since) VALUES (?, ?)");
  const find = db.prepare("SELECT 1 FROM left_alone WHERE address = ?");
  const allow = db.prepare("DELETE FROM left_alone WHERE address = ?");
  return {
    countLetter: (address, now, since) => write(() => count.run(address, now, since).changes > 0),
    uncountLetter: (address, at) =>
      write(() => {
        if (forget.run(address, at).changes === 0) goBack.run(address, at);
      }),
    leaveAlone: (address, at) => write(() => void stop.run(address, at)),
    isLeftAlone: (address) => read(() => find.get(address) !== undefined),
    letWriteAgain: (address) => write(() => void allow.run(address)),
  };
}
