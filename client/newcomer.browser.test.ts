/** The first minutes of someone new: a link, a closed sheet, a seat handed over and taken back. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visitor } from "#server/testing/visitor.ts";
import { deepAxeFindings, isDeep, smallTargets, stickingOut } from "#tools/browser/browser.ts";
import { giveUpSeat } from "#tools/browser/give-up.ts";
import { guests } from "#tools/browser/guests.ts";
import { en } from "#words/made/hall/en.ts";

const { house, visit } = guests();

test("[HALL] a link asks for the name, says whose table it is, and closing keeps the invitation in sight", async () => {
  const mia = await visitor(house(), "Mia");
  const guest = await visit(`/t/${await mia.make({ game: "bounty-hunters", seats: 2 })}`);
  await guest.getByText(en.name.invited("Bounty Hunters", ["Mia"])).waitFor();
  expect(
    await guest.getByLabel(en.name.label).evaluate((field) => field === document.activeElement),
  ).toBe(true);
  expect(await deepAxeFindings(guest)).toEqual([]);
  await guest.getByRole("button", { name: en.close, exact: true }).click();
  // Who gives no name yet finds the door still open, and behind it a seat.
  const door = guest.getByRole("button", { name: en.name.enter });
  await guest.getByRole("dialog").waitFor({ state: "detached" });
  await door.click();
  await guest.getByLabel(en.name.label).fill("Marlo");
  await guest.getByRole("dialog").getByRole("button", { name: en.name.enter }).click();
  await guest.getByRole("button", { name: en.table.sit }).first().waitFor();
  await guest.context().close();
});

/** Once the bot has played for me: written down by the page when it comes, however short it lasts. */
function handChanges(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const cards = (): number => document.querySelectorAll(".bh-hand button").length;
        const before = cards();
        const watching = new MutationObserver(() => {
          if (cards() === before) return;
          watching.disconnect();
          resolve();
        });
        watching.observe(document.body, { childList: true, subtree: true });
      }),
  );
}

test("[HALL] a seat handed to a bot is taken back with one tap, and the game has not run away", async () => {
  const page = await visit("/");
  await page.getByRole("link", { name: en.lobby.firstGame }).first().waitFor();
  await page.getByRole("button", { name: en.lobby.playNow }).first().click();
  // A screen reader begins at the table, not in nowhere.
  await page.locator(".bh").waitFor();
  const isAtTable = (): Promise<boolean> =>
    page.evaluate(() => (document.activeElement?.closest("#content") ?? null) !== null);
  await expect.poll(isAtTable).toBe(true);
  await page
    .locator(".table-tools")
    .getByRole("button", { name: en.table.more, exact: true })
    .click();
  const played = handChanges(page);
  await giveUpSeat(page, en);
  const back = page.locator(".table-head").getByRole("button", { name: en.table.takeOver });
  await back.waitFor();
  expect(await stickingOut(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await played;
  await back.click();
  await back.waitFor({ state: "detached" });
  expect(await page.locator(".result").count()).toBe(0);

  // The log opens at its newest line, and a toast leaves the head's sentence readable.
  await page.setViewportSize({ width: 390, height: 300 });
  await page
    .locator(".table-tools")
    .getByRole("button", { name: en.table.log, exact: true })
    .click();
  const rest = await page
    .locator("dialog.sheet")
    .evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);
  expect(rest).toBeLessThan(4);
  await page.keyboard.press("Escape");
  const [head, toasts] = await Promise.all(
    [".table-head", ".toasts"].map((one) =>
      page.locator(one).evaluate((box) => box.getBoundingClientRect()),
    ),
  );
  expect(toasts?.top).toBeGreaterThanOrEqual(head?.bottom ?? Infinity);
  await page.goto("/");
  await page.getByRole("heading", { name: en.lobby.here }).waitFor();
  // I have played this game here, and no other.
  const first = page.getByRole("link", { name: en.lobby.firstGame });
  expect(await first.and(page.locator('[href*="bounty-hunters"]')).count()).toBe(0);
  await first.and(page.locator('[href*="outer-rim"]')).waitFor();
  await page.context().close();
});

test("[HALL] the rules begin with one minute for newcomers, and every paragraph leads to its numbered rule", async () => {
  for (const game of isDeep ? ["bounty-hunters", "legion"] : ["legion"]) {
    const page = await visit(`/rules/${game}`, { size: "small" });
    const links = page.locator(".primer-rules a");
    await links.first().waitFor();
    await page.locator(".rules dt").first().waitFor();
    const cited = await links.allTextContents();
    expect(cited.length).toBeGreaterThan(10);
    expect(await page.locator(".rules dt").allTextContents()).toEqual(
      expect.arrayContaining(cited),
    );
    expect(await stickingOut(page)).toEqual([]);
    await links.last().click();
    const shown = page.locator(".rules .shown");
    expect(await shown.locator("dt").textContent()).toBe(cited.at(-1));
    expect(
      await shown.evaluate(
        (rule) => rule === document.activeElement && rule.getBoundingClientRect().top < innerHeight,
      ),
    ).toBe(true);
    expect(await deepAxeFindings(page)).toEqual([]);
    await page.context().close();
  }
});
