/** A visit over a slow line (150 ms, 300 KB a second): when the page is seen, and when a first tap is answered. */
import type { Browser, Page } from "playwright-core";
import { device } from "../browser.ts";
import type { MainPage, Tap } from "./main-pages.ts";

const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 300 * 1024,
  uploadThroughput: 300 * 1024,
} as const;

/** Milliseconds after the address was entered. */
export interface SlowVisit {
  readonly painted: number;
  readonly seen: number;
  readonly answered: number;
}

export async function slowVisit(
  browser: Browser,
  url: string,
  { path, ready, token, tap }: MainPage,
  slowdown: number,
  film?: (page: Page) => Promise<() => Promise<void>>,
): Promise<SlowVisit> {
  const context = await device(browser, url);
  if (token !== null) await context.addCookies([{ name: "guildhall", value: token, url }]);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", line);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(tapAtOnce, { ready, tap });
  const ended = await film?.(page);
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(
    () => (globalThis as unknown as { answeredAt: number }).answeredAt > 0,
  );
  if (ended !== undefined) {
    await page.waitForLoadState("networkidle");
    await ended();
  }
  const times = await page.evaluate(() => {
    const { seenAt, answeredAt } = globalThis as unknown as Record<string, number>;
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return { painted: paint?.startTime ?? 0, seen: seenAt ?? 0, answered: answeredAt ?? 0 };
  });
  await context.close();
  return times;
}

/** A finger that waits for nothing else: it taps with the first frame that shows where. */
function tapAtOnce({ ready, tap }: { readonly ready: string; readonly tap: Tap | null }): void {
  const seen = { seenAt: 0, answeredAt: 0 };
  Object.assign(globalThis, seen);
  let isTapped = false;
  const look = (): void => {
    if (seen.seenAt === 0 && document.querySelector(ready) !== null) {
      seen.seenAt = performance.now();
      if (tap === null) seen.answeredAt = seen.seenAt;
    }
    if (tap !== null && seen.seenAt > 0 && !isTapped) {
      const target = document.querySelector<HTMLElement>(tap.on);
      isTapped = target !== null;
      if (target !== null) requestAnimationFrame(() => target.click());
    }
    if (tap !== null && isTapped && seen.answeredAt === 0)
      if (document.querySelector(tap.answered) !== null) seen.answeredAt = performance.now();
    Object.assign(globalThis, seen);
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
  });
}
