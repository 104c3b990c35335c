/** An evening as a home network sees it: plain http, a host name, no secure origin. A laptop hosts, a phone joins. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { houseAddress } from "#tools/browser/guests.ts";
import { device, openBrowser, type Wish } from "#tools/browser/browser.ts";
import { en } from "./words/en.ts";
import { fr } from "./words/fr.ts";

/** The browser maps the name to the loopback; nothing leaves this machine. */
const name = "hall.home";
const patience = 20_000;
let browser: Browser;
let house = "";
beforeAll(async () => {
  const here = new URL(houseAddress());
  house = `http://${name}:${here.port}`;
  browser = await openBrowser([`--host-resolver-rules=MAP ${name} 127.0.0.1`]);
});
afterAll(() => browser.close());

async function person(wish: Wish): Promise<Page> {
  const context = await device(browser, house, wish);
  context.setDefaultTimeout(patience);
  return context.newPage();
}

async function handOver(page: Page, words: typeof en): Promise<void> {
  await page
    .locator(".table-tools")
    .getByRole("button", { name: words.table.more, exact: true })
    .click();
  await page.getByRole("button", { name: words.table.handOver }).click();
}

test(
  "[HALL] on plain http the link is copied, a friend joins, everyone's device checks the deal, and again is two taps",
  { timeout: 120_000 },
  async () => {
    const ginny = await person({ name: "Ginny", size: "desktop" });
    const mia = await person({ name: "Mia", size: "phone", language: "fr" });
    await ginny.goto("/");
    expect(await ginny.evaluate(() => isSecureContext)).toBe(false);

    await ginny.getByRole("button", { name: en.lobby.newTable }).first().click();
    const terms = ginny.locator("dialog");
    await terms.getByRole("group", { name: en.create.seats, exact: true }).getByLabel("2").check();
    await terms.getByRole("button", { name: en.create.open }).click();
    await ginny.locator(".seat-list").waitFor();

    // There is no clipboard here: the old way copies, and what was copied is the link.
    await ginny.evaluate(() => {
      document.addEventListener("copy", () => {
        const area = document.activeElement;
        document.documentElement.dataset["copied"] =
          area instanceof HTMLTextAreaElement ? area.value : "";
      });
    });
    await ginny.getByRole("button", { name: en.copy, exact: true }).click();
    await ginny.getByText(en.copied).first().waitFor();
    const copied = await ginny.evaluate(() => document.documentElement.dataset["copied"]);
    expect(copied).toMatch(new RegExp(`^http://${name}:\\d+/t/`));

    // Join: the link, then two taps. A word while gathering reaches the host.
    await mia.goto(copied ?? "/");
    await mia.getByRole("button", { name: fr.table.sit }).first().click();
    await mia.getByRole("button", { name: fr.phrases.hello }).click();
    await ginny.getByText(en.phrases.hello).first().waitFor();
    await ginny.getByRole("button", { name: en.table.start }).click();
    for (const page of [ginny, mia]) await page.locator(".bh-draw").waitFor();

    // Bots finish the evening; each device says by itself that the deal was kept.
    await handOver(ginny, en);
    await handOver(mia, fr);
    for (const page of [ginny, mia]) await page.locator(".result h1").waitFor({ timeout: 60_000 });
    await ginny.getByText(en.deal.good).waitFor();
    await mia.getByText(fr.deal.good).waitFor();

    // Again: one tap proposes, the other is asked over the result, and the game begins by itself.
    await ginny.getByRole("button", { name: en.table.rematch, exact: true }).click();
    await mia.getByRole("button", { name: fr.table.rematchYes }).click();
    for (const page of [ginny, mia]) await page.locator(".bh-draw").waitFor();
    expect(new URL(mia.url()).pathname).toBe(new URL(ginny.url()).pathname);
  },
);
