/** The journal of tables that live in this browser. */
import type { Header, Journal, Page } from "#table/journal/page.ts";
import { answerOf, database, finished } from "./database.ts";

export const browserJournal: Journal = {
  async create(header, content) {
    const transaction = (await database()).transaction(["headers", "contents"], "readwrite");
    transaction.objectStore("headers").put(header, header.table);
    if (header.contentHash !== null && content !== null)
      transaction.objectStore("contents").put(content, header.contentHash);
    await finished(transaction);
  },

  async header(table) {
    const found: Header | undefined = await answerOf(
      (await database()).transaction("headers").objectStore("headers").get(table),
    );
    return found ?? null;
  },

  async content(hash) {
    return answerOf(
      (await database())
        .transaction("contents")
        .objectStore("contents")
        .get(hash) as IDBRequest<unknown>,
    );
  },

  async keepContent(hash, content) {
    const transaction = (await database()).transaction("contents", "readwrite");
    transaction.objectStore("contents").put(content, hash);
    await finished(transaction);
  },

  async read(table, from) {
    const pages = (await database()).transaction("pages").objectStore("pages");
    return answerOf(
      pages.getAll(IDBKeyRange.bound([table, from + 1], [table, []])) as IDBRequest<Page[]>,
    );
  },

  /** `add` refuses a page number that exists, so a second tab that wrote first makes this a conflict. */
  async append(table, _expected, pages) {
    const transaction = (await database()).transaction("pages", "readwrite", {
      durability: "strict",
    });
    const store = transaction.objectStore("pages");
    for (const page of pages) store.add(page, [table, page.version]);
    try {
      await finished(transaction);
      return { type: "appended" };
    } catch (error) {
      if (error instanceof DOMException && error.name === "ConstraintError")
        return { type: "conflict" };
      throw error;
    }
  },
};
