/** Two phones at one hosted table: what one writes the other reads, and either may undo. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeFindings, smallTargets, stickingOut } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { en as hall } from "../../words/en.ts";
import { en } from "./words/en.ts";

const { person } = guests();

test("[LB-ORDER-01] two phones stay in sync through the hall", async () => {
  const [mia, thomas] = await Promise.all([person({ name: "Mia" }), person({ name: "Thomas" })]);
  await mia.goto("/");
  await mia.getByRole("button", { name: `${hall.lobby.newTable}: Legion bounty ledger` }).click();
  await mia.getByLabel(hall.create.byLink).check();
  await mia.getByLabel("2", { exact: true }).check();
  await mia.getByRole("button", { name: hall.create.open }).click();
  await mia.locator(".seat-list").waitFor();
  await thomas.goto(mia.url());
  await thomas.getByRole("button", { name: hall.table.sit }).first().click();
  await mia.getByText("Thomas").first().waitFor();
  await mia.getByRole("button", { name: hall.table.start }).click();

  await mia.getByRole("button", { name: en.mission.edition.classic }).click();
  await mia.getByRole("button", { name: en.armies.demo }).click();
  await thomas.locator(".unit-tile", { hasText: "Leia Organa" }).waitFor();
  await thomas.getByRole("button", { name: en.armies.ready }).click();
  // Each side marks on its own phone.
  await thomas.getByText(en.mission.turn.theirs("Mia")).waitFor();
  expect(await thomas.locator(".unit-face:not([aria-disabled])").count()).toBe(0);
  await mia.locator(".unit-tile.target", { hasText: "Leia Organa" }).locator(".unit-face").click();
  await thomas.getByText(en.marks.who("Bossk")).waitFor();
  await mia.locator(".unit-tile.target", { hasText: "Chewbacca" }).locator(".unit-face").click();
  await thomas.locator(".play").waitFor();
  await thomas.getByRole("button", { name: `${en.play.defeated}: Leia Organa` }).click();
  await thomas.locator("dialog[open] .pick", { hasText: "Boba Fett" }).first().click();
  await mia
    .locator(".last-lines")
    .getByText(en.log.claimed("Boba Fett", "Leia Organa", "Boba Fett"))
    .waitFor();
  expect(await mia.locator(".totals").innerText()).toContain("1");
  await thomas.getByRole("button", { name: en.play.undo }).click();
  await mia.locator(".unit-tile:not(.out)", { hasText: "Leia Organa" }).waitFor();

  // [LB-LEDGER-18] One clock on both phones: started here, handed over there, paused, and still so after a reload.
  const clock = (page: Page) => page.locator(".clock");
  await mia.getByRole("button", { name: en.clock.start }).click();
  await mia.getByRole("button", { name: en.clock.chess }).click();
  await clock(thomas).locator(".runs", { hasText: en.blue }).waitFor();
  await clock(thomas)
    .getByRole("button", { name: en.clock.hand(en.red) })
    .click();
  await clock(mia).locator(".runs", { hasText: en.red }).waitFor();
  await clock(mia)
    .getByText(/1:2[0-4]:\d\d/)
    .first()
    .waitFor();
  await mia.locator(".ledger-scroll").evaluate((element) => element.scrollTo(0, 0));
  expect(await axeFindings(mia)).toEqual([]);
  expect(await stickingOut(mia)).toEqual([]);
  expect(await smallTargets(mia)).toEqual([]);
  const shots = process.env["SHOTS"];
  if (shots !== undefined) await mia.screenshot({ path: `${shots}/clock.png` });
  await clock(mia).getByRole("button", { name: en.clock.pause }).click();
  await clock(thomas).getByText(en.clock.paused, { exact: true }).waitFor();
  const times = (page: Page) => clock(page).locator(".number").allInnerTexts();
  const stood = await times(thomas);
  await mia.reload();
  await clock(mia).getByText(en.clock.paused, { exact: true }).waitFor();
  expect(await times(mia)).toEqual(stood);
  for (const page of [mia, thomas]) await page.context().close();
});
