/** A hostile patrol is fought by whoever ends the actions beside it: what is said of it before, and in the fight. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { outOfReach, stickingOut } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { asking, momentOf } from "#tools/browser/outer-rim/moments.ts";
import { patrolsAhead, type Command, type View } from "#rules/outer-rim/index.ts";
import { fr as labels } from "#words/made/outer-rim-labels/fr.ts";

const { visit, troubles } = guests();

let device: Promise<Page> | undefined;
/** One phone for both, in French: its words are the longest. */
const phone = (): Promise<Page> => (device ??= visit("/", { name: "Ginny", language: "fr" }));

const isBeside = (view: View): boolean => {
  const [faction, ...others] = patrolsAhead(view, 0);
  return faction !== undefined && others.length === 0 && view.patrols[faction].level < 4;
};

const fights = (choices: readonly Command[]): Command | undefined =>
  choices.find(({ type }) => type === "fight-patrol");

test("[OR-TURN-05] on a phone the end of the actions and the place carry the odds of the patrol that waits", async () => {
  const page = await phone();
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

test("[OR-COM-05] a patrol's level and what it rolls are two numbers, on the table and when it is told", async () => {
  const page = await phone();
  const apart = { hasText: /niveau\s\d\s:\s\d+\sd/ };
  const isFought = ({ agenda }: View): boolean => {
    const task = agenda.at(-1);
    return task?.type === "combat" && task.after.type === "patrol";
  };
  await openKept(page, momentOf({ seats: 2, until: asking("after-roll", isFought), wish: fights }));
  await page.locator(".or-fight .or-row p", apart).waitFor();
  await openKept(page, momentOf({ seats: 2, until: asking("encounter", isBeside) }));
  await page.locator(".or-answer", { hasText: "Affronter" }).click();
  await page.locator(".or-fought .or-row p", apart).waitFor();
  expect(troubles).toEqual([]);
});
