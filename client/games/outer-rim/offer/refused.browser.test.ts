/** A no at a hall's table: whoever offered reads it where they look, and the trays do not call it agreed. */
import { expect, test } from "vitest";
import { visitor } from "#server/testing/visitor.ts";
import { guests } from "#tools/browser/guests.ts";
import { twoInPlay } from "#tools/browser/outer-rim/two-in-play.ts";
import { en as labels } from "../labels/en.ts";
import { isAsked } from "../testing/asked.ts";
import { en as texts } from "../words/en.ts";

const { house, known, troubles } = guests();

test("[OR-TRADE-05] whoever offered is told at once that the other said no", async () => {
  const [mia, thomas] = await Promise.all([visitor(house(), "Mia"), visitor(house(), "Thomas")]);
  const { table, first, second } = await twoInPlay(mia, thomas);
  const page = await known(first.token, `/t/${table}`);
  await isAsked(page, "ask.planning");
  const offer = page.locator(".or-offer");
  await page.locator(".or-faces").getByRole("button", { name: labels.faces.offer }).click();
  await offer.getByRole("button", { name: labels.offer.more }).first().click();
  await offer.getByRole("button", { name: labels.offer.send }).click();
  await page.getByRole("button", { name: labels.board.deal.withdraw }).waitFor();
  const { seat } = second;
  await second.ask(table, { type: "command", seat, command: { type: "decline" } });
  const no = texts["log.talk-left"].replace("{player}", second.name).replace("{other}", first.name);
  await page.locator(".toast", { hasText: no }).waitFor();
  await isAsked(page, "ask.planning");
  await page.locator(".or-faces").getByRole("button", { name: labels.faces.offer }).click();
  const { settled, matter } = labels.board.deal;
  await offer.getByText(settled(matter.credits)).waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});
