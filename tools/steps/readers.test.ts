import { afterAll, expect, test } from "vitest";
import { honestTexts } from "./honest.ts";
import { hostileTexts, isSlow } from "./hostile.ts";
import { readers } from "./readers.ts";
import { stepCounter } from "./step-counter.ts";

const counter = stepCounter();
afterAll(() => counter.close());

const isDeep = process.env["DEEP"] === "1";
/** Another one every time; a failure names its own. */
const seed = Number(process.env["SEED"] ?? Date.now() % 1e9);
const cases = isDeep ? 120 : 5;
const length = isDeep ? 800 : 160;
const honest = await honestTexts();

test("every reader has honest texts to begin with", () => {
  expect(Object.keys(honest).toSorted()).toEqual(Object.keys(readers).toSorted());
});

test.each(Object.keys(readers))(
  "[steps] %s: twice as much of anything takes no more than twice as long",
  async (reader) => {
    const slow: string[] = [];
    for (const { what, text } of hostileTexts(honest[reader] ?? [], seed, cases)) {
      const found = await isSlow(length, (many) => counter.count(reader, text(many)));
      if (found !== null) slow.push(`${what}: ${found}`);
    }
    expect(slow, `SEED=${seed}`).toEqual([]);
  },
);

test.each([
  ["so much for each sign", (n: number) => 900 + 200 * n, false],
  ["nothing", () => 7, false],
  ["a little more than that, in all", (n: number) => n * Math.log2(n) * 90, false],
  ["dearer once it is longer", (n: number) => (n > 500 ? 900_000 + 90 * n : 90 * n), false],
  ["each sign with each other", (n: number) => n * n, true],
  ["that, behind much honest work", (n: number) => 1e7 + 90 * n + n * n, true],
])("[steps] %s: slow is what grows faster than its text", async (_what, steps, slow) => {
  const found = await isSlow(160, async (many) => ({ steps: steps(many), trouble: null }));
  expect(found !== null).toBe(slow);
});

test("[steps] what a reader throws is named", async () => {
  expect(await isSlow(1, async () => ({ steps: 1, trouble: "oh" }))).toBe("oh");
});

test("[steps] the same text takes the same steps", async () => {
  const [text = ""] = honest["an army list"] ?? [];
  const first = await counter.count("an army list", text);
  expect(await counter.count("an army list", text)).toEqual(first);
});
