/** Two people at one hosted table: they meet, one offers a deal, the other sees both trays and takes it. */
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { guests } from "#tools/browser/guests.ts";
import { en as hall } from "../../../words/en.ts";
import { en as labels } from "../labels/en.ts";
import { en as texts } from "../words/en.ts";

const { person, troubles } = guests();

interface Person {
  readonly name: string;
  readonly page: Page;
}

/** Everyone takes the first character and ship and begins on Tatooine; whose turn it is then comes first. */
async function setUp(people: readonly [Person, Person]): Promise<readonly [Person, Person]> {
  for (let look = 0; look < 400; look++) {
    for (const [i, { page }] of people.entries()) {
      const asked = await page
        .locator(".or-sentence")
        .first()
        .textContent({ timeout: 200 })
        .catch(() => null);
      if (asked === texts["ask.planning"]) return i === 0 ? people : [people[1], people[0]];
      if (asked === texts["ask.choose-start"]) {
        await page.locator('[data-space="tatooine"]').click();
        await page.locator(".or-panel .button.lamp").click();
        // Asked again before the answer has come, there would be nothing to press.
        await page
          .locator(".or-sentence", { hasText: texts["ask.choose-start"] })
          .waitFor({ state: "detached" });
      } else await press(page.locator(".or-take .button.lamp"));
    }
  }
  throw new Error("the game never began");
}

/** If it is there. */
async function press(button: Locator): Promise<void> {
  if ((await button.count()) > 0)
    await button
      .first()
      .click({ timeout: 1500 })
      .catch(() => undefined);
}

test("[OR-TRADE-01] two people in one place make a deal, each on their own screen", async () => {
  const [mia, thomas] = await Promise.all([
    person({ name: "Mia", size: "desktop", motion: "less" }),
    person({ name: "Thomas", motion: "less" }),
  ]);
  await mia.goto("/");
  await mia.getByRole("button", { name: `${hall.lobby.newTable}: Outer Rim` }).click();
  await mia.getByLabel(hall.create.byLink).check();
  await mia.getByLabel("2", { exact: true }).first().check();
  await mia.getByRole("button", { name: hall.create.open }).click();
  await mia.locator(".seat-list").waitFor();
  await thomas.goto(mia.url());
  await thomas.getByRole("button", { name: hall.table.sit }).first().click();
  await mia.getByText("Thomas").first().waitFor();
  await mia.getByRole("button", { name: hall.table.start }).click();

  const [first, second] = await setUp([
    { name: "Mia", page: mia },
    { name: "Thomas", page: thomas },
  ]);
  const dock = first.page.locator(".or-dock");
  const offer = first.page.locator(".or-offer");
  await dock.getByRole("button", { name: labels.answers.earn("2,000"), exact: true }).click();
  await dock.getByRole("button", { name: labels.offer.open }).click();
  const more = offer.getByRole("button", { name: labels.offer.more });
  await more.first().click();
  await more.first().click();
  await more.last().click();
  await offer.getByRole("button", { name: labels.offer.send }).click();
  const two = texts["deal.credits"].replace("{amount}", "2,000");
  await second.page.locator(".or-trays").getByText(two).first().waitFor();
  await second.page
    .locator(".or-offer")
    .getByRole("button", { name: labels.answers.accept })
    .click();
  await first.page.getByText(texts["ask.action"]).first().waitFor();
  const deal = texts["log.trade-made"].replace("{one}", first.name).replace("{other}", second.name);
  await expect.poll(() => mia.locator(".side-panel").textContent()).toContain(deal);
  expect(troubles).toEqual([]);
  for (const page of [mia, thomas]) await page.context().close();
});
