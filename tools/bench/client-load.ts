/** One load of a page on a slowed machine: bytes by kind, painted and interactive when. */
import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { device } from "../browser/browser.ts";

export const slowdown = 4;

export interface Load {
  readonly script: number;
  readonly style: number;
  readonly font: number;
  readonly other: number;
  readonly requests: number;
  /** Milliseconds after navigation. */
  readonly painted: number;
  readonly interactive: number;
}

export interface Goal {
  readonly path: string;
  readonly ready: string;
  /** Someone who sits there already: their session is copied. */
  readonly guest: BrowserContext | null;
}

export async function load(
  browser: Browser,
  url: string,
  goal: Goal,
  how: "whole" | "without-script" = "whole",
): Promise<Load> {
  const context = await device(browser, url, { name: "Ginny" });
  if (goal.guest) await context.addCookies(await goal.guest.cookies());
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const weigh = await scales(devtools);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  if (how === "without-script") await page.route("**/assets/*.js", (route) => route.abort());
  await page.addInitScript(watchLongTasks);
  await page.goto(goal.path, { waitUntil: "commit" });
  await page.locator(goal.ready).first().waitFor({ state: "attached" });
  const times = await quiet(page);
  await context.close();
  return { ...weigh(), ...times };
}

/** Counts what came over the wire, headers included, by kind. */
async function scales(devtools: CDPSession): Promise<() => Omit<Load, "painted" | "interactive">> {
  const kinds = new Map<string, string>();
  const bytes = { Script: 0, Stylesheet: 0, Font: 0, other: 0 };
  let requests = 0;
  devtools.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "other";
    bytes[kind === "Script" || kind === "Stylesheet" || kind === "Font" ? kind : "other"] +=
      encodedDataLength;
    requests++;
  });
  await devtools.send("Network.enable");
  return () => ({
    script: bytes.Script,
    style: bytes.Stylesheet,
    font: bytes.Font,
    other: bytes.other,
    requests,
  });
}

interface Watched {
  lastLongTask: number;
}

function watchLongTasks(): void {
  const watched = globalThis as unknown as Watched;
  watched.lastLongTask = 0;
  new PerformanceObserver((list) => {
    for (const task of list.getEntries())
      watched.lastLongTask = Math.max(watched.lastLongTask, task.startTime + task.duration);
  }).observe({ type: "longtask", buffered: true });
}

/** Interactive: what was waited for is there, and no long task follows within a second. */
async function quiet(page: Page): Promise<Pick<Load, "painted" | "interactive">> {
  return page.evaluate(async () => {
    const watched = globalThis as unknown as Watched;
    const there = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? there;
    return { painted: paint, interactive: Math.max(there, paint, watched.lastLongTask) };
  });
}
