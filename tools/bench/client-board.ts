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
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Game } from "#rules/game.ts";
import { outerRim } from "#rules/outer-rim/index.ts";
import { readJournal } from "#table/journal/file.ts";
import { pastOf } from "#table/past/replay.ts";
import type { PastPage } from "#table/talk/past.ts";
import type { Tell } from "#table/talk/words.ts";

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

/** What the first seat is told of each page, as it travels: messages of a socket are not packed. */
function updateFigures(): readonly BoardFigure[] {
  const folder = join(import.meta.dirname, "../../rules/outer-rim/games");
  const names = readdirSync(folder).filter((name) => name.endsWith(".journal"));
  const sizes = names.flatMap((name) => updatesIn(readFileSync(join(folder, name), "utf8")));
  const at = (part: number): number =>
    (sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length * part)] ?? 0) / 1024;
  return [
    { what: "update, median", values: [at(0.5)], unit: "KB", aim: 0.8 },
    { what: "update, 95th percentile", values: [at(0.95)], unit: "KB", aim: 2.5 },
  ];
}

function updatesIn(journal: string): readonly number[] {
  const file = readJournal(journal);
  if ("type" in file) throw new Error(file.code);
  const { header, content, pages } = file;
  const game = outerRim as unknown as Game;
  const setup = { ...header.terms.setup, content };
  const span = { as: 0, from: 0, to: pages.length };
  const past = pastOf({ game, setup }, header.table, pages, span);
  const played = past.pages.filter(({ log }) => log.some(({ type }) => type === "news"));
  return played.map((page) => JSON.stringify(updateOf(page)).length);
}

function updateOf({ version, steps, log, awaited }: PastPage): Tell {
  const [table, from] = ["x".repeat(24), version - 1];
  return { table, type: "update", from, steps, log, as: 0, version, awaited };
}
