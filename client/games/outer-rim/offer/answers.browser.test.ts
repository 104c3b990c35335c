/** Answers at a hall's table: whoever offered reads them where they look, and the trays do not call a no agreed. */
import { expect, test } from "vitest";
import { visitor } from "#server/testing/visitor.ts";
import { guests } from "#tools/browser/guests.ts";
import { twoInPlay } from "#tools/browser/outer-rim/two-in-play.ts";
import { en as labels } from "#words/made/outer-rim-labels/en.ts";
import { isAsked } from "../testing/asked.ts";
import { en as texts } from "../words/en.ts";

const { house, known, troubles } = guests();

test("[OR-TRADE-05] whoever offered is told at once what the other said, also where nothing is told", async () => {
  const [mia, thomas] = await Promise.all([visitor(house(), "Mia"), visitor(house(), "Thomas")]);
  const { table, first, second } = await twoInPlay(mia, thomas, { favors: "on" });
  const { seat } = second;
  const page = await known(first.token, `/t/${table}`);
  const offer = page.locator(".or-offer");
  const open = async (): Promise<void> => {
    await isAsked(page, "ask.planning");
    await page.locator(".or-faces").getByRole("button", { name: labels.faces.offer }).click();
  };
  const sent = async (): Promise<void> => {
    await offer.getByRole("button", { name: labels.offer.send }).click();
    await page.getByRole("button", { name: labels.board.deal.withdraw }).waitFor();
  };
  const hears = (text: string): Promise<void> =>
    page.locator(".toast", { hasText: text }).waitFor();

  await open();
  await offer.getByRole("button", { name: labels.offer.more }).first().click();
  await sent();
  await second.ask(table, { type: "command", seat, command: { type: "decline" } });
  await hears(texts["log.talk-left-to-you"]({ player: second.name }));
  await open();
  const { settled, matter } = labels.board.deal;
  await offer.getByText(settled(matter.credits)).waitFor();

  await page.evaluate(() => localStorage.setItem("guildhall.outer-rim-pace", "instant"));
  await page.reload();
  await open();
  const favor = texts["favor.shortcut"];
  await offer.locator(".or-one-tray").last().getByRole("button", { name: favor }).click();
  await sent();
  await second.ask(table, { type: "command", seat, command: { type: "accept" } });
  await hears(texts["log.favor-granted-to-you"]({ from: second.name, favor }));
  expect(troubles).toEqual([]);
  await page.context().close();
});
