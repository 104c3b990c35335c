/**
 * Outer Rim under the thumb, on a phone slowed four times: when its dock is lit, how soon a tap is painted, whether
 * flights and the ribbon stay smooth, the longest task, and how large its updates are. Each round is a new device.
 */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { device } from "../browser/browser.ts";
import { openKept } from "../browser/kept-game.ts";
import { asking, momentOf } from "../browser/outer-rim/moments.ts";
import { bareButton, type Bare } from "./client-bare.ts";
import { aims, type BoardFigure, type BenchRound } from "./client-figures.ts";
import { slowdown } from "./client-load.ts";
import { litDock, underTheThumb, watchBoard } from "./client-thumb.ts";
import { categories, countedIn, type StretchCounts } from "./client-trace.ts";
import { updateFigures } from "./client-updates.ts";

const rounds = 3;
const loadingMs = 3000;

export interface Board {
  readonly figures: readonly BoardFigure[];
  readonly bare: readonly Bare[];
}

export async function boardFigures(browser: Browser, url: string): Promise<Board> {
  const played: BenchRound[] = [];
  const bare: Bare[] = [];
  for (let round = 0; round < rounds; round++) {
    played.push({ ...(await slowed(browser, url)), ...(await counted(browser, url)) });
    bare.push(await bareButton(browser));
  }
  const figures = Object.entries(aims).map(([name, figure]) => ({
    ...figure,
    values: played.map((one) => one[name as keyof BenchRound]),
  }));
  return { figures: [...figures, ...updateFigures()], bare };
}

/** The browser slows the page down itself: when the dock is lit, how many frames, and what the page noticed. */
async function slowed(
  browser: Browser,
  url: string,
): Promise<Omit<BenchRound, keyof StretchCounts>> {
  const { page, context } = await seated(browser, url);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const lit = await litDock(page);
  const { tap, woken, tapping, leafing, leafingAgain, flown, ...figures } =
    await underTheThumb(page);
  await context.close();
  const slowTask = Math.max(tapping, leafing, leafingAgain, flown);
  return { lit, slowTap: tap, slowWoken: woken, slowTask, ...figures };
}

/** The same taps at full speed, each task's processor time taken four times. */
async function counted(browser: Browser, url: string): Promise<StretchCounts> {
  const { page, context } = await seated(browser, url);
  await browser.startTracing(page, { categories });
  await page.reload({ waitUntil: "commit" });
  // Nobody looks for anything meanwhile: what a tool asks of the page is work too.
  await page.waitForTimeout(loadingMs);
  await underTheThumb(page);
  const figures = countedIn(await browser.stopTracing());
  await context.close();
  return figures;
}

async function seated(
  browser: Browser,
  url: string,
): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const context = await device(browser, url, { name: "Ginny" });
  const page = await context.newPage();
  await page.addInitScript(watchBoard);
  await page.goto("/");
  await page.locator(".game-plate").first().waitFor();
  await openKept(page, momentOf({ seats: 3, until: asking("planning", ({ round }) => round > 2) }));
  await page.locator(".or-dock .or-sentence").waitFor();
  return { page, context };
}
