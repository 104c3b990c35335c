import { expect, test } from "vitest";
import { whyNotForgiven } from "./flaky.ts";

const seen = {
  file: "a.browser.test.ts",
  since: "2026-11-18",
  suspect: "a nudge",
  owner: "the guild",
};
const day = 24 * 3_600_000;
const at = (days: number): number => Date.parse(seen.since) + days * day;

test.each([
  { file: "b.browser.test.ts", days: 1, why: /find out what it has found/ },
  { file: "a.browser.test.ts", days: 6, why: null },
  { file: "a.browser.test.ts", days: 8, why: /since 2026-11-18 \(a nudge\)/ },
])("$file after $days days", ({ file, days, why }) => {
  const answer = whyNotForgiven(file, at(days), [seen]);
  if (why === null) expect(answer).toBeNull();
  else expect(answer).toMatch(why);
});
