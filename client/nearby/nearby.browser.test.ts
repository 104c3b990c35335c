/** Devices in one room: one of them is the table, the others join by codes; no hall is asked for anything. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { guests } from "#tools/browser/guests.ts";
import {
  comesBack,
  handsOf,
  joins,
  keptIn,
  opensTable,
} from "#tools/browser/nearby/in-one-room.ts";
import { en } from "#words/made/hall/en.ts";
import { en as near } from "#words/made/nearby/en.ts";

const { troubles, visit, person } = guests();

test("[NEAR] two devices play a game of cards, and whoever was away has the same seat", async () => {
  const host = await opensTable(await visit("/", { name: "Ginny", keeps: true }), {
    title: "Bounty Hunters",
    seats: "2",
  });
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
  await comesBack(host, guest, "Mia");
  expect(guest.url()).toBe(url);
  await guest.locator(".bh-hand button").nth(4).waitFor();
  expect(troubles).toEqual([]);
});

test("[NEAR] two phones keep one ledger, from the first list to an entry that both read", async () => {
  const host = await opensTable(await visit("/", { name: "Ginny", keeps: true }), {
    title: "Legion bounty ledger",
  });
  const guest = await person({ name: "Mia", keeps: true });
  await joins(host, guest, "Mia");
  await guest.getByRole("button", { name: en.table.sit }).first().click();
  await host.getByRole("button", { name: en.table.start }).click();
  for (const page of [host, guest]) await page.locator(".ledger, .legion").first().waitFor();
  expect(troubles).toEqual([]);
});

test("[NEAR] the table moves to a guest's device in mid-game, and nobody shows a code", async () => {
  const first = await opensTable(await visit("/", { name: "Ginny", keeps: true }), {
    title: "Bounty Hunters",
    seats: "3",
  });
  const join = async (name: string): Promise<Page> => {
    const friend = await person({ name, keeps: true });
    await joins(first, friend, name);
    await friend.getByRole("button", { name: en.table.sit }).first().click();
    return friend;
  };
  const [mia, thomas] = [await join("Mia"), await join("Thomas")];
  await first.getByText("Thomas").first().waitFor();
  await first.getByRole("button", { name: en.table.start }).click();
  const all = [first, mia, thomas];
  for (const page of all) await page.locator(".bh-draw button").first().click();
  const hands = await handsOf(all);
  await first
    .locator(".table-tools")
    .getByRole("button", { name: en.table.more, exact: true })
    .click();
  await first.getByRole("button", { name: en.table.invite }).click();
  await first.getByRole("button", { name: near.handOverTo("Mia") }).click();
  await mia.getByRole("button", { name: near.offerYes }).click();
  await first.getByText(near.handedOver("Mia")).waitFor();
  // Everyone has the hand they had, and plays on; the first device keeps nothing.
  await expect.poll(() => handsOf(all)).toEqual(hands);
  for (const page of all) {
    await page.locator(".bh-hand button").first().click();
    await page.locator(".bh-dock button").first().click();
  }
  for (const page of all) await page.locator(".bh-draw").waitFor();
  expect(await keptIn(first)).toEqual([]);
  expect(await keptIn(mia)).toEqual([new URL(first.url()).pathname.slice("/t/".length)]);
  expect(troubles).toEqual([]);
});

test("[NEAR] a code that is cut off says so", async () => {
  const page = await visit("/near#AQAB");
  await page.getByText(near.wrongCode).waitFor();
});
