/**
 * Where one process is the hall: a notice lasts as long as it does, and who may not come in stands in
 * `shut-out.json` of the data folder.
 */
import { renameSync, writeFileSync } from "node:fs";
import type { ShutOut } from "#table/talk/office.ts";
import type { House } from "../house-port.ts";
import { readShutOut, shutOutPath } from "../shut-out-file.ts";

export function sqliteHouse(dataFolder: string): House {
  const path = shutOutPath(dataFolder);
  let all: Map<string, ShutOut> | null = null;
  let notice: string | null = null;

  function read(): Map<string, ShutOut> {
    all ??= new Map(readShutOut(dataFolder).map((one) => [one.key, one]));
    return all;
  }

  /** What could not be read is put aside and not written over. */
  function readOrPutAside(): Map<string, ShutOut> {
    try {
      return read();
    } catch {
      renameSync(path, `${path}.unread`);
      return (all = new Map());
    }
  }

  /** Whole or not at all. */
  function write(shutOut: ReadonlyMap<string, ShutOut>): void {
    const text = `${JSON.stringify([...shutOut.values()], null, 2)}\n`;
    writeFileSync(`${path}.new`, text, { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }

  return {
    read: async () => ({ notice, shutOut: [...read().values()] }),
    async tell(text) {
      notice = text;
    },
    async shutOut(one) {
      const known = readOrPutAside();
      known.delete(one.key);
      write(known.set(one.key, one));
    },
    async letIn(key) {
      const known = readOrPutAside();
      if (known.delete(key)) write(known);
    },
  };
}
