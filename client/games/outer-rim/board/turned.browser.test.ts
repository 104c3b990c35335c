/** A device that is turned: what is lit stays in sight. */
import { expect, test } from "vitest";
import { sizes } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { asking, momentOf } from "#tools/browser/outer-rim/moments.ts";
import { isAsked } from "../testing/asked.ts";

const { visit, troubles } = guests();

test("[OR-ENC-01] from a wide screen with its log to an upright tablet: my place stands in the middle of the map", async () => {
  const page = await visit("/", { size: "desktop", motion: "standard" });
  await openKept(page, momentOf({ seats: 2, until: asking("encounter") }));
  await isAsked(page, "ask.encounter");
  await page.locator(".with-panel").waitFor();
  await page.setViewportSize(sizes.tablet);
  const mine = page.locator(".or-place.or-mine > button");
  const middle = async (): Promise<number> => {
    const box = await mine.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0) / 2;
  };
  await expect.poll(middle).toBeCloseTo(sizes.tablet.width / 2, -1);
  expect(troubles).toEqual([]);
  await page.context().close();
});
