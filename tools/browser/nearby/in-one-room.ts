/** Devices in one room, as browser tests bring them together: by message, there and back. */
import type { Page } from "playwright-core";
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
