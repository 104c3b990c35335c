import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { TableId } from "#table/talk/words.ts";
import { openPostgres } from "../store/postgres/index.ts";
import { frailWire, type FrailWire } from "../store/postgres/testing/frail-wire.ts";
import { testPostgres, type TestPostgres } from "../store/postgres/testing/server.ts";
import type { TestHall } from "../testing/test-hall.ts";
import type { Visitor } from "../testing/visitor.ts";
import { hallOn, sameAt } from "./testing/halls.ts";

let server: TestPostgres;
let url = "";
let wire: FrailWire;
let first: TestHall;
let second: TestHall;
beforeAll(async () => void (server = await testPostgres()), 60_000);
afterAll(() => server?.close(), 60_000);
beforeEach(async () => {
  url = await server.emptied();
  wire = await frailWire(url);
  first = await hallOn(wire.url);
  second = await hallOn(url);
});
afterEach(async () => {
  await Promise.all([first.close(), second.close()]);
  wire.close();
});

const saying = (text: string) =>
  ({ type: "say", said: { type: "text", text }, id: `${text.length}` }) as const;

async function saidAt(table: TableId): Promise<readonly string[]> {
  const store = await openPostgres(url, { broken: () => undefined });
  const pages = await store.journal.read(table, 0);
  await store.close();
  return pages.flatMap((page) =>
    page.type === "said" && page.said.type === "text" ? [page.said.text] : [],
  );
}

async function gathered(): Promise<{ ginny: Visitor; mia: Visitor; table: TableId }> {
  const ginny = await first.guest("Ginny");
  const mia = await sameAt(second, await first.guest("Mia"));
  const table = await ginny.make({ game: "bounty-hunters", seats: 2, botLevel: "random" });
  await mia.ask(table, { type: "sit", seat: 1, entropy: "open" });
  // Reads on: what is cut then is no conflict.
  await ginny.get(`/api/tables/${table}`);
  return { ginny, mia, table };
}

test("[copies] a wire cut before an append arrives: the other copy writes meanwhile, and both are there once", async () => {
  const { ginny, mia, table } = await gathered();
  wire.hold("asked", "held up");
  const answer = ginny.ask(table, saying("held up"));
  expect(await mia.ask(table, saying("meanwhile"))).toMatchObject({ type: "done" });
  expect(await saidAt(table)).toEqual(["meanwhile"]);
  wire.cut();
  expect(await answer).toMatchObject({ type: "done" });
  expect(await saidAt(table)).toEqual(["meanwhile", "held up"]);
});

test("[copies] a wire cut after the commit and before its answer: it is found, answered, and there once", async () => {
  const { ginny, mia, table } = await gathered();
  wire.hold("answered", "written unknown");
  const answer = ginny.ask(table, saying("written unknown"));
  await expect.poll(() => saidAt(table)).toEqual(["written unknown"]);
  expect(await mia.ask(table, saying("behind it"))).toMatchObject({ type: "done" });
  wire.cut();
  expect(await answer).toMatchObject({ type: "done" });
  // The same ask at the other copy, as a browser that changed copies would repeat it.
  const again = await (await sameAt(second, ginny)).ask(table, saying("written unknown"));
  expect(again).toEqual(await answer);
  expect(await saidAt(table)).toEqual(["written unknown", "behind it"]);
});
