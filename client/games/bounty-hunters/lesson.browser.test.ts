/** The first game, from the clerk's welcome to the filled pad, following and ignoring advice. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { deepAxeFindings, type Wish } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { noticed } from "#tools/browser/noticed.ts";
import type { KeptLesson } from "#client/lesson/kept.ts";
import type { Command, News } from "#rules/bounty-hunters/index.ts";
import { openLesson } from "./lesson/game.ts";
import type { Topic } from "./lesson/remark.ts";
import { en } from "#words/made/bounty-hunters/en.ts";
import { es } from "#words/made/bounty-hunters/es.ts";

const house = guests();
const visit = (path: string, wish: Wish = {}): Promise<Page> =>
  house.visit(path, { motion: "less", ...wish });

test("[BH-TURN-01] the lesson is a whole game; a wrong but legal move is answered, and it ends at a table", async () => {
  const page = await visit("/g/bounty-hunters/learn", { language: "es" });
  const clerk = page.locator(".clerk");
  await clerk.getByText(es.learn.topics.welcome).first().waitFor();
  await page.locator("[data-deck=hunter]").click();
  // The clerk means another card; we sell the first one instead.
  await page.locator(".bh-hand button").first().click();
  await page.locator(".bh-move", { hasText: es.dock.sell }).click();
  await clerk
    .getByText(/1 crédito/)
    .first()
    .waitFor();
  // A reload comes back to the second turn.
  await page.reload();
  await page.getByText(es.turn(2), { exact: true }).waitFor();
  await skipAhead(page, ({ length }) => length - 4);

  let knewEnough = false;
  for (let moves = 0; moves < 60 && (await page.locator(".bh-final").count()) === 0; moves++) {
    // The clerk offers to leave; asked, he still answers.
    const alone = page.getByRole("button", { name: es.learn.alone });
    if (!knewEnough && (await alone.count()) > 0) {
      await page.locator(".bh-rushed").or(alone).first().waitFor();
      knewEnough = true;
      await alone.click();
      await page.getByText(es.learn.atDesk).waitFor();
    }
    const ask = page.getByRole("button", { name: es.learn.ask });
    if ((await ask.count()) > 0) await ask.click({ timeout: 3000 }).catch(() => undefined);
    const advice = page.locator(".clerk-advice").last();
    const said = await advice.textContent({ timeout: 3000 }).catch(() => null);
    if (said !== null) await obey(page, said);
  }
  expect(knewEnough).toBe(true);
  await page.getByRole("heading", { name: es.final.title }).waitFor();
  await page.getByText(es.learn.next).waitFor();
  expect(await deepAxeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: es.learn.toTable }).click();
  await page.waitForURL(/\/local\//);
  await page.goto("/");
  await page.locator(".game-plate").first().waitFor();
  // The other games have lessons of their own.
  const plate = page.locator(".game-plate", { hasText: es.game });
  expect(await plate.locator(".first-game").count()).toBe(0);
});

const shelf = "guildhall.bounty-hunters.lesson";

/**
 * The middle of the game is more of the same, and `obedient.test.ts`
 * plays all of it: the moves of someone who obeys are
 * laid where the lesson keeps its own, as many as `enough` says. It is told what is heard after each of them.
 */
async function skipAhead(
  page: Page,
  enough: (heard: readonly (readonly News[])[]) => number,
): Promise<void> {
  const kept = JSON.parse((await shelved(page)) ?? '{"moves":[],"told":[]}') as KeptLesson<
    Command,
    Topic
  >;
  const table = openLesson();
  expect(table.playAgain(kept.moves)).toBe(true);
  table.answerAll();
  const moves = [...kept.moves];
  const heard: (readonly News[])[] = moves.map(() => []);
  for (let meant = table.advice(); meant !== null; meant = table.advice()) {
    table.heard();
    moves.push(meant.command);
    table.play(meant.command);
    table.answerAll();
    heard.push(table.heard().news);
  }
  expect(moves.length).toBeGreaterThan(20);
  const told = JSON.stringify({ ...kept, moves: moves.slice(0, enough(heard)) });
  await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [shelf, told] as const);
  await page.reload();
  await page.locator(".clerk-advice").first().waitFor();
}

/** What the shelf holds now: it changes with every move, and is empty after the last. */
const shelved = (page: Page): Promise<string | null> =>
  page.evaluate((key) => sessionStorage.getItem(key), shelf);

/** Follows, and waits until the move is made and the page shows what came of it: old advice is not followed twice. */
async function obey(page: Page, advice: string): Promise<void> {
  const before = await shelved(page);
  await follow(page, advice);
  await expect.poll(() => shelved(page)).not.toBe(before);
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
}

