/** From the action step a card is bought with one press, on this device and where a hall answers. */
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { visitor } from "#server/testing/visitor.ts";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { asking, momentOf } from "#tools/browser/outer-rim/moments.ts";
import { twoInPlay } from "#tools/browser/outer-rim/two-in-play.ts";
import { marketCard, prices, type Command, type Quote, type View } from "#rules/outer-rim/index.ts";
import type { TableId } from "#table/talk/words.ts";
import { en as labels } from "#words/made/outer-rim-labels/en.ts";
import { isAsked } from "../testing/asked.ts";

const { house, known, visit, troubles } = guests();

/** What stays in hand once it is taken: no die, no one-off. */
const kept: readonly string[] = ["bounty", "job"];

const free = (view: View, seat: number): Quote | undefined =>
  prices(view, seat).find(
    ({ bar, price, goes, card }) =>
      bar === null && price === 0 && goes === 0 && kept.includes(marketCard(card).kind),
  );

/** The card in hand, and the press that buys it. */
async function reachesFor(page: Page, sold: Quote | undefined): Promise<Locator> {
  await isAsked(page, "ask.action");
  await page.locator(`[data-flip="plate-${sold?.card}"]`).click();
  return page.locator(".or-panel .or-answers .button.lamp");
}

test("[OR-MKT-10] on this device one press in the action step takes the card", async () => {
  const sells = (view: View): boolean =>
    view.questions.some(({ choices }) => choices.some(({ type }) => type === "market")) &&
    free(view, 0) !== undefined;
  const moment = momentOf({ seats: 2, until: asking("action", sells) });
  const page = await visit("/", { size: "desktop" });
  await openKept(page, moment);
  const sold = free(moment.view, 0);
  await (await reachesFor(page, sold)).click();
  await page.locator(`[data-flip="held-${sold?.card}"]`).first().waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("[UB-DISC-01] what lay beneath a card I cleared away is in hand: the next press clears or buys it", async () => {
  const clears = (view: View): boolean =>
    view.questions.some(({ choices }) => choices.some(({ type }) => type === "discard-top"));
  const wish = (choices: readonly Command[]): Command | undefined =>
    choices.find(({ type }) => type === "market");
  const moment = momentOf({ seats: 2, until: asking("market", clears), wish });
  const page = await visit("/", { size: "desktop" });
  await openKept(page, moment);
  await isAsked(page, "ask.market");
  await page.locator(".or-plate").first().click();
  const clear = page.locator(".or-panel .or-answers .button", { hasText: labels.answers.clear });
  const [shown, picked] = [
    page.locator(".or-panel h2"),
    page.locator('.or-plate[aria-pressed="true"]'),
  ];
  const before = await shown.first().innerText();
  await clear.click();
  await expect.poll(() => shown.first().innerText()).not.toBe(before);
  expect(await picked.count()).toBe(1);
  await clear.waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

interface Selling {
  readonly table: TableId;
  readonly token: string;
  readonly sold: Quote;
  readonly seen: () => Promise<View>;
}

/** Nobody chooses a hall's deal: tables are opened until one sells something that is kept. */
async function selling(): Promise<Selling> {
  const [mia, thomas] = await Promise.all([visitor(house(), "Mia"), visitor(house(), "Thomas")]);
  for (let tables = 0; tables < 8; tables++) {
    const { table, first } = await twoInPlay(mia, thomas);
    const { seat, token } = first;
    const seen = async (): Promise<View> =>
      (await first.view(table, `as=${seat}`)).tell?.view as View;
    await first.ask(table, { type: "command", seat, command: { type: "earn" } });
    const sold = free(await seen(), seat);
    if (sold !== undefined) return { table, token, sold, seen };
  }
  throw new Error("no table sells anything that is kept");
}

test("[OR-MKT-10] at a hall's table one press does the same, though the network fails and the page is loaded anew", async () => {
  const { table, token, sold, seen } = await selling();
  const page = await known(token, `/t/${table}`, { size: "desktop" });
  const buy = await reachesFor(page, sold);
  await buy.waitFor();
  await page.context().setOffline(true);
  await buy.click();
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes("outbox")));
  await page.context().setOffline(false);
  await page.reload();
  await expect
    .poll(async () =>
      (await seen()).players.some(({ cards }) => cards.some(({ id }) => id === sold.card)),
    )
    .toBe(true);
  expect(troubles).toEqual([]);
  await page.context().close();
});
