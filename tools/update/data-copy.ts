/** A data folder is looked into by its copy: what is asked of it may bring the copy up to date, never the folder. */
import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askForBackup } from "#server/host-door.ts";
import { HostError, reasonOf } from "#server/host-error.ts";
import { fileName } from "#server/store/sqlite/index.ts";

export interface DataCopy {
  readonly folder: string;
  /** A hall has the folder open, and made the copy. */
  readonly open: boolean;
}

/** The copy is gone when `work` is done. */
export async function withCopy<T>(dataFolder: string, work: (copy: DataCopy) => T): Promise<T> {
  if (!existsSync(join(dataFolder, fileName)))
    throw new HostError(`there is no ${fileName} in ${dataFolder}: name the hall's data folder`);
  const folder = mkdtempSync(join(tmpdir(), "guildhall-check-"));
  try {
    const open = (await askForBackup(dataFolder, folder)) === "done";
    if (!open) copyClosed(dataFolder, folder);
    // In a container, or as a service with temporary files of its own, a hall writes where we do not see it.
    if (!existsSync(join(folder, fileName)))
      throw new HostError(
        `the hall that is open on ${dataFolder} has other temporary files than this command: name a backup of it`,
      );
    return work({ folder, open });
  } catch (error) {
    // Whoever reads it knows the folder, and nothing of the copy.
    throw new HostError(reasonOf(error).replaceAll(folder, dataFolder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The log as a hall leaves it, also one that was ended while it closed. */
const besides = ["-wal", "-wal.kept"].map((end) => `${fileName}${end}`);

function copyClosed(from: string, to: string): void {
  const database = join(from, fileName);
  const before = statSync(database);
  for (const name of [fileName, ...besides])
    if (existsSync(join(from, name))) copyFileSync(join(from, name), join(to, name));
  const after = statSync(database);
  if (before.mtimeMs !== after.mtimeMs || before.size !== after.size)
    throw new HostError(
      `${from} was written to meanwhile, and no hall answers there: close the hall, or name a backup of it`,
    );
}
