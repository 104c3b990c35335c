/** The store on one SQLite file in the data folder. Nothing outside this folder knows SQLite. */
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { Store } from "../port.ts";
import { sqliteCalls } from "./calls/channels.ts";
import { openDatabase } from "./database.ts";
import { fileName } from "./disk/names.ts";
import { sqliteDirectory } from "./directory.ts";
import { openDisk, type DiskNeeds } from "./disk/disk.ts";
import { groupCommit, type CommitNeeds, type Writer } from "./group-commit.ts";
import { sqliteHouse } from "./house.ts";
import { sqliteGuilds } from "./guilds/guilds.ts";
import { sqliteJournal } from "./journal.ts";
import { closeKeepingLog } from "./disk/closing.ts";
import { damaged, fitsNothing, inWords, isDamage } from "./disk/mishaps.ts";
import { hasRoom } from "./disk/room.ts";
import { sqliteKeys } from "./people/keys.ts";
import { sqliteLeaving } from "./people/leaving.ts";
import { sqliteLooks } from "./people/looks.ts";
import { sqlitePeople } from "./people/people.ts";
import { sqliteTournaments } from "./tournaments/tournaments.ts";

export { fileName } from "./disk/names.ts";
export { keptTables, type KeptTable } from "./kept-tables.ts";
export { lookOver, type Counts } from "./look-over.ts";

type SqliteNeeds = Omit<CommitNeeds, "disk"> & DiskNeeds;

export function openSqlite(folder: string, { files, longestKept, ...needs }: SqliteNeeds): Store {
  const db = openDatabase(folder);
  try {
    const disk = openDisk(db, folder, { files, longestKept });
    const told = (error: unknown): unknown =>
      isDamage(error) ? inWords(error, join(folder, fileName), () => true) : error;
    const writer = damageTold(groupCommit(db, { ...needs, disk }), told);
    probe(db);
    return {
      ...partsOf(db, writer),
      backup: (copy) => writer.holdLog(() => disk.copyTo(copy)),
      async close() {
        await writer.end();
        disk.close();
      },
    };
  } catch (error) {
    closeKeepingLog(db, folder);
    const path = join(folder, fileName);
    throw fitsNothing(error) ? damaged(error, path) : inWords(error, path, () => hasRoom(folder));
  }
}

/** A start reads and writes more than its first look did: what is found damaged then is told in the same sentence. */
function damageTold(writer: Writer, told: (error: unknown) => unknown): Writer {
  const fail = (error: unknown): never => {
    throw told(error);
  };
  return {
    ...writer,
    write: (work) => writer.write(work).catch(fail),
    read: (query) => writer.read(query).catch(fail),
  };
}

export function partsOf(db: DatabaseSync, writer: Writer): Omit<Store, "backup" | "close"> {
  return {
    journal: sqliteJournal(db, writer),
    people: sqlitePeople(db, writer),
    keys: sqliteKeys(db, writer),
    looks: sqliteLooks(db, writer),
    leaving: sqliteLeaving(db, writer),
    directory: sqliteDirectory(db, writer),
    guilds: sqliteGuilds(db, writer),
    tournaments: sqliteTournaments(db, writer),
    calls: sqliteCalls(db, writer),
    house: sqliteHouse(db, writer),
    copies: null,
  };
}

/**
 * A look into everything the hall begins with: a damaged file is told at the start, and not when the first guest comes.
 */
function probe(db: DatabaseSync): void {
  for (const table of [
    "tables",
    "pages",
    "people",
    "sessions",
    "seats",
    "contents",
    "codes",
    "shut_out",
  ])
    db.prepare(`SELECT * FROM ${table} LIMIT 1`).all();
  db.prepare("SELECT * FROM pages ORDER BY table_id DESC, version DESC LIMIT 1").all();
  db.prepare("SELECT id FROM tables WHERE clocked = 1 AND phase = 'playing'").all();
}
