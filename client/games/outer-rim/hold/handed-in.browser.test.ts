/** What is handed in for a purchase is seen to lie with the price. */
import { expect, test } from "vitest";
import { barterValue, isMarketCard, type View } from "#rules/outer-rim/index.ts";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { asking, momentOf } from "#tools/browser/outer-rim/moments.ts";

const { visit, troubles } = guests();

/** Two cards count toward the price, and the first does not cover it. */
function isPayable({ questions: [question] }: View): boolean {
  const cards = (question?.choices ?? []).flatMap((one) =>
    one.type === "barter" && isMarketCard(one.card) ? [barterValue(one.card)] : [],
  );
  const [first = 0] = cards;
  return cards.length > 1 && first > 0 && first < Number(question?.params["price"] ?? 0);
}

test("[OR-MKT-05] a card that is handed in leaves its slot, and the way out is in sight", async () => {
  const page = await visit("/", { name: "Ginny" });
  await page.setViewportSize({ width: 1440, height: 900 });
  const moment = momentOf({ seats: 2, until: asking("barter", isPayable) });
  await openKept(page, moment);
  await page.locator(".or-dock .button", { hasText: "Cancel" }).waitFor();
  const [cancel] = await page
    .locator(".or-dock .button", { hasText: "Cancel" })
    .evaluateAll((found) => found.map((one) => one.getBoundingClientRect().bottom));
  expect(cancel).toBeLessThan(900);
  const held = page.locator(".or-slots [data-flip]");
  await held.first().waitFor();
  const before = await held.count();
  await page
    .locator(".or-dock .button", { hasText: /^Hand in/ })
    .first()
    .click();
  await page.locator(".or-dock", { hasText: "Handed in: " }).waitFor();
  await expect.poll(() => held.count()).toBe(before - 1);
  expect(troubles).toEqual([]);
  await page.context().close();
});
