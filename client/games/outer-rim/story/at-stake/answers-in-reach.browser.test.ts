/** Answers that do not fit the panel beside the map can be moved into sight. */
import { expect, test } from "vitest";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { staged } from "#tools/browser/outer-rim/staged.ts";
import { muchToChoose } from "#rules/outer-rim/testing/rare-scenes.ts";

const { visit, troubles } = guests();

test("[UB-DEBT-03] on a laptop every answer and every favor owed lies in the panel, or can be moved into it", async () => {
  const page = await visit("/", { name: "Ginny", size: "desktop" });
  await openKept(page, staged(muchToChoose(), "much to choose"));
  const last = page.locator(".or-lines .or-thing").last();
  await last.waitFor();
  for (const height of [900, 760]) {
    await page.setViewportSize({ width: 1440, height });
    // What the panel itself cuts off nobody can move: the list has to.
    const cut = await page
      .locator(".or-story")
      .evaluate((panel) => panel.scrollHeight - panel.clientHeight);
    expect(cut).toBe(0);
    await last.scrollIntoViewIfNeeded();
    const isSeen = await last.evaluate((button) => {
      const { left, top, width, height: high } = button.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + high / 2);
      return there !== null && button.contains(there);
    });
    expect(isSeen).toBe(true);
  }
  expect(troubles).toEqual([]);
  await page.context().close();
});
