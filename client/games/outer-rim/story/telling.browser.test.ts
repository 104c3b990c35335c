/** The turns of others told on one phone: step by step, skipped, and gone before a tap that was meant for them. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { isDeep, sizes } from "#tools/browser/browser.ts";
import { giveUpSeat } from "#tools/browser/give-up.ts";
import { guests } from "#tools/browser/guests.ts";
import { fits, seemsSound } from "#tools/browser/sound.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { answersKept, asking, momentOf } from "#tools/browser/outer-rim/moments.ts";
import { en as hall } from "#words/made/hall/en.ts";
import { en as labels } from "#words/made/outer-rim-labels/en.ts";
import { beyond, busy, isAsked, letPass, tellTapByTap } from "../testing/asked.ts";

const { visit, troubles } = guests();

test("[OR-SOLO-02] an opponent's turn is told step by step while my move waits, and can be skipped", async () => {
  const page = await visit("/", { name: "Ginny" });
  await tellTapByTap(page);
  const moment = momentOf({
    seats: 1,
    options: { opponents: "base" },
    until: asking("encounter", ({ round }) => round > 1),
  });
  await openKept(page, moment);
  await isAsked(page, "ask.encounter");
  await page.locator(".or-panel .or-answers .button").first().click();
  const told = page.locator(".or-telling");
  const door = page.locator(".or-telling-doors .button, .or-story .or-line").first();
  for (let step = 0; step < 12; step++) {
    await door.waitFor();
    if ((await page.locator(".or-scene-ai").count()) > 0) break;
    await door.click();
  }
  await page.locator(".or-scene-ai .or-ai-card li.or-taken").first().waitFor();
  await page.locator(".or-dock", { hasText: labels.board.next }).waitFor();
  expect(await page.locator(".or-place.or-lit").count()).toBe(0);
  await seemsSound(page);
  for (const size of ["small", "tablet", "desktop"] as const) {
    await page.setViewportSize(sizes[size]);
    await fits(page);
  }
  await seemsSound(page);
  // As high as what it tells, whatever lies beneath it.
  const high = await told.evaluate((one) => one.clientHeight);
  await page.locator(".or").evaluate((one) => one.setAttribute("data-face", "story"));
  expect(await told.evaluate((one) => one.clientHeight)).toBe(high);
  await page.keyboard.press("Escape");
  await told.waitFor({ state: "detached" });
  await isAsked(page, "ask.planning");
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("[OR-TURN-01] a reload in the middle of a tale tells it again, and only what was not told", async () => {
  const page = await visit("/", { name: "Ginny" });
  await tellTapByTap(page);
  const moment = momentOf({
    seats: 1,
    options: { opponents: "base" },
    until: asking("encounter", ({ round }) => round > 1),
  });
  await openKept(page, moment);
  await isAsked(page, "ask.encounter");
  await page.locator(".or-panel .or-answers .button").first().click();
  const door = page.locator(".or-telling-doors .button, .or-story .or-line").first();
  const opponent = page.locator(".or-scene-ai");
  for (let step = 0; step < 12 && (await opponent.count()) === 0; step++) {
    await door.waitFor();
    if ((await opponent.count()) === 0) await door.click();
  }
  await opponent.waitFor();
  await page.reload();
  // What was read before it does not come again.
  await page.locator(".or-telling").waitFor();
  expect(await opponent.count()).toBe(1);
  await page.keyboard.press("Escape");
  await isAsked(page, "ask.planning");
  await page.reload();
  await isAsked(page, "ask.planning");
  expect(await page.locator(".or-telling").count()).toBe(0);
  expect(troubles).toEqual([]);
  await page.context().close();
});

/** Where ships and patrols lie. */
const pieces = (page: Page): Promise<readonly string[]> =>
  page.locator("[data-flip^=ship-], [data-flip^=patrol-]").evaluateAll((all) =>
    all.map((one) => {
      const place = one.closest("[data-space]")?.getAttribute("data-space");
      return `${one.getAttribute("data-flip")} ${place}`;
    }),
  );

