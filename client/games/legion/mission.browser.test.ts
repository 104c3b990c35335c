/** A mission of the current edition on one phone: cards, targets, points of a round, and the clock. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { demoUnits } from "#rules/legion/cards/demo.ts";
import { guests } from "#tools/browser/guests.ts";
import { openLedger, sheet } from "#tools/browser/legion/on-screen.ts";
import { countTaps } from "#tools/browser/legion/taps.ts";
import { fits, seemsSound } from "#tools/browser/sound.ts";
import { en } from "#words/made/legion/en.ts";

const { house, known } = guests();

/** All that is no unit takes a quarter of a phone at most, and two columns of five units are in sight. */
async function unitsHaveTheRoom(page: Page): Promise<void> {
  const box = async (what: string): Promise<{ top: number; bottom: number }> =>
    page
      .locator(what)
      .first()
      .evaluate((one) => one.getBoundingClientRect());
  const height = page.viewportSize()?.height ?? 0;
  const [score, scroll, unit, next] = await Promise.all([
    box(".score"),
    box(".ledger-scroll"),
    box(".side-blue > .unit-tile"),
    box(".side-blue > .unit-tile + .unit-tile"),
  ]);
  const chrome = score.bottom + (height - scroll.bottom);
  expect(chrome).toBeLessThanOrEqual(height / 4);
  expect(unit.top + 5 * (next.top - unit.top)).toBeLessThanOrEqual(scroll.bottom);
}

test("[LC-MARKED-01] [LC-PRI-02] a mission on one phone: targets, points of a round, a clock that outlives a reload", async () => {
  const ledger = await openLedger(house(), "Mia");
  await ledger.enter(
    0,
    { type: "choose-edition", edition: "current" },
    { type: "add-army", units: demoUnits },
  );
  const page = await known(ledger.players[0]?.token ?? "", `/t/${ledger.table}`, {
    name: "Mia",
  });
  await page.getByRole("button", { name: en.mission.choose }).click();
  const cards = sheet(page).locator("select");
  await cards.nth(0).selectOption("recover-the-research");
  await cards.nth(1).selectOption("marked-targets");
  await seemsSound(page);
  await sheet(page).getByRole("button", { name: en.mission.choose }).click();
  await page.getByText(/Recover the Research · Marked Targets/).waitFor();
  await page.getByRole("button", { name: en.armies.ready }).click();

  // Two of blue's own and two of the enemy; red's are written down past the screen.
  await page.getByRole("heading", { name: en.mission.targets.title(en.blue) }).waitFor();
  for (const column of [0, 1])
    for (const unit of [0, 1])
      await page.locator(".columns .tiles").nth(column).locator(".unit-face").nth(unit).click();
  await seemsSound(page);
  await page.getByRole("button", { name: en.mission.targets.done }).click();
  await page.getByRole("heading", { name: en.mission.targets.title(en.red) }).waitFor();
  await ledger.enter(
    0,
    {
      type: "choose-targets",
      side: "red",
      units: ["r2-d2", "x-34-landspeeder", "imperial-officer", "stormtroopers"],
    },
    { type: "mark", by: "boba-fett", target: "leia-organa" },
    { type: "mark", by: "bossk", target: "chewbacca" },
  );
  await page.locator(".play").waitFor();
  const phone = page.viewportSize() ?? { width: 390, height: 844 };
  for (const size of [phone, { width: 360, height: 640 }]) {
    await page.setViewportSize(size);
    await unitsHaveTheRoom(page);
  }
  await page.setViewportSize(phone);

  await page.getByRole("button", { name: en.clock.start }).click();
  await page.getByRole("button", { name: en.clock.round }).click();
  await page.locator(".clock .runs").waitFor();
  const taps = await countTaps(page);
  // Nothing scores in the first round; two points contested score one in the second.
  for (const [round, scores] of [
    [1, en.mission.scoresNothing],
    [2, `${en.blue} +1`],
  ] as const) {
    await page.getByText(en.play.round(round, 5)).waitFor();
    await page.getByRole("button", { name: en.play.nextRound, exact: true }).click();
    // One tap for each point, and it is held.
    for (const point of [1, 2]) {
      const name = `${en.mission.facts["contested"]} ${point}: ${en.blue}`;
      const before = await taps();
      await sheet(page).getByRole("button", { name, pressed: false }).click();
      await sheet(page).getByRole("button", { name, pressed: true }).waitFor();
      expect((await taps()) - before).toBe(1);
    }
    await sheet(page).getByText(scores).waitFor();
    if (round === 2) await seemsSound(page);
    await sheet(page).getByRole("button", { name: en.mission.nextRound }).click();
  }
  await page.getByText(en.play.round(3, 5)).waitFor();
  await page.getByRole("button", { name: `${en.blue} 1` }).click();
  await fits(page);
  await page.keyboard.press("Escape");
  await page.reload();
  await page.locator(".clock .runs").waitFor();
  await page.getByText(en.play.round(3, 5)).waitFor();
  await page.context().close();
});
