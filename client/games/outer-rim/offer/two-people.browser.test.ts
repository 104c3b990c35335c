/** Two people at one hosted table: a favor for a token, a deal with two trays, and the token called in. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visitor } from "#server/testing/visitor.ts";
import { guests } from "#tools/browser/guests.ts";
import { endTurn, twoInPlay } from "#tools/browser/outer-rim/two-in-play.ts";
import { en as labels } from "#words/made/outer-rim-labels/en.ts";
import { isAsked, readUntil, readUntilAsked } from "../testing/asked.ts";
import { en as texts } from "../words/en.ts";
import { filled, type TextKey } from "../words/texts.ts";

const { house, known, troubles } = guests();

const told = (page: Page): Promise<string> => page.locator(".side-panel").innerText();

test("[OR-TRADE-02] [UB-FAV-01] [UB-DEBT-03] two people in one place: a favor for a token, a deal, the token called in", async () => {
  const [mia, thomas] = await Promise.all([visitor(house(), "Mia"), visitor(house(), "Thomas")]);
  const { table, first, second } = await twoInPlay(mia, thomas, { favors: "on" });
  const [asks, grants] = await Promise.all([
    known(first.token, `/t/${table}`, { size: "desktop" }),
    known(second.token, `/t/${table}`),
  ]);
  const fill = (text: TextKey, names: Readonly<Record<string, string>>): string =>
    filled(texts, text, names);
  const shortcut = texts["favor.shortcut"];
  const offer = asks.locator(".or-offer");
  const openDeal = asks.getByRole("button", { name: labels.offer.open });

  // A favor: who flies asks for a shortcut, and gives a token of their own for it.
  await openDeal.first().click();
  const [gives, gets] = [
    offer.locator(".or-one-tray").first(),
    offer.locator(".or-one-tray").last(),
  ];
  expect(await offer.locator(".or-partners").count()).toBe(0);
  await gets.getByRole("button", { name: shortcut }).click();
  const token = fill("deal.debt", { owner: first.name });
  await gives.getByRole("button", { name: token }).click();
  await offer.getByRole("button", { name: labels.offer.send }).click();
  await grants.locator(".or-trays", { hasText: token }).getByText(shortcut).waitFor();
  await grants.locator(".or-offer").getByRole("button", { name: labels.answers.accept }).click();
  // What was agreed is told to who offered it, and read.
  await asks.locator(".or-telling", { hasText: shortcut }).waitFor();
  await readUntilAsked(asks, "ask.planning");

  // An offer nobody has answered is withdrawn by its maker alone.
  const plus = offer.getByRole("button", { name: labels.offer.more });
  const send = offer.getByRole("button", { name: labels.offer.send });
  const withdraw = asks.getByRole("button", { name: labels.board.deal.withdraw });
  await openDeal.first().click();
  await plus.first().click();
  await send.click();
  await withdraw.waitFor();
  await grants.locator(".or-trays").waitFor();
  await withdraw.click();
  await grants.locator(".or-trays").waitFor({ state: "detached" });
  const withdrawn = labels.board.deal.withdrawn(first.name);
  await asks.locator(".side-panel", { hasText: withdrawn }).waitFor();
  await isAsked(asks, "ask.planning");

  // A deal: two thousand for one.
  const earn = asks.locator(".or-dock .button", { hasText: labels.answers.earn("2,000") });
  await earn.click();
  await isAsked(asks, "ask.action");
  await openDeal.first().click();
  const more = offer.getByRole("button", { name: labels.offer.more });
  await more.first().click();
  await more.first().click();
  await more.last().click();
  await offer.getByRole("button", { name: labels.offer.send }).click();
  const two = fill("deal.credits", { amount: "2,000" });
  await grants.locator(".or-trays").getByText(two).first().waitFor();
  await grants.locator(".or-offer").getByText(labels.board.deal.noEnds).waitFor();
  await grants.locator(".or-offer").getByRole("button", { name: labels.answers.accept }).click();
  const made = fill("log.trade-made", { one: first.name, other: second.name });
  await asks.locator(".or-telling", { hasText: made }).waitFor();
  await readUntilAsked(asks, "ask.action");

  // [OR-TRADE-05] What was settled is gone for this turn, and the tray says so.
  const { settled, matter } = labels.board.deal;
  await openDeal.first().click();
  await gets.getByText(settled(matter.credits)).waitFor();

  // The other's turn: the token is handed back, and its owner is not asked.
  await endTurn(table, first);
  await readUntilAsked(grants, "ask.planning");
  await grants.locator(".or-faces").getByRole("button", { name: labels.faces.offer }).click();
  const owed = grants.getByRole("button", { name: labels.answers.callDebt(first.name, shortcut) });
  const repaid = fill("log.favor-owed", { to: second.name, from: first.name, favor: shortcut });
  await owed.click();
  // The log waits until the tale is read.
  await readUntil(asks, async () => (await told(asks)).includes(repaid));
  expect(troubles).toEqual([]);
  for (const page of [asks, grants]) await page.context().close();
});
