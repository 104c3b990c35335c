/** The floor: a page of one button, slowed by the same browser on the same machine. */
import type { Browser } from "playwright-core";
import { slowdown } from "./client-load.ts";

export interface Bare {
  /** Slowest of twelve taps, from the finger's leaving to the paint. */
  readonly tap: number;
  /** 0: none that a browser would name. */
  readonly longest: number;
}

export async function bareButton(browser: Browser): Promise<Bare> {
  const context = await browser.newContext({ hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.setContent(`<button style="width:200px;height:80px">0</button>`);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate(watchButton);
  for (let tap = 0; tap < 12; tap++) {
    await page.touchscreen.tap(60, 40);
    await page.waitForTimeout(300);
  }
  const bare = await page.evaluate(() => (globalThis as unknown as { bare: Bare }).bare);
  await context.close();
  return bare;
}

function watchButton(): void {
  const bare = { tap: 0, longest: 0 };
  Object.assign(globalThis, { bare });
  const button = document.querySelector("button");
  button?.addEventListener(
    "click",
    () => (button.textContent = `${Number(button.textContent) + 1}`),
  );
  new PerformanceObserver((list) => {
    for (const { duration, name } of list.getEntries())
      if (name === "click") bare.tap = Math.max(bare.tap, duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) bare.longest = Math.max(bare.longest, duration);
  }).observe({ type: "longtask" });
}
