/** The hall in a real browser: lobby, terms, languages, lights, offline. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { deepAxeFindings } from "#tools/browser/browser.ts";
import { giveUpSeat } from "#tools/browser/give-up.ts";
import { guests, wholeGame } from "#tools/browser/guests.ts";
import { games } from "./games/list.ts";
import { partOfDay } from "./words/part-of-day.ts";
import { en as verifying } from "#words/made/verify/en.ts";
import { en } from "#words/made/hall/en.ts";
import { es } from "#words/made/hall/es.ts";
import { fr } from "#words/made/hall/fr.ts";

const { stranger, visit } = guests();

describe("lobby", () => {
  test("[HALL] a stranger sees every game of the house and the notice; one tap plays against bots on this device", async () => {
    const page = await visit("/");
    for (const { id } of games)
      expect(
        await page.getByRole("heading", { name: en.games[id]?.name ?? id }).count(),
      ).toBeGreaterThan(0);
    await page.getByText(en.notice).waitFor();
    await page.getByRole("button", { name: en.lobby.playNow }).first().click();
    await page.locator(".board-area > *").first().waitFor();
    expect(page.url()).toContain("/local/");
    await page.goto("/");
    await page.getByRole("heading", { name: en.lobby.here }).waitFor();
    expect(await page.getByText(en.lobby.yourMove).first().isVisible()).toBe(true);
    // A game has an address of its own: the hall, with that game before the others.
    await page.goto("/g/outer-rim");
    await page.locator(".game-plate").first().waitFor();
    expect(await page.locator(".game-plate h3").allTextContents()).toEqual([
      "Outer Rim",
      "Bounty Hunters",
      "Legion bounty ledger",
    ]);
    await page.context().close();
  });

  test("[HALL] a new table asks for a name once, then shows link, QR code and seal; listed, someone else joins it", async () => {
    const page = await visit("/");
    await page.getByRole("button", { name: en.lobby.newTable }).first().click();
    await page.getByLabel(en.create.listedYes).check();
    await page.getByRole("button", { name: en.create.open }).click();
    await page.getByLabel(en.name.label).fill("Wanda");
    await page.getByRole("button", { name: en.name.enter }).click();
    await page.getByRole("heading", { name: en.table.sealed }).waitFor();
    expect(await page.locator("code.seal").textContent()).toMatch(/^[0-9a-f]{64}$/);
    expect(await page.getByAltText(en.table.inviteQr).isVisible()).toBe(true);

    const guest = await visit("/", { name: "Ginny", language: "fr", size: "desktop" });
    await guest.locator(".lobby-open a", { hasText: "Wanda" }).first().click();
    await guest.getByRole("button", { name: fr.table.sit }).first().click();
    await page.getByText("Ginny").waitFor();
    await guest.context().close();

    await page.goto("/");
    expect(
      await page.getByText(en.name.hello("Wanda", partOfDay(new Date().getHours()))).isVisible(),
    ).toBe(true);
    await page.getByRole("heading", { name: en.lobby.myTables }).waitFor();
    await page.context().close();
  });

  test("[HALL] Back closes what lies over the page before it leaves it; without a network only where one can do without", async () => {
    const page = await visit("/settings");
    const back = (): Promise<void> => page.evaluate(() => history.back());
    const sheets = page.locator("dialog");
    const choose = page.getByRole("button", { name: en.lobby.quickWho(3, "") });
    await page.getByRole("link", { name: en.backToHall }).click();
    await page.getByText(en.lobby.playNowHint(true)).waitFor();

    await choose.click();
    await sheets.waitFor();
    await back();
    await sheets.waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe("/");

    // Two, one over the other: the upper one first, and the page stays where it is.
    await page.getByRole("button", { name: en.lobby.newTable }).first().click();
    await sheets.getByRole("button", { name: en.create.open }).click();
    await expect.poll(() => sheets.count()).toBe(2);
    await back();
    await expect.poll(() => sheets.count()).toBe(1);
    await sheets.getByRole("button", { name: en.create.open }).waitFor();
    await back();
    await sheets.waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe("/");

    // What is chosen there is remembered, and the line says so.
    await choose.click();
    // A phone on its side: the way on is in sight without a finger.
    await page.setViewportSize({ width: 844, height: 390 });
    expect(await sheets.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    const play = await sheets.getByRole("button", { name: en.lobby.playNow }).boundingBox();
    expect((play?.y ?? 0) + (play?.height ?? 0)).toBeLessThan(390);
    await page.setViewportSize({ width: 390, height: 844 });
    await sheets.getByLabel("Introductory: no contracts").check();
    await sheets.getByRole("button", { name: en.close }).click();
    await page.getByRole("button", { name: en.lobby.quickWho(3, " · no contracts") }).waitFor();
    await page.getByRole("button", { name: en.lobby.quickWho(1, "") }).click();
    await sheets.locator("input[value='1']").check();
    await sheets.locator("input[value='5']").check();
    await sheets.locator("input[value='both']").check();
    await sheets.getByRole("button", { name: en.close }).click();
    await page.getByText(en.lobby.quickWho(0, " · 5 fame · two opponents")).waitFor();

    // A sheet that is closed is no step of the way.
    await back();
    await page.getByRole("heading", { name: en.settings }).waitFor();
    await page.context().close();
  });
});

describe("settings", () => {
  test("[HALL] a language is spoken at once and remembered; light and motion change the root, sounds are on until switched off", async () => {
    const page = await visit("/settings", { motion: "standard", sounds: "standard" });
    const root = page.locator("html");
    for (const [language, words] of [
      ["fr", fr],
      ["es", es],
      ["en", en],
    ] as const) {
      await page.locator(`input[value=${language}]`).check();
      await page.getByRole("heading", { name: words.settings, level: 1 }).waitFor();
      expect(await root.getAttribute("lang")).toBe(language);
      if (language !== "es") continue;
      await page.reload();
      await page.getByRole("heading", { name: es.settings, level: 1 }).waitFor();
    }
    expect(await page.getByLabel(en.settingsPage.sounds).isChecked()).toBe(true);
    await page.locator("input[value=light]").check();
    expect(await root.getAttribute("data-theme")).toBe("light");
    expect(await root.getAttribute("data-motion")).toBe("full");
    await page.locator("input[value=less]").check();
    expect(await root.getAttribute("data-motion")).toBe("less");
    await page.reload();
    await page.locator("#content").waitFor();
    expect(await root.getAttribute("data-theme")).toBe("light");
    await page.context().close();
  });

  test("[HALL] the device’s own wish for less motion is honoured", async () => {
    const page = await stranger("/", { reducedMotion: "reduce", colorScheme: "light" });
    expect(await page.locator("html").getAttribute("data-motion")).toBe("less");
    expect(await page.locator("html").getAttribute("data-theme")).toBe("light");
    await page.context().close();
  });
});

describe("one device", () => {
  async function onDevice(page: Page, people: string): Promise<void> {
    await page.getByRole("button", { name: en.lobby.newTable }).first().click();
    const terms = page.locator("dialog");
    await terms.getByLabel(en.create.onDevice).check();
    await terms.getByRole("group", { name: en.create.seats, exact: true }).getByLabel("2").check();
    await terms.getByRole("group", { name: en.create.people }).getByLabel(people).check();
    if (people === "1") await terms.locator("input[value=novice]").check();
    else {
      expect(await terms.locator("input[value=novice]").count()).toBe(0);
      await terms.getByLabel(en.table.guest(2)).fill("Thomas");
    }
    // The shortest game there is.
    await terms.locator("details summary").first().click();
    await terms.locator("input[value=introductory]").first().check();
    await terms.getByRole("button", { name: en.create.start }).click();
  }

  test("[HALL] two people share a screen and a curtain keeps their hands apart", async () => {
    const page = await visit("/", { name: "Mia" });
    await onDevice(page, "2");
    const guest = "Thomas";
    await page.getByRole("button", { name: en.table.iAm("Mia") }).click();
    await page.locator(".bh-draw button").first().click();
    await page.getByRole("heading", { name: en.table.passTo(guest) }).waitFor();
    expect(await page.locator(".board-area").count()).toBe(0);
    expect(await deepAxeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: en.table.iAm(guest) }).click();
    await page.locator(".bh-draw button").first().click();
    // Whoever holds the device goes on as long as the game waits for them too.
    await page.locator(".bh-hand button").first().click();
    await page.locator(".bh-move:not([aria-disabled])").last().click();
    await page.getByRole("heading", { name: en.table.passTo("Mia") }).waitFor();
    await page.context().close();
  });

  test("[HALL] after one visit everything works without network: reload, finish, verify, rematch", async () => {
    const page = await visit("/", { keeps: true, name: "Mia" });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await onDevice(page, "1");
    await page.locator(".bh-draw").waitFor();
    const table = page.url();
    await page.context().setOffline(true);
    await page.reload();
    await page.locator(".bh-draw").waitFor();
    expect(page.url()).toBe(table);
    await page
      .locator(".table-tools")
      .getByRole("button", { name: en.table.more, exact: true })
      .click();
    // Nobody looks: the bots need not keep a pace for the eye.
    await page.evaluate(() => Object.defineProperty(document, "hidden", { value: true }));
    await giveUpSeat(page, en);
    await page.locator(".result h1").waitFor(wholeGame);
    await page.getByRole("link", { name: en.verifyThis }).click();
    await page.getByText(verifying.good).waitFor();
    await page.goto(table);
    await page.getByRole("button", { name: en.table.rematch }).click();
    await page.locator(".bh-draw").waitFor();
    expect(page.url()).not.toBe(table);
    await page.goto("/");
    await page.getByText(en.noServer).waitFor();
    // What is kept here is read beside the answer that no hall comes.
    const kept = page.locator(".lobby-here .table-row");
    await kept.nth(1).waitFor();
    expect(await kept.count()).toBe(2);
    await page.context().close();
  });
});
