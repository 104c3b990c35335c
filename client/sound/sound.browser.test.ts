/** Sound is on, softly, after the first touch; one switch, kept on the device. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { guests } from "#tools/browser/guests.ts";
import { en } from "#words/made/hall/en.ts";

const { person } = guests();

/** What was played and felt, written down instead of heard. */
const heard = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset["heard"] ?? 0));
const felt = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset["felt"] ?? 0));

test("[HALL] nothing is heard before the first touch, then softly, and one switch is kept", async () => {
  const page = await person({ sounds: "standard" });
  await page.addInitScript(() => {
    const count = (what: string): void => {
      const { dataset } = document.documentElement;
      dataset[what] = `${Number(dataset[what] ?? 0) + 1}`;
    };
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
      const { start } = kind.prototype;
      kind.prototype.start = function (this: AudioScheduledSourceNode, when?: number) {
        count("heard");
        start.call(this as never, when);
      };
    }
    Navigator.prototype.vibrate = () => {
      count("felt");
      return true;
    };
  });
  await page.goto("/settings");
  const box = page.getByLabel(en.settingsPage.sounds);
  expect(await box.isChecked()).toBe(true);
  // Said by the page itself, without a touch: silence.
  await page.evaluate(() => dispatchEvent(new Event("online")));
  expect(await heard(page)).toBe(0);

  await page.goto("/");
  await page.getByRole("button", { name: en.lobby.playNow }).first().click();
  await page.locator(".bh-draw button").first().click();
  await page.locator(".bh-step-choose").waitFor();
  await expect.poll(() => heard(page)).toBeGreaterThan(0);

  await page.locator(".table-tools").getByRole("button", { name: en.table.more }).click();
  // Switched on it answers at once, for the ear and the hand.
  const inMenu = page.locator("dialog").getByLabel(en.settingsPage.sounds);
  await inMenu.uncheck();
  const silent = await felt(page);
  await inMenu.check();
  await expect.poll(() => felt(page)).toBeGreaterThan(silent);
  await inMenu.uncheck();
  await page.keyboard.press("Escape");
  const before = await heard(page);
  await page.locator(".bh-hand button").first().click();
  await page.locator(".bh-move:not([aria-disabled])").last().click();
  await page.locator(".bh-step-draw, .bh-step-resolve").first().waitFor();
  expect(await heard(page)).toBe(before);
  await page.goto("/settings");
  expect(await box.isChecked()).toBe(false);
  await page.context().close();
});
