/** Moments for browser tests: what is asked, and what somebody busy would rather do on the way there. */
import type { Page } from "playwright-core";
import type { Command } from "#rules/outer-rim/index.ts";
import { en as texts } from "../words/en.ts";

export async function isAsked(page: Page, ask: keyof typeof texts): Promise<void> {
  await page.locator(".or-sentence", { hasText: texts[ask] }).first().waitFor();
}

export const busy = (choices: readonly Command[]): Command | undefined =>
  choices.find(({ type }) => type === "attempt-job" || type === "fight-patrol" || type === "buy");

/** How much of what lies there has to be scrolled to. */
export const beyond = (page: Page, box: string): Promise<number> =>
  page.locator(box).evaluate((one) => one.scrollHeight - one.clientHeight);
