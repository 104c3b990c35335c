/** The device that is the table falls asleep: everyone sees it, a ledger goes on, and they are one again afterwards. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { guests } from "#tools/browser/guests.ts";
import { paste, sheet, tile } from "#tools/browser/legion/on-screen.ts";
import { comesBack, handsOf, joins, opensTable } from "#tools/browser/nearby/in-one-room.ts";
import { en as hall } from "#words/made/hall/en.ts";
import { en } from "#words/made/legion/en.ts";
import { en as near } from "#words/made/nearby/en.ts";

const { troubles, visit, person } = guests();

const blueLink = "https://legionhq2.com/list/empire/600:1ardb,1aw00000,1ax000,4ay0000";
const redLink = "https://legionhq2.com/list/rebels/1000:1ad0db0,1ab0db0,1jg0,2ah0000";

/** As a phone does to a page whose screen went dark: nothing in it runs, and its connections stay. */
async function asleep(page: Page, meanwhile: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Debugger.enable");
  await session.send("Debugger.pause");
  await meanwhile();
  await session.send("Debugger.disable");
  await session.detach();
}

async function wound(page: Page, name: string, wounds: number): Promise<void> {
  await tile(page, name).locator(".unit-face").click();
  await sheet(page)
    .getByRole("button", { name: en.unit.setWounds(wounds) })
    .click();
  await sheet(page).waitFor({ state: "detached" });
}

async function left(page: Page, name: string, wounds: number, of: number): Promise<void> {
  await tile(page, name).getByLabel(en.play.left(wounds, of)).waitFor();
}

test("[NEAR] [LB-LEDGER-12] a ledger whose device sleeps goes on through a reload, and both copies become one", async () => {
  const host = await opensTable(await visit("/", { name: "Ginny", keeps: true, size: "phone" }), {
    title: "Legion bounty ledger",
    seats: "2",
  });
  const guest = await person({ name: "Mia", keeps: true, size: "phone" });
  await joins(host, guest, "Mia");
  await guest.getByRole("button", { name: hall.table.sit }).first().click();
  await host.getByText("Mia").first().waitFor();
  await host.getByRole("button", { name: hall.table.start }).click();
  await host.getByRole("button", { name: en.mission.edition.classic }).click();
  await paste(host, `${en.blue}: ${en.armies.paste}`, blueLink);
  await tile(host, "Boba Fett").waitFor();
  await paste(host, `${en.red}: ${en.armies.paste}`, redLink);
  await tile(host, "Leia Organa").waitFor();
  await host.getByRole("button", { name: en.armies.ready }).click();
  await tile(host, "Leia Organa").locator(".unit-face").click();
  await host.getByText(en.marks.who("Bossk")).waitFor();
  await tile(host, "Luke Skywalker").locator(".unit-face").click();
  await guest.locator(".play").waitFor();
  await wound(host, "Boba Fett", 1);
  await left(guest, "Boba Fett", 4, 5);

  await asleep(host, async () => {
    await guest.locator(".link-state.lost").waitFor({ state: "attached" });
    await wound(guest, "Leia Organa", 2);
    await guest.getByText(en.play.waiting(1)).waitFor();
  });
  // Without a look: the connection slept, too.
  await left(host, "Leia Organa", 4, 6);
  await guest.getByText(en.play.waiting(1)).waitFor({ state: "detached" });

  // Its page is closed now, and both go on by themselves for an hour.
  const address = guest.url();
  await guest.goto("/settings");
  await guest.goto(address);
  await guest.locator(".play").waitFor();
  await wound(guest, "Luke Skywalker", 3);
  await wound(host, "Boba Fett", 2);
  await guest.reload();
  await guest.getByText(en.play.waiting(1)).waitFor();
  await comesBack(host, guest, "Mia");
  await host.keyboard.press("Escape");
  for (const page of [host, guest]) {
    await left(page, "Luke Skywalker", 3, 6);
    await left(page, "Boba Fett", 3, 5);
  }
  expect(troubles).toEqual([]);
});

test("[NEAR] the table's page is closed in mid-game and opened again: the same hands, and one look for the guest", async () => {
  const host = await opensTable(await visit("/", { name: "Ginny", keeps: true }), {
    title: "Bounty Hunters",
    seats: "2",
  });
  const guest = await person({ name: "Mia", keeps: true });
  await joins(host, guest, "Mia");
  await guest.getByRole("button", { name: hall.table.sit }).first().click();
  await host.getByText("Mia").first().waitFor();
  await host.getByRole("button", { name: hall.table.start }).click();
  for (const page of [host, guest]) await page.locator(".bh-draw button").first().click();
  const hands = await handsOf([host, guest]);
  const address = host.url();
  host.on("dialog", (dialog) => void dialog.accept());
  await host.goto("/settings");
  await guest.locator(".link-state.lost").waitFor({ state: "attached" });
  // A game with secrets is on that device alone: without it there is nothing to see.
  await guest.reload();
  await guest.getByText(near.awayTitle).waitFor();
  await host.goto(address);
  await comesBack(host, guest, "Mia");
  expect(await handsOf([host, guest])).toEqual(hands);
  expect(troubles).toEqual([]);
});
