/**
 * The roll is mine: it waits for the tap, and until the dice
 * lie nothing on the page, seen or heard, tells how they fall.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { asking, momentOf } from "#tools/browser/outer-rim/moments.ts";
import { outerRim, type View } from "#rules/outer-rim/index.ts";
import { en as labels } from "#words/made/outer-rim-labels/en.ts";
import { busy, isAsked } from "../testing/asked.ts";

const { visit, troubles } = guests();

/** Everything a page says at one moment: its texts, seen or not, its names, its title, what is spoken. */
interface Frame {
  readonly text: string;
  /** What is told of the dice, and of what came of them. */
  readonly told: readonly string[];
  readonly areDiceUp: boolean;
}

/** Writes down each frame from now on, until the test asks for them. */
async function watchFrames(page: Page): Promise<() => Promise<readonly Frame[]>> {
  await page.evaluate(
    ([told, inTheAir]) => {
      const frames: Frame[] = [];
      const all = globalThis as unknown as { frames: Frame[]; isWatched: boolean };
      Object.assign(all, { frames, isWatched: true });
      const look = (): void => {
        const names = [...document.querySelectorAll("[aria-label], [title]")].map(
          (one) => `${one.getAttribute("aria-label")} ${one.getAttribute("title")}`,
        );
        frames.push({
          text: [document.title, document.body.textContent, ...names].join("\n"),
          told: [...document.querySelectorAll(told)].map((one) => one.textContent),
          areDiceUp: document.querySelector(inTheAir) !== null,
        });
        if (all.isWatched) requestAnimationFrame(look);
      };
      look();
    },
    [toldLines, diceUp] as const,
  );
  return () =>
    page.evaluate(() => {
      const all = globalThis as unknown as { frames: Frame[]; isWatched: boolean };
      all.isWatched = false;
      return all.frames;
    });
}

/** In the hand, or in the air. */
const diceUp = '.or-telling:is([data-fall="held"], [data-fall="thrown"])';
const toldLines = ".or-telling-lines li, .or-passed, .or-failed, .or-stands";

const mayFight = (view: View): boolean =>
  outerRim.options(view).some(({ type }) => type === "fight-patrol");

test("[OR-DICE-01] my dice wait for Roll, and nothing gives them away before they lie", async () => {
  const page = await visit("/", { name: "Ginny", motion: "standard" });
  const rolls = [
    ["pick-skill", /%/, momentOf({ seats: 2, seed: 6, until: asking("pick-skill"), wish: busy })],
    ["encounter", /^Fight/, momentOf({ seats: 2, seed: 5, until: asking("encounter", mayFight) })],
  ] as const;
  for (const [ask, answer, moment] of rolls) {
    await openKept(page, moment);
    await isAsked(page, `ask.${ask}`);
    const answers = page.locator(".or-story .or-line, .or-panel .or-answers .button");
    await answers.filter({ hasText: answer }).first().click();
    const door = page.locator(".or-telling-doors .button").first();
    const roll = door.filter({ hasText: labels.answers.roll });
    // What led to the dice is told before them.
    await roll.waitFor();
    await page.locator(".or-telling .or-chip").first().waitFor();
    const vitals = await page.locator(".or-vitals").textContent();
    const dock = await page.locator(".or-dock").textContent();
    expect(dock).toBe(labels.story.inHand);
    const frames = await watchFrames(page);
    await roll.click();
    // What came of them is told, or asks whether they are to be changed.
    await page.locator('.or-telling[data-fall="none"], .or-story .or-line').first().waitFor();
    const seen = await frames();
    const inTheAir = seen.filter(({ areDiceUp }) => areDiceUp);
    const before = inTheAir[0]?.told ?? [];
    const after = seen
      .filter(({ areDiceUp }) => !areDiceUp)
      .flatMap(({ told }) => told.filter((line) => !before.includes(line)));
    expect(inTheAir.length).toBeGreaterThan(1);
    expect(after.length).toBeGreaterThan(0);
    for (const { text } of inTheAir) {
      expect(after.filter((line) => text.includes(line))).toEqual([]);
      expect(text).toContain(vitals);
    }
    await page.keyboard.press("Escape");
  }
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("[OR-DICE-01] a second tap lands the dice at once; whoever reaches for the map has not rolled", async () => {
  const page = await visit("/", { name: "Ginny", motion: "standard" });
  await openKept(page, momentOf({ seats: 2, seed: 6, until: asking("pick-skill"), wish: busy }));
  await isAsked(page, "ask.pick-skill");
  await page.locator(".or-story .or-line").first().click();
  const door = page.locator(".or-telling-doors .button").first();
  const roll = door.filter({ hasText: labels.answers.roll });
  await roll.waitFor();
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await roll.waitFor();
  await roll.click();
  await door.filter({ hasText: labels.story.land }).click();
  // No time has passed.
  await page.locator(".or-passed, .or-failed").first().waitFor();
  expect(await page.locator(".or-tumbling, .or-held-die").count()).toBe(0);
  expect(troubles).toEqual([]);
  await page.context().close();
});