/** Does what the clerk says, found by its words. */
async function follow(page: Page, advice: string): Promise<void> {
  const { advice: says } = es.learn;
  for (const [deck, name] of Object.entries(es.decks))
    if (advice.includes(says.draw(name))) return page.locator(`[data-deck=${deck}]`).click();
  if ((await page.locator(".bh-step-choose").count()) === 0) {
    if (advice.includes(says.done) || advice === es.learn.topics.finish)
      return page.locator(".bh-done").click();
    return page.locator(".bh-dock button:not([aria-disabled])").first().click();
  }
  const fate = /vender/i.test(advice)
    ? es.dock.sell
    : /reserva/i.test(advice)
      ? es.dock.reserve
      : "";
  // The card he speaks of is lit, unless he only answers what he was asked.
  const lit = page.locator(".bh-hand button.bh-lit, .bh-hand .bh-lit button");
  const cards = (await lit.count()) > 0 ? lit : page.locator(".bh-hand button");
  for (let at = 0; at < (await cards.count()); at++) {
    await cards.nth(at).click();
    const name = (await page.locator(".bh-sentence").textContent()) ?? "";
    const moves = page.locator(
      ".bh-move:not([aria-disabled])",
      fate === "" ? {} : { hasText: fate },
    );
    if (advice.includes(name) && (await moves.count()) > 0) return moves.first().click();
  }
  await page.locator(".bh-move:not([aria-disabled])").first().click();
}

test("[BH-CONF-04] cards are dragged to where they go; a wrong place says why and names the rule", async () => {
  const page = await visit("/g/bounty-hunters/learn", { size: "desktop" });
  await page.locator("[data-deck=hunter]").click();
  await page.locator(".bh-step-choose").waitFor();
  const drag = async (label: RegExp, onto: string): Promise<void> => {
    const card = page
      .locator(".bh-hand button")
      .filter({ has: page.getByRole("img", { name: label }) })
      .first();
    const from = await card.boundingBox();
    if (!from) throw new Error("nothing to drag");
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y, { steps: 2 });
    // What is in hand is told beside it, and the table makes room: where it goes is looked for now.
    await page.locator(".bh-dragging").waitFor();
    const to = await page.locator(onto).first().boundingBox();
    if (!to) throw new Error("nowhere to go");
    await page.mouse.move(to.x + to.width / 2, to.y + 30, { steps: 4 });
    await page.mouse.up();
  };
  // A card of the market nobody can pay for yet.
  const refusal = page.locator(".toast.no").getByRole("button", { name: en.dock.more });
  await noticed(refusal, drag(/^(Crate|Astromech)/, ".bh-board"));
  expect(await page.locator(".bh-sealed").count()).toBe(0);
  await drag(/^Target/, ".bh-board");
  await page.locator(".bh-mid .bh-confrontation").waitFor();
  await page.locator("[data-deck=hunter]").click();
  await page.locator(".bh-step-choose").waitFor();
  await drag(/^Hunter/, ".bh-mid .bh-confrontation");
  await page.locator(".bh-mid .bh-stack .bh-card, .bh-mid .bh-captured").first().waitFor();
});

/** Moments are over soon: a slow machine looks for them too late, so they are written down as they come. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset["said"] = "[]";
    document.documentElement.dataset["revealed"] = "";
    const seen = new WeakSet<Element>();
    new MutationObserver(() => {
      const reveal = document.querySelector(".bh-reveal");
      if (reveal && !seen.has(reveal)) {
        seen.add(reveal);
        const { x, y, width, height } = reveal.getBoundingClientRect();
        const beneath = document.elementFromPoint(x + width / 2, y + height / 2);
        const found = beneath?.closest(".bh-happened") ? "caught " : "through ";
        document.documentElement.dataset["revealed"] += found;
      }
      const said = new Set(
        JSON.parse(document.documentElement.dataset["said"] ?? "[]") as string[],
      );
      for (const moment of document.querySelectorAll(".bh-moment")) said.add(moment.textContent);
      document.documentElement.dataset["said"] = JSON.stringify([...said]);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
const revealed = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.dataset["revealed"] ?? "");
const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(document.documentElement.dataset["said"] ?? "[]") as string[]);

test("[BH-TURN-06] [BH-TURN-16] what was revealed leaves at a tap; a capture and the passed hand are said for a moment", async () => {
  const page = await visit("/g/bounty-hunters/learn", { language: "es" });
  await page.locator(".clerk-advice").first().waitFor();
  // Up to the turn before my first capture.
  await skipAhead(page, (heard) => {
    const mine = (news: News): boolean => news.type === "target-captured" && news.seat === 0;
    return Math.max(1, heard.findIndex((all) => all.some(mine)) - 3);
  });
  await listen(page);
  const captured = async (): Promise<boolean> =>
    (await said(page)).some((moment) => moment.startsWith(es.alarm.captured("", "").slice(0, 9)));
  for (let move = 0; move < 40 && !(await captured()); move++) {
    const isChoosing = (await page.locator(".bh-step-choose").count()) > 0;
    const before = await revealed(page);
    // The card the clerk speaks of is lit in the hand.
    if (isChoosing) await page.locator(".bh-hand .bh-lit").waitFor();
    await obey(page, (await page.locator(".clerk-advice").last().textContent()) ?? "");
    if (isChoosing) await sendAway(page, before);
  }
  await expect
    .poll(() => said(page))
    .toEqual(expect.arrayContaining([es.alarm.passed(4, "Tooka", "Blurrg")]));
  expect(await captured()).toBe(true);
  expect(await deepAxeFindings(page)).toEqual([]);
  await page.locator(".bh-moment").first().waitFor({ state: "detached" });
});

/** A tap on what was revealed would reach the table beneath it; any tap sends it away. */
async function sendAway(page: Page, before: string): Promise<void> {
  await expect.poll(() => revealed(page)).toBe(`${before}through `);
  await page.locator(".clerk-face").tap();
  await page.locator(".bh-reveal").waitFor({ state: "detached" });
}
