/** Moments of real games on one phone: what a reload, a second tap and a curtain must not spoil. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { isDeep, outOfReach, sizes } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { spaces, type Command, type View } from "#rules/outer-rim/index.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { answersIn, answersKept, asking, momentOf } from "#tools/browser/outer-rim/moments.ts";
import { staged } from "#tools/browser/outer-rim/staged.ts";
import { actingInSecret } from "#rules/outer-rim/testing/rare-scenes.ts";
import { askedOf } from "./asked.ts";
import { en as labels } from "#words/made/outer-rim-labels/en.ts";
import { answersHere } from "./map/here.ts";
import { busy, isAsked } from "./testing/asked.ts";
import { answer } from "./testing/hands.ts";
import { said } from "#words/said.ts";
import { en as texts } from "./words/en.ts";

const { visit, troubles } = guests();

let device: Promise<Page> | undefined;
/** One phone for all of them: they share nothing but the games on it. */
const phone = (): Promise<Page> => (device ??= visit("/", { name: "Ginny" }));

/** What lies on the stage, once all of it has come: it is drawn in more than one go. */
async function stageText(page: Page, ask: string): Promise<string | null> {
  if (ask !== "ask.barter") await page.locator(".or-story .or-line").first().waitFor();
  await page.locator(".or-stage > .or-hold").waitFor({ state: "attached" });
  await expect.poll(() => page.locator(".or-map .or-drawing").count()).toBe(spaces.length);
  return page.locator(".or-stage").evaluate(async (stage) => {
    for (let before: string | null = null; before !== stage.textContent;) {
      before = stage.textContent;
      for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    }
    return stage.textContent;
  });
}

test("[OR-TURN-09] a reload inside a barter, a job and a fight comes back to the same question", async () => {
  const page = await phone();
  const inside = [
    ["ask.barter", asking("barter"), 3],
    ["ask.after-roll", asking("after-roll"), 5],
    ["ask.before-test", asking("before-test"), 18],
  ] as const;
  for (const [ask, until, seed] of isDeep ? inside : inside.slice(1, 2)) {
    // A purchase is asked about by the name of its card.
    const asked = (): Promise<void> =>
      ask === "ask.barter"
        ? page.locator(".or-sentence", { hasText: "“" }).waitFor()
        : isAsked(page, ask);
    await openKept(page, momentOf({ seats: 2, seed, until, wish: busy }));
    await asked();
    const before = await stageText(page, ask);
    await page.reload();
    await asked();
    await expect.poll(() => stageText(page, ask)).toBe(before);
  }
  expect(troubles).toEqual([]);
});

test("[OR-TURN-09] two taps in one moment answer one question", async () => {
  const page = await phone();
  const options = { favors: "on" };
  const moment = momentOf({
    seats: 2,
    options,
    seed: 2,
    until: asking("before-combat"),
    wish: busy,
  });
  await openKept(page, moment);
  // There is no card to use, only help to call on.
  await isAsked(page, "ask.before-test");
  await page.locator(".or-story .or-line").first().waitFor();
  // Before the board listens none is heard: all of them again then.
  await page.waitForFunction((question) => {
    const isHeard = document.querySelector(".or-busy") !== null;
    const asked = document.querySelector(".or-dock .or-sentence")?.textContent ?? "";
    if (isHeard || !asked.includes(question)) return true;
    for (let tap = 0; tap < 3; tap++) dispatchEvent(new KeyboardEvent("keydown", { key: "1" }));
    return false;
  }, texts["ask.before-test"]);
  await page.locator(".or-dock .or-sentence", { hasText: texts["ask.before-test"] }).waitFor({
    state: "detached",
  });
  await page.waitForFunction(() => document.querySelector(".or-busy") === null);
  expect(await answersKept(page, moment)).toBe(answersIn(moment.pages) + 1);
  expect(await page.locator(".toast").allTextContents()).toEqual([]);
  expect(troubles).toEqual([]);
});

test("[OR-ENC-04] two at one screen: a curtain between them, and the secret of one on no page of the other", async () => {
  const page = await phone();
  const secretOf = (view: View): string => {
    const secret = view.players[0]?.secrets[0];
    const key = `encounter.${secret?.card}.${secret?.section}`;
    return said(texts, key) ?? "";
  };
  const moment = staged(actingInSecret(), "two at one screen", [0, 1]);
  const secret = secretOf(moment.view);
  expect(secret).not.toBe("");
  await openKept(page, moment);
  const drawBack = page.locator(".curtain .button");
  await drawBack.waitFor();
  expect(await page.content()).not.toContain(secret);
  await drawBack.click();
  await page.locator(".or-faces").getByRole("button", { name: labels.faces.ship }).click();
  await page.locator(".or-secrets button", { hasText: secret }).click();
  // When it may be used, and what it does.
  await page.locator(".or-panel .or-told li").nth(1).waitFor();
  await page.locator(".or-panel header .button").click();
  // However slowly the table answers: what counts is that my turn ends.
  let turn = 0;
  await expect
    .poll(async () => {
      if ((await drawBack.count()) === 0) await answer(page, turn++);
      return page.locator(".curtain", { hasText: "Mia" }).count();
    })
    .toBe(1);
  expect(await page.content()).not.toContain(secret);
  await drawBack.click();
  // What happened since her last answer is told to her, and nothing of it was hers to see.
  await page.locator(".or-telling").waitFor();
  expect(await page.content()).not.toContain(secret);
  await page.keyboard.press("Escape");
  await page.locator(".or-telling").waitFor({ state: "detached" });
  await page.locator(".or-seat").first().click();
  await page.locator("dialog .or-secrets", { hasText: labels.hold.sealed }).waitFor();
  expect(await page.content()).not.toContain(secret);
  expect(troubles).toEqual([]);
});

