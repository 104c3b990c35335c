/**
 * Outer Rim under the thumb, on a phone slowed four times: when its dock is lit, how soon a tap is painted, whether
 * flights and the ribbon stay smooth, the longest task, and how large its updates are.
 */
import { deflateRawSync } from "node:zlib";
import type { Browser, CDPSession, Page } from "playwright-core";
import { diff } from "#table/talk/patch.ts";
import { openKept } from "../browser/kept-game.ts";
import { asking, momentOf } from "../browser/outer-rim/moments.ts";
import { pagesOf } from "../browser/outer-rim/pages.ts";
import { device } from "../browser/browser.ts";
import { slowdown } from "./client-load.ts";

export interface BoardFigure {
  readonly what: string;
  readonly value: number;
  readonly unit: "ms" | "fps" | "KB" | "parts";
  readonly aim: number;
}

const loads = 3;

export async function boardFigures(browser: Browser, url: string): Promise<readonly BoardFigure[]> {
  const context = await device(browser, url, { name: "Ginny" });
  const page = await context.newPage();
  await page.addInitScript(watchBoard);
  await page.goto("/");
  await page.locator(".game-plate").first().waitFor();
  await openKept(page, momentOf({ seats: 3, until: asking("planning", ({ round }) => round > 2) }));
  await page.locator(".or-dock .or-sentence").waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const lit: number[] = [];
  for (let load = 0; load < loads; load++) lit.push(await litDock(page));
  const figures = await underTheThumb(page, devtools);
  await context.close();
  return [
    { what: "dock lit after its scripts", value: middle(lit), unit: "ms", aim: 900 },
    ...figures,
    ...updateFigures(),
  ];
}

interface Watched {
  litAt: number;
  taps: number[];
  longest: number;
}

function watchBoard(): void {
  const watched = globalThis as unknown as Watched;
  Object.assign(watched, { litAt: 0, taps: [], longest: 0 });
  const look = (): void => {
    if (document.querySelector(".or-dock .or-sentence") === null) return;
    watched.litAt ||= performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { duration, name } of list.getEntries())
      if (name === "pointerup" || name === "click") watched.taps.push(duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      watched.longest = Math.max(watched.longest, duration);
  }).observe({ type: "longtask" });
}

/** From the moment the last script before it arrived. */
async function litDock(page: Page): Promise<number> {
  await page.reload();
  await page.locator(".or-dock .or-sentence").waitFor();
  return page.evaluate(() => {
    const { litAt } = globalThis as unknown as Watched;
    const scripts = performance
      .getEntriesByType("resource")
      // What comes after the first board is no part of lighting it.
      .filter(({ name }) => /\/(outer-rim|screen|base|hall|words)[\w-]*\.js$/.test(name))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
      .filter((end) => end <= litAt);
    return litAt - Math.max(0, ...scripts);
  });
}

async function underTheThumb(page: Page, devtools: CDPSession): Promise<readonly BoardFigure[]> {
  // The first touch wakes the machine's sound, in an idle moment after it: told by itself.
  await page.locator(".or-steps").tap();
  await page.waitForTimeout(2500);
  const woken = await page.evaluate(() => (globalThis as unknown as Watched).longest);
  const spots = await spotsToTap(page);
  await page.evaluate(() => Object.assign(globalThis, { taps: [], longest: 0 }));
  for (let tap = 0; tap < 6; tap++) {
    const spot = spots[tap % spots.length];
    if (spot === undefined) throw new Error("no place in sight");
    await page.touchscreen.tap(spot.x, spot.y);
    await page.waitForTimeout(500);
  }
  const tapped = await page.evaluate(() => (globalThis as unknown as Watched).taps);
  const scrolling = await framesWhile(page, "scroll");
  const longest = await longestSoFar(page);
  const leafing = await leaf(page);
  const parts = await page.locator(".or *").count();
  const { flying, longestFlying } = await fly(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return [
    {
      what: "a tap painted (the slowest of six)",
      value: Math.max(0, ...tapped),
      unit: "ms",
      aim: 100,
    },
    { what: "longest task while loading and waking the sound", value: woken, unit: "ms", aim: 400 },
    { what: "scrolling the ribbon", value: scrolling, unit: "fps", aim: 50 },
    { what: "flying", value: flying, unit: "fps", aim: 50 },
    {
      what: "longest task while tapping and scrolling",
      value: longest,
      unit: "ms",
      aim: 50,
    },
    {
      what: "longest task while leafing through market and ship",
      value: leafing,
      unit: "ms",
      aim: 50,
    },
    { what: "parts of the board", value: parts, unit: "parts", aim: 900 },
    { what: "longest task of a flight", value: longestFlying, unit: "ms", aim: 50 },
  ];
}

async function longestSoFar(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as Watched).longest);
}

