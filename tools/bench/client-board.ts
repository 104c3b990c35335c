/**
 * Outer Rim under the thumb, on a phone slowed four times: when its dock is lit, how soon a tap is painted, whether
 * flights and the ribbon stay smooth, the longest task, and how large its updates are. Each round is a new device.
 */
import type { Browser } from "playwright-core";
import { device } from "../browser/browser.ts";
import { openKept } from "../browser/kept-game.ts";
import { asking, momentOf } from "../browser/outer-rim/moments.ts";
import { aims, type BoardFigure, type Round } from "./client-figures.ts";
import { slowdown } from "./client-load.ts";
import { litDock, underTheThumb, watchBoard } from "./client-thumb.ts";
import { updateFigures } from "./client-updates.ts";

const rounds = 3;

export async function boardFigures(browser: Browser, url: string): Promise<readonly BoardFigure[]> {
  const played: Round[] = [];
  for (let round = 0; round < rounds; round++) played.push(await playRound(browser, url));
  const figures = Object.entries(aims).map(([name, figure]) => ({
    ...figure,
    values: played.map((one) => one[name as keyof Round]),
  }));
  return [...figures, ...updateFigures()];
}

async function playRound(browser: Browser, url: string): Promise<Round> {
  const context = await device(browser, url, { name: "Ginny" });
  const page = await context.newPage();
  await page.addInitScript(watchBoard);
  await page.goto("/");
  await page.locator(".game-plate").first().waitFor();
  await openKept(page, momentOf({ seats: 3, until: asking("planning", ({ round }) => round > 2) }));
  await page.locator(".or-dock .or-sentence").waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const lit = await litDock(page);
  const figures = await underTheThumb(page);
  await context.close();
  return { lit, ...figures };
}
