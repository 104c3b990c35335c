import { afterAll, beforeAll, expect, test } from "vitest";
import type { Past } from "#table/talk/past.ts";
import { testHall, type TestHall } from "../testing/test-hall.ts";

let hall: TestHall;
beforeAll(async () => void (hall = await testHall()));
afterAll(() => hall.close());

test("[past] a long one comes in pieces that follow each other", async () => {
  const ginny = await hall.guest("Ginny");
  const table = await ginny.make({ game: "bounty-hunters", seats: 2 });
  const wire = await ginny.socket();
  const said = { type: "say", said: { type: "phrase", phrase: "hello" } } as const;
  await Promise.all(Array.from({ length: 620 }, () => wire.ask(table, said)));
  wire.close();
  const piece = async (query: string): Promise<Past> =>
    (await ginny.get(`/api/tables/${table}/past?${query}`)).body as Past;
  const first = await piece("");
  expect(first.pages).toHaveLength(500);
  const second = await piece(`from=${first.pages.at(-1)?.version}`);
  expect(second.pages[0]?.version).toBe(501);
  expect(second.pages.at(-1)?.version).toBe(second.last);
  expect(first.last).toBe(second.last);
  expect(second.last).toBeGreaterThan(600);
});
