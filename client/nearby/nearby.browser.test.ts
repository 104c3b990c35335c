/** Devices in one room: one of them is the table, the others join by codes; no hall is asked for anything. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { guests } from "#tools/browser/guests.ts";
import { en } from "#words/made/hall/en.ts";
import { en as near } from "#words/made/nearby/en.ts";

const { troubles, visit, person } = guests();

/** This device becomes the table of a game for so many. */
async function opensTable(name: string, title: string, seats: string): Promise<Page> {
  const page = await visit("/", { name, keeps: true });
  await page.getByRole("button", { name: en.create.titleOf(title), exact: true }).click();
  const sheet = page.locator("dialog");
  await sheet.getByRole("radio", { name: near.where }).check();
  if (seats !== "") await sheet.getByRole("radio", { name: seats, exact: true }).first().check();
  await sheet.locator(".sheet-foot .button").click();
  await page.locator(".near-invitation input").first().waitFor();
  return page;
}

/** The invitation there, the answer back: as by message. */
async function joins(host: Page, guest: Page, name: string): Promise<void> {
  await guest.goto(await host.locator(".near-invitation input").first().inputValue());
  await guest.getByLabel(near.name).fill(name);
  await guest.getByRole("button", { name: near.join }).click();
  const answer = await guest.getByLabel(near.answerAlt).and(guest.locator("input")).inputValue();
  await host.getByLabel(near.paste).fill(answer);
  await host.getByRole("button", { name: near.accept }).click();
  await guest.waitForURL(/\/t\/near-/);
}

test("[NEAR] two devices play a game of cards, and whoever was away has the same seat", async () => {
  const host = await opensTable("Ginny", "Bounty Hunters", "2");
  const guest = await person({ name: "Mia", keeps: true });
  await joins(host, guest, "Mia");
  await guest.getByRole("button", { name: en.table.sit }).first().click();
  await host.getByText("Mia").first().waitFor();
  await host.getByRole("button", { name: en.table.start }).click();
  for (const page of [host, guest]) await page.locator(".bh-draw").waitFor();
  await guest.locator(".bh-draw button").first().click();
  await host.locator(".bh-draw button").first().click();
  for (const page of [host, guest]) await page.locator(".bh-hand button").nth(4).waitFor();
  // The guest's page is closed in mid-turn, and comes back by another look.
  const url = guest.url();
  await guest.goto("/settings");
  await host
    .locator(".table-tools")
    .getByRole("button", { name: en.table.more, exact: true })
    .click();
  await host.getByRole("button", { name: en.table.invite }).click();
  await host.locator(".near-invitation input").first().waitFor();
  await joins(host, guest, "Mia");
  expect(guest.url()).toBe(url);
  await guest.locator(".bh-hand button").nth(4).waitFor();
  expect(troubles).toEqual([]);
});

test("[NEAR] two phones keep one ledger, from the first list to an entry that both read", async () => {
  const host = await opensTable("Ginny", "Legion bounty ledger", "");
  const guest = await person({ name: "Mia", keeps: true });
  await joins(host, guest, "Mia");
  await guest.getByRole("button", { name: en.table.sit }).first().click();
  await host.getByRole("button", { name: en.table.start }).click();
  for (const page of [host, guest]) await page.locator(".ledger, .legion").first().waitFor();
  expect(troubles).toEqual([]);
});

test("[NEAR] a code that is cut off says so", async () => {
  const page = await visit("/near#AQAB");
  await page.getByText(near.wrongCode).waitFor();
});
