/** The first flight in a real browser: followed to its end on a phone, strayed from, reloaded, and left for a table. */
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { isDeep, sizes } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { seemsSound as screenIsSound } from "#tools/browser/sound.ts";
import { en as hall } from "#words/made/hall/en.ts";
import { unbroken } from "#client/words/unbroken.ts";
import { en as labels } from "#words/made/outer-rim-labels/en.ts";
import { fr as labelsFr } from "#words/made/outer-rim-labels/fr.ts";
import { learn } from "./testing/learner.ts";
import { lessonKey } from "./opening.ts";
import { en } from "#words/made/outer-rim-lesson/en.ts";
import { fr } from "#words/made/outer-rim-lesson/fr.ts";

const { visit, troubles } = guests();

/** Whatever is called so on the screen; answers before the things they belong to. */
function named(page: Page, name: string): readonly Locator[] {
  const showing = (spot: string): Locator => page.locator(spot, { hasText: name });
  return [
    ...[".or-answers .button", ".or-line", ".or-take .button", ".or-plate"].map((spot) =>
      showing(`${spot}:visible`),
    ),
    // A place begins with its name; others may lie near it.
    page.locator(`.or-place > button[aria-label^="${name}"]`),
    showing(".or button:visible"),
  ];
}

async function tap(page: Page, name: string): Promise<void> {
  await expect
    .poll(async () => {
      for (const found of named(page, name)) if ((await found.count()) > 0) return true;
      return false;
    })
    .toBe(true);
  for (const found of named(page, name))
    if ((await found.count()) > 0) return found.first().click();
}

/** Does what the clerk says, by its words alone; then waits until he says something else. */
async function obey(page: Page): Promise<void> {
  // While something is told he says so, and nothing else.
  const told = page.locator(".or-telling");
  if ((await told.count()) > 0) {
    const [named = ""] = await page.locator(".clerk-tap").allInnerTexts();
    const lit = await litIn(page);
    // What goes by itself may have gone meanwhile.
    if ((await told.count()) > 0) {
      expect([labelsFr.story.continue, labelsFr.answers.roll]).toContain(named);
      // What he names is lit, and nothing else is.
      expect(lit).toEqual([expect.stringContaining(named)]);
    }
    await page.keyboard.press("Escape");
    await told.waitFor({ state: "detached" });
  }
  await expect.poll(() => page.locator(".clerk").innerText()).not.toContain(unbroken(fr.listen));
  if ((await page.locator(".clerk-doors").count()) > 0) return;
  const before = await page.locator(".clerk").innerText();
  const names = await page.locator(".clerk-tap").allInnerTexts();
  for (const name of names.slice(0, -1)) await tap(page, name);
  // The answer he names is marked, and no other; one that shines shines alone.
  const last = names.at(-1) ?? "";
  const marked = page.locator(".or-answer[data-meant], .or-line[data-meant]");
  await expect.poll(() => marked.allInnerTexts()).toEqual([expect.stringContaining(last)]);
  expect((await litIn(page)).filter((lit) => !lit.includes(last))).toEqual([]);
  await tap(page, last);
  await expect.poll(() => page.locator(".clerk").innerText()).not.toBe(before);
}

/** The buttons in the colour of what the hall waits for. */
async function litIn(page: Page): Promise<readonly string[]> {
  return page.locator(".or .button:visible").evaluateAll((buttons) => {
    const lamp = document.createElement("i");
    lamp.style.background = "var(--lamp)";
    document.body.append(lamp);
    const colour = getComputedStyle(lamp).backgroundColor;
    lamp.remove();
    return buttons
      .filter((button) => getComputedStyle(button).backgroundColor === colour)
      .map(({ textContent }) => textContent);
  });
}

