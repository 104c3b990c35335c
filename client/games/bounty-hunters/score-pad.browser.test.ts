/** The pad for a real table. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { deepAxeFindings, isDeep } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { en } from "#words/made/bounty-hunters/en.ts";

const { visit } = guests();

test("[BH-SCORE-06] the pad for a real table is filled: Anna has 50, and keeps her game", async () => {
  const page = await visit("/g/bounty-hunters/score-pad", { keeps: isDeep });
  await page.locator(".bh-scorepad").waitFor();
  // The hall keeps its pages without network one like the other.
  if (isDeep) {
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.context().setOffline(true);
    await page.reload();
  }
  await page.getByLabel(en.scorePad.name).fill("Anna");

  // The rulebook's Anna: 46 + 4 + 12 − 12 = 50.
  const captures = [
    { who: "omega", points: 9, hunters: [1, 1] },
    { who: "grogu", points: 16, hunters: [3, 0] },
    { who: "omega", points: 9, hunters: [3] },
    { who: "qira", points: 12, hunters: [2, 2] },
  ];
  for (const [at, { who, points, hunters }] of captures.entries()) {
    await page.locator(`[data-add=${who}]`).click();
    const line = page.locator(".bh-group").first().locator(".bh-line").nth(at);
    await line.getByLabel(en.scorePad.points, { exact: true }).fill(String(points));
    for (const loss of hunters) await line.locator(`[data-loss="${loss}"]`).click();
  }
  await page.locator('[data-crates="3"]').click();
  await page.locator(".bh-group").nth(1).getByLabel(en.scorePad.points, { exact: true }).fill("4");
  await addContract(page, "pair", "omega", "han-solo");
  await addContract(page, "double", "omega");
  await addContract(page, "pair", "omega", "grogu");
  // Mia has four crates and nothing else: the majority is hers.
  await page.getByRole("tab").nth(1).click();
  await page.getByLabel(en.scorePad.name).fill("Mia");
  for (const crates of [3, 1]) await page.locator(`[data-crates="${crates}"]`).click();
  // Nothing is guessed: as long as a card's points are missing, nobody has won.
  await page.getByText(en.scorePad.missing("Mia")).waitFor();
  for (const at of [0, 1])
    await page
      .locator(".bh-group")
      .nth(1)
      .getByLabel(en.scorePad.points, { exact: true })
      .nth(at)
      .fill("5");

  const anna = (row: string): Promise<string | null> =>
    page.locator(`[data-row=${row}]`).first().textContent();
  expect([
    await anna("targets"),
    await anna("crates"),
    await anna("contracts"),
    await anna("hunters"),
    await anna("total"),
  ]).toEqual(["46", "4", "12", "−12", "50"]);
  await page.getByText(en.final.wins("Anna")).waitFor();
  await page.locator(".bh-why summary").click();
  await page.getByText("Contract Omega + Grogu: 2 × Omega, 1 × Grogu, 1 duo × 3 = 6").waitFor();
  await page.getByRole("button", { name: en.scorePad.keep }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: en.scorePad.picture }).click();
  const picture = readFileSync(await (await saved).path());
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  expect(picture.length).toBeGreaterThan(5000);
  await page.reload();
  await page.locator(".bh-lastgames").getByText("Anna 50").waitFor();
  expect(await deepAxeFindings(page)).toEqual([]);
});

async function addContract(
  page: Page,
  kind: "pair" | "double" | "crate",
  a: string,
  b?: string,
): Promise<void> {
  await page.locator(`.bh-group input[value=${kind}]`).check();
  await page.getByLabel(en.scorePad.first).selectOption(a);
  if (b !== undefined) await page.getByLabel(en.scorePad.second).selectOption(b);
  await page.getByRole("button", { name: en.scorePad.addContract }).click();
}
