/** The deal over several copies of the hall: whoever asks where, it waits once, is told once and is dealt once. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Page } from "#table/journal/page.ts";
import { commitToPart } from "#table/state/deal.ts";
import type { TableId, TableInfo } from "#table/talk/words.ts";
import { openPostgres } from "../store/postgres/index.ts";
import { testPostgres, type TestPostgres } from "../store/postgres/testing/server.ts";
import type { TestHall } from "../testing/test-hall.ts";
import type { Visitor } from "../testing/visitor.ts";
import { hallOn, sameAt } from "./testing/halls.ts";

let server: TestPostgres;
let url = "";
let first: TestHall;
let second: TestHall;
let isFirstOpen = true;
beforeAll(async () => void (server = await testPostgres()));
afterAll(() => server?.close());
beforeEach(async () => {
  url = await server.emptied();
  first = await hallOn(url);
  second = await hallOn(url);
  isFirstOpen = true;
});
afterEach(async () => {
  if (isFirstOpen) await first.close();
  await second.close();
});

interface Start {
  readonly ginny: Visitor;
  readonly mia: Visitor;
  readonly table: TableId;
}

/** Ginny at the first copy has promised and shown, Mia at the second has promised and sleeps. */
async function sealedStart(): Promise<Start> {
  const ginny = await first.guest("Ginny");
  const mia = await sameAt(second, await first.guest("Mia"));
  const table = await ginny.make({ game: "bounty-hunters", seats: 2, entropy: "" });
  await mia.ask(table, { type: "sit", seat: 1, entropy: "" });
  for (const [seat, who] of [ginny, mia].entries()) {
    const commit = commitToPart(table, seat, who.name);
    expect(await who.ask(table, { type: "promise-part", seat, commit })).toMatchObject({
      type: "done",
    });
  }
  await ginny.ask(table, { type: "start" });
  await ginny.ask(table, { type: "show-part", seat: 0, part: "Ginny" });
  return { ginny, mia, table };
}

const dealAt = async (who: Visitor, table: TableId): Promise<TableInfo["deal"]> =>
  ((await who.get(`/api/tables/${table}`)).body as TableInfo).deal;

async function pagesOf(table: TableId, type: Page["type"]): Promise<readonly Page[]> {
  const store = await openPostgres(url, { broken: () => undefined });
  const pages = await store.journal.read(table, 0);
  await store.close();
  return pages.filter((page) => page.type === type);
}

const patiently = { timeout: 60_000 };

test("[copies] a start waits for a device at another copy: told once, and dealt where that device answers", async () => {
  const { ginny, mia, table } = await sealedStart();
  for (const who of [ginny, mia])
    await expect
      .poll(() => dealAt(who, table), patiently)
      .toMatchObject({ late: true, missing: [1], sealed: true });
  expect(await pagesOf(table, "parts-awaited")).toHaveLength(1);
  expect(await mia.ask(table, { type: "show-part", seat: 1, part: "Mia" })).toMatchObject({
    type: "done",
  });
  for (const who of [ginny, mia])
    await expect.poll(() => dealAt(who, table), patiently).toMatchObject({ from: [0, 1] });
  expect(await pagesOf(table, "started")).toHaveLength(1);
});

test("[copies] the copy that began the start is gone: the other goes on waiting, and takes a yes", async () => {
  const { mia, table } = await sealedStart();
  isFirstOpen = false;
  await first.close();
  await expect
    .poll(() => dealAt(mia, table), patiently)
    .toMatchObject({ late: true, missing: [1] });
  expect(await mia.ask(table, { type: "waive-part", seat: 1 })).toMatchObject({ type: "done" });
  expect(await dealAt(mia, table)).toMatchObject({ attempt: 2, waived: [1], missing: [0] });
  expect(await pagesOf(table, "start-void")).toHaveLength(1);
});

test("[copies] both copies are asked at the same moment: one start, one deal", async () => {
  const { ginny, mia, table } = await sealedStart();
  const there = await sameAt(second, ginny);
  const shows = [mia, await sameAt(first, mia)].map((who) =>
    who.ask(table, { type: "show-part", seat: 1, part: "Mia" }),
  );
  await Promise.all([...shows, there.ask(table, { type: "start" })]);
  expect(await pagesOf(table, "started")).toHaveLength(1);
  expect(await pagesOf(table, "part-shown")).toHaveLength(2);
});
