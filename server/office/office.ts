/**
 * The office of whoever runs the hall: how it stands, and what can be done from a phone in the middle of an evening.
 */
import { readdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { MailState, Overview } from "#table/talk/office.ts";
import type { Whereabouts } from "../door/limits/whereabouts.ts";
import { reasonOf } from "../host-error.ts";
import type { OpenTables } from "../lobby/open-tables.ts";
import { makeFolder } from "../store/files/folders.ts";
import type { Store } from "../store/port.ts";
import { officeBook, type OfficeBook } from "./book.ts";
import { officeKeys, type OfficeKeys } from "./keys.ts";
import { keepHouse, type HouseNeeds, type HouseRules } from "./house.ts";

export interface Office extends HouseRules {
  readonly keys: OfficeKeys;
  readonly book: OfficeBook;
  /** The name of the folder the copy is in, or why there is none. */
  backUp(): Promise<{ readonly name: string } | { readonly reason: string }>;
  overview(sockets: number): Promise<Overview>;
}

export interface OfficeNeeds extends Pick<HouseNeeds, "spoke" | "sendOut"> {
  readonly dataFolder: string;
  readonly store: Store;
  readonly tables: () => OpenTables;
  readonly places: Whereabouts;
  readonly now: () => number;
  readonly mail: MailState;
  readonly bug: (what: string, error: unknown) => void;
}

const day = 86_400_000;

export function openOffice(needs: OfficeNeeds): Office {
  const { dataFolder, store, tables, places, now, mail, bug } = needs;
  const opened = now();
  const book = officeBook(now);
  const copies = join(dataFolder, "backups");
  const house = keepHouse({
    ...needs,
    house: store.house,
    unread: (error) => bug("who is shut out cannot be read", error),
  });

  async function listed(): Promise<Overview["listed"]> {
    const rows = await Promise.all(
      (await store.directory.open(now() - day)).map((id) => tables().row(id)),
    );
    return rows.flatMap((row) =>
      row === null ? [] : [{ id: row.id, game: row.game, names: row.names, made: row.made }],
    );
  }

  return {
    keys: officeKeys(now),
    book,
    ...house,
    async backUp() {
      const name = new Date(now()).toISOString().replaceAll(/[:.]/g, "-");
      const folder = join(copies, name);
      try {
        makeFolder(folder);
        await store.backup(resolve(folder));
        return { name };
      } catch (error) {
        // A full disk, or a store that is copied by its own tools: half a copy would look like one.
        rmSync(folder, { recursive: true, force: true });
        book.caught("no copy could be made", error);
        return { reason: reasonOf(error) };
      }
    },
    async overview(sockets) {
      return {
        opened,
        now: now(),
        memory: process.memoryUsage.rss(),
        sockets,
        disk: { folder: resolve(dataFolder), used: sizeOf(dataFolder), free: freeAt(dataFolder) },
        tables: { ...(await store.directory.counts()), inMemory: tables().size },
        people: { known: await store.people.count(), seen: places.latest() },
        listed: await listed(),
        errors: book.errors(),
        limits: book.limits(),
        notice: house.notice(),
        shutOut: house.shutOut.list(),
        backups: namesIn(copies),
        mail,
      };
    },
  };
}

function sizeOf(folder: string): number {
  return namesIn(folder)
    .filter((name) => name.startsWith("guildhall.db"))
    .reduce(
      (sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    );
}

function freeAt(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** None where there is no such folder. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort().reverse();
  } catch {
    return [];
  }
}
