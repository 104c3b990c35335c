/** What programs read about allowances is what the hall counts. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { standardShares } from "./allowances.ts";
import type { Rate } from "./rates.ts";

const spans = [
  ["a second", 1],
  ["a minute", 60],
  ["an hour", 3600],
  ["a day", 86_400],
] as const;

function saidOf({ burst, perSecond }: Rate): string {
  const [span, seconds] = spans.find(([, long]) => perSecond * long >= 1) ?? spans[3];
  return `${burst}, then ${Math.round(perSecond * seconds)} ${span}`;
}

test("[HALL] docs/api.md names every allowance as it is counted", () => {
  const page = readFileSync(new URL("../../../docs/api.md", import.meta.url), "utf8");
  const rows = [...page.matchAll(/^\| `([a-z-]+)` \|[^|]*\| (\d[^|]*) \| (\d[^|]*) \|$/gm)].map(
    ([, work, person, address]) => [work, { person, address }],
  );
  const counted = Object.entries(standardShares).map(([work, { person, address }]) => [
    work,
    { person: saidOf(person), address: saidOf(address) },
  ]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(counted));
});
