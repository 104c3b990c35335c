import { expect, test } from "vitest";
import type { Draft, Page } from "../journal/page.ts";
import type { Table } from "../table.ts";
import { mostFolds, mostPages } from "../talk/limits.ts";
import { ask, ginny, mia, openNew, reopen, rig, startWith, terms } from "../testing/rig.ts";
import { the } from "../testing/the.ts";
import { tally } from "../testing/tally-game.ts";

type PlayedPage = Extract<Page, { type: "played" }>;

const add = (n: number) => ({ type: "command", seat: 0, command: { type: "add", n } }) as const;
const amend = (page: number, n: number) =>
  ({ type: "amend", seat: 0, page, command: { type: "add", n } }) as const;
const said = { type: "say", said: { type: "phrase", phrase: "hello" } } as const;

async function begun() {
  const bench = rig();
  const table = await openNew(bench, tally, terms(tally, 2));
  await startWith(table, [ginny, mia], 2);
  const { version: first } = (await ask(table, ginny, add(0))) as { version: number };
  /** The same table with a longer journal, as if others had written it. */
  let from = table.version();
  async function grown(drafts: number, draft: Draft): Promise<Table> {
    const pages = Array.from({ length: drafts }, (_, i): Page => ({
      ...draft,
      version: from + 1 + i,
      at: 0,
      person: null,
      id: null,
    }));
    await bench.journal.append(table.id, from, pages);
    from += drafts;
    return reopen(bench, tally, table.id);
  }
  return { bench, table, first, grown };
}

const line: Draft = {
  type: "said",
  seat: null,
  name: "Thomas",
  said: { type: "phrase", phrase: "hello" },
};

test("[length] talk ends at half of a table's pages; play goes on", async () => {
  const { table, grown } = await begun();
  const half = await grown(mostPages / 2 - table.version() - 1, line);
  expect(await ask(half, mia, said)).toMatchObject({ type: "done" });
  const no = { type: "error", code: "table-too-long", params: { most: mostPages / 2 } };
  expect(await ask(half, mia, said)).toMatchObject(no);
  expect(await ask(half, ginny, add(0))).toMatchObject({ type: "done" });
});

test("[length] nothing is written behind the last page, and a rematch is the way on", async () => {
  const { table, grown } = await begun();
  const full = await grown(mostPages - table.version(), line);
  const no = { type: "error", code: "table-too-long", params: { most: mostPages } };
  expect(await ask(full, ginny, add(0))).toMatchObject(no);
  expect(await ask(full, ginny, { type: "take-back", seat: 0 })).toMatchObject(no);
  expect(await ask(full, ginny, { type: "rematch" })).toMatchObject({ code: "not-over" });
});

test("[length] a table knows how many moves are folded to read it anew", async () => {
  const { bench, table, first } = await begun();
  for (let i = 0; i < 30; i++) await ask(table, ginny, add(0));
  expect(table.folds()).toBe(31);
  for (let i = 0; i < 10; i++) await ask(table, ginny, amend(first, 1 + (i % 2)));
  const { folds } = await reopen(bench, tally, table.id);
  expect(folds()).toBe(31 + 10 * 31);
  expect(table.folds()).toBeGreaterThanOrEqual(folds());
  expect(table.folds()).toBeLessThan(2 * folds());
});

test("[length] a past amended too often is amended no more; play goes on", async () => {
  const { bench, table, first, grown } = await begun();
  const played = the((await bench.journal.read(table.id, first - 1))[0]) as PlayedPage;
  const { seat, command, events } = played;
  const judged = [{ page: first, command, events, refused: null }];
  await grown(1000, { ...played });
  const times = mostFolds / 1000;
  const often = await grown(times, { type: "amended", seat, page: first, command, judged });
  expect(often.folds()).toBeGreaterThan(mostFolds);
  const no = { type: "error", code: "table-too-long", params: { most: mostFolds } };
  expect(await ask(often, ginny, amend(first, 1))).toMatchObject(no);
  expect(await ask(often, ginny, add(0))).toMatchObject({ type: "done" });
});
