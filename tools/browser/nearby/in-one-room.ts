/** Devices in one room, as browser tests bring them together: by message, there and back. */
import type { Page } from "playwright-core";
import { en as cards } from "#words/made/bounty-hunters/en.ts";
import { en } from "#words/made/hall/en.ts";
import { en as near } from "#words/made/nearby/en.ts";

interface RoomWish {
  /** The game, as the lobby calls it. */
  readonly title: string;
  readonly seats?: string;
}

/** The device of this page becomes the table. */
export async function opensTable(page: Page, { title, seats }: RoomWish): Promise<Page> {
  await page.getByRole("button", { name: en.create.titleOf(title), exact: true }).click();
  const sheet = page.locator("dialog");
  await sheet.getByRole("radio", { name: en.create.near }).check();
  if (seats !== undefined)
    await sheet.getByRole("radio", { name: seats, exact: true }).first().check();
  await sheet.locator(".sheet-foot .button").click();
  await page.locator(".near-invitation input").first().waitFor();
  return page;
}

export async function joins(host: Page, guest: Page, name: string): Promise<void> {
  await guest.goto(await host.locator(".near-invitation input").first().inputValue());
  await guest.getByLabel(near.name).fill(name);
  await guest.getByRole("button", { name: near.join }).click();
  const answer = await guest.getByLabel(near.answerAlt).and(guest.locator("input")).inputValue();
  await host.getByLabel(near.paste).fill(answer);
  await host.getByRole("button", { name: near.accept }).click();
  await guest.waitForURL(/\/t\/near-/);
}

/** Whom the table knows shows no code: one look is enough. */
export async function comesBack(host: Page, guest: Page, name: string): Promise<void> {
  await host
    .locator(".table-tools")
    .getByRole("button", { name: en.table.more, exact: true })
    .click();
  await host.getByRole("button", { name: en.table.invite }).click();
  const back = near.backFor(name);
  await host.getByRole("button", { name: back }).click();
  await guest.goto(await host.getByLabel(back).and(host.locator("input")).inputValue());
  await guest.waitForURL(/\/t\/near-/);
}

/** What each of them holds, as their page shows it; which card came last is known where it came. */
export function handsOf(pages: readonly Page[]): Promise<readonly string[]> {
  return Promise.all(
    pages.map(async (page) => {
      await page.locator(".bh-hand button").nth(4).waitFor();
      const shown = await page.locator(".bh-hand").innerText();
      return shown.replaceAll(`${cards.dock.fresh}\n`, "");
    }),
  );
}

/** The tables that this page's device keeps. */
export function keptIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((done, failed) => {
        const opening = indexedDB.open("guildhall");
        opening.onerror = () => failed(opening.error ?? new Error("IndexedDB"));
        opening.onsuccess = () => {
          const keys = opening.result.transaction("headers").objectStore("headers").getAllKeys();
          keys.onsuccess = () => {
            opening.result.close();
            done(keys.result.map(String));
          };
        };
      }),
  );
}
