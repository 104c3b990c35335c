/**
 * A hall with a fault planted in it: it answers and tells before anything is written. With `HASTY=bots` only pages
 * nobody asked for come too early, so that every answer is true and the updates are not.
 */
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "#table/journal/page.ts";
import { openHall, type HallSettings } from "../hall.ts";
import { readSettings } from "../settings.ts";
import { openSqlite } from "../store/sqlite/index.ts";

const tooEarly = (pages: readonly Page[]): boolean =>
  process.env["HASTY"] === "bots" ? pages.every(({ person }) => person === null) : true;

const openHasty: NonNullable<HallSettings["openStore"]> = (folder, needs) => {
  const store = openSqlite(folder, needs);
  const { journal } = store;
  /** Writes of a table stay in order. */
  const queues = new Map<string, Promise<unknown>>();
  return {
    ...store,
    journal: {
      ...journal,
      async read(table, from) {
        await queues.get(table);
        return journal.read(table, from);
      },
      async append(table, expected, pages) {
        const early = tooEarly(pages);
        const before = queues.get(table) ?? Promise.resolve();
        const written = before
          .then(() => (early ? pause(200) : null))
          .then(() => journal.append(table, expected, pages));
        queues.set(table, written);
        return early ? { type: "appended" } : written;
      },
    },
  };
};

const settings = readSettings(process.argv.slice(2), {});
if (settings !== "help") {
  const hall = await openHall({ ...settings, clientFolder: "/nowhere", openStore: openHasty });
  console.log(`open at http://127.0.0.1:${hall.port}`);
  process.on("SIGTERM", () => void hall.close().then(() => process.exit(0)));
}
