/**
 * A journal in memory, for tests, bots and simulations. Pages
 * are kept as text: what comes back is what a file would give.
 */
import type { Header, Journal, Page } from "./page.ts";

export function memoryJournal(): Journal {
  const headers = new Map<string, Header>();
  const contents = new Map<string, string>();
  const stored = new Map<string, string[]>();
  return {
    async create(header, content) {
      headers.set(header.table, header);
      stored.set(header.table, []);
      if (header.contentHash !== null) contents.set(header.contentHash, JSON.stringify(content));
    },
    async header(table) {
      return headers.get(table) ?? null;
    },
    async content(hash) {
      const text = contents.get(hash);
      return text === undefined ? undefined : (JSON.parse(text) as unknown);
    },
    async keepContent(hash, content) {
      contents.set(hash, JSON.stringify(content));
    },
    async read(table, from, most = Infinity) {
      return (stored.get(table) ?? [])
        .slice(from, from + most)
        .map((text) => JSON.parse(text) as Page);
    },
    async append(table, expected, pages) {
      const texts = stored.get(table);
      if (texts === undefined) throw new Error(`no table ${table}`);
      if (texts.length !== expected) return { type: "conflict" };
      for (const page of pages) texts.push(JSON.stringify(page));
      return { type: "appended" };
    },
  };
}
