/** What is told can be read: at one's own pace, with signs explained, in letters of twice the size. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeFindings } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { asking, momentOf, openMoment } from "#tools/browser/outer-rim/moments.ts";
import type { Command } from "#rules/outer-rim/index.ts";
import { en as texts } from "../words/en.ts";

const { visit, troubles } = guests();

async function phone(): Promise<Page> {
  return visit("/", { name: "Ginny", motion: "less" });
}

async function isAsked(page: Page, ask: keyof typeof texts): Promise<void> {
  await page.locator(".or-sentence", { hasText: texts[ask] }).first().waitFor();
}

test("[OR-CONT-01] whoever is looked at has a face and a name, and they wait until they are read", async () => {
  const page = await phone();
  const opened = asking("look-at-contact");
  const looks = (choices: readonly Command[]): Command | undefined =>
    choices.find(({ type }) => type === "use") ??
    choices.find((one) => one.type === "choose-character" && one.character === "boba-fett");
  await openMoment(page, momentOf({ seats: 2, until: opened, wish: looks }));
  await isAsked(page, "ask.look-at-contact");
  await page.locator(".or-panel .or-answers .button").first().click();
  await page.locator(".or-telling .or-stranger", { hasText: /\S/ }).waitFor();
  // The question beneath is there to be answered, and no part of the tale covers it.
  const [tale, dock] = await Promise.all(
    [".or-telling", ".or-dock"].map((part) => page.locator(part).boundingBox()),
  );
  expect((tale?.y ?? 0) + (tale?.height ?? 0)).toBeLessThanOrEqual((dock?.y ?? 0) + 1);
  await page.locator(".or-telling-doors .button").first().click();
  await page.locator(".or-telling").waitFor({ state: "detached" });
  // What a sign means is one tap away.
  await page.locator(".or-explain button").click();
  await page.locator("dialog .or-glossary li").first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await page.context().close();
});

/** Words cut off by the box they stand in; a name in a row may end in dots. */
function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".or *:not(.or-whose, .or-seat-name)")]
      .filter((one) => one.closest(".unseen, svg, .or-map, .or-slot.or-free") === null)
      .filter((one) => one.checkVisibility() && one.innerText.trim() !== "")
      .filter((one) => {
        const { overflowX, overflowY } = getComputedStyle(one);
        const hides = (how: string): boolean => how === "hidden" || how === "clip";
        return (
          (hides(overflowX) && one.scrollWidth > one.clientWidth + 2) ||
          (hides(overflowY) && one.scrollHeight > one.clientHeight + 2)
        );
      })
      .map(({ className, innerText }) => `${className}: ${innerText.slice(0, 40)}`),
  );
}

test("[OR-TURN-01] with letters of twice the size no box cuts its words off", async () => {
  const page = await phone();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  for (const ask of ["planning", "market", "encounter"] as const) {
    await openMoment(page, momentOf({ seats: 2, until: asking(ask) }));
    await isAsked(page, `ask.${ask}`);
    await expect.poll(() => cutOff(page)).toEqual([]);
    const steps = page.locator(".or-steps li");
    for (let i = 0; i < (await steps.count()); i++) {
      const box = await steps.nth(i).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
  }
  expect(troubles).toEqual([]);
  await page.context().close();
});
