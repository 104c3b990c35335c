/** The judge's page: question and answer on one phone, and a link that holds the case. */
import { expect, test } from "vitest";
import { guests } from "#tools/browser/guests.ts";
import { seemsSound } from "#tools/browser/sound.ts";
import { en } from "#words/made/legion/en.ts";
import { fr } from "#words/made/legion/fr.ts";

const { visit } = guests();

test("judge mode gives the ruling with its rule, and a link holds the whole case", async () => {
  const page = await visit("/g/legion/judge", { size: "phone", language: "fr" });
  await page.getByText(fr.judge.paid("Boba Fett")).waitFor();
  await page.getByRole("button", { name: fr.judge.cases["deflect"] ?? "" }).click();
  await page.getByText(fr.judge.no).waitFor();
  await page.getByText("LB-TRANSFER-09").first().waitFor();
  await seemsSound(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByText(fr.judge.no).waitFor();
  await page.context().close();
});

test("[LC-STIMS-01] our ruling says so, and stands on one screen with its question", async () => {
  const path = "/g/legion/judge#stims.placer.lives.marked.current";
  const page = await visit(path, { size: "phone" });
  const verdict = page.getByText(en.judge.ours.no);
  await verdict.waitFor();
  const box = await verdict.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(844);
  expect(await page.getByLabel(en.judge.how).isVisible()).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.context().close();
});