/** The middle of the first such thing in sight. */
async function spotOf(page: Page, what: string): Promise<{ x: number; y: number }> {
  await page.locator(what).first().waitFor();
  return page.evaluate((selector) => {
    const seen = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
    const { x = 0, y = 0, width = 0, height = 0 } = seen?.getBoundingClientRect() ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  }, what);
}

/** Market, a card of it, ship, map: by a finger that knows where they are. */
async function leaf(page: Page): Promise<number> {
  const face = (n: number): string => `.or-faces button:nth-child(${n})`;
  let longest = 0;
  for (const what of [face(2), ".or-plate:not(.or-empty)", face(3), face(1)]) {
    const { x, y } = await spotOf(page, what);
    await page.waitForTimeout(300);
    await page.evaluate(() => Object.assign(globalThis, { longest: 0 }));
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(700);
    longest = Math.max(longest, await longestSoFar(page));
  }
  return longest;
}

/** From the tap that sends the ship until it has arrived. The way to that button is the tool's work, not counted. */
async function fly(page: Page): Promise<{ flying: number; longestFlying: number }> {
  await page.locator(".or-place.or-lit > button:visible").first().tap();
  const button = await spotOf(page, ".or-panel .button.lamp");
  await page.waitForTimeout(500);
  await page.evaluate(() => Object.assign(globalThis, { longest: 0 }));
  await page.touchscreen.tap(button.x, button.y);
  const flying = await framesWhile(page, "look");
  return { flying, longestFlying: await longestSoFar(page) };
}

/**
 * Places in sight, as points on the glass: a finger is sent there without looking for anything, because what a tool
 * looks up within the page would be counted as the page's own work.
 */
async function spotsToTap(
  page: Page,
): Promise<readonly { readonly x: number; readonly y: number }[]> {
  await page.locator(".or-place.or-mine > button").tap();
  await page.locator(".or-panel").waitFor();
  await page.waitForTimeout(500);
  return page.evaluate(() =>
    [...document.querySelectorAll(".or-place > button")].flatMap((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      return one.contains(document.elementFromPoint(middle.x, middle.y)) ? [middle] : [];
    }),
  );
}

async function framesWhile(page: Page, doing: "scroll" | "look"): Promise<number> {
  return page.evaluate(async (what) => {
    const map = document.querySelector(".or-map");
    const began = performance.now();
    let frames = 0;
    while (performance.now() - began < 1500) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      frames++;
      if (what === "scroll") map?.scrollTo(600 + 400 * Math.sin(frames / 12), 0);
    }
    return (frames * 1000) / (performance.now() - began);
  }, doing);
}

/** What a seat is told of each page: patch and news, as they travel (the wire is deflated). */
function updateFigures(): readonly BoardFigure[] {
  return (["off", "on"] as const).flatMap((favors) => {
    const sizes: number[] = [];
    for (const { before, after, news } of pagesOf(
      { seats: 3, options: { favors }, seed: 4, turns: 400 },
      0,
    ))
      sizes.push(deflateRawSync(JSON.stringify({ patch: diff(before, after), news })).length);
    const at = (part: number): number =>
      (sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length * part)] ?? 0) / 1024;
    const which = favors === "on" ? ", with favors" : "";
    return [
      { what: `update, median${which}`, value: at(0.5), unit: "KB", aim: 0.8 } as const,
      { what: `update, 95th percentile${which}`, value: at(0.95), unit: "KB", aim: 2.5 } as const,
    ];
  });
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