/** Inside the map as it is scrolled now. */
async function isOnMap(page: Page, space: string): Promise<boolean> {
  const [map, place] = await Promise.all(
    [".or-map", `[data-space="${space}"]`].map((part) => page.locator(part).boundingBox()),
  );
  if (!map || !place) return false;
  const middle = place.x + place.width / 2;
  return middle > map.x && middle < map.x + map.width;
}

async function seemsSound(page: Page): Promise<void> {
  await screenIsSound(page);
  // What to tap is never scrolled out of the clerk's corner, and the corner covers nothing of the board.
  const [clerk, advice, board] = await Promise.all(
    [".clerk", ".clerk-advice", ".or"].map((part) => page.locator(part).first().boundingBox()),
  );
  if (!clerk || !advice || !board) throw new Error("no clerk, advice or board");
  expect(advice.y + advice.height).toBeLessThanOrEqual(clerk.y + clerk.height + 1);
  const beneath = clerk.y + clerk.height <= board.y + 1;
  const beside = clerk.x >= board.x + board.width - 1;
  expect(beneath || beside).toBe(true);
}

/** Obeyed by hand: the first moves, and the last before it is enough. */
const first = 1;
const last = 2;

/**
 * The middle is more of the same, and `obedient.test.ts` plays all of it: the moves of someone who obeys are laid where
 * the lesson keeps its own. The deep run obeys all of it by hand.
 */
async function skipAhead(page: Page): Promise<void> {
  if (isDeep) return;
  const shelf = "guildhall.outer-rim.lesson";
  const whole = await learn(lessonKey(), { language: "fr" });
  expect(whole.moves.length).toBeGreaterThan(first + last + 5);
  const { moves, told } = await learn(lessonKey(), {
    language: "fr",
    moves: whole.moves.length - last,
  });
  const kept = JSON.stringify({ moves, told: [...told] });
  await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [shelf, kept] as const);
  await page.reload();
  await page.locator(".clerk-advice").waitFor();
}

/** How the tables on this device were set up. */
async function tablesKept(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open("guildhall", 1);
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const headers = opening.result.transaction("headers").objectStore("headers").getAll();
    await new Promise((resolve) => headers.addEventListener("success", resolve));
    opening.result.close();
    return (headers.result as { terms: { setup: unknown } }[]).map(({ terms }) => terms.setup);
  });
}

