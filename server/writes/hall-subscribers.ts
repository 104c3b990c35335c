/** Who follows what the hall writes. */
import type { Errands } from "#table/journal/errands.ts";
import type { Page } from "#table/journal/page.ts";
import type { TableId } from "#table/talk/words.ts";
import type { Copies } from "../copies/copies.ts";
import { rematchKeeper } from "../guild/rematches.ts";
import type { OpenTables } from "../lobby/open-tables.ts";
import type { MovesAhead } from "../me/ahead.ts";
import type { MyEvents } from "../me/events/events.ts";
import type { Store } from "../store/port.ts";
import type { WriteSubscriber } from "./subscribers.ts";

export interface ErrandRunner {
  wrote(written: Errands): void;
}

interface Followers {
  readonly tables: () => OpenTables;
  readonly errands: () => ErrandRunner;
  readonly movesAhead: () => MovesAhead;
  readonly myEvents: () => MyEvents;
}

/** In this order: whoever is told of a page finds the lobby and the errands up to date. */
export function hallSubscribers(
  copies: Copies | null,
  guilds: Store["guilds"],
  { tables, errands, movesAhead, myEvents }: Followers,
): readonly WriteSubscriber[] {
  const moved = (table: TableId, last: Page | undefined): void => {
    if (last !== undefined) tables().moved(table, last.version, last.at);
  };
  return [
    { name: "the lease among copies", beforeWrite: async () => copies?.beforeWriting() },
    rematchKeeper(guilds),
    {
      name: "the lobby",
      afterWrite: ({ table, pages }) => moved(table, pages.at(-1)),
      afterRead: (table, pages) => moved(table, pages.at(-1)),
    },
    {
      name: "the errands",
      afterWrite: (written) => written.errands && errands().wrote(written.errands),
    },
    {
      name: "the other copies",
      afterWrite: ({ table, pages }) => copies?.wrote(table, pages.at(-1)?.version ?? 0),
    },
    { name: "moves ahead", afterWrite: ({ table }) => movesAhead().written(table) },
    { name: "programs that listen", afterWrite: ({ table }) => myEvents().written(table) },
  ];
}
