/** `npm run backup -- FOLDER`: a whole data folder, copied while the hall is open or closed, and looked over. */
import { cpSync, existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { askForBackup } from "#server/host-door.ts";
import { flushTree, makeFolder } from "#server/store/files/folders.ts";
import { fileName, lookOver, openSqlite, type Counts } from "#server/store/sqlite/index.ts";
import { reasonOf, HostError } from "#server/host-error.ts";

const usage = `Usage: npm run --silent backup -- FOLDER [--data data] [--json]

Copies everything the hall keeps (games, people, card sets) into FOLDER, which must be new or empty.
The hall may be open: nobody waits, and whatever it had answered when the backup began is in the copy.
The copy is a data folder like any other:
  npm start -- --data FOLDER
--data, or DATA_DIR, names the folder of the hall.`;

interface Copied extends Counts {
  readonly folder: string;
  readonly open: boolean;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`guildhall: ${reasonOf(error).split("\n")[0] ?? ""}`);
  process.exitCode = 1;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      data: { type: "string" },
      json: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help === true) return say(usage);
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0)
    throw new HostError("name one folder for the copy; try --help");
  const copied = await backUp(values.data ?? process.env["DATA_DIR"] ?? "data", resolve(folder));
  if (values.json === true) return say(JSON.stringify(copied));
  return say(
    `${copied.tables} tables with ${copied.pages} pages and ${copied.people} people are safe in ${copied.folder}\nstart from it with: npm start -- --data ${folder}`,
  );
}

async function backUp(dataFolder: string, folder: string): Promise<Copied> {
  if (!existsSync(join(dataFolder, fileName)))
    throw new HostError(
      `there is no ${fileName} in ${dataFolder}: name the hall's data folder with --data or DATA_DIR`,
    );
  makeFolder(folder);
  if (readdirSync(folder).length > 0)
    throw new HostError(`${folder} is not empty: a backup needs a folder of its own`);
  const open = (await askForBackup(dataFolder, folder)) === "done";
  if (!open) await copyClosed(dataFolder, folder);
  const cards = join(dataFolder, "card-sets");
  if (existsSync(cards)) cpSync(cards, join(folder, "card-sets"), { recursive: true });
  flushTree(folder);
  return { folder, open, ...lookOver(folder) };
}

async function copyClosed(dataFolder: string, folder: string): Promise<void> {
  const store = openSqlite(dataFolder, {
    broken(error) {
      throw error;
    },
  });
  await store.backup(folder).finally(() => store.close());
}

function say(text: string): number {
  console.log(text);
  return 0;
}
