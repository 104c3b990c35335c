/** The terms of a table, read from its menu without ever having been at its gathering. */
import { expect, test } from "vitest";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { asking, momentOf } from "#tools/browser/outer-rim/moments.ts";
import { en } from "#words/made/hall/en.ts";

const { visit, troubles } = guests();

test("[HALL] the menu tells the terms line by line, each beside its value, under one heading", async () => {
  const page = await visit("/");
  await openKept(page, momentOf({ seats: 1, until: asking("planning") }));
  await page.getByRole("button", { name: en.table.more, exact: true }).click();
  await page.getByRole("button", { name: en.table.settings }).click();
  const [term, value] = [page.locator(".terms dt").first(), page.locator(".terms dd").first()];
  const [left, right] = [await term.boundingBox(), await value.boundingBox()];
  expect(right?.y).toBe(left?.y);
  expect(right?.x).toBeGreaterThan(left?.x ?? 0);
  expect(await page.getByRole("heading", { name: en.table.settings }).count()).toBe(1);
  expect(troubles).toEqual([]);
  await page.context().close();
});
