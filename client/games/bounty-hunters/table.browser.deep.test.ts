/** A whole game in real browsers: two people, two bots; one on a phone in French by touch, one by keyboard alone. */
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeFindings, stickingOut, type Wish } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { en as hall } from "#words/made/hall/en.ts";
import { fr as hallFr } from "#words/made/hall/fr.ts";
import { en } from "#words/made/bounty-hunters/en.ts";
import { en as evening } from "#words/made/evening/en.ts";
import { fr } from "#words/made/bounty-hunters/fr.ts";

const { troubles, visit } = guests();
const sitDown = (wish: Wish, path: string): Promise<Page> =>
  visit(path, { motion: "less", ...wish });

const lit = ".bh-dock.bh-mine";
const step = (page: Page): Promise<string> =>
  page.evaluate(
    () => /bh-step-(\w+)/.exec(document.querySelector(".bh")?.className ?? "")?.[1] ?? "over",
  );

/** A finger lands at once on what it aims at: whatever passes by lets it through. */
async function touch(aim: Locator): Promise<void> {
  const inTheWay = await aim.evaluate((button) => {
    button.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && button.contains(hit)
      ? null
      : (hit?.outerHTML.slice(0, 120) ?? "nothing");
  });
  expect(inTheWay).toBeNull();
  await aim.tap();
}

/** What the table asks of this person now: turn, step, hand and dock. A move is over when it changes. */
const asked = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [".bh-where", ".bh-hand", ".bh-dock"]
      .map((part) => document.querySelector(part)?.outerHTML)
      .join(),
  );

/** One move from the first look to the table's answer. */
async function move(page: Page, play: (page: Page) => Promise<void>): Promise<void> {
  const before = await asked(page);
  await play(page);
  await expect.poll(() => asked(page)).not.toBe(before);
}

/** A finger: a hunter while a target is open, else a target; a capture where one is offered. */
async function playByTouch(page: Page): Promise<void> {
  const now = await step(page);
  if (now === "draw") {
    const board = await page.locator(".bh-mid .bh-confrontation").count();
    return touch(page.locator(board > 0 ? "[data-deck=hunter]" : "[data-deck=target]"));
  }
  if (now === "resolve") return touch(page.locator(".bh-dock button:not([aria-disabled])").first());
  const open = await page.locator(".bh-mid .bh-confrontation").count();
  const labels = await page
    .locator(".bh-hand svg[role=img]")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label") ?? ""));
  const wanted = labels.findIndex((label) => label.startsWith(open > 0 ? "Chasseur" : "Cible"));
  await touch(page.locator(".bh-hand button").nth(Math.max(0, wanted)));
  const capture = page.locator(".bh-captures .bh-move").first();
  const isCapture = (await capture.count()) > 0;
  await touch(isCapture ? capture : page.locator(".bh-move:not([aria-disabled])").first());
}

const focused = (page: Page): Promise<{ kind: string; label: string; disabled: boolean }> =>
  page.evaluate(() => {
    const at = document.activeElement;
    const label =
      at?.querySelector("svg[aria-label]")?.getAttribute("aria-label") ??
      at?.getAttribute("aria-label") ??
      at?.textContent ??
      "";
    return {
      kind: at?.className ?? "",
      label,
      disabled: at?.getAttribute("aria-disabled") === "true",
    };
  });

async function tabTo(page: Page, isThere: (label: string, kind: string) => boolean): Promise<void> {
  for (let press = 0; press < 60; press++) {
    const { label, kind, disabled } = await focused(page);
    if (!disabled && isThere(label, kind)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the keyboard did not get there");
}

/** Keys only: Tab, arrows, Enter. */
async function playByKeys(page: Page): Promise<void> {
  const now = await step(page);
  const open = await page.locator(".bh-mid .bh-confrontation").count();
  if (now === "draw")
    await tabTo(
      page,
      (label, kind) =>
        kind.includes("bh-deck") && label.startsWith(open > 0 ? en.decks.hunter : en.decks.target),
    );
  else if (now === "resolve")
    await tabTo(page, (_, kind) => kind.includes("bh-move") || kind.includes("bh-done"));
  else {
    await tabTo(page, (label) => /^(Target|Hunter|Crate|Contract|Astromech|Protocol)/.test(label));
    for (
      let at = 0;
      at < 5 && !(await focused(page)).label.startsWith(open > 0 ? "Hunter" : "Target");
      at++
    )
      await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await tabTo(page, (_, kind) => kind.includes("bh-move"));
  }
  await page.keyboard.press("Enter");
}

/** The last turn is soon over when bots play it: that it was announced is written down. */
async function noteAlarm(page: Page): Promise<void> {
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector(".bh-alarm")) document.body.dataset["alarmed"] = "yes";
    }).observe(document.body, { childList: true, subtree: true });
  });
}

test("[BH-TURN-02] two people and two bots play a whole game: touch in French, keys in English", async () => {
  const host = await sitDown({ size: "desktop", name: "Ginny" }, "/");
  await host.getByRole("button", { name: hall.lobby.newTable }).first().click();
  await host
    .getByRole("group", { name: hall.create.bots })
    .getByLabel("2", { exact: true })
    .check();
  await host.locator("dialog input[value=random], dialog input[value=novice]").first().check();
  await host.getByRole("button", { name: hall.create.open }).click();
  await host.locator(".seat-list").waitFor();
  const guest = await sitDown(
    { size: "phone", name: "Mia", language: "fr", theme: "light" },
    new URL(host.url()).pathname,
  );
  await guest.getByRole("button", { name: hallFr.table.sit }).first().click();
  await host.getByText("Mia").first().waitFor();
  await host.getByRole("button", { name: hall.table.start }).click();
  await guest.locator(".bh").waitFor();
  await host.locator(".bh").waitFor();

  await noteAlarm(guest);

  let isExamined = false;
  while ((await guest.locator(".bh-final").count()) === 0) {
    if ((await guest.locator(lit).count()) > 0) await move(guest, playByTouch);
    if ((await host.locator(lit).count()) > 0) await move(host, playByKeys);
    if (!isExamined && (await guest.locator(".bh-mid .bh-stack").count()) > 0) {
      isExamined = true;
      expect(await axeFindings(guest)).toEqual([]);
      expect(await stickingOut(guest)).toEqual([]);
    }
  }
  expect(isExamined).toBe(true);
  await guest.getByRole("heading", { name: fr.final.title }).waitFor();
  await host.getByRole("heading", { name: en.final.title }).waitFor();
  const totals = (page: Page): Promise<string[]> =>
    page.locator(".bh-final .bh-row-total td").allTextContents();
  expect(await guest.locator("[data-alarmed]").count()).toBe(1);
  expect(await totals(guest)).toEqual(await totals(host));
  expect((await totals(host)).length).toBe(4);
  expect(await axeFindings(guest)).toEqual([]);
  const saved = host.waitForEvent("download");
  await host.getByRole("button", { name: evening.poster }).click();
  expect((await saved).suggestedFilename()).toBe("guildhall.png");
  expect(troubles).toEqual([]);
});
