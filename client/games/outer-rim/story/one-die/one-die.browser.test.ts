/** A die on which everything hangs is seen, before and after it is rolled again. */
import { expect, test } from "vitest";
import { isRolledFor, marketCard, type Command, type View } from "#rules/outer-rim/index.ts";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { asking, momentOf } from "#tools/browser/outer-rim/moments.ts";
import { isAsked } from "../../testing/asked.ts";

const { visit, troubles } = guests();

/** Lando may roll one die again; he buys whatever a die has to hand over. */
function gambler(choices: readonly Command[], { market }: View): Command | undefined {
  const top = market.cargo.top;
  const isWanted = top !== null && isRolledFor(marketCard(top));
  return choices.find(
    (one) =>
      (one.type === "choose-character" && one.character === "lando-calrissian") ||
      (isWanted && one.type === "buy" && one.deck === "cargo") ||
      one.type === "pay" ||
      one.type === "market" ||
      (one.type === "discard-top" && one.deck === "cargo") ||
      one.type === "earn",
  );
}

test("[OR-MKT-08] the die that may be changed lies beside its chance, and the new one is told", async () => {
  const page = await visit("/", { name: "Ginny" });
  const moment = momentOf({
    seats: 1,
    until: asking("after-purchase"),
    wish: gambler,
  });
  await openKept(page, moment);
  await isAsked(page, "ask.after-purchase");
  await page.locator(".or-moment .or-die").waitFor();
  const again = page.locator(".or-line", { hasText: /again/ });
  expect(await again.locator(".or-chip").textContent()).toContain("%");
  await again.click();
  const told = page.locator(".or-telling");
  await told.waitFor();
  await told.locator(".or-die").waitFor();
  expect(await told.locator(".or-tested h2").textContent()).toContain("only a hit");
  expect(troubles).toEqual([]);
  await page.context().close();
});
