/**
 * Who may not come in: people and addresses, written into `shut-out.json`
 * of the data folder, where the host can also mend it by hand.
 */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { ShutOut } from "#table/talk/office.ts";
import { systemCode } from "../host-error.ts";

export interface ShutOuts {
  /** May this person, or anyone from this address, not come in? */
  has(person: string | null, address: string): boolean;
  list(): readonly ShutOut[];
  add(one: ShutOut): void;
  remove(key: string): void;
}

const file = z.array(
  z.strictObject({
    what: z.enum(["person", "address"]),
    key: z.string().min(1).max(100),
    name: z.string().max(100),
    since: z.number(),
  }),
);

export function shutOuts(dataFolder: string, unreadable: (error: unknown) => void): ShutOuts {
  const path = join(dataFolder, "shut-out.json");
  let unread = false;
  const all = new Map(read().map((one) => [one.key, one]));

  function read(): readonly ShutOut[] {
    try {
      return file.parse(JSON.parse(readFileSync(path, "utf8")));
    } catch (error) {
      unread = systemCode(error) !== "ENOENT";
      if (unread) unreadable(error);
      return [];
    }
  }

  /** Whole or not at all; what could not be read is put aside and not written over. */
  function write(): void {
    if (unread) renameSync(path, `${path}.unread`);
    unread = false;
    writeFileSync(`${path}.new`, `${JSON.stringify([...all.values()], null, 2)}\n`, {
      mode: 0o600,
    });
    renameSync(`${path}.new`, path);
  }

  return {
    has: (person, address) =>
      all.size > 0 && ((person !== null && all.has(person)) || all.has(address)),
    list: () => [...all.values()],
    add(one) {
      all.set(one.key, one);
      write();
    },
    remove(key) {
      if (all.delete(key)) write();
    },
  };
}
