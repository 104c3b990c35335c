/** Four friends in a hut, and a camera that reads what the other phone shows. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { expect, test } from "vitest";
import { joins, opensTable } from "#tools/browser/nearby/in-one-room.ts";
import { filmOf } from "#tools/browser/nearby/drawn-video.ts";
import { giveUpSeat } from "#tools/browser/give-up.ts";
import { guests, wholeGame } from "#tools/browser/guests.ts";
import { en } from "#words/made/hall/en.ts";
import { en as near } from "#words/made/nearby/en.ts";

const { house, person, troubles, visit } = guests();

test("[NEAR] four devices play to the end, talk, and begin once more without new codes", async () => {
  const host = await opensTable(await visit("/", { name: "Ginny", keeps: true }), {
    title: "Bounty Hunters",
    seats: "4",
  });
  const friends: Page[] = [];
  for (const name of ["Mia", "Thomas", "Juno"]) {
    const friend = await person({ name, keeps: true });
    await joins(host, friend, name);
    await friend.getByRole("button", { name: en.table.sit }).first().click();
    friends.push(friend);
  }
  await host.getByText("Juno").first().waitFor();
  await host.getByRole("button", { name: en.table.start }).click();
  for (const page of [host, ...friends]) await page.locator(".bh-draw").waitFor();
  // Nobody sees another's hand: each page has its own five, and the host's page too.
  for (const page of [host, ...friends]) await page.locator(".bh-draw button").first().click();
  const hands = await Promise.all(
    [host, ...friends].map(async (page) => {
      await page.locator(".bh-hand button").nth(4).waitFor();
      return page.locator(".bh-hand").innerText();
    }),
  );
  expect(new Set(hands).size).toBe(4);
  await friends[0]
    ?.locator(".table-tools")
    .getByRole("button", { name: en.table.chat, exact: true })
    .click();
  await friends[0]?.locator(".chat input, dialog input").first().fill("Hello from the bench");
  await friends[0]?.keyboard.press("Enter");
  await host.locator(".table-tools").getByRole("button", { name: en.table.chat }).click();
  await host.getByText("Hello from the bench").first().waitFor();
  // Bots play on, and the same people begin once more, by the channels that are there.
  const first = host.url();
  for (const page of [host, ...friends]) {
    await page.keyboard.press("Escape");
    await page
      .locator(".table-tools")
      .getByRole("button", { name: en.table.more, exact: true })
      .click();
    await giveUpSeat(page, en);
  }
  await host.locator(".result h1").waitFor(wholeGame);
  await host.getByRole("button", { name: en.table.rematch }).click();
  for (const friend of friends)
    await friend.getByRole("button", { name: en.table.rematchYes }).click();
  for (const page of [host, ...friends]) await page.locator(".bh-draw").waitFor();
  expect(host.url()).not.toBe(first);
  expect(new Set([host, ...friends].map((page) => page.url())).size).toBe(1);
  expect(troubles).toEqual([]);
});

test("[NEAR] the camera reads the answer from the other screen", async () => {
  const folder = mkdtempSync(join(tmpdir(), "guildhall-camera-"));
  const film = join(folder, "answer.y4m");
  writeFileSync(film, filmOf("nothing yet"));
  const browser = await chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    const context = await browser.newContext({ baseURL: house(), permissions: ["camera"] });
    const page = await context.newPage();
    await page.goto("/");
    await page.evaluate(() => localStorage.setItem("guildhall.name", "Ginny"));
    await page.reload();
    const host = await opensTable(page, { title: "Bounty Hunters", seats: "2" });
    const guest = await person({ name: "Mia", keeps: true });
    await guest.goto(await host.locator(".near-invitation input").first().inputValue());
    await guest.getByLabel(near.name).fill("Mia");
    await guest.getByRole("button", { name: near.join }).click();
    const answer = guest.getByLabel(near.answerAlt).and(guest.locator("input"));
    writeFileSync(film, filmOf(await answer.inputValue()));
    await host.getByRole("button", { name: near.scan }).click();
    await guest.waitForURL(/\/t\/near-/);
    await guest.getByRole("button", { name: en.table.sit }).first().waitFor();
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
});
