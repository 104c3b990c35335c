/**
 * First load of the lobby and of a table: bytes over the wire as the browser counts them, and time to interactive at
 * four
 * times CPU slow-down, against the same page without its script. Both sides alternate in one run; medians are printed.
 */
import { loadavg } from "node:os";
import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { device, openBrowser, openHouse } from "../browser/browser.ts";
import { gameWeights, shellBytes, type Weight } from "./client-weights.ts";

const slowdown = 4;
const pairs = 5;
const budgetKB = 60;

interface Load {
  readonly script: number;
  readonly style: number;
  readonly font: number;
  readonly other: number;
  readonly requests: number;
  /** Milliseconds after navigation. */
  readonly painted: number;
  readonly interactive: number;
}

const help = `npm run bench -- client [--json]
  bytes over the wire (compressed) and time to interactive at ${slowdown}× CPU slow-down,
  lobby and Bounty Hunters table,
  each against the same page without its script, ${pairs} alternating pairs`;

export async function run(args: readonly string[]): Promise<void> {
  if (args.includes("--help")) return console.log(help);
  const house = await openHouse();
  const browser = await openBrowser();
  try {
    const table = await openTableAt(browser, house.url);
    const lobby = await compare(browser, house.url, {
      path: "/",
      ready: ".game-plate",
      guest: null,
    });
    const board = await compare(browser, house.url, {
      path: table.path,
      ready: ".board-area > *",
      guest: table.context,
    });
    report(shellBytes(), gameWeights(), { lobby, table: board }, args.includes("--json"));
  } finally {
    await browser.close();
    await house.close();
  }
}

interface Goal {
  readonly path: string;
  readonly ready: string;
  /** Someone who sits there already: their session is copied. */
  readonly guest: BrowserContext | null;
}

interface Compared {
  readonly ours: Load;
  readonly bare: Load;
}

async function compare(browser: Browser, url: string, goal: Goal): Promise<Compared> {
  const ours: Load[] = [];
  const bare: Load[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const sides = [
      async () => ours.push(await load(browser, url, goal)),
      async () => bare.push(await load(browser, url, { ...goal, ready: "body" }, "without-script")),
    ];
    for (const side of pair % 2 === 0 ? sides : sides.toReversed()) await side();
  }
  return { ours: median(ours), bare: median(bare) };
}

async function load(
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

async function openTableAt(
  browser: Browser,
  url: string,
): Promise<{ path: string; context: BrowserContext }> {
  const context = await device(browser, url, { name: "Ginny" });
  const page = await context.newPage();
  await page.goto("/");
  const path = await page.evaluate(async () => {
    const post = (where: string, body: unknown): Promise<Response> =>
      fetch(where, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    await post("/api/me", { name: "Ginny" });
    const made = (await (
      await post("/api/tables", { game: "bounty-hunters", seats: 3, bots: [1, 2] })
    ).json()) as { id: string; path: string };
    await post(`/api/tables/${made.id}/asks`, { type: "start", id: "start" });
    return made.path;
  });
  return { path, context };
}

function median(loads: readonly Load[]): Load {
  const of = (key: keyof Load): number =>
    loads.map((one) => one[key]).toSorted((a, b) => a - b)[Math.floor(loads.length / 2)] ?? 0;
  return {
    script: of("script"),
    style: of("style"),
    font: of("font"),
    other: of("other"),
    requests: of("requests"),
    painted: of("painted"),
    interactive: of("interactive"),
  };
}

function report(
  shell: number,
  games: readonly Weight[],
  results: Readonly<Record<string, Compared>>,
  json: boolean,
): void {
  const about = { node: process.version, load: loadavg()[0], slowdown, pairs };
  if (json) return console.log(JSON.stringify({ ...about, shell, games, results }));
  const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
  console.log(
    `Node ${about.node}, load ${about.load?.toFixed(1)}, CPU slowed ${slowdown}×, median of ${pairs} pairs`,
  );
  console.log(`script of lobby + table shell, gzip: ${kb(shell)} (at most ${budgetKB} KB)`);
  for (const { what, bytes, most } of games)
    console.log(
      `${what}, gzip: ${kb(bytes)} (at most ${most} KB)${bytes / 1024 > most ? "  TOO MUCH" : ""}`,
    );
  for (const [name, { ours, bare }] of Object.entries(results)) {
    console.log(`\n${name}`);
    console.log(
      `  script ${kb(ours.script)}  style ${kb(ours.style)}  fonts ${kb(ours.font)}  other ${kb(ours.other)}  in ${ours.requests} requests`,
    );
    console.log(
      `  first paint ${ours.painted.toFixed(0)} ms, bare page ${bare.painted.toFixed(0)} ms: ${(ours.painted / bare.painted).toFixed(2)}×`,
    );
    console.log(
      `  interactive ${ours.interactive.toFixed(0)} ms, bare page ${bare.interactive.toFixed(0)} ms: ${(ours.interactive / bare.interactive).toFixed(2)}×`,
    );
  }
}