test("[OR-TURN-07] after a reload too the board lies as of the scene that is told", async () => {
  const page = await visit("/", { name: "Ginny" });
  await tellTapByTap(page);
  const options = { opponents: "both" };
  const until = asking("encounter", ({ round }) => round > 1);
  await openKept(page, momentOf({ seats: 1, options, until }));
  await isAsked(page, "ask.encounter");
  await page.locator(".or-panel .or-answers .button").first().click();
  const opponent = page.locator(".or-scene-ai");
  const door = page.locator(".or-telling-doors .button, .or-story .or-line").first();
  for (let step = 0; step < 12 && (await opponent.count()) === 0; step++) {
    await door.waitFor();
    if ((await opponent.count()) === 0) await door.click();
  }
  await opponent.waitFor();
  const then = await pieces(page);
  await page.reload();
  await opponent.waitFor();
  await expect.poll(() => pieces(page)).toEqual(then);
  await page.keyboard.press("Escape");
  await isAsked(page, "ask.planning");
  // The second opponent has flown since.
  await expect.poll(() => pieces(page)).not.toEqual(then);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("[OR-TURN-07] the log beside a tale tells no more than has been told", async () => {
  const page = await visit("/", { name: "Ginny", size: "desktop" });
  await tellTapByTap(page);
  const moment = momentOf({
    seats: 1,
    options: { opponents: "both" },
    until: asking("encounter", ({ round }) => round > 1),
  });
  await openKept(page, moment);
  await isAsked(page, "ask.encounter");
  const lines = page.locator(".log > li");
  // What the hall itself says stands there first: the game's own sentences come with their words.
  await lines.nth(9).waitFor();
  const before = await lines.count();
  await page.locator(".or-panel .or-answers .button").first().click();
  await page.locator(".or-telling-doors .button", { hasText: "1 of 4" }).waitFor();
  expect(await lines.count()).toBe(before);
  await page.keyboard.press("Escape");
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("[HALL] while a bot plays for me nothing says that it is my move next", async () => {
  const page = await visit("/", { name: "Ginny" });
  await tellTapByTap(page);
  const moment = momentOf({
    seats: 1,
    options: { opponents: "both" },
    until: asking("encounter", ({ round }) => round > 1),
  });
  await openKept(page, moment);
  await isAsked(page, "ask.encounter");
  await page.getByRole("button", { name: hall.table.more, exact: true }).click();
  await giveUpSeat(page, hall);
  await page.locator(".or-telling-doors .button", { hasText: /1 of/ }).waitFor();
  await page.locator(".or-dock.or-quiet").waitFor();
  const dock = await page.locator(".or-dock").innerText();
  expect(dock).not.toContain(labels.board.toMove);
  expect(dock).not.toContain(labels.board.next);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("[OR-COM-07] on a phone held sideways a fight has the width: dice in one row, and what came of it in sight", async () => {
  const page = await visit("/", { name: "Ginny" });
  await tellTapByTap(page);
  const options = { favors: "on" };
  const until = asking("before-combat");
  await openKept(page, momentOf({ seats: 2, seed: 2, options, until, wish: busy }));
  await page.setViewportSize({ width: 844, height: 390 });
  const fight = page.locator(".or-scene-fight:has(.or-dice > li)");
  await page.locator(".or-story .or-line").first().click();
  await fight.waitFor();
  const rows = await fight
    .locator(".or-dice")
    .evaluateAll((sides) => sides.map((one) => Math.round(one.clientHeight)));
  expect(rows).toEqual([34, 34]);
  await expect.poll(() => beyond(page, ".or-telling-body")).toBeLessThanOrEqual(1);
  expect(troubles).toEqual([]);
  await page.context().close();
});

/** What a notice as long as most lies over: dice, answers, doors. */
function coveredByNotice(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const list = document.querySelector(".toasts");
    const notice = document.createElement("div");
    notice.className = "toast";
    notice.textContent =
      "Mia moves a patrol of the Empire toward you, and it stands on your planet now.";
    list?.append(notice);
    const over = notice.getBoundingClientRect();
    notice.remove();
    const things =
      ".or-dice > li, .or-story .or-line, .or-telling-doors .button, .or-answers .button";
    return [...document.querySelectorAll(things)]
      .filter((one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect();
        const isSeen = right > left && bottom > top;
        return (
          isSeen && top < over.bottom && bottom > over.top && left < over.right && right > over.left
        );
      })
      .map(({ className }) => className);
  });
}

test("[OR-DICE-01] what pops up covers neither dice nor answers, asked or told, on any phone", async () => {
  const page = await visit("/", { name: "Ginny" });
  await tellTapByTap(page);
  const phones = [sizes.phone, sizes.small, { width: 844, height: 390 }];
  const uncovered = async (): Promise<void> => {
    for (const size of phones) {
      await page.setViewportSize(size);
      await expect.poll(() => coveredByNotice(page)).toEqual([]);
    }
  };
  await openKept(page, momentOf({ seats: 2, seed: 5, until: asking("after-roll"), wish: busy }));
  await page.locator(".or-story .or-dice > li").first().waitFor();
  await uncovered();
  const options = { favors: "on" };
  const until = asking("before-combat");
  await openKept(page, momentOf({ seats: 2, seed: 2, options, until, wish: busy }));
  await page.locator(".or-story .or-line").first().click();
  await page.locator(".or-scene-fight .or-dice > li").first().waitFor();
  await uncovered();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("[OR-TURN-09] a tap meant for a scene that has just gone answers nothing beneath it", async () => {
  const page = await visit("/", { name: "Ginny" });
  await tellTapByTap(page);
  await page.clock.install();
  for (const goes of isDeep ? (["by itself", "by a tap"] as const) : (["by itself"] as const)) {
    const moment = momentOf({
      seats: 1,
      seed: goes === "by itself" ? 1 : 5,
      options: { opponents: "base" },
      until: asking("encounter", ({ round }) => round > 1),
    });
    await page.evaluate(
      (pace) => localStorage.setItem("guildhall.outer-rim-pace", pace),
      goes === "by itself" ? "film" : "mine",
    );
    await page.reload();
    await openKept(page, moment);
    await isAsked(page, "ask.encounter");
    // From here on nothing passes by: time goes when the test lets it.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.locator(".or-panel .or-answers .button").first().click();
    await letPass(page, ".or-telling, .or-story .or-line", true);
    // A card may ask something first.
    const line = page.locator(".or-story .or-line").first();
    for (let lines = 0; lines < 4 && (await line.count()) > 0; lines++) {
      await page.clock.runFor(1000);
      await line.click();
      await letPass(page, ".or-telling, .or-story .or-line", true);
    }
    // What is mine waits for a tap in either way.
    const door = page.locator(".or-telling:not(.or-film) .or-telling-doors .button").first();
    while ((await door.count()) > 0) {
      await door.click();
      await letPass(page, ".or-telling, .or-dock .or-answers .button", true);
    }
    await letPass(page, ".or-telling", false);
    const kept = await answersKept(page, moment);
    const beneath = page.locator(".or-dock .or-answers .button, .or-story .or-line").first();
    await page.locator('.or[data-grace="true"]').waitFor();
    await beneath.click();
    expect(await answersKept(page, moment)).toBe(kept);
    await page.clock.runFor(1000);
    await page.locator('.or[data-grace="false"]').waitFor();
    await beneath.click();
    await expect.poll(() => answersKept(page, moment)).toBe(kept + 1);
    await page.clock.resume();
  }
  expect(troubles).toEqual([]);
  await page.context().close();
});
