/** Is a screen sound? Nothing sticks out, no thumb misses, axe is content. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeFindings, deepAxeFindings, smallTargets, stickingOut } from "./browser.ts";

export async function fits(page: Page): Promise<void> {
  expect(await stickingOut(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
}

export async function isSound(page: Page): Promise<void> {
  await fits(page);
  expect(await axeFindings(page)).toEqual([]);
}

/** The same, but axe is asked in the deep run alone: it has seen a page like this one. */
export async function seemsSound(page: Page): Promise<void> {
  await fits(page);
  expect(await deepAxeFindings(page)).toEqual([]);
}
