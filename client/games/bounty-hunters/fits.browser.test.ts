/** The same table for everyone: short, low, at twice its size, and for whoever plays by names and keys alone. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  deepAxeFindings,
  isDeep,
  smallTargets,
  stickingOut,
  still,
} from "#tools/browser/browser.ts";
import { gameUntil } from "#tools/browser/bounty-hunters/kept.ts";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import type { State } from "#rules/bounty-hunters/index.ts";
import { en as hall } from "#words/made/hall/en.ts";
import { en } from "#words/made/bounty-hunters/en.ts";

const { visit } = guests();

/** `how` is a word of the create sheet: its value, not its name. */
async function deal(page: Page, ...how: readonly string[]): Promise<void> {
  await page.getByRole("button", { name: hall.lobby.newTable }).first().click();
  await page.locator('dialog input[value="device"]').check();
  await page.locator("dialog details summary").first().click();
  for (const value of how) await page.locator(`dialog input[value="${value}"]`).first().check();
  const start = page.getByRole("button", { name: hall.create.start, exact: true });
  // Whatever is unfolded, wherever it is scrolled to.
  await page.locator("dialog").evaluate((sheet) => sheet.scrollTo(0, 0));
  expect(await start.evaluate(isInSight)).toBe(true);
  await start.click();
  await page.locator(".bh").waitFor();
}

/** Wholly in the window, and nothing lies on it. */
function isInSight(part: Element): boolean {
  const { x, y, width, height, bottom } = part.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return y >= 0 && bottom <= innerHeight && part.contains(hit);
}

/** Which names do not fit where they stand. */
function shortened(names: readonly Element[]): readonly string[] {
  const cut = names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  return cut.map(({ textContent }) => textContent);
}

/** How the height is shared, and whether the last button of the dock is wholly there and nothing lies on it. */
const shared = (page: Page): Promise<{ foot: number; board: number; dock: string }> =>
  page.evaluate(() => {
    const box = (of: string): DOMRect | undefined =>
      document.querySelector(of)?.getBoundingClientRect();
    const [foot, area] = [box(".bh-foot"), box(".board-area")];
    if (!foot || !area) return { foot: 1, board: 0, dock: "no table" };
    const isBeside = foot.left > area.left + 100;
    const last = [...document.querySelectorAll<HTMLElement>(".bh-dock button")].at(-1);
    const at = last?.getBoundingClientRect();
    const hit = at && document.elementFromPoint(at.x + at.width / 2, at.bottom - 4);
    const isWhole = at !== undefined && at.bottom <= innerHeight && at.right <= innerWidth;
    return {
      foot: isBeside ? 0 : foot.height / innerHeight,
      board: isBeside ? area.height : foot.top - area.top,
      dock: isWhole && hit && last?.contains(hit) ? "whole" : "cut or covered",
    };
  });

const screens = [
  { what: "a short phone", width: 360, height: 640 },
  { what: "a phone on its side", width: 844, height: 390 },
  { what: "a desktop at twice its size", width: 720, height: 450 },
  { what: "a large desktop at twice its size", width: 960, height: 540 },
  { what: "a tablet", width: 768, height: 1024 },
  { what: "a small laptop", width: 1280, height: 650 },
] as const;

test("[BH-SETUP-04] six players fit on every screen: nothing is cut, the board keeps its room, no panel covers it", async () => {
  const page = await visit("/", { size: "desktop", motion: "less" });
  await deal(page, "6", "novice");
  await page.locator(".last-line").click();
  await page.locator(".side-panel").waitFor();
  for (const { what, width, height } of screens) {
    await page.setViewportSize({ width, height });
    await still(page);
    expect(await stickingOut(page), what).toEqual([]);
    expect(await page.locator("dialog[open]").count(), what).toBe(0);
    // The board hears of its new size a moment after the window has it.
    await expect.poll(async () => (await shared(page)).dock, { message: what }).toBe("whole");
    const { foot, board } = await shared(page);
    expect(foot, what).toBeLessThan(0.5);
    expect(board, what).toBeGreaterThan(220);
    expect(await smallTargets(page), what).toEqual([]);
    expect(await page.locator(".bh-seat .bh-seat-name").evaluateAll(shortened), what).toEqual([]);
    for (const sign of [".bh-credits", ".bh-seat-ready"])
      expect(await page.locator(`.bh-seat ${sign}`).first().isVisible(), what).toBe(true);
  }
  expect(await deepAxeFindings(page)).toEqual([]);

  // A phone on its side: hand and dock stay when the board is scrolled.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.locator(".board-area").evaluate((area) => area.scrollTo(0, area.scrollHeight));
  await expect.poll(async () => (await shared(page)).dock).toBe("whole");

  // A phone at twice its size: read from top to bottom, nothing beyond the right edge.
  await page.setViewportSize({ width: 195, height: 422 });
  await expect.poll(() => beyond(page)).toEqual([]);
  await page.locator(".bh-deck").last().scrollIntoViewIfNeeded();
  expect((await shared(page)).dock).toBe("whole");
  await page.context().close();
});

