/** A running game of this device is nowhere else: nobody loses it by one tap. */
import { expect, test } from "vitest";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { asking, momentOf } from "#tools/browser/outer-rim/moments.ts";
import { en } from "#words/made/hall/en.ts";

const { visit, troubles } = guests();

test("[HALL] a running game on this device is thrown away only after a question, and then it is gone", async () => {
  const page = await visit("/", { name: "Ginny" });
  await openKept(page, momentOf({ seats: 2, until: asking("planning") }));
  await page.locator("[data-space]").first().waitFor();
  await page.goto("/");
  const row = page.locator("a[href^='/local/']");
  const throwAway = page.locator(".table-row button");
  await row.waitFor();
  await throwAway.click();
  await page.getByRole("button", { name: en.throw.keep }).click();
  expect(await row.count()).toBe(1);
  await throwAway.click();
  await page.getByRole("button", { name: en.throw.remove }).click();
  await expect.poll(() => row.count()).toBe(0);
  await page.reload();
  await page.locator("#content").waitFor();
  expect(await row.count()).toBe(0);
  expect(troubles).toEqual([]);
});
