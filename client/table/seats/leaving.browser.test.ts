/** Every door that leads away from a table keeps the seat; giving it up is asked, told, and undone with one tap. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { TableInfo } from "#table/talk/words.ts";
import { deepAxeFindings } from "#tools/browser/browser.ts";
import { giveUpSeat } from "#tools/browser/give-up.ts";
import { guests } from "#tools/browser/guests.ts";
import { en } from "#words/made/hall/en.ts";
import { fr } from "#words/made/hall/fr.ts";

const { person, house } = guests();

const openMenu = (page: Page, words: typeof en): Promise<void> =>
  page.locator(".table-tools").getByRole("button", { name: words.table.more, exact: true }).click();

test("[HALL] back arrow, menu and closed page keep the seat; giving it up is asked once", async () => {
  const ginny = await person({ name: "Ginny" });
  const mia = await person({ name: "Mia", size: "desktop", language: "fr" });
  await ginny.goto("/");
  await ginny.getByRole("button", { name: en.lobby.newTable }).first().click();
  const terms = ginny.locator("dialog");
  await terms.getByRole("group", { name: en.create.seats, exact: true }).getByLabel("2").check();
  // How patient the table is stands among the terms, and is told to everyone.
  await terms
    .getByRole("group", { name: /^When may a bot play/ })
    .getByLabel("After 5 min")
    .check();
  await terms.getByRole("button", { name: en.create.open }).click();
  await ginny
    .locator(".terms")
    .getByText(/^After 5 minutes the others may let a bot play/)
    .waitFor();
  const link = ginny.url();
  await mia.goto(link);
  await mia
    .locator(".terms")
    .getByText(/^Après 5 minutes/)
    .waitFor();
  await mia.getByRole("button", { name: fr.table.sit }).click();
  await ginny.getByRole("button", { name: en.table.start }).click();
  await mia.locator(".bh-draw").waitFor();

  const hers = async (): Promise<unknown> => {
    const answer = await fetch(`${house()}/api/tables/${link.split("/").at(-1)}`);
    return ((await answer.json()) as TableInfo).seats[1]?.holder;
  };
  const back = async (): Promise<void> => {
    await mia.goto(link);
    await mia.locator(".bh-draw").waitFor();
    await expect.poll(hers).toMatchObject({ presence: "here", substitute: null });
  };

  // By the menu, which says what becomes of the seat.
  await openMenu(mia, fr);
  await mia.getByText(/^Ta place est gardée\. Après 5 minutes/).waitFor();
  expect(await deepAxeFindings(mia)).toEqual([]);
  await mia.getByRole("button", { name: fr.backToHall }).click();
  await mia.locator(".lobby").waitFor();
  await expect.poll(hers).toMatchObject({ presence: "left", substitute: null });
  await back();
  // By the arrow.
  await mia.getByRole("link", { name: fr.backToHall }).click();
  await expect.poll(hers).toMatchObject({ presence: "left", substitute: null });
  await back();
  // The page is gone.
  await mia.goto("about:blank");
  await expect.poll(hers).toMatchObject({ presence: "left", substitute: null });
  await back();

  // Asked, and answered no: nothing has happened.
  await openMenu(mia, fr);
  await mia.getByRole("button", { name: fr.table.giveUp, exact: true }).click();
  await mia.getByText(/jusqu’à ton retour/).waitFor();
  expect(await deepAxeFindings(mia)).toEqual([]);
  await mia.getByRole("button", { name: fr.table.keepSeat }).click();
  expect(await hers()).toMatchObject({ substitute: null });
  // Given up by mistake: what the bot did is taken back, all of it, and she chooses herself.
  await openMenu(mia, fr);
  await giveUpSeat(mia, fr);
  await mia.getByText(fr.table.botPlays).waitFor();
  const undo = mia.locator(".table-tools").getByRole("button", { name: fr.table.takeBack });
  await undo.and(mia.locator(":not([aria-disabled])")).click();
  const sheet = mia.getByRole("dialog", { name: fr.table.takeBack });
  await sheet.getByText(fr.table.takeBackBot(null)).waitFor();
  expect(await deepAxeFindings(mia)).toEqual([]);
  await sheet.getByRole("button", { name: fr.table.takeBack }).click();
  await mia.locator(".table-head.my-move").waitFor();
  expect(await hers()).toMatchObject({ substitute: null });
  // A bot plays until she says that she is back.
  await openMenu(mia, fr);
  await giveUpSeat(mia, fr);
  await mia.locator(".table-head").getByRole("button", { name: fr.table.takeOver }).click();
  await expect.poll(hers).toMatchObject({ presence: "here", substitute: null });
});
