/**
 * The table of Outer Rim in a real browser: set up, flown, read, finished; on a phone in French, on a desktop by keys.
 */
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { isDeep, outOfReach, sizes } from "#tools/browser/browser.ts";
import { giveUpSeat } from "#tools/browser/give-up.ts";
import { guests, wholeGame } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { asking, momentOf } from "#tools/browser/outer-rim/moments.ts";
import { fits, isSound, seemsSound } from "#tools/browser/sound.ts";
import { spaces, type Command, type View } from "#rules/outer-rim/index.ts";
import { quickRng } from "#rules/rng.ts";
import { fr as hallFr } from "#words/made/hall/fr.ts";
import { en as labels } from "#words/made/outer-rim-labels/en.ts";
import { fr as labelsFr } from "#words/made/outer-rim-labels/fr.ts";
import { trader } from "./lesson/meant/strong-move.ts";
import { answer, deal } from "./testing/hands.ts";
import { en as texts } from "./words/en.ts";
import { fr as textsFr } from "./words/fr.ts";

const { visit, troubles } = guests();

function tradersMove(choices: readonly Command[], view: View): Command {
  return trader.play(view, choices, quickRng(7), { type: "iterations", iterations: 1 }).command;
}

/** Plays until `what` is in sight; a hand that was quicker than the page plays on until it is there again. */
async function until(page: Page, what: Locator, most = 400): Promise<void> {
  for (let turn = 0; turn < most; turn++) {
    if ((await what.count()) > 0) return;
    if (!(await answer(page, turn))) await page.waitForTimeout(100);
  }
  throw new Error(`never saw ${what.toString()}`);
}

async function look(page: Page, face: keyof typeof labels.faces): Promise<void> {
  await page.locator(".or-faces").getByRole("button", { name: labelsFr.faces[face] }).click();
  await page.locator(`.or[data-face="${face}"]`).waitFor();
}

test("[OR-TURN-01] a phone in French, in the deep run without network: every face is sound, and the game is played to its end", async () => {
  const page = await visit("/", { language: "fr", name: "Mia", theme: "light", keeps: isDeep });
  if (isDeep) {
    await page.evaluate(async () => navigator.serviceWorker.ready);
    await page.goto("/");
  }
  await deal(page, {
    [textsFr["option.fame"]]: "5",
    [hallFr.create.seats]: "1",
    [textsFr["option.opponents"]]: "both",
  });
  await page.locator(".or-gallery").waitFor();
  await page.context().setOffline(isDeep);
  await page.reload();
  await page.locator(".or-gallery").waitFor();
  await seemsSound(page);
  for (const size of ["small", "tablet", "phone"] as const) {
    await page.setViewportSize(sizes[size]);
    await fits(page);
  }
  await page.locator(".or-thumb").nth(3).click();
  const take = page.getByRole("button", { name: labelsFr.answers.play("Han Solo") });
  await take.click();
  await take.waitFor({ state: "detached" });
  const options = { opponents: "both", fame: "5" };
  // The rest of the set-up by hand in the deep run, else from a game that has come so far.
  if (isDeep) {
    await until(page, page.locator(".or-place.or-lit"));
    await until(page, page.getByText(textsFr["ask.planning"]));
    // A quick hand may have taken up a place before the dock said what is asked.
    const putDown = page.locator(".or-panel > header .button");
    await putDown.click({ timeout: 1500 }).catch(() => undefined);
  } else await openKept(page, momentOf({ seats: 1, options, until: asking("planning") }));
  await page.getByText(textsFr["ask.planning"]).first().waitFor();
  for (const face of ["market", "ship", "map"] as const) {
    await look(page, face);
    await (face === "map" ? isSound(page) : seemsSound(page));
  }
  await page.locator(".or-place.or-lit > button").first().click();
  await page.locator(".or-panel .button.lamp").waitFor();
  expect(await page.locator(".or-route").count()).toBeGreaterThan(0);
  await fits(page);
  // On a tablet the map lies above a card however long, and its head can be tapped.
  await page.setViewportSize({ width: 768, height: 800 });
  await page.locator(".or-plate.or-kind-job").click();
  const close = page.locator(".or-panel > header .button");
  await page.locator(".or-panel .or-job-skills").waitFor();
  // [OR-JOB-02] The whole of it, not its steps alone.
  await page.locator(".or-panel .or-chip-done", { hasText: "%" }).waitFor();
  expect(await outOfReach(close)).toEqual([]);
  await close.click();
  await page.setViewportSize(sizes.phone);
  // Another game, near its end: the rest is a bot's, and nobody looks, so it need not keep a pace for the eye.
  const near = asking("planning", ({ players: [me] }) => (me?.fameNow ?? 0) > 3);
  await openKept(page, momentOf({ seats: 1, seed: 15, options, until: near, wish: tradersMove }));
  await page.getByText(textsFr["ask.planning"]).first().waitFor();
  await page.getByRole("button", { name: hallFr.table.more, exact: true }).click();
  await page.evaluate(() => Object.defineProperty(document, "hidden", { value: true }));
  await giveUpSeat(page, hallFr);
  await page.locator(".or-final").waitFor(wholeGame);
  expect(await page.locator(".or-sources li").count()).toBeGreaterThan(0);
  // [OR-FAME-01] Each piece of a bar wears the sign that its name wears beneath.
  const signs = (of: string): Promise<readonly string[]> =>
    page.locator(`${of} .or-sign`).evaluateAll((all) => all.map((one) => one.classList[1] ?? ""));
  expect(await signs(".or-stack")).toEqual(await signs(".or-sources"));
  expect(await page.locator(".or-seven li").count()).toBeGreaterThan(1);
  await seemsSound(page);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("[OR-MOVE-01] by keys alone: places say everything about themselves, unlit ones say why, digits answer", async () => {
  const page = await visit("/", { size: "desktop", name: "Thomas" });
  await openKept(page, momentOf({ seats: 1, until: asking("planning") }));
  await page.getByText(texts["ask.planning"]).first().waitFor();
  const names = await page
    .locator(".or-place > button")
    .evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""));
  expect(names).toHaveLength(spaces.length);
  expect(new Set(names).size).toBe(spaces.length);
  expect(names.filter((name) => name.includes(labels.map.you))).toHaveLength(1);
  await seemsSound(page);

  await page.locator(".or-place > button[tabindex='0']").focus();
  await page.keyboard.press("Home");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-space"))).toBe(
    "spinward-core",
  );
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("t");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-space"))).toBe(
    "trailing-core",
  );
  // One of the two ends of the galaxy is too far away for any ship.
  const far: string[] = [];
  // What a key opens has the focus, and gives it back when it is closed.
  for (const [key, place] of [
    ["Home", "spinward-core"],
    ["End", "trailing-core"],
  ] as const) {
    await page.keyboard.press(key);
    await page.keyboard.press("Enter");
    await page.locator(".or-panel:focus").waitFor();
    far.push((await page.locator(".or-panel .or-way").textContent()) ?? "");
    await page.keyboard.press("Escape");
    await page.locator(`[data-space="${place}"]:focus`).waitFor();
  }
  expect(far.join(" ")).toMatch(/Out of reach|stops you|Maelstrom/);
  // An answer leads to the next question; the digits that press answers are shown.
  await page.locator('.or-dock .or-answers [data-digit="1"]').focus();
  await page.keyboard.press("Enter");
  await page.locator(".or-steps li[aria-current]", { hasText: labels.steps.action }).waitFor();
  await page.locator(".or-dock:focus").waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});
