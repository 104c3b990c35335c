/** Faces are tried beneath the map while nobody looks, part by part; whoever turns to one finds it whole. */
import { expect, test } from "vitest";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { asking, momentOf } from "#tools/browser/outer-rim/moments.ts";
import { isAsked } from "../testing/asked.ts";

const { visit, troubles } = guests();

interface Watched {
  tried?: (string | null)[];
}

function watchTrials(): void {
  const watched = globalThis as Watched;
  const tried: (string | null)[] = [];
  watched.tried = tried;
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof HTMLElement) tried.push(target.dataset["rehearsed"] ?? null);
  }).observe(document, { attributeFilter: ["data-rehearsed"], subtree: true });
}

test("market and ship are tried on a phone, and nothing of that is left on the board", async () => {
  const page = await visit("/", { size: "phone" });
  await page.evaluate(watchTrials);
  await openKept(page, momentOf({ seats: 2, until: asking("planning", ({ round }) => round > 2) }));
  await isAsked(page, "ask.planning");
  await expect
    .poll(() => page.evaluate(() => (globalThis as Watched).tried))
    .toEqual(["market", "ship", null]);
  expect(await page.locator(".or-later").count()).toBe(0);
  await page.locator(".or-faces button:nth-child(2)").tap();
  const plates = page.locator(".or-market .or-plate");
  expect(await plates.count()).toBe(6);
  for (const plate of await plates.all())
    expect((await plate.boundingBox())?.height).toBeGreaterThan(40);
  expect(troubles).toEqual([]);
  await page.context().close();
});
