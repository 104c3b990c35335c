/** A mission of the current edition on one phone: cards, targets, points of a round, and the clock. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeFindings, smallTargets, stickingOut } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { en } from "./words/en.ts";

const { visit } = guests();
const sheet = (page: Page) => page.locator("dialog[open]");

async function looksRight(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await stickingOut(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
}

async function begin(page: Page, edition: string): Promise<void> {
  await page.locator(".game-plate", { hasText: "Legion" }).getByRole("button").first().click();
  await page.getByRole("button", { name: edition }).click();
}

test("[LC-MARKED-01] [LC-PRI-02] a mission on one phone: targets, points of a round, a clock that outlives a reload", async () => {
  const page = await visit("/", { size: "phone", name: "Mia" });
  await begin(page, en.mission.edition.current);
  await page.getByRole("button", { name: en.mission.choose }).click();
  const cards = sheet(page).locator("select");
  await cards.nth(0).selectOption("recover-the-research");
  await cards.nth(1).selectOption("marked-targets");
  await looksRight(page);
  await sheet(page).getByRole("button", { name: en.mission.choose }).click();
  await page.getByText(/Recover the Research · Marked Targets/).waitFor();
  await page.getByRole("button", { name: en.armies.demo }).click();
  await page.getByRole("button", { name: en.armies.ready }).click();
  for (const side of [en.blue, en.red]) {
    await page.getByRole("heading", { name: en.mission.targets.title(side) }).waitFor();
    const done = page.getByRole("button", { name: en.mission.targets.done });
    for (const column of [0, 1])
      for (const unit of [0, 1])
        await page.locator(".columns .tiles").nth(column).locator(".unit-face").nth(unit).click();
    if (side === en.blue) await looksRight(page);
    await done.click();
  }
  await page.getByText(en.marks.who("Boba Fett")).waitFor();
  while ((await page.locator(".play").count()) === 0) {
    const title = await page.locator(".marking-title").innerText();
    await page.locator(".unit-tile.target .unit-face").first().click();
    await page.waitForFunction(
      (was) => (document.querySelector(".marking-title") as HTMLElement | null)?.innerText !== was,
      title,
    );
  }

  await page.getByRole("button", { name: en.clock.start }).click();
  await page.getByRole("button", { name: en.clock.round }).click();
  await page.locator(".clock .runs").waitFor();
  // Nothing scores in the first round; two points contested score one in the second.
  for (const [round, scores] of [
    [1, en.mission.scoresNothing],
    [2, `${en.blue} +1`],
  ] as const) {
    await page.getByText(en.play.round(round, 5)).waitFor();
    await page.getByRole("button", { name: en.play.nextRound, exact: true }).click();
    for (const _ of [1, 2])
      await sheet(page)
        .getByRole("button", { name: `${en.blue} +1` })
        .click();
    await sheet(page).getByText(scores).waitFor();
    if (round === 2) await looksRight(page);
    await sheet(page).getByRole("button", { name: en.mission.nextRound }).click();
  }
  await page.getByText(en.play.round(3, 5)).waitFor();
  await page.getByRole("button", { name: `${en.blue} 1` }).click();
  await looksRight(page);
  await page.keyboard.press("Escape");
  await page.reload();
  await page.locator(".clock .runs").waitFor();
  await page.getByText(en.play.round(3, 5)).waitFor();
  await page.context().close();
});
