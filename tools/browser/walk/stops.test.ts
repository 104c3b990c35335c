import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { testHall } from "#server/testing/test-hall.ts";
import { elsewhere, stopsIn } from "./stops.ts";

test("[WORDS] every area of words has a page where it is read, or a place that is named", async () => {
  const hall = await testHall();
  const shown = new Set((await stopsIn(hall.url, () => "/host")).flatMap(({ areas }) => areas));
  await hall.close();
  const areas = readdirSync("words", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "made")
    .map(({ name }) => name);
  expect(areas.filter((area) => !shown.has(area) && !(area in elsewhere))).toEqual([]);
  expect([...shown, ...Object.keys(elsewhere)].filter((area) => !areas.includes(area))).toEqual([]);
});
