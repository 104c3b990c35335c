/** Moments for browser tests: what is asked, and what somebody busy would rather do on the way there. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Command } from "#rules/outer-rim/index.ts";
import { en } from "../words/en.ts";
import type { TextKey } from "../words/texts.ts";
import { withHoles } from "./holes.ts";

const texts = withHoles(en);

/** Asked, and heard: a tap in the moment after a scene may have been meant for the scene. */
export async function isAsked(page: Page, ask: TextKey): Promise<void> {
  await page
    .locator(".or-sentence", { hasText: texts[ask] ?? ask })
    .first()
    .waitFor();
  await page.locator('.or[data-grace="false"]').waitFor();
}

/** Before a table is opened: what others do waits for a tap. */
export async function tellTapByTap(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem("guildhall.outer-rim-pace", "mine"));
}

/** Reads whatever is told, tap by tap, until this is so; a film goes on by itself. */
export async function readUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  const door = page.locator(".or-telling:not(.or-film) .or-telling-doors .button").first();
  await expect
    .poll(async () => {
      if (await isSo()) return true;
      // What goes by itself may be gone by now.
      if ((await door.count()) > 0) await door.click({ timeout: 1000 }).catch(() => undefined);
      return false;
    })
    .toBe(true);
}

/** Reads on until this is asked. */
export async function readUntilAsked(page: Page, ask: TextKey): Promise<void> {
  const sentence = page.locator(".or-sentence", { hasText: texts[ask] ?? ask });
  await readUntil(page, async () => (await sentence.count()) > 0);
  await isAsked(page, ask);
}

/** Lets the page's time go on by steps, shorter than a tap may be late, until `what` is, or is no longer, in sight. */
export async function letPass(page: Page, what: string, isThere: boolean): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(400);
      return (await page.locator(what).count()) > 0;
    })
    .toBe(isThere);
}

export const busy = (choices: readonly Command[]): Command | undefined =>
  choices.find(({ type }) => type === "attempt-job" || type === "fight-patrol" || type === "buy");

/** How much of what lies there has to be scrolled to. */
export const beyond = (page: Page, box: string): Promise<number> =>
  page.locator(box).evaluate((one) => one.scrollHeight - one.clientHeight);
