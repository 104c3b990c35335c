/** The journal as the hall writes it: what follows from a page is done by subscribers with names, not by the store. */
import type { Errands } from "#table/journal/errands.ts";
import type { Journal, Page } from "#table/journal/page.ts";
import type { TableId } from "#table/talk/words.ts";

export interface WrittenPages {
  readonly table: TableId;
  readonly pages: readonly Page[];
  readonly errands: Errands | undefined;
}

export interface WriteSubscriber {
  readonly name: string;
  /** Awaited: what it throws keeps the page from being written. */
  readonly beforeWrite?: (table: TableId, pages: readonly Page[]) => Promise<void>;
  /** The page is on disk and nobody has heard of it yet. */
  readonly afterWrite?: (written: WrittenPages) => void;
  /** Pages that another copy wrote are met by reading. */
  readonly afterRead?: (table: TableId, pages: readonly Page[]) => void;
}

type Bug = (what: string, error: unknown) => void;

/** In the order of the list. A page that is written stays written: one subscriber's bug is not the others'. */
export function withSubscribers(
  journal: Journal,
  subscribers: readonly WriteSubscriber[],
  bug: Bug,
): Journal {
  function tell(deed: (subscriber: WriteSubscriber) => void): void {
    for (const subscriber of subscribers)
      try {
        deed(subscriber);
      } catch (error) {
        bug(`${subscriber.name} did not hear of a page`, error);
      }
  }
  return {
    ...journal,
    async read(table, from, most) {
      const pages = await journal.read(table, from, most);
      tell(({ afterRead }) => afterRead?.(table, pages));
      return pages;
    },
    async append(table, expected, pages, errands) {
      for (const { beforeWrite } of subscribers) await beforeWrite?.(table, pages);
      const appended = await journal.append(table, expected, pages, errands);
      if (appended.type !== "conflict")
        tell(({ afterWrite }) => afterWrite?.({ table, pages, errands }));
      return appended;
    },
  };
}
