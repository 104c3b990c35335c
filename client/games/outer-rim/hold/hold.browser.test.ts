/** My board and the dock on a laptop with its log open: everything is seen, or shows that it goes on. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { isDeep, outOfReach } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { asking, momentOf, type GameMoment } from "#tools/browser/outer-rim/moments.ts";
import { goalsOf, type View } from "#rules/outer-rim/index.ts";

const { visit, troubles } = guests();

let device: Promise<Page> | undefined;
const laptop = (): Promise<Page> =>
  (device ??= visit("/", { name: "Ginny" }).then(async (page) => {
    // As wide as the board is beside the log.
    await page.setViewportSize({ width: 1062, height: 900 });
    return page;
  }));

const mine = (view: View): View["players"][number] | undefined => view.players[0];
const owesWithSixGoals = (view: View): boolean =>
  (mine(view)?.debts.length ?? 0) > 0 && goalsOf(view, 0).length >= 6;

const options = { ambitions: "on", favors: "on" };
const sixGoals = (fame = 0): GameMoment =>
  momentOf({
    seats: 2,
    options,
    until: asking(
      "planning",
      (view) => owesWithSixGoals(view) && (mine(view)?.fameNow ?? 0) >= fame,
    ),
  });

/** Each with what comes last of it. */
const moments: readonly (readonly [string, () => GameMoment])[] = [
  [".or-favors li", () => sixGoals()],
  [
    ".or-defeated",
    () => momentOf({ seats: 2, options, until: (view) => mine(view)?.defeated === true }),
  ],
  [".or-slot.or-lit", () => momentOf({ seats: 2, options, until: asking("barter") })],
];

/** What lies over something else, is cut by the window, has no room, or hides its rest without a sign. */
function faults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const hold = document.querySelector(".or-stage > .or-hold");
    const dock = document.querySelector(".or-dock");
    if (hold === null || dock === null) return ["no board"];
    const name = (one: Element): string => `${one.className}: ${one.textContent}`;
    const whole = hold.getBoundingClientRect();
    /** As far as the boxes around it let it be seen. */
    const seen = (one: Element): { left: number; top: number; right: number; bottom: number } => {
      let { left, top, right, bottom } = one.getBoundingClientRect();
      for (let box = one.parentElement; box !== null; box = box.parentElement) {
        if (getComputedStyle(box).overflowY === "visible") continue;
        const edge = box.getBoundingClientRect();
        [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
        [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
      }
      return { left, top, right, bottom };
    };
    const all = (parts: string): readonly Element[] => [...hold.querySelectorAll(parts)];
    const fixed = all("h2, .or-pips, .or-figures, .or-defeated, .or-rep, .or-skills li");
    const parts = [...fixed, ...all(".or-slot, .or-goals li, .or-favors li, .or-secrets li")];
    const boxes = parts.map(seen);
    const found: string[] = [];
    boxes.forEach((a, i) =>
      boxes.slice(0, i).forEach((b, j) => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const [one, other] = [parts[i], parts[j]];
        if (wide > 2 && high > 2 && one && other) found.push(`${name(one)} over ${name(other)}`);
      }),
    );
    for (const one of fixed)
      if (one.getBoundingClientRect().bottom > whole.bottom) found.push(`${name(one)} is cut`);
    for (const one of all("h2"))
      if (one.clientHeight > 2.5 * Number.parseFloat(getComputedStyle(one).lineHeight))
        found.push(`${name(one)} has three lines`);
    for (const one of all(".or-bar, .or-defeated"))
      if (one.clientWidth < 100) found.push(`${name(one)} has no room`);
    for (const one of [dock, ...all(".or-slots, .or-goals")])
      if (
        one.scrollHeight > one.clientHeight + 1 &&
        getComputedStyle(one, "::after").position !== "sticky"
      )
        found.push(`${name(one)} goes on without a sign`);
    return found;
  });
}

test("[UB-AMB-07] [OR-DMG-04] beside the log nothing of my board lies over anything else, and each answer comes under the hand", async () => {
  const page = await laptop();
  for (const language of isDeep ? ["en", "fr", "es"] : ["fr"]) {
    await page.evaluate((id) => localStorage.setItem("guildhall.language", id), language);
    for (const [last, moment] of moments) {
      await page.goto("/");
      await openKept(page, moment());
      await page.locator(`.or-stage > .or-hold ${last}`).first().waitFor();
      await page.locator(".or-dock .or-sentence").waitFor();
      await expect.poll(() => faults(page)).toEqual([]);
      await expect.poll(() => outOfReach(page.locator(".or-dock button:visible"))).toEqual([]);
    }
  }
  expect(troubles).toEqual([]);
});

test("[OR-SETUP-07] before a character is taken a board counts nothing", async () => {
  const page = await laptop();
  await page.goto("/");
  await openKept(page, momentOf({ seats: 2, until: asking("choose-character") }));
  await page.locator(".or-gallery").waitFor();
  const mine = page.locator(".or-stage > .or-hold");
  await mine.locator("h2").first().waitFor({ state: "attached" });
  expect(await mine.locator(".or-pips, .or-slot, .or-skills li").count()).toBe(0);
  expect(troubles).toEqual([]);
});

test("[UB-AMB-11] the bar of an ambition's last goal is as long as the fame in its words", async () => {
  const page = await laptop();
  await openKept(page, sixGoals(1));
  const goal = page.locator(".or-stage .or-wish", {
    has: page.locator(".number", { hasText: "8" }),
  });
  const words = await goal.last().locator(".number").innerText();
  const [have = 0, need = 1] = (words.match(/\d+/g) ?? []).map(Number);
  expect(have).toBeGreaterThan(0);
  const part = await goal
    .last()
    .locator(".or-bar i")
    .evaluate((bar) => bar.clientWidth / (bar.parentElement?.clientWidth ?? 1));
  expect(part).toBeCloseTo(have / need, 1);
  expect(troubles).toEqual([]);
});

test("[OR-TEST-01] skills and free slots stand by name on a laptop; where there is no room, a tap names the skills", async () => {
  const page = await visit("/", { size: "desktop" });
  await openKept(page, momentOf({ seats: 2, until: asking("planning") }));
  const names = page.locator(":is(.or-hold .or-skills li, .or-hold .or-free) > span");
  await names.first().waitFor();
  const widths = (): Promise<readonly number[]> =>
    names.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(Math.min(...(await widths()))).toBeGreaterThan(15);
  await page.setViewportSize({ width: 1440, height: 720 });
  await expect.poll(async () => Math.max(...(await widths()))).toBe(1);
  await page.locator(".or-hold .or-skills li").first().click();
  await page.locator(".or-panel .or-skills li > span").first().waitFor();
  await page.context().close();
});
