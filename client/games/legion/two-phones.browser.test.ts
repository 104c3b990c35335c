/** Two phones at one hosted table: what one writes the other reads, and either may undo. */
import { expect, test } from "vitest";
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
  for (const page of [mia, thomas]) await page.context().close();
}, 90_000);