/** Everything a place may offer at once: its deck, three contacts, jobs or a patrol. */
function isFullPlace(view: View): boolean {
  const [me] = view.players;
  return me !== undefined && answersHere(askedOf(view, 0), view, me.space).length > 5;
}

/** Jobs are taken and not done, contacts left where they are: places fill up. */
const putsOff = (choices: readonly Command[]): Command | undefined =>
  choices.find((one) => one.type === "encounter-space" || one.type === "market") ??
  choices.find((one) => one.type === "buy" && one.deck === "job");

/** My planet stands between the upper and the lower edge of what is left of the map. */
function isPlanetWhole(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const map = document.querySelector(".or-map")?.getBoundingClientRect();
    const planet = document.querySelector(".or-mine .or-planet")?.getBoundingClientRect();
    if (map === undefined || planet === undefined) return false;
    return planet.top >= map.top && planet.bottom <= map.bottom;
  });
}

test("[OR-ENC-01] a place with many answers, in French: each comes under the thumb, on a small phone too", async () => {
  const page = await phone();
  await page.evaluate(() => localStorage.setItem("guildhall.language", "fr"));
  await page.goto("/");
  const until = asking("encounter", isFullPlace);
  await openKept(page, momentOf({ seats: 1, seed: 4, until, wish: putsOff }));
  const answers = page.locator(".or-panel .or-answer");
  await answers.nth(5).waitFor();
  await expect.poll(() => isPlanetWhole(page)).toBe(true);
  // Upright, on its side, and at 200 %.
  const low = [
    { width: 844, height: 390 },
    { width: 384, height: 512 },
  ];
  for (const size of [sizes.small, ...low, sizes.phone]) {
    await page.setViewportSize(size);
    const doors = page.locator(".or-vitals, .or-faces button").filter({ visible: true });
    for (const all of [answers, doors]) await expect.poll(() => outOfReach(all)).toEqual([]);
  }
  await page.evaluate(() => localStorage.setItem("guildhall.language", "en"));
  expect(troubles).toEqual([]);
});

/** Ships and patrols set in motion on the map, counted instead of seen. */
function countFlights(): void {
  const counted = Object.assign(globalThis, { flights: 0 });
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    if (this.closest(".or-map") !== null) counted.flights++;
    return animate.apply(this, how);
  };
}

const flightsSeen = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { readonly flights: number }).flights);

test("[OR-MOVE-01] a flight is seen; with less motion the ship is just there", async () => {
  const page = await phone();
  await page.addInitScript(countFlights);
  const fly = async (motion: "full" | "less"): Promise<void> => {
    await page.evaluate((how) => localStorage.setItem("guildhall.motion", how), motion);
    await page.goto("/");
    const seed = motion === "full" ? 1 : 2;
    await openKept(page, momentOf({ seats: 2, seed, until: asking("planning") }));
    await isAsked(page, "ask.planning");
    await page.locator(".or-place.or-lit > button").first().click();
    await page.locator(".or-panel .button.lamp").click();
    await page.locator(".or-steps li[aria-current]", { hasText: labels.steps.action }).waitFor();
    // Who only listens is told where the ship has come to.
    await page.locator(`.or-mine > button[aria-label*="${labels.map.you}"]`).waitFor();
  };
  await fly("full");
  // The ship sets off in a task of its own, after the table is drawn.
  await expect.poll(() => flightsSeen(page)).toBeGreaterThan(0);
  await fly("less");
  await page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => void setTimeout(resolve));
  });
  expect(await flightsSeen(page)).toBe(0);
  expect(troubles).toEqual([]);
});

test("[OR-ENC-04] a secret is read before it is spent: the dock opens it, its own button uses it", async () => {
  const page = await phone();
  const moment = staged(actingInSecret(), "a secret at hand");
  await openKept(page, moment);
  await page.locator(".or-dock .button", { hasText: labels.answers.secret }).first().click();
  await page.locator(".or-panel .or-told li").nth(1).waitFor();
  expect(await answersKept(page, moment)).toBe(answersIn(moment.pages));
  await page.locator(".or-panel .or-answers .button").first().click();
  await expect.poll(() => answersKept(page, moment)).toBeGreaterThan(answersIn(moment.pages));
  expect(troubles).toEqual([]);
});
