/** Four people, two phones and two desktops, from the first link to the verified end. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeFindings, stickingOut } from "#tools/browser/browser.ts";
import { giveUpSeat } from "#tools/browser/give-up.ts";
import { guests, wholeGame } from "#tools/browser/guests.ts";
import { es as verifying } from "#words/made/verify/es.ts";
import { en } from "#words/made/hall/en.ts";
import { es } from "#words/made/hall/es.ts";
import { fr } from "#words/made/hall/fr.ts";

const { person, troubles } = guests();

/** The board in front of them is the real one: a deck, then a card and what becomes of it. */
async function drawFrom(page: Page, deck: number): Promise<void> {
  await page.locator(".bh-draw button").nth(deck).click();
}
async function choose(page: Page): Promise<void> {
  await page.locator(".bh-hand button").first().click();
  await page.locator(".bh-move:not([aria-disabled])").last().click();
}
async function tool(page: Page, name: string): Promise<void> {
  await page.locator(".table-tools").getByRole("button", { name, exact: true }).click();
}

test("[HALL] four people create, join, play, get lost, reload, hand over, take back, finish, replay and verify", async () => {
  // Everything moves here: nowhere else is it seen that cards in flight disturb nothing.
  const moving = { motion: "standard", sounds: "standard" } as const;
  const ginny = await person({
    name: "Ginny",
    ...moving,
    size: "phone",
  });
  const mia = await person({
    name: "Mia",
    ...moving,
    size: "phone",
    language: "fr",
    theme: "light",
  });
  const thomas = await person({
    name: "Thomas",
    ...moving,
    size: "desktop",
  });
  const noor = await person({
    name: "Noor",
    ...moving,
    size: "desktop",
    language: "es",
    theme: "light",
  });
  const everyone = [ginny, mia, thomas, noor];

  // Create, and join by the link.
  await ginny.goto("/");
  await ginny.getByRole("button", { name: en.lobby.newTable }).first().click();
  const terms = ginny.locator("dialog");
  await terms.getByRole("group", { name: en.create.seats, exact: true }).getByLabel("4").check();
  // The level is asked only while bots are wanted; whoever stands in later keeps it.
  const bots = terms.getByRole("group", { name: en.create.bots });
  await bots.getByLabel("1", { exact: true }).check();
  await terms.locator("input[value=random], input[value=novice]").first().check();
  await bots.getByLabel(en.create.noBots, { exact: true }).check();
  await terms.getByRole("button", { name: en.create.open }).click();
  await ginny.locator(".seat-list").waitFor();
  const invitation = await ginny.getByRole("textbox", { name: en.table.invite }).inputValue();
  for (const [page, sit] of [
    [mia, fr.table.sit],
    [thomas, en.table.sit],
    [noor, es.table.sit],
  ] as const) {
    await page.goto(invitation);
    await page.getByRole("button", { name: sit }).first().click();
    await page.getByRole("button", { name: sit }).first().waitFor({ state: "detached" });
  }
  await ginny.getByRole("button", { name: en.table.start }).click();
  for (const page of everyone) await page.locator(".bh-draw").waitFor();

  // Ginny takes her sealed choice back: nobody has learned anything, so nobody is asked.
  await drawFrom(ginny, 0);
  await ginny
    .getByText(en.table.waitingFor(["Mia", "Thomas", "Noor"]))
    .first()
    .waitFor();
  await tool(ginny, en.table.takeBack);
  await ginny.locator(".table-head.my-move").waitFor();
  await drawFrom(ginny, 1);

  // Thomas loses the connection; the others see it; he comes back by himself and plays on.
  await thomas.context().setOffline(true);
  await thomas.getByText(en.link.lost).waitFor();
  await ginny.locator(".bh-seat", { hasText: "Thomas" }).locator(".bh-absent").waitFor();
  await thomas.context().setOffline(false);
  await thomas.locator(".link-state.open").waitFor();
  await ginny.locator(".bh-absent").waitFor({ state: "detached" });
  await drawFrom(thomas, 2);

  // Mia reloads in the middle of her choice.
  await mia.reload();
  await mia.locator(".bh-draw").waitFor();
  await drawFrom(mia, 3);

  // Noor lets a bot play, then comes back.
  await tool(noor, es.table.more);
  await giveUpSeat(noor, es);
  await noor.getByText(es.table.botPlays).waitFor();
  await ginny.locator(".log, .bh-hand").first().waitFor();
  await noor.getByRole("button", { name: es.table.takeOver }).click();
  await noor.getByText(es.table.botPlays).waitFor({ state: "detached" });

  // A word across the table is read in everyone's own language.
  await tool(ginny, en.table.chat);
  await ginny.getByRole("button", { name: en.phrases["good-luck"] }).click();
  await ginny.keyboard.press("Escape");
  await mia.getByText(fr.phrases["good-luck"]).first().waitFor();

  // The first choice is made by hand; what a bot already sealed for Noor stays sealed.
  for (const page of [ginny, mia, thomas]) await choose(page);
  for (const page of everyone) expect(await stickingOut(page)).toEqual([]);

  // Everyone goes to bed; bots finish the game.
  for (const [page, words] of [
    [ginny, en],
    [mia, fr],
    [thomas, en],
    [noor, es],
  ] as const) {
    await tool(page, words.table.more);
    await giveUpSeat(page, words);
  }
  for (const page of everyone) await page.locator(".result h1").waitFor(wholeGame);
  // Each device took part in the deal, and says by itself that it was kept.
  await ginny.getByText(en.deal.good).waitFor();
  await mia.getByText(fr.deal.good).waitFor();
  expect(await axeFindings(ginny)).toEqual([]);

  // Replay, forward and back, through everyone's eyes.
  await ginny.getByRole("button", { name: en.replay.watch }).click();
  const bar = ginny.getByRole("group", { name: en.replay.title });
  // It plays by itself, faster on request, and stops when told to.
  await bar.getByText(/^Step ([3-9]|\d{2,}) of \d{2,}$/).waitFor();
  await bar.getByRole("button", { name: en.replay.pace(1) }).click();
  await bar.getByRole("button", { name: en.replay.pause }).click();
  await bar.getByRole("slider", { name: en.replay.position }).fill("0");
  await bar.getByText(/^Start · \d{2,} steps$/).waitFor();
  await bar.getByRole("button", { name: en.replay.next }).click();
  await bar.getByRole("button", { name: en.replay.next }).click();
  await bar.getByText(/^Step 3 of /).waitFor();
  await bar.getByRole("button", { name: en.replay.previous }).click();
  await bar.getByText(/^Step 2 of /).waitFor();
  await bar.getByLabel(en.replay.eyes).selectOption("everyone");
  await expect.poll(() => ginny.locator(".board-area.many > :not(.replay-lines)").count()).toBe(4);
  await bar.getByRole("button", { name: en.replay.leave }).click();

  // Verify in another language, on another device.
  await noor.getByRole("link", { name: es.verifyThis }).click();
  await noor.getByText(verifying.good).waitFor();
  expect(await axeFindings(noor)).toEqual([]);
  expect(troubles).toEqual([]);
  for (const page of everyone) await page.context().close();
});
