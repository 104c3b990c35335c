/** A journal leaves in pieces, as fast as its reader reads, and is never whole in memory. */
import { setImmediate as breath } from "node:timers/promises";
import { journalPieces } from "#table/journal/file.ts";
import { headerNow } from "#table/journal/header-now.ts";
import type { Header, Journal, Page } from "#table/journal/page.ts";
import type { TableId } from "#table/talk/words.ts";
import type { Services } from "../../services.ts";
import { enter } from "../enter.ts";
import type { Payer } from "../limits/allowances.ts";
import { keptOffline } from "../http/headers.ts";
import { no, ok, tooFast, type Reply } from "../http/reply.ts";
import { noTable } from "./no-table.ts";

const pagesAtOnce = 20;

export async function journalOf(services: Services, table: TableId, payer: Payer): Promise<Reply> {
  const { journal, games, allowances } = services;
  if (!allowances.take("journal", payer))
    return tooFast("journal", allowances.wait("journal", payer));
  const header = await journal.header(table);
  const now = header === null ? null : await headerOf(journal, header);
  const game = now === null ? undefined : games.get(now.terms.game);
  if (header === null || now === null || game === undefined) return no(404, "no-such-table");
  if (header.terms.membersOf !== undefined) {
    const entered = await enter(services, table, payer.person);
    if ("code" in entered) return noTable(entered);
  }
  const { contentHash } = now;
  const content = contentHash === null ? null : await journal.content(contentHash);
  const pieces = (): AsyncIterable<readonly Page[]> => piecesOf(journal, table);
  const text = await journalPieces(game, header, content, pieces);
  if ("code" in text) return no(409, text.code, text.params);
  // A game without secrets tells its journal before it is over.
  const isOver = (await services.tables.row(table))?.phase === "over";
  return ok(text, { ...file, ...(isOver ? keptOffline : {}) });
}

const file = {
  "content-type": "application/jsonl",
  "content-disposition": 'attachment; filename="game.journal.jsonl"',
};

/** What is played may have changed before the start, and after it no more. */
async function headerOf(journal: Journal, header: Header): Promise<Header> {
  let now = header;
  for await (const pages of piecesOf(journal, header.table)) {
    now = headerNow(now, pages);
    if (pages.some(({ type }) => type === "started")) break;
  }
  return now;
}

/** Other tables have their turn between two pieces. */
async function* piecesOf(journal: Journal, table: TableId): AsyncGenerator<readonly Page[]> {
  for (let from = 0; ;) {
    const pages = await journal.read(table, from, pagesAtOnce);
    const last = pages.at(-1);
    if (last === undefined) return;
    yield pages;
    from = last.version;
    await breath();
  }
}
