/** The journal as the hall writes it: whoever must know of a page hears of it. */
import type { Errands } from "#table/journal/errands.ts";
import type { Journal, Page } from "#table/journal/page.ts";
import type { TableId } from "#table/talk/words.ts";
import type { Copies } from "./copies/copies.ts";
import type { OpenTables } from "./lobby/open-tables.ts";
import type { MovesAhead } from "./me/ahead.ts";
import type { Store } from "./store/port.ts";

interface Hearers {
  readonly tables: () => OpenTables;
  readonly copies: Copies | null;
  readonly movesAhead: () => MovesAhead;
  /** Whoever does what pages ask for later. */
  readonly errands: () => { wrote(errands: Errands): void } | null;
}

/** The tables in memory remember when a page was written, and other copies hear of ours. */
export function heardBy(
  { tables, copies, movesAhead, errands: doer }: Hearers,
  store: Store,
): Journal {
  const journal = keptInGuild(store);
  const moved = (table: TableId, last: Page | undefined): void => {
    if (last !== undefined) tables().moved(table, last.version, last.at);
  };
  return {
    ...journal,
    async read(table, from, most) {
      const pages = await journal.read(table, from, most);
      moved(table, pages.at(-1));
      return pages;
    },
    async append(table, expected, pages, errands) {
      await copies?.beforeWriting();
      const appended = await journal.append(table, expected, pages, errands);
      if (appended.type === "conflict") return appended;
      moved(table, pages.at(-1));
      if (errands !== undefined) doer()?.wrote(errands);
      copies?.wrote(table, expected + pages.length);
      movesAhead().written(table);
      return appended;
    },
  };
}

/** A guild's game played again is a game of the guild. */
function keptInGuild({ journal, guilds }: Store): Journal {
  return {
    ...journal,
    async append(table, expected, pages, errands) {
      // Before the page: whoever hears of the next table finds it on the guild's page too.
      for (const page of pages) {
        if (page.type !== "rematch") continue;
        const guild = await guilds.guildOf(table);
        if (guild !== null) await guilds.addTable(guild, page.table);
      }
      return journal.append(table, expected, pages, errands);
    },
  };
}
