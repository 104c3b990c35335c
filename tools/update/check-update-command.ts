/** `npm run check-update -- FOLDER`: what this Guildhall makes of the games that another version kept. */
import { createHash } from "node:crypto";
import { parseArgs } from "node:util";
import { games } from "#rules/games.ts";
import { reasonOf, HostError } from "#server/host-error.ts";
import { keptTables, lookOver, type KeptTable } from "#server/store/sqlite/index.ts";
import { readAgain } from "#table/past/read-again.ts";
import { sentenceOf } from "../journals/journal-words.ts";
import type { Printer } from "../journals/printer.ts";
import { withCopy } from "./data-copy.ts";
import { reportOf, type FolderReport, type TableCheck } from "./report.ts";

const usage = `Usage: npm run --silent check-update -- FOLDER [--json]

Reads every game of a data folder with this Guildhall and says which read the same, which were judged by older rules
(their past reads the same; one that is still played goes on under the new rules), and which would differ: none may.
A game reads the same when every page folds, every deal, move and end comes out as it is written down, and every seat
and a spectator can read view and log of every page.
FOLDER is only read: a copy is made where temporary files go (TMPDIR) and taken away again. The hall may be open.
A hall on PostgreSQL: close it, npm run --silent move -- --from postgres://… --data NEW-FOLDER, and check that.
Exit code 0: nothing would differ. Exit code 1: something would, or the folder cannot be read.`;

/** Answers with the exit code. */
export async function checkUpdate(args: readonly string[], out: Printer): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: "boolean" }, help: { type: "boolean", short: "h" } },
    });
    if (values.help === true) {
      out.log(usage);
      return 0;
    }
    const [folder, ...more] = positionals;
    if (folder === undefined || more.length > 0)
      throw new HostError("name one data folder; try --help");
    const checked = await checkFolder(folder);
    out.log(values.json === true ? JSON.stringify(checked) : reportOf(checked));
    return checked.tables.some(({ reads }) => reads === "differs") ? 1 : 0;
  } catch (error) {
    out.error(`guildhall: ${reasonOf(error)}`);
    return 1;
  }
}

function checkFolder(folder: string): Promise<FolderReport> {
  return withCopy(folder, (copy) => {
    lookOver(copy.folder);
    const tables: TableCheck[] = [];
    for (const table of keptTables(copy.folder)) tables.push(checkTable(table));
    return { folder, open: copy.open, tables };
  });
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

function checkTable({ id, journal }: KeptTable): TableCheck {
  try {
    const kept = journal();
    const { game } = kept.header.terms;
    const pages = kept.pages.length;
    const found = readAgain(games, kept, sha256);
    if (found.type === "flaw")
      return { table: id, game, pages, reads: "differs", why: sentenceOf(found) };
    const { phase, rules } = found;
    const reads = rules.then === rules.now ? "same" : "older-rules";
    return { table: id, game, pages, reads, phase, rules };
  } catch (error) {
    return { table: id, game: "?", pages: 0, reads: "differs", why: reasonOf(error) };
  }
}