test("[lesson] on a phone, in French, following every word ends at the table it promises, and the lobby knows", async () => {
  const page = await visit("/", { language: "fr" });
  const door = page.locator(".game-plate", { hasText: "Outer Rim" }).locator(".first-game");
  await door.click();
  await page.locator(".clerk-advice").waitFor();
  // Where I am comes first, then where to.
  expect(await isOnMap(page, "ryloth")).toBe(true);
  await expect.poll(() => isOnMap(page, "nal-hutta")).toBe(true);
  // The small map still shows my ship, and what marks the goal is not the dashed ring that marks it.
  expect(await page.locator(".or-small").isVisible()).toBe(true);
  const mark = page.locator('[data-space="nal-hutta"][data-meant] .or-drawing');
  const drawn = await mark.evaluate((one) => getComputedStyle(one, "::before").borderTopStyle);
  expect(drawn).toBe("solid");
  await seemsSound(page);
  for (let moves = 0; (await page.locator(".clerk-doors").count()) === 0; moves++) {
    expect(moves).toBeLessThan(70);
    // Wherever the map was left.
    await page.locator(".or-map").evaluate((map) => map.scrollTo({ left: 0, behavior: "instant" }));
    await obey(page);
    if (moves !== first) continue;
    // A reload in the middle comes back to the same words.
    const said = await page.locator(".clerk").innerText();
    await page.reload();
    await page.locator(".clerk-advice").waitFor();
    expect(await page.locator(".clerk").innerText()).toBe(said);
    await seemsSound(page);
    await skipAhead(page);
  }
  // Whoever may play on sees where they are.
  const { view } = await learn(lessonKey(), { language: "fr" });
  await expect.poll(() => isOnMap(page, view.players[0]?.space ?? "")).toBe(true);
  // The way out is in sight: every door inside the clerk's corner.
  const corner = await page.locator(".clerk").boundingBox();
  for (const door of await page.locator(".clerk-doors .button").all()) {
    const box = await door.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(
      (corner?.y ?? 0) + (corner?.height ?? 0) + 1,
    );
    expect(box?.y ?? 0).toBeGreaterThanOrEqual(corner?.y ?? 0);
  }
  // Who has won a bounty need not hear how one goes.
  expect(await page.locator(".clerk-example").count()).toBe(0);
  // The board stays where it is meanwhile.
  const dock = await page.locator(".or-dock").boundingBox();
  expect((dock?.y ?? 0) + (dock?.height ?? 0)).toBeLessThanOrEqual(sizes.phone.height + 1);
  expect(dock?.height ?? 0).toBeGreaterThan(0);
  // Before any table lies on this device, the lobby knows that I have learned.
  const lobby = await page.context().newPage();
  await lobby.goto("/");
  await lobby.locator(".first-game").waitFor();
  expect(await lobby.locator(".first-game").count()).toBe(1);
  // No coach speaks of this game, so none is offered.
  const plate = lobby.locator(".game-plate", { hasText: "Outer Rim" });
  await plate.locator(".quick-who").click();
  await lobby.locator("fieldset.field").nth(1).waitFor();
  expect(await lobby.locator(".switch").count()).toBe(0);
  // A game for one to five fame against both printed opponents, as it was wished on that sheet.
  const sheet = lobby.locator("dialog");
  for (const value of ["1", "5", "both"])
    await sheet.locator(`input[value="${value}"]`).first().check();
  await sheet.locator(".button.lamp").click();
  await lobby.locator(".or-gallery").waitFor();
  expect(await tablesKept(lobby)).toMatchObject([
    { seats: 1, options: { fame: "5", opponents: "both" } },
  ]);
  await lobby.close();
  // Alone, he answers only when asked.
  await page.getByRole("button", { name: fr.alone }).click();
  await page.getByText(fr.atDesk).waitFor();
  await page.getByRole("button", { name: fr.ask }).click();
  await page.locator(".clerk-advice").waitFor();
  await seemsSound(page);
  await page.getByRole("button", { name: fr.toTable }).click();
  await page.waitForURL(/\/local\//);
  await page.locator(".or-gallery").waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("[lesson] on tablet and desktop another move than the one meant is answered", async () => {
  const page = await visit("/g/outer-rim/learn", { size: "tablet", theme: "light" });
  await page.locator(".clerk-advice").waitFor();
  await seemsSound(page);
  // A long card in hand under his words: its name is whole, nothing of the stage lies over it.
  await page.locator(".or-plate").nth(3).click();
  const isWhole = await page.locator(".or-panel > header").evaluate((header) => {
    const { left, top } = header.getBoundingClientRect();
    return header.contains(document.elementFromPoint(left + 4, top + 2));
  });
  expect(isWhole).toBe(true);
  await page.keyboard.press("Escape");
  await page.setViewportSize(sizes.desktop);
  await seemsSound(page);
  const opening = await page.locator(".clerk").innerText();
  const earn = page.locator(".or-dock .or-answers .button", {
    hasText: labels.answers.earn("2,000"),
  });
  await earn.click();
  await page.getByText(en.otherwise.earn).waitFor();
  // Whoever thinks again takes it back: the same question, in the same words.
  await page.locator(".clerk .button", { hasText: hall.table.takeBack }).click();
  await expect.poll(() => page.locator(".clerk").innerText()).toBe(opening);
  await page.locator(".or-steps li[aria-current]", { hasText: labels.steps.planning }).waitFor();
  await earn.click();
  await page.getByText(en.otherwise.earn).waitFor();
  await page.locator(".or-steps li[aria-current]", { hasText: labels.steps.action }).waitFor();
  await page.locator(".clerk-advice").waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});
