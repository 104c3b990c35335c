/** Only what the clerk means is framed: another card has an answer of the same name. */
import { expect, test } from "vitest";
import { guests } from "#tools/browser/guests.ts";
import { learn } from "../testing/learner.ts";
import { lessonKey } from "../opening.ts";
import { en } from "#words/made/outer-rim-lesson/en.ts";

const { visit, troubles } = guests();

test("[lesson] the sheet of another card than the one meant wears no frame; the count says what is still to come", async () => {
  const whole = await learn(lessonKey());
  const at = whole.moves.findIndex((command) => command.type === "buy" && command.deck === "job");
  const { moves, told } = await learn(lessonKey(), { moves: at });
  const page = await visit("/g/outer-rim/learn", { size: "desktop" });
  await page.locator(".clerk-advice").waitFor();
  const kept = JSON.stringify({ moves, told: [...told] });
  await page.evaluate((text) => sessionStorage.setItem("guildhall.outer-rim.lesson", text), kept);
  await page.reload();
  await page.locator(".or-plate[data-meant]").waitFor();
  const [, answer = ""] = await page.locator(".clerk-tap").allInnerTexts();
  await page.locator(".or-plate.or-kind-bounty").click();
  await page.locator(".or-panel .or-answer", { hasText: answer }).waitFor();
  expect(await page.locator(".or-answer[data-meant]").count()).toBe(0);
  await page.locator(".or-panel > header .button").click();
  await page.locator(".or-plate[data-meant]").click();
  await page.locator(".or-panel .or-answer[data-meant]", { hasText: answer }).waitFor();

  const count = page.locator(".clerk-far");
  expect(await count.getAttribute("title")).toContain(en.things.fame);
  await count.click();
  await page.locator(".clerk-words p", { hasText: en.things.fame }).waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});
