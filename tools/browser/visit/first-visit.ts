/**
 * One visit to a page on a phone that keeps nothing, by the hall's plain address: what travelled, as the browser
 * counts it, and what moved by itself. Without a secure address there is no service worker and no brotli.
 */
import type { Browser, Page, Request } from "playwright-core";
import { device, homeName } from "../browser.ts";
import type { Cost, MainPage } from "./main-pages.ts";

export interface FirstVisit {
  /** Sent for before the page was ready. */
  readonly atFirst: Cost;
  readonly inAll: Cost;
  /** Everything, kilobytes. */
  readonly bytes: number;
  readonly shift: number;
  /** What moved, and how far. */
  readonly moved: readonly string[];
}

/** The same hall, by the name it has at home. */
export function plainAddress(url: string): string {
  return url.replace("127.0.0.1", homeName);
}

export async function firstVisit(
  browser: Browser,
  url: string,
  { path, ready, token }: Pick<MainPage, "path" | "ready" | "token">,
): Promise<FirstVisit> {
  const context = await device(browser, url);
  if (token !== null) await context.addCookies([{ name: "guildhall", value: token, url }]);
  const page = await context.newPage();
  const requests: Request[] = [];
  let sockets = 0;
  page.on("request", (request) => requests.push(request));
  page.on("websocket", () => sockets++);
  await page.addInitScript(watchPage, ready);
  await page.goto(path, { waitUntil: "commit" });
  await page.locator(ready).first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  const { readyAt, shift, moved } = await watched(page);
  const weighed = await Promise.all(requests.map(weigh));
  await context.close();
  const first = weighed.filter(({ at }) => at <= readyAt);
  return {
    atFirst: costOf(first, sockets),
    inAll: costOf(weighed, sockets),
    bytes: sum(weighed) / 1024,
    shift,
    moved,
  };
}

interface Weighed {
  /** When it was sent for: milliseconds, as `Date.now` counts. */
  readonly at: number;
  readonly isScript: boolean;
  readonly bytes: number;
}

async function weigh(request: Request): Promise<Weighed> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return {
    at: request.timing().startTime,
    isScript: request.resourceType() === "script",
    bytes: responseBodySize + responseHeadersSize,
  };
}

function costOf(weighed: readonly Weighed[], sockets: number): Cost {
  const script = sum(weighed.filter(({ isScript }) => isScript)) / 1024;
  return { requests: weighed.length + sockets, script };
}

function sum(weighed: readonly Weighed[]): number {
  return weighed.reduce((all, { bytes }) => all + bytes, 0);
}

interface Watched {
  readyAt: number;
  shift: number;
  readonly moved: string[];
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

export function watchPage(ready: string): void {
  const watched: Watched = { readyAt: 0, shift: 0, moved: [] };
  Object.assign(globalThis, { watched });
  const look = (): void => {
    if (watched.readyAt === 0 && document.querySelector(ready) !== null)
      watched.readyAt = performance.timeOrigin + performance.now();
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ["class"],
  });
  const nameOf = (node: Node | null): string =>
    node instanceof HTMLElement ? node.className || node.tagName : (node?.nodeName ?? "gone");
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      watched.shift += value;
      for (const { node, previousRect: from, currentRect: to } of sources)
        watched.moved.push(`${nameOf(node)}: ${Math.round(from.y)} to ${Math.round(to.y)}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

export async function watched(page: Page): Promise<Watched> {
  return page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);
}
