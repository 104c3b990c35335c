/** A hostile patrol is fought by whoever ends the actions beside it: the button and the sheet of the place say so. */
import { expect, test } from "vitest";
import { outOfReach, stickingOut } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { asking, momentOf } from "#tools/browser/outer-rim/moments.ts";
import { patrolsAhead, type View } from "#rules/outer-rim/index.ts";
import { fr as labels } from "../labels/fr.ts";

const { visit, troubles } = guests();

const isBeside = (view: View): boolean => {
  const [faction, ...others] = patrolsAhead(view, 0);
  return faction !== undefined && others.length === 0 && view.patrols[faction].level < 4;
};

test("[OR-TURN-05] on a phone the end of the actions and the place carry the odds of the patrol that waits", async () => {
  const page = await visit("/", { name: "Ginny" });
  await page.evaluate(() => localStorage.setItem("guildhall.language", "fr"));
  await page.goto("/");
  const moment = momentOf({ seats: 2, until: asking("action", isBeside) });
  await openKept(page, moment);
  const end = page.locator(".or-dock .or-answer", { hasText: "puis affronter la patrouille" });
  await end.locator(".or-chip-win").waitFor();
  expect(await end.locator(".or-chip-down").count()).toBe(1);
  expect(await outOfReach(end)).toEqual([]);
  await page.locator(`[data-space="${moment.view.players[0]?.space}"]`).press("Enter");
  const place = page.locator(".or-present", { hasText: labels.map.mustFight("").trim() });
  await place.locator(".or-chip-win").waitFor();
  expect(await place.locator(".or-chip-down").count()).toBe(1);
  expect(await stickingOut(page)).toEqual([]);
  expect(troubles).toEqual([]);
});
