import { afterAll, beforeAll, expect, test } from "vitest";
import type { Tell } from "#table/talk/words.ts";
import { testHall, type TestHall } from "../../testing/test-hall.ts";
import { openWire } from "../../testing/visitor.ts";

let hall: TestHall;
beforeAll(async () => void (hall = await testHall()));
afterAll(() => hall.close());

type Update = Extract<Tell, { readonly type: "update" }>;
const isUpdate = (tell: Tell): tell is Update => tell.type === "update";

test("[hall] a page opened before an update hears of a gap it can heal; who knows steps hears them", async () => {
  const ginny = await hall.guest("Ginny");
  const table = await ginny.make({ game: "bounty-hunters", seats: 2, bots: [1] });
  await ginny.ask(table, { type: "start" });
  const address = `${hall.url.replace("http", "ws")}/ws?token=${ginny.token}`;
  const [older, newer] = [await openWire(address), await openWire(`${address}&protocol=3`)];
  const watch = { type: "watch", as: 0, since: null } as const;
  for (const wire of [older, newer]) await wire.ask(table, watch);
  const { options, tell } = await ginny.view(table, "as=0");
  const seen = tell?.version ?? 0;
  await ginny.ask(table, { type: "command", seat: 0, command: options[0] });
  const told = (await newer.until((one) => isUpdate(one) && one.steps.length > 0)) as Update;
  expect(told.from).toBeGreaterThanOrEqual(seen);
  const gap = (await older.until(isUpdate)) as Update;
  // No version is before the first: whatever it has, it watches again.
  expect(gap).toMatchObject({ as: 0, from: -1, log: [] });
  older.heard.length = 0;
  await older.ask(table, watch);
  const whole = await older.until(({ type }) => type === "view");
  expect(whole).toMatchObject({ version: expect.any(Number), view: { viewer: 0 } });
  expect(whole.type === "view" && whole.version).toBeGreaterThan(seen);
  older.close();
  newer.close();
});
