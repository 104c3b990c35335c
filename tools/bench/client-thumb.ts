/** One device under the thumb: what the page itself noticed of each tap. */
import type { Page } from "playwright-core";
import { markOf, type Stretch } from "./client-trace.ts";

export interface ThumbFigures extends Readonly<Record<Stretch, number>> {
  readonly tap: number;
  readonly ribbon: number;
  readonly flight: number;
  readonly parts: number;
}

interface Watched {
  litAt: number;
  taps: number[];
  longest: number;
}

export function watchBoard(): void {
  const watched = globalThis as unknown as Watched;
  Object.assign(watched, { litAt: 0, taps: [], longest: 0 });
  performance.mark("thumb:woken");
  let isTapped = false;
  const look = (): void => {
    if (document.querySelector(".or-dock .or-sentence") === null) return;
    watched.litAt ||= performance.now();
    if (isTapped) performance.mark("thumb:drawn");
    isTapped = false;
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    characterData: true,
    attributeFilter: ["aria-pressed"],
    subtree: true,
  });
  addEventListener("pointerup", () => (isTapped = true), { capture: true });
  new PerformanceObserver((list) => {
    for (const { duration, name } of list.getEntries())
      if (name === "click") watched.taps.push(duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      watched.longest = Math.max(watched.longest, duration);
  }).observe({ type: "longtask" });
}

/** From the moment the last script before it arrived. */
export async function litDock(page: Page): Promise<number> {
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

/** What the page noticed itself, and what a trace cannot tell. Marks say what each stretch of a trace was. */
export async function underTheThumb(page: Page): Promise<ThumbFigures> {
  // The first touch wakes the machine's sound, in an idle moment after it: told by itself.
  await page.touchscreen.tap(head.x, head.y);
  await page.waitForTimeout(2500);
  const woken = await still(page);
  const { tap, tapping: tasks } = await tapPlaces(page);
  await begin(page, "tapping");
  const ribbon = await framesWhile(page, "scroll");
  const tapping = Math.max(tasks, await still(page));
  const leafing = await leaf(page, "leafing");
  const leafingAgain = await leaf(page, "leafingAgain");
  const parts = await page.locator(".or *").count();
  return { tap, woken, ribbon, tapping, leafing, leafingAgain, parts, ...(await fly(page)) };
}

/** Within the words of the table's head, on a phone: known, because to look for them would be counted. */
const head = { x: 195, y: 28 } as const;

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

async function begin(page: Page, stretch: Stretch): Promise<void> {
  await page.waitForTimeout(300);
  await page.evaluate((name) => {
    Object.assign(globalThis, { longest: 0 });
    performance.mark(name);
  }, `${markOf}${stretch}`);
}

async function still(page: Page): Promise<number> {
  await page.evaluate((name) => performance.mark(name), `${markOf}still`);
  return longestSoFar(page);
}

/** A finger that knows where things are: what a tool looks up within the page is not counted as the page's work. */
async function tapAt(
  page: Page,
  { x, y }: { readonly x: number; readonly y: number },
  stretch: Stretch,
): Promise<number> {
  await begin(page, stretch);
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(700);
  return still(page);
}

/** The slowest of six taps, each on another place in sight: the ribbon slides after every one of them. */
async function tapPlaces(page: Page): Promise<{ tap: number; tapping: number }> {
  await page.locator(".or-place.or-mine > button").tap();
  await page.locator(".or-panel").waitFor();
  await page.waitForTimeout(500);
  await page.evaluate(() => Object.assign(globalThis, { taps: [] }));
  let tapping = 0;
  for (let tap = 0; tap < 6; tap++) {
    const spots = await spotsToTap(page);
    const spot = spots.at(tap % 2 === 0 ? 0 : -1);
    if (spot === undefined) throw new Error("no place in sight");
    tapping = Math.max(tapping, await tapAt(page, spot, "tapping"));
  }
  const taps = await page.evaluate(() => (globalThis as unknown as Watched).taps);
  return { tap: Math.max(0, ...taps), tapping };
}

const putDown = ".or-panel > header .button";

/** What is in hand is put down first: beneath it are no tabs. Then market, a card of it, ship, map. */
async function leaf(page: Page, stretch: Stretch): Promise<number> {
  const face = (n: number): string => `.or-faces button:nth-child(${n})`;
  const way = [face(2), ".or-plate:not(.or-empty)", putDown, face(3), face(1)];
  const isHeld = (await page.locator(putDown).count()) > 0;
  let longest = 0;
  for (const what of isHeld ? [putDown, ...way] : way)
    longest = Math.max(longest, await tapAt(page, await spotOf(page, what), stretch));
  return longest;
}

/** From the tap that sends the ship until it has arrived. The way to that button is the tool's work, not counted. */
async function fly(page: Page): Promise<{ flight: number; flown: number }> {
  await page.locator(".or-place.or-lit > button:visible").first().tap();
  await page.locator(".or-panel .button.lamp").first().waitFor();
  // The panel takes its room first: a button moves meanwhile.
  await page.waitForTimeout(1000);
  const asked = await page.locator(".or-dock .or-sentence").innerText();
  const { x, y } = await spotOf(page, ".or-panel .button.lamp");
  await begin(page, "flown");
  await page.touchscreen.tap(x, y);
  const flight = await framesWhile(page, "look");
  const flown = await still(page);
  if ((await page.locator(".or-dock .or-sentence").innerText()) === asked)
    throw new Error("nobody flew");
  return { flight, flown };
}

/** Places in sight that are not the one in hand, as points on the glass. */
async function spotsToTap(page: Page): Promise<readonly { x: number; y: number }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".or-place:not(.or-picked) > button")].flatMap((one) => {
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
