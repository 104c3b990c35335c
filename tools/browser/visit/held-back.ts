/** A page of which one request comes last, after everything else: what moved by itself when it came. */
import type { Browser, Page } from "playwright-core";
import { device, homeName } from "../browser.ts";
import { watchPage, watched } from "./first-visit.ts";
import type { MainPage } from "./main-pages.ts";

export interface LateShift {
  readonly request: string;
  /** It was sent for and kept waiting; else nothing was tried. */
  readonly wasHeld: boolean;
  readonly shift: number;
  readonly moved: readonly string[];
}

/** How long a page that cannot be ready without it is left waiting. */
const patience = 1500;

/** What a table says over its socket, as if it were a request. */
const socket = "/ws";

/** Every request of this page that `wanted` names is held back in turn; scripts and the socket too, where wanted. */
export async function heldBack(
  browser: Browser,
  url: string,
  page: MainPage,
  wanted: (path: string) => boolean,
): Promise<readonly LateShift[]> {
  const held: LateShift[] = [];
  for (const request of (await requestsOf(browser, url, page)).filter(wanted))
    held.push(await holding(browser, url, page, request));
  return held;
}

async function open(browser: Browser, url: string, { token }: MainPage): Promise<Page> {
  const context = await device(browser, url);
  if (token !== null) {
    await context.addCookies([{ name: "guildhall", value: token, url }]);
    // Somebody who was here before.
    await context.addInitScript(() => localStorage.setItem("guildhall.name", "Ginny"));
  }
  return context.newPage();
}

async function requestsOf(
  browser: Browser,
  url: string,
  goal: MainPage,
): Promise<readonly string[]> {
  const page = await open(browser, url, goal);
  const found = new Set<string>();
  page.on("request", (request) => found.add(request.url().replace(url, "")));
  page.on("websocket", () => found.add(socket));
  await page.goto(goal.path);
  await page.locator(goal.ready).first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await page.context().close();
  found.delete(goal.path);
  return [...found];
}

async function holding(
  browser: Browser,
  url: string,
  goal: MainPage,
  request: string,
): Promise<LateShift> {
  const page = await open(browser, url, goal);
  const gate = newGate();
  if (request === socket) await holdSocket(page, gate);
  else
    await page.route(url + request, async (route) => {
      await gate.passed();
      await route.continue();
    });
  if (request.endsWith(".woff2")) await swapLetters(page);
  await page.addInitScript(watchPage, goal.ready);
  await page.goto(goal.path, { waitUntil: "commit" });
  const ready = page.locator(goal.ready).first().waitFor({ state: "attached" });
  await Promise.race([ready, page.waitForTimeout(patience)]);
  // What a page sends for when it is idle comes after it is ready.
  await Promise.race([gate.reached, page.waitForTimeout(patience)]);
  // Two frames: what stands there was seen. Without its style a page draws none.
  const seen = page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await Promise.race([seen, page.waitForTimeout(patience)]);
  const wasHeld = gate.open();
  await ready;
  await page.waitForLoadState("networkidle");
  const { shift, moved } = await watched(page);
  await page.context().close();
  return { request, wasHeld, shift, moved };
}

interface Gate {
  /** Somebody waits at it. */
  readonly reached: Promise<void>;
  passed(): Promise<void>;
  /** Tells whether anybody had waited. */
  open(): boolean;
}

function newGate(): Gate {
  const reached = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  let isReached = false;
  return {
    reached: reached.promise,
    passed() {
      isReached = true;
      reached.resolve();
      return opened.promise;
    },
    open() {
      opened.resolve();
      return isReached;
    },
  };
}

/** It opens, and says nothing yet. */
async function holdSocket(page: Page, gate: Gate): Promise<void> {
  await page.routeWebSocket(/\/ws\?/, (device) => {
    const hall = device.connectToServer();
    hall.onMessage((said) => void gate.passed().then(() => device.send(said)));
  });
}

/** Ours are used at once or not at all; a line that breaks anew is seen where letters are changed under the eyes. */
async function swapLetters(page: Page): Promise<void> {
  await page.route("**/*.css", async (route) => {
    // Only the browser knows the hall by the name it has at home.
    const url = route.request().url().replace(homeName, "127.0.0.1");
    const answer = await route.fetch({ url });
    const body = (await answer.text()).replaceAll(/font-display:\s*optional/g, "font-display:swap");
    await route.fulfill({ response: answer, body });
  });
}
