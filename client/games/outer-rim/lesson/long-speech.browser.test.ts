/** At the market the clerk says more than a phone has room for: that is seen, and the rest is a tap away. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { outOfReach } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { seemsSound } from "#tools/browser/sound.ts";
import { wholePlates } from "../testing/whole-plates.ts";
import { learner } from "#client/lesson/table.ts";
import type { Language } from "#table/talk/languages.ts";
import { questionFor } from "../asked.ts";
import { learn } from "./testing/learner.ts";
import { lessonKey } from "./opening.ts";
import { es } from "#words/made/outer-rim-lesson/es.ts";
import { fr } from "#words/made/outer-rim-lesson/fr.ts";

const { visit, troubles } = guests();

/** How much of what the clerk says is beneath his edge. */
function unread(page: Page): Promise<number> {
  return page
    .locator(".clerk")
    .evaluate((one) => Math.round(one.scrollHeight - one.clientHeight - one.scrollTop));
}

async function mostSaid(language: Language): Promise<number> {
  let [moves, there, most] = [0, 0, 0];
  await learn(lessonKey(), {
    language,
    look: (view, _, said) => {
      const length = said.reduce((sum, { text }) => sum + text.length, 0);
      if (questionFor(view, learner)?.ask === "market" && length > most)
        [there, most] = [moves, length];
      moves++;
    },
  });
  return there;
}

test.each([
  { language: "fr", words: fr },
  { language: "es", words: es },
] as const)(
  "[lesson] at the market a speech too long for a phone ($language) says that it goes on, and leads there",
  async ({ language, words }) => {
    const page = await visit("/g/outer-rim/learn", { language });
    const shelf = "guildhall.outer-rim.lesson";
    // So many moves lead to where he says most at a market; what he says there has not been said yet.
    const there = await mostSaid(language);
    const { moves } = await learn(lessonKey(), { language, moves: there });
    const { told } = await learn(lessonKey(), { language, moves: there - 1 });
    // With nothing told he says everything at once: the arrow stays with the reader to the last line.
    for (const [height, before] of [
      [740, [...told]],
      [680, [...told]],
      [740, []],
    ] as const) {
      const kept = JSON.stringify({ moves, told: before });
      await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
        shelf,
        kept,
      ] as const);
      await page.setViewportSize({ width: 360, height });
      await page.reload();
      await page.locator('.or[data-face="market"]').waitFor();
      await expect.poll(() => wholePlates(page)).toEqual({ meant: 1, enough: true });
      const more = page.getByRole("button", { name: words.readOn });
      await more.waitFor();
      expect(await unread(page)).toBeGreaterThan(6);
      const box = await more.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(await outOfReach(more)).toEqual([]);
      await seemsSound(page);
      // A tap or a few, and all of it has been in sight; then nothing says that there is more.
      await expect
        .poll(async () => {
          await more.click({ timeout: 1500 }).catch(() => undefined);
          return unread(page);
        })
        .toBeLessThanOrEqual(6);
      await more.waitFor({ state: "detached" });
    }
    expect(troubles).toEqual([]);
    await page.context().close();
  },
);
