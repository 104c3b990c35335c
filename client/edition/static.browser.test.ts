/** The static edition under a path of a plain web space: it plays, asks nobody, and is there without a network. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { guests } from "#tools/browser/guests.ts";
import { webSpace } from "#tools/browser/web-space.ts";
import { en } from "#words/made/hall/en.ts";
import { en as own } from "#words/made/static/en.ts";

const base = "/games/hall/";
const { url, asked } = webSpace(base);
const { visit, troubles } = guests(url);

const door = (page: Page, game: string) => page.locator(".game-plate", { hasText: game });

/** The pages a person may open by hand. */
const addresses = ["settings", "rules/legion", "gallery/outer-rim", "g/legion/judge", "verify"];

test("[STATIC] under a path, with nobody to ask: a game begins, every link stays in the house", async () => {
  const page = await visit(base);
  await page.getByText(own.title).waitFor();
  const words = await page.locator("#content").innerText();
  for (const absent of [en.noServer, en.lobby.openTables]) expect(words).not.toContain(absent);
  const links = await page
    .locator("a[href]")
    .evaluateAll((all) => all.map((a) => a.getAttribute("href") ?? ""));
  expect(links.length).toBeGreaterThan(8);
  expect(links.filter((link) => !link.startsWith(base) && !link.startsWith("#"))).toEqual([]);
  await door(page, "Bounty Hunters")
    .getByRole("button", { name: /^Play now/ })
    .click();
  await page.locator(".bh-draw button").first().click();
  await page.locator(".bh-hand").waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/games\/hall\/local\//);
  await page.goBack();
  await page.locator(".lobby-here .table-row, .lobby-here li").first().waitFor();
  expect(asked.filter((path) => !path.startsWith(base))).toEqual([]);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("[STATIC] each page lies there as a file, and a new table is one on this device", async () => {
  const page = await visit(base);
  for (const address of addresses) {
    const answer = await page.goto(base + address);
    expect(answer?.status(), address).toBe(200);
    await page.locator("#content h1, #content h2").first().waitFor();
  }
  await page.goto(base);
  await door(page, "Outer Rim")
    .getByRole("button", { name: en.lobby.newTable })
    .or(door(page, "Outer Rim").getByRole("button", { name: /new table/i }))
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
  expect(await page.getByRole("dialog").getByText(en.create.byLink).count()).toBe(0);
  expect(asked.filter((path) => path.includes("/api/") || path.endsWith("/ws"))).toEqual([]);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("[STATIC] after one visit it is there without a network, a game in the middle of it, too", async () => {
  const page = await visit(base, { keeps: true });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.reload();
  await door(page, "Bounty Hunters")
    .getByRole("button", { name: /^Play now/ })
    .click();
  await page.locator(".bh-draw button").first().click();
  await page.locator(".bh-hand").waitFor();
  await page.reload();
  await page.locator(".bh-hand").waitFor();
  await page.goto(`${base}rules/legion`);
  await page.locator("#content h1").waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});
