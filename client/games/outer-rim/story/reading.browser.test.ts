/** What is told can be read, on one phone: odds, ways and reasons, faces, rules, letters of twice the size. */
import { en as labels } from "#words/made/outer-rim-labels/en.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { deepAxeFindings, isDeep, sizes, stickingOut } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { asking, momentOf } from "#tools/browser/outer-rim/moments.ts";
import { staged } from "#tools/browser/outer-rim/staged.ts";
import { fits } from "#tools/browser/sound.ts";
import { cardsShown, routeTo, spaces, type Command, type View } from "#rules/outer-rim/index.ts";
import { meetingZiton, oddly, shopping } from "#rules/outer-rim/testing/rare-scenes.ts";
import { en as hall } from "#words/made/hall/en.ts";

import { beyond, busy, isAsked } from "../testing/asked.ts";
import { chancesIn } from "../testing/chances.ts";
import { cutOff, letters } from "../testing/letters.ts";
import { en as texts } from "../words/en.ts";

const { board } = labels;

const { visit, troubles } = guests();

let device: Promise<Page> | undefined;
/** One phone for all of them: they share nothing but the games on it. */
const phone = (): Promise<Page> => (device ??= visit("/", { name: "Ginny" }));

/** Games with such a moment early on. */
const scenes = [
  ["before-test", 18],
  ["pick-skill", 6],
  ["encounter", 3],
] as const;

test("[OR-DICE-01] the odds on the screen are the odds of the rules, in scene after scene", async () => {
  const page = await phone();
  const seen = new Set<string>();
  const rounds = isDeep ? 7 : 1;
  for (let round = 0; round < rounds; round++)
    for (const [ask, first] of scenes) {
      const until = asking(ask, (view) => chancesIn(view).length > 0);
      const moment = momentOf({ seats: 2, seed: first + round * 61, until, wish: busy });
      await openKept(page, moment);
      await isAsked(page, `ask.${ask}`);
      for (const chance of chancesIn(moment.view)) {
        await page.locator(".or-chip", { hasText: chance }).first().waitFor();
        seen.add(chance);
      }
    }
  expect(seen.size).toBeGreaterThan(2);
  expect(troubles).toEqual([]);
});

test("[OR-MOVE-03] [OR-TURN-02] ideas come with reasons, the way to a place names the patrol that stops it, and what is not lit says why", async () => {
  const page = await phone();
  const stopped = (view: View): { readonly space: string; readonly faction: string } | null => {
    for (const { id } of spaces) {
      const way = routeTo(view, 0, id);
      if (way?.bar === null && way.end.type === "patrol")
        return { space: id, faction: way.end.factions[0] ?? "" };
    }
    return null;
  };
  const moment = momentOf({
    seats: 2,
    until: asking("planning", (view) => stopped(view) !== null),
  });
  const way = stopped(moment.view);
  await openKept(page, moment);
  await isAsked(page, "ask.planning");
  // What now, and why? At most three ideas, each with its reason.
  const ideas = page.locator(".or-ideas .or-idea");
  await ideas.first().waitFor();
  expect(await ideas.count()).toBeLessThanOrEqual(3);
  // Two sentences: after a colon no language but English goes on with a capital.
  for (const text of await ideas.allTextContents()) expect(text).toMatch(/^\S[^:]*\. \S.*\.$/);
  await fits(page);
  await page.locator(`[data-space="${way?.space}"]`).click();
  const patrol = texts[`patrol.${way?.faction}` as "patrol.hutt"];
  await page.locator(".or-way", { hasText: patrol }).waitFor();
  for (const { id } of spaces) {
    const route = routeTo(moment.view, 0, id);
    if (route === null || route.bar === null) continue;
    await page.locator(`[data-space="${id}"]`).click();
    await page.locator(".or-way .or-refused", { hasText: /\S/ }).waitFor();
    break;
  }

  await openKept(page, staged(shopping(), "little money"));
  await isAsked(page, "ask.market");
  const dark = page.locator(".or-plate:not(.or-lit, .or-empty)");
  // The question may stand before the plates do.
  await dark.first().waitFor();
  for (let i = 0; i < (await dark.count()); i++) {
    await dark.nth(i).click();
    await page.locator(".or-panel .or-refused", { hasText: /\S/ }).first().waitFor();
  }
  expect(await dark.count()).toBeGreaterThan(0);
  // The refusal opens its rule; Escape puts away what lies above, then what is in hand.
  await page.locator(".or-panel .or-refused").first().click();
  await page.locator('[data-rule^="OR-"]').first().waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  await page.locator(".or-panel .or-refused").first().waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".or-panel").waitFor({ state: "detached" });
  expect(troubles).toEqual([]);
});

