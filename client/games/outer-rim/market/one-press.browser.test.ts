/** From the action step a card is bought with one press, also where a hall answers. */
import { expect, test } from "vitest";
import { visitor } from "#server/testing/visitor.ts";
import { guests } from "#tools/browser/guests.ts";
import { twoInPlay } from "#tools/browser/outer-rim/two-in-play.ts";
import { prices, type View } from "#rules/outer-rim/index.ts";
import { isAsked } from "../testing/asked.ts";

const { house, known, troubles } = guests();

test("[OR-MKT-03] at a hall's table one press in the action step opens the market and buys the card", async () => {
  const [mia, thomas] = await Promise.all([visitor(house(), "Mia"), visitor(house(), "Thomas")]);
  const { table, first } = await twoInPlay(mia, thomas);
  const { seat } = first;
  const seen = async (): Promise<View> =>
    (await first.view(table, `as=${seat}`)).tell?.view as View;
  await first.ask(table, { type: "command", seat, command: { type: "earn" } });
  const sold = prices(await seen(), seat).find(({ bar, price }) => bar === null && price === 0);
  const page = await known(first.token, `/t/${table}`, { size: "desktop" });
  await isAsked(page, "ask.action");
  await page.locator(`.or-plate.or-kind-${sold?.deck}`).click();
  await page.locator(".or-panel .or-answers .button.lamp").click();
  await expect
    .poll(async () => {
      const { agenda, players } = await seen();
      const isMine = players[seat]?.cards.some(({ id }) => id === sold?.card);
      return isMine === true || agenda.at(-1)?.type === "buy";
    })
    .toBe(true);
  expect(troubles).toEqual([]);
  await page.context().close();
});
