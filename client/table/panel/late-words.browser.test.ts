/** What a game's log says may come behind the first picture: whatever happens before is told when it has come. */
import { expect, test } from "vitest";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { asking, momentOf } from "#tools/browser/outer-rim/moments.ts";
import { en as labels } from "#words/made/outer-rim-labels/en.ts";

const { visit, troubles } = guests();

test("[HALL] a move made before the log has its words is read out once they are there", async () => {
  const page = await visit("/", { name: "Ginny", size: "desktop" });
  const gate = Promise.withResolvers<void>();
  await page.route(/assets\/lines-.*\.js/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await openKept(page, momentOf({ seats: 2, until: asking("planning", ({ round }) => round > 1) }));
  await page
    .getByRole("button", { name: labels.answers.earn("2,000") })
    .first()
    .click();
  await page.locator(".or-steps", { hasText: labels.steps.action }).waitFor();
  const said = page.locator(".spoken");
  expect(await said.allInnerTexts()).not.toContain("2,000");
  gate.resolve();
  await expect.poll(async () => (await said.allInnerTexts()).join()).toContain("2,000");
  expect(troubles).toEqual([]);
  await page.context().close();
});
