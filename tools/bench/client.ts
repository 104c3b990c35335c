/**
 * First visits to the main pages: requests and bytes as the browser counts them, what moves by itself, and a first tap
 * over a slow line. Then time to interactive of lobby and table at four times CPU slow-down, against the same page
 * without its script: both sides alternate in one run, medians are printed.
 */
import { loadavg } from "node:os";
import type { Browser, BrowserContext } from "playwright-core";
import { device, openBrowser } from "../browser/browser.ts";
import { openHouse } from "../browser/house.ts";
import { firstPage, mainPages } from "../browser/visit/main-pages.ts";
import { boardFigures, type Board } from "./client-board.ts";
import { toldFigure } from "./client-figures.ts";
import { slowdown, type Load, type Goal, load } from "./client-load.ts";
import { filmVisits, toldVisits, visitFigures, type VisitFigure } from "./client-visits.ts";

const pairs = 5;

const help = `npm run bench -- client [--json] [--visits] [--film FOLDER] [--hall ADDRESS]
  first visits to the main pages: requests, bytes over the wire (compressed), what moves, a tap over a slow line;
  time to interactive at ${slowdown}× CPU slow-down, lobby and Bounty Hunters table,
  against the same page without its script, ${pairs} alternating pairs; Outer Rim under the thumb.
  --visits: the first visits alone
  --film: instead of figures, what one sees of each page as it comes over the slow line at ${slowdown}× CPU slow-down
  --hall: films the first page of a hall that is open already, of an older version for instance`;

export async function run(args: readonly string[]): Promise<void> {
  if (args.includes("--help")) return console.log(help);
  const folder = valueOf(args, "--film");
  const hall = valueOf(args, "--hall");
  if (folder !== undefined && hall !== undefined) return filmOf(hall, folder);
  const house = await openHouse();
  const browser = await openBrowser("whole");
  try {
    if (folder !== undefined)
      return await filmVisits(browser, house.url, await mainPages(house.url), folder);
    if (args.includes("--visits")) {
      const visits = await visitFigures(browser, house.url);
      return args.includes("--json") ? console.log(JSON.stringify(visits)) : printVisits(visits);
    }
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
    const thumb = await boardFigures(browser, house.url);
    const visits = await visitFigures(browser, house.url);
    report(visits, { lobby, table: board }, thumb, args.includes("--json"));
  } finally {
    await browser.close();
    await house.close();
  }
}

function valueOf(args: readonly string[], flag: string): string | undefined {
  return args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined;
}

/** Only what a stranger sees of it: nobody asks it for a table. */
async function filmOf(hall: string, folder: string): Promise<void> {
  const browser = await openBrowser("whole");
  await filmVisits(browser, hall, [firstPage], folder);
  await browser.close();
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
  visits: readonly VisitFigure[],
  results: Readonly<Record<string, Compared>>,
  { figures, bare }: Board,
  json: boolean,
): void {
  const about = { node: process.version, load: loadavg()[0], slowdown, pairs };
  if (json) return console.log(JSON.stringify({ ...about, visits, results, figures, bare }));
  const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
  console.log(
    `Node ${about.node}, load ${about.load?.toFixed(1)}, CPU slowed ${slowdown}×, median of ${pairs} pairs`,
  );
  printVisits(visits);
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
  console.log(`\nOuter Rim on a phone`);
  for (const figure of figures) console.log(`  ${toldFigure(figure)}`);
  const floor = bare.map(({ tap, longest }) => `${tap} ms, longest task ${longest || "under 50"}`);
  console.log(`  slowed by the browser, one bare button painted: ${floor.join("; ")}`);
}

function printVisits(visits: readonly VisitFigure[]): void {
  console.log("\nA first visit on a phone, nothing kept, by the hall's plain address");
  for (const line of toldVisits(visits)) console.log(line);
}
