/** Is a screen sound? Nothing sticks out, no thumb misses, axe is content. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeFindings, smallTargets, stickingOut } from "./browser.ts";

export async function fits(page: Page): Promise<void> {
  expect(await stickingOut(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
}

export async function isSound(page: Page): Promise<void> {
  await fits(page);
  expect(await axeFindings(page)).toEqual([]);
}