test("[OR-CONT-01] whoever is looked at has a face and a name, and they wait until they are read; signs and log lines open what they mean", async () => {
  const page = await phone();
  const opened = asking("look-at-contact");
  const looks = (choices: readonly Command[]): Command | undefined =>
    choices.find(({ type }) => type === "use") ??
    choices.find((one) => one.type === "choose-character" && one.character === "boba-fett");
  await openKept(page, momentOf({ seats: 2, until: opened, wish: looks }));
  await isAsked(page, "ask.look-at-contact");
  await page.locator(".or-panel .or-answers .button").first().click();
  await page.locator(".or-telling .or-stranger", { hasText: /\S/ }).waitFor();
  // The question beneath is there to be answered, and no part of the tale covers it.
  const [tale, dock] = await Promise.all(
    [".or-telling", ".or-dock"].map((part) => page.locator(part).boundingBox()),
  );
  expect((tale?.y ?? 0) + (tale?.height ?? 0)).toBeLessThanOrEqual((dock?.y ?? 0) + 1);
  await page.locator(".or-telling-doors .button").first().click();
  await page.locator(".or-telling").waitFor({ state: "detached" });
  // What a sign means is one tap away.
  await page.locator(".or-explain button").click();
  await page.locator("dialog .or-glossary li").first().waitFor();
  // [UB-CORE-08] The dotted line is on the map: it is among them.
  await page.locator("dialog li", { has: page.locator(".or-mark-core") }).waitFor();
  expect(await deepAxeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  // And so is the rule behind a line of the log, told in words and shown among the others.
  await page.getByRole("button", { name: hall.table.log, exact: true }).click();
  const line = page.locator(".log details").last();
  await line.locator("summary").click();
  const rule = await line.locator(".rule-id").innerText();
  expect(rule).toMatch(/^(OR|UB)-[A-Z]+-\d\d$/);
  expect((await line.locator(".rule-why").innerText()).length).toBeGreaterThan(rule.length + 30);
  await line.locator(".rule-id").click();
  await page.locator(`[data-rule="${rule}"]`).waitFor();
  expect(troubles).toEqual([]);
});

test("[OR-CONT-03] [UB-AMB-03] on tablet and laptop a contact's sentence is whole above its lines, and so are all goals of an ambition", async () => {
  const page = await phone();
  const met = asking("choose", (view) =>
    String(view.questions[0]?.params["card"]).startsWith("contact."),
  );
  const options = { ambitions: "on" };
  await openKept(page, momentOf({ seats: 2, seed: 3, options, until: met, wish: busy }));
  await isAsked(page, "ask.choose");
  await page.locator(".or-story .or-line").first().waitFor();
  for (const size of [{ width: 768, height: 760 }, sizes.tablet, sizes.desktop]) {
    await page.setViewportSize(size);
    await expect.poll(() => beyond(page, ".or-moment")).toBeLessThanOrEqual(1);
  }
  await expect.poll(() => page.locator(".or-stage .or-wish").count()).toBe(4);
  await expect.poll(() => beyond(page, ".or-stage .or-aims")).toBeLessThanOrEqual(1);
  await page.setViewportSize(sizes.phone);
  expect(troubles).toEqual([]);
});

test("[OR-EFF-05] what cannot be taken is read, and why: lines of a card, cards of an order", async () => {
  const page = await phone();
  await openKept(page, staged(meetingZiton(), "nothing to give"));
  await page.locator(".or-story .or-shut .or-refused").first().waitFor();
  expect(await page.locator(".or-sentence").first().innerText()).toBe(board.asks.shut);
  expect(await deepAxeFindings(page)).toEqual([]);
  expect(await page.locator(".or-story button.or-line").count()).toBe(1);
  // Where they do not all fit, they scroll: no reason stands on the next line.
  await page.setViewportSize({ width: 390, height: 620 });
  const outside = await page
    .locator(".or-story .or-shut")
    .evaluateAll((lines) => lines.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
  expect(outside).toBe(0);
  await page.setViewportSize(sizes.phone);
  const order = staged(oddly("special-order-gear", { credits: 3000 }), "a dear order");
  await openKept(page, order);
  const [question] = order.view.questions;
  const cards = question === undefined ? [] : cardsShown(question);
  await expect.poll(() => page.locator(".or-gallery .or-thumb").count()).toBe(cards.length);
  await page.locator(".or-gallery .or-thumb").last().click();
  await page.locator(".or-gallery .or-refused").waitFor();
  expect(await page.locator('.or-take .button[aria-disabled="true"]').count()).toBe(1);
  expect(troubles).toEqual([]);
});

test("[UB-DEBT-01] on a laptop debts cover neither my money nor my goals", async () => {
  const page = await phone();
  const owed = asking("planning", ({ players }) => (players[0]?.debts.length ?? 0) >= 2);
  const options = { ambitions: "on", favors: "on" };
  await openKept(page, momentOf({ seats: 3, options, until: owed, wish: busy }));
  // As wide as the board is beside the log.
  await page.setViewportSize({ width: 1062, height: 900 });
  await expect.poll(() => page.locator(".or-stage .or-favors > li").count()).toBe(2);
  const lower = (part: string): Promise<number> =>
    page
      .locator(`.or-stage > .or-hold ${part}`)
      .evaluate((one) => one.getBoundingClientRect().bottom);
  const upper = (part: string): Promise<number> =>
    page.locator(`.or-stage > .or-hold ${part}`).evaluate((one) => one.getBoundingClientRect().top);
  expect(await lower(".or-captain .or-figures")).toBeLessThanOrEqual(await upper(".or-reputation"));
  expect(await lower(".or-goals")).toBeLessThanOrEqual(await lower(".or-aims"));
  expect(await lower(".or-favors")).toBeLessThanOrEqual(await lower(".or-aims"));
  await page.setViewportSize(sizes.phone);
  expect(troubles).toEqual([]);
});

test("[OR-TURN-01] at twice the size, of the page or of its letters, everything is there and no box cuts its words off", async () => {
  const page = await phone();
  const asks = [
    ["before-combat", 2, "before-test"],
    ["market", 3, "market"],
    ["planning", 1, "planning"],
    ["encounter", 1, "encounter"],
  ] as const;
  for (const [ask, seed, said] of isDeep ? asks : asks.slice(0, 2)) {
    const options = { favors: "on" };
    const moment = momentOf({ seats: 2, options, seed, until: asking(ask), wish: busy });
    await openKept(page, moment);
    await isAsked(page, `ask.${said}`);
    await page.setViewportSize({ width: 720, height: 450 });
    await expect.poll(() => stickingOut(page)).toEqual([]);
    await page.locator(".or-dock .button, .or-story .or-line, .or-panel .button").first().click({
      trial: true,
    });
    await page.setViewportSize(sizes.phone);
    await letters(page, "200%");
    await expect.poll(() => cutOff(page)).toEqual([]);
    const steps = page.locator(".or-steps li");
    for (let i = 0; i < (await steps.count()); i++) {
      const box = await steps.nth(i).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
    await letters(page, "100%");
  }
  expect(troubles).toEqual([]);
});
