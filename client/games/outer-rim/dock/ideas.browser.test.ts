/** What now, and why? Asked of the analyst beside the page, answered in the dock of a phone. */
import { expect, test } from "vitest";
import { axeFindings, smallTargets, stickingOut } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { asking, momentOf, openMoment } from "#tools/browser/outer-rim/moments.ts";

const { visit, troubles } = guests();

test("[OR-TURN-02] a phone shows at most three ideas, each with its reason", async () => {
  const page = await visit("/", { name: "Ginny", motion: "less" });
  await openMoment(page, momentOf({ seats: 2, until: asking("planning") }));
  const ideas = page.locator(".or-ideas .or-idea");
  await ideas.first().waitFor();
  expect(await ideas.count()).toBeLessThanOrEqual(3);
  for (const text of await ideas.allTextContents()) expect(text).toMatch(/\S.*\.$/);
  expect(await stickingOut(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await page.context().close();
});
