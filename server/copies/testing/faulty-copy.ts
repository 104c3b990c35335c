/**
 * A copy with a fault planted in it. `FAULT=early`: it answers before anything is committed; `blind`: it writes at the
 * end of the journal, whatever version it judged; `newer`: no fault, only rules of the next version.
 */
import { setTimeout as pause } from "node:timers/promises";
import { games } from "#rules/games.ts";
import type { StoreJournal } from "../../store/port.ts";
import { openHall } from "../../hall.ts";
import { readSettings } from "../../settings.ts";
import { openPostgres } from "../../store/postgres/index.ts";

const fault = process.env["FAULT"];
const newer = games.map((game) => ({ ...game, rulesVersion: game.rulesVersion + 1 }));

function faulty(journal: StoreJournal): StoreJournal {
  /** Writes of a table stay in order. */
  const queues = new Map<string, Promise<unknown>>();
  return {
    ...journal,
    async append(table, expected, pages) {
      if (fault === "blind") {
        for (;;) {
          const { length } = await journal.read(table, 0);
          const moved = pages.map((page, i) => ({ ...page, version: length + 1 + i }));
          const appended = await journal.append(table, length, moved);
          if (appended.type === "appended") return appended;
        }
      }
      if (fault !== "early") return journal.append(table, expected, pages);
      const before = queues.get(table) ?? Promise.resolve();
      queues.set(
        table,
        before.then(() => pause(200)).then(() => journal.append(table, expected, pages)),
      );
      return { type: "appended" };
    },
    async read(table, from, most) {
      await queues.get(table);
      return journal.read(table, from, most);
    },
  };
}

const settings = readSettings(process.argv.slice(2), {});
if (settings !== "help") {
  const hall = await openHall({
    ...settings,
    clientFolder: "/nowhere",
    ...(fault === "newer" ? { games: newer } : {}),
    async openStore(_folder, needs) {
      const store = await openPostgres(settings.store ?? "", needs);
      return { ...store, journal: faulty(store.journal) };
    },
  });
  console.log(`open at http://127.0.0.1:${hall.port}`);
  process.on("SIGTERM", () => void hall.close().then(() => process.exit(0)));
}
