/** What there is a picture of. */
import type { Page } from "playwright-core";
import { sharp } from "#bots/outer-rim/players/levels.ts";
import { traderOf } from "#bots/outer-rim/players/trader.ts";
import type { Command, View } from "#rules/outer-rim/index.ts";
import { quickRng } from "#rules/rng.ts";
import { still } from "../browser/browser.ts";
import { openKept } from "../browser/kept-game.ts";
import { asking, momentOf, type GameMoment } from "../browser/outer-rim/moments.ts";

/** Each scene brings a fresh page to what should be seen. */
export const scenes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  lobby: async (page) => {
    await page.goto("/");
    await page.locator(".game-plate").first().waitFor();
  },
  create: async (page) => {
    await page.goto("/");
    await page.locator(".game-plate .button:not(.lamp, .first-game)").first().click();
    await page.locator("dialog .segments").first().waitFor();
  },
  gathering: async (page) => {
    await page.goto("/");
    await page.locator(".game-plate .button:not(.lamp, .first-game)").first().click();
    await page.locator("dialog .segments").first().waitFor();
    await page.locator("dialog .button.lamp").click();
    await page.locator(".seat-list").waitFor();
    await page.locator("img.qr").waitFor();
  },
  table: async (page) => {
    await page.goto("/");
    await page.locator(".game-plate .button.lamp").first().click();
    await page.locator(".board-area > *").first().waitFor();
    await page.waitForTimeout(1500);
  },
  /** A bot plays for me until there is something to see. */
  game: async (page) => {
    await scenes["table"]?.(page);
    await giveUp(page);
    await page
      .locator(".bh-where", { hasText: /\b([6-9]|1\d)(?!\d)/ })
      .waitFor({ timeout: 60_000 });
    await page.locator(".table-tools .button").last().click();
    await page.locator("dialog .button.wide.lamp").click();
    await page.locator(".bh-reveal").waitFor({ state: "detached" });
    await page.locator(".toast").waitFor({ state: "detached" });
  },
  result: async (page) => {
    await scenes["table"]?.(page);
    await giveUp(page);
    await page.locator(".result h1").waitFor({ timeout: 60_000 });
    await page.waitForTimeout(4000);
  },
  verified: async (page) => {
    await scenes["result"]?.(page);
    await page.locator(".verify-badge").click();
    await page.locator(".verdict .good").waitFor();
  },
  replay: async (page) => {
    await scenes["result"]?.(page);
    await page.locator(".result-doors .button").nth(1).click();
    await page.locator(".replay-bar input").fill("60");
  },
  chat: async (page) => {
    await scenes["gathering"]?.(page);
    const bots = page.locator(".seat-doors .button:not(.quiet)");
    while ((await bots.count()) > 0)
      await bots
        .first()
        .click()
        .then(() => page.waitForTimeout(150));
    await page.locator(".gathering .button.lamp").click();
    await page.locator(".table-tools .button").nth(1).click();
    await page.locator(".quick-phrases .button").nth(1).click();
  },
  ledger: async (page) => {
    await page.goto("/");
    await page.locator(".game-plate", { hasText: "Legion" }).locator(".button.lamp").click();
    await page.locator(".board-area > *").first().waitFor();
  },
  /** The galaxy after a few rounds that a trader flew for me. */
  rim: async (page) => {
    await page.goto("/");
    await page.locator(".game-plate").first().waitFor();
    await openKept(page, lateGame());
    await page.locator(".or-dock:not(.or-quiet) .or-sentence").first().waitFor();
    await page.locator(".or-hold .or-captain").waitFor();
    await page.locator(".log li").nth(20).waitFor();
    await still(page);
    await page.keyboard.press("Escape");
  },
  flight: async (page) => {
    await page.goto("/g/outer-rim/learn");
    await page.locator(".clerk-advice").waitFor();
    await still(page);
  },
  companion: async (page) => {
    await page.goto("/g/outer-rim/companion");
    await page.locator(".or-add .button.lamp").click();
    await page.locator(".or-opponent .button.lamp").click();
    await page.locator(".or-ai-turn").waitFor();
  },
  log: async (page) => {
    await scenes["table"]?.(page);
    if (await page.locator(".side-panel").isHidden())
      await page.locator(".table-tools .button").first().click();
  },
  rules: async (page) => {
    await page.goto("/");
    await page.locator(".facts a").first().click();
    await page.locator(".rules dt").first().waitFor();
  },
  gallery: async (page) => {
    await page.goto("/gallery/bounty-hunters");
    await page.locator("main svg").nth(3).waitFor();
  },
  settings: async (page) => {
    await page.goto("/settings");
    await page.locator(".segments").first().waitFor();
  },
  verify: async (page) => {
    await page.goto("/verify");
    await page.locator("input[type=file]").waitFor();
  },
};

/** A bot plays for me from here on. */
async function giveUp(page: Page): Promise<void> {
  await page.locator(".table-tools .button").last().click();
  // The way out of the table is the last, and this the one before.
  await page.locator("dialog .button.wide").nth(-2).click();
  await page.locator("dialog .button.wide.danger").click();
}

/** Three at the table, in the middle of the game, the market before me. */
function lateGame(): GameMoment {
  const trader = traderOf(sharp);
  const wish = (choices: readonly Command[], view: View): Command => {
    // Nobody would answer an offer.
    const options = choices.filter(({ type }) => type !== "offer");
    const thinking = { type: "iterations", iterations: 1 } as const;
    return trader.play(view, options, quickRng(view.asked), thinking).command as Command;
  };
  const isOnPlanet = ({ round, questions }: View): boolean =>
    round > 6 && questions.some(({ choices }) => choices.some(({ type }) => type === "market"));
  return momentOf({ seats: 3, seed: 9, until: asking("action", isOnPlanet), wish });
}
