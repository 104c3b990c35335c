/** Reads of one turn of the event loop are one question: after a ring many tables read on at once. */
import type { Page } from "#table/journal/page.ts";
import type { TableId, Version } from "#table/talk/words.ts";
import type { Database } from "./connection.ts";

export type PageReader = (table: TableId, from: Version) => Promise<readonly Page[]>;

interface Waiting {
  readonly table: TableId;
  readonly from: Version;
  done(pages: readonly Page[]): void;
  failed(error: unknown): void;
}

/** A question this long is answered in parts. */
const mostAtOnce = 100;

export function openPageReader({ ask }: Pick<Database, "ask">): PageReader {
  let waiting: Waiting[] = [];

  async function read(some: readonly Waiting[]): Promise<void> {
    try {
      const rows = await ask(
        `SELECT q.nth, p.page FROM unnest($1::text[], $2::int[]) WITH ORDINALITY q (id, past, nth)
         JOIN pages p ON p.table_id = q.id AND p.version > q.past ORDER BY q.nth, p.version`,
        [some.map(({ table }) => table), some.map(({ from }) => from)],
      );
      const found = some.map((): Page[] => []);
      for (const row of rows)
        found[Number(row["nth"]) - 1]?.push(JSON.parse(String(row["page"])) as Page);
      for (const [i, each] of some.entries()) each.done(found[i] ?? []);
    } catch (error) {
      for (const each of some) each.failed(error);
    }
  }

  function readAll(): void {
    const all = waiting;
    waiting = [];
    for (let i = 0; i < all.length; i += mostAtOnce) void read(all.slice(i, i + mostAtOnce));
  }

  return (table, from) =>
    new Promise((done, failed) => {
      if (waiting.push({ table, from, done, failed }) === 1) setImmediate(readAll);
    });
}
