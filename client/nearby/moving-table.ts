/** A whole table, as it goes from one device to another: its journal, and what is played with. */
import { headerNow } from "#table/journal/header-now.ts";
import type { TableId } from "#table/talk/words.ts";
import { browserJournal } from "../local/journal.ts";
import { removeFromShelf } from "../local/shelf.ts";
import { closeTable, localTable } from "../local/tables.ts";
import type { MovingTable } from "./talk.ts";

/** Closed first: nothing is written while it is read. */
export async function readKept(id: TableId): Promise<MovingTable | null> {
  await closeTable(id);
  const header = await browserJournal.header(id);
  if (header === null) return null;
  const pages = await browserJournal.read(id, 0);
  const { contentHash } = headerNow(header, pages);
  const content = contentHash === null ? null : await browserJournal.content(contentHash);
  return { header, pages, content };
}

/** `false`: it cannot be opened here, and nothing of it is left. */
export async function keepTable({ header, pages, content }: MovingTable): Promise<boolean> {
  const id = header.table;
  const { contentHash } = headerNow(header, pages);
  // What was played with before other terms were chosen is not needed any more.
  await browserJournal.create(header, header.contentHash === contentHash ? content : null);
  if (contentHash !== null) await browserJournal.keepContent(contentHash, content);
  await browserJournal.append(id, 0, pages);
  await closeTable(id);
  const table = await localTable(id).catch(() => null);
  if (table === null) await forgetTable(id);
  return table !== null;
}

export async function forgetTable(id: TableId): Promise<void> {
  await closeTable(id);
  await removeFromShelf(id);
}
