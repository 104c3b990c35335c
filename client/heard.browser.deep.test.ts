/**
 * With a real screen reader and keys alone: an introductory game of Bounty Hunters, three rounds of Outer Rim, a
 * ledger. What each cost is printed: it is what a change is judged by.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { gameUntil } from "#tools/browser/bounty-hunters/kept.ts";
import { hearing, type EarPlayer, type Report } from "#tools/browser/ears/hearing.ts";
import { installOrca, openEars, type Ears } from "#tools/browser/ears/orca.ts";
import { guests } from "#tools/browser/guests.ts";
import { openKept, type KeptGame } from "#tools/browser/kept-game.ts";
import { asking, momentOf } from "#tools/browser/outer-rim/moments.ts";

const { house } = guests();
const missing = installOrca();
let ears: Ears | null = null;

beforeAll(async () => {
  if (missing === null) ears = await openEars(83, 9383);
}, 120_000);
afterAll(async () => ears?.close());

async function listener(
  asks: string,
  open: (page: Page) => Promise<void> = async () => undefined,
): Promise<EarPlayer> {
  if (ears === null) throw new Error("nobody listens");
  const { page } = ears;
  await page.addInitScript(() => {
    localStorage.setItem("guildhall.name", "Ginny");
    localStorage.setItem("guildhall.language", "en");
    localStorage.setItem("guildhall.motion", "less");
    localStorage.setItem("guildhall.sounds", "off");
  });
  await page.goto(house());
  await page.locator(".game-plate").first().waitFor();
  await open(page);
  // A page that is loaded is read from its top, its title first, by itself: nothing is counted before that is over.
  for (let looks = 0; looks < 5; looks++) await ears.silence();
  return hearing(ears, asks);
}

/** `HEARD=FOLDER` keeps all that was spoken, to be read. */
const kept = process.env["HEARD"];

function judge(what: string, turns: number, report: Report): void {
  const { presses, utterances, announced, repeated, unheard, unasked, lostFocus, silences } =
    report;
  const perTurn = (utterances / Math.max(1, turns)).toFixed(1);
  console.log(
    `${what}: ${turns} turns, ${presses} presses, ${utterances} utterances (${perTurn} a turn), ` +
      `${announced.length} announced, ${repeated.length} repeated, ${unheard.length} unheard, ${unasked.length} unasked, ` +
      `${silences.length} silences (${[...new Set(silences)].join(" ")}), focus lost ${lostFocus.length} times`,
  );
  if (kept !== undefined) writeFileSync(join(kept, `${what}.txt`), report.spoken.join("\n"));
  expect(unheard, `${what}: announced and not spoken`).toEqual([]);
  expect(unasked, `${what}: asked and not spoken`).toEqual([]);
  expect(repeated, `${what}: said twice`).toEqual([]);
  expect(lostFocus, `${what}: focus lost`).toEqual([]);
}

function opening(game: KeptGame, ready: string): (page: Page) => Promise<void> {
  return async (page) => {
    await openKept(page, game);
    await page.locator(ready).first().waitFor();
  };
}

test.skipIf(missing !== null)(
  "[BH-INTRO-06] a whole introductory game of Bounty Hunters by ear",
  async () => {
    const game = gameUntil(3, () => true, 1, { mode: "introductory" });
    const ear = await listener(".my-move .status", opening(game, ".bh-dock button"));
    const { page } = ear;
    const isOver = (): Promise<boolean> => page.locator(".result").isVisible();
    let turns = 0;
    while (!(await isOver()) && turns < 120) {
      const played =
        (await ear.pressOn(".bh-move:not([aria-disabled])")) ||
        (await ear.pressOn(".bh-draw button:not([aria-disabled]):not([aria-pressed=true])")) ||
        (await ear.pressOn(".bh-hand button"));
      if (!played) await ear.press("Shift");
      turns++;
    }
    await page.locator(".bh-winner").waitFor();
    await ear.press("Shift");
    const report = await ear.report();
    judge("Bounty Hunters", turns, report);
    expect(report.announced.join(" ")).toMatch(/wins? with \d+|share the win/);
  },
  900_000,
);

test.skipIf(missing !== null)(
  "[OR-TURN-01] three rounds of Outer Rim by ear",
  async () => {
    const until = asking("planning", ({ round }) => round === 1);
    const game = momentOf({ seats: 2, until, level: "steady" });
    const ear = await listener(".or-dock:not(.or-quiet) > .or-sentence", opening(game, ".or-dock"));
    const { page } = ear;
    const round = async (): Promise<number> =>
      Number(
        /\d+/.exec(
          (await page
            .locator(".or-steps")
            .innerText()
            .catch(() => "")) || "0",
        )?.[0] ?? 0,
      );
    const first = await round();
    let turns = 0;
    while ((await round()) < first + 3 && turns < 90) {
      const played =
        (await ear.pressOn(".or-telling-doors .button")) ||
        (await ear.pressOn(".or-story .or-line:not([aria-disabled])")) ||
        (await ear.pressOn(".or-take .button:not([aria-disabled])")) ||
        (await ear.pressOn(".or-panel .or-answers .button:not([aria-disabled])")) ||
        (await ear.pressOn(".or-dock .or-answers .button:not([aria-disabled])"));
      if (!played) await ear.press("Shift");
      turns++;
    }
    judge("Outer Rim", turns, await ear.report());
  },
  900_000,
);

test.skipIf(missing !== null)(
  "[LB-LEDGER-03] a ledger by ear: edition, armies, marks, a defeat",
  async () => {
    const ear = await listener(".my-move .status");
    const { page } = ear;
    await ear.pressOn(".game-plate:has-text('Legion') button");
    await page.locator(".edition-question").waitFor();
    await ear.pressOn(".edition-question li:nth-child(2) .pick");
    await ear.pressOn(".armies-doors .button");
    await page.locator(".unit-tile").first().waitFor();
    await ear.pressOn(".armies-doors .button.lamp");
    let steps = 5;
    for (; steps < 12 && (await page.locator(".play").count()) === 0; steps++)
      if (!(await ear.pressOn(".unit-tile button"))) break;
    await page.locator(".play").waitFor();
    await ear.pressOn(".tile-door:last-child[aria-label*='Leia Organa']");
    await page.locator("dialog[open] .pick").first().waitFor();
    await ear.pressOn("dialog[open] .pick");
    const report = await ear.report();
    judge("Legion", steps + 2, report);
    expect(report.announced.join(" ")).toMatch(/ is defeated by /);
  },
  600_000,
);
