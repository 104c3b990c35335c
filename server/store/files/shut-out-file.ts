/** `shut-out.json` of the data folder: where halls kept who may not come in before the database did. */
import { existsSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { ShutOut } from "#table/talk/office.ts";
import { HostError, reasonOf, systemCode } from "../../host-error.ts";
import type { House } from "../house-port.ts";
import { flushFolder } from "./folders.ts";

const fileName = "shut-out.json";

const list = z.array(
  z.strictObject({
    what: z.enum(["person", "address"]),
    key: z.string().min(1).max(100),
    name: z.string().max(100),
    since: z.number(),
  }),
);

export const shutOutPath = (dataFolder: string): string => join(dataFolder, fileName);

/** Nobody where there is no such file; throws what cannot be read. */
export function readShutOut(dataFolder: string): readonly ShutOut[] {
  try {
    const read = list.safeParse(JSON.parse(readFileSync(shutOutPath(dataFolder), "utf8")));
    if (read.success) return read.data;
    throw new Error(z.prettifyError(read.error));
  } catch (error) {
    if (systemCode(error) === "ENOENT") return [];
    throw new HostError(`${fileName} cannot be read: ${reasonOf(error)}`, { cause: error });
  }
}

/** Takes along who was shut out there; the file is put aside, for good: whoever is let in later stays in. */
export async function takeInShutOut(
  dataFolder: string,
  house: Pick<House, "shutOut">,
  flush: (folder: string) => void = flushFolder,
): Promise<void> {
  for (const one of readShutOut(dataFolder)) await house.shutOut(one);
  const path = shutOutPath(dataFolder);
  if (!existsSync(path)) return;
  renameSync(path, `${path}.taken`);
  flush(dataFolder);
}