test("[BH-TURN-01] six at a phone: which deck depends on my target, so it lies above the hand when I draw", async () => {
  const page = await visit("/", { size: "phone" });
  const isDrawing = ({ turn, step }: State): boolean => turn === 9 && step.type === "draw";
  await openKept(page, gameUntil(6, isDrawing, 3));
  const target = page.locator(".bh-mid .bh-confrontation").first();
  const above = (): Promise<number> =>
    target.evaluate((part) => {
      const foot = document.querySelector(".bh-foot")?.getBoundingClientRect();
      return (foot?.top ?? 0) - part.getBoundingClientRect().bottom;
    });
  await expect.poll(above).toBeGreaterThanOrEqual(0);
  // What everyone played last, though the middle of the table lies behind my hand.
  await page.getByRole("button", { name: en.table.revealed }).click();
  await page.getByRole("dialog").locator(".bh-reveal li").nth(5).waitFor();
  await page.context().close();
});

/** What ends beyond the right edge, where nobody can scroll to. */
const beyond = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".table-page *")]
      .filter((part) => part.checkVisibility() && !part.closest(".unseen, .bh-sprite"))
      .filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
      .map((part) => part.outerHTML.slice(0, 90)),
  );

/** The keyboard stands on it and presses Enter; found by its role and name, as a screen reader finds it. */
async function press(page: Page, role: "button", name: RegExp | string): Promise<void> {
  const dock = page.getByRole("region", { name: en.dock.label });
  const aim = dock.getByRole(role, { name }).and(page.locator(":not([aria-disabled])"));
  await aim.first().focus();
  await page.keyboard.press("Enter");
}

/** What is asked, in the words that are read out. */
const asked = (page: Page): Promise<string> =>
  page.getByRole("region", { name: en.dock.label }).ariaSnapshot({ timeout: 1000 });

async function play(page: Page): Promise<void> {
  const isHunting =
    (await page.getByRole("region", { name: en.board.mine }).getByText(/needs/).count()) > 0;
  const sentence = await page.getByRole("banner").first().locator(".status").textContent();
  if (sentence === en.status.draw)
    return press(
      page,
      "button",
      isHunting ? new RegExp(en.decks.hunter) : new RegExp(en.decks.target),
    );
  if (sentence === en.status.choose) {
    const hand = page.getByRole("list", { name: en.dock.hand });
    const wanted = hand.getByRole("button", { name: isHunting ? /^Hunter/ : /^Target/ });
    const card = (await wanted.count()) > 0 ? wanted : hand.getByRole("button");
    await card.first().focus();
    await page.keyboard.press("Enter");
  }
  return press(page, "button", /.+/);
}

/** By keys, in the default run: two turns and a look into the third. The deep run ends the game. */
const moves = isDeep ? 240 : 9;

test("[BH-INTRO-02] an introductory game by keys alone, everything found by its role and name", async () => {
  const page = await visit("/", { motion: "less" });
  await deal(page, "2", "introductory", "novice");
  // Nobody looks: the bot need not keep a pace for the eye.
  await page.evaluate(() => Object.defineProperty(document, "hidden", { value: true }));
  const over = page.getByRole("heading", { name: en.final.title });
  for (let move = 0; move < moves && (await over.count()) === 0; move++) {
    // A busy machine may not answer in time: that is no end of the game.
    const before = await asked(page).catch(() => "");
    if ((await page.locator(".bh-dock.bh-mine").count()) > 0) await play(page);
    await expect
      .poll(async () => (await over.count()) > 0 || (await asked(page).catch(() => "")) !== before)
      .toBe(true);
  }
  if (!isDeep) {
    await page.getByRole("region", { name: en.board.mine }).waitFor();
    return page.context().close();
  }
  await over.waitFor();
  // The winner is said in words, and the way on is a button with a name.
  expect(await page.locator(".bh-triumph").ariaSnapshot()).toMatch(/win|Marlo/);
  await page.getByRole("button", { name: hall.table.rematch, exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: en.dock.label }).waitFor();
  await page.context().close();
});
