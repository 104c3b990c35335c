/** A deal between two who have nothing: the table says what can be laid all the same. */
import { expect, test } from "vitest";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { asking, momentOf } from "#tools/browser/outer-rim/moments.ts";
import type { View } from "#rules/outer-rim/index.ts";
import { en as labels } from "#words/made/outer-rim-labels/en.ts";

const { visit, troubles } = guests();

const isPoor = ({ players: [one, other] }: View): boolean =>
  one?.credits === 0 && other?.credits === 0 && one.space !== other.space;

test("[OR-TRADE-02] with no credits on either side and nobody in one place, only promises can be laid: it says so", async () => {
  const page = await visit("/", { size: "desktop" });
  await openKept(page, momentOf({ seats: 2, seed: 43, until: asking("planning", isPoor) }));
  await page.getByRole("button", { name: labels.offer.open }).first().click();
  await page.locator(".or-deal-foot", { hasText: labels.board.deal.onlyWords }).waitFor();
  expect(await page.locator(".or-things > :not(details)").count()).toBe(0);
  expect(troubles).toEqual([]);
  await page.context().close();
});
