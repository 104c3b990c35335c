/**
 * The shape of the table, measured: how large the cards of a hand are, that nothing is scrolled for, and that the hand
 * stands still while cards are compared. `npm test` looks at what people have most; the deep run at every phase, for
 * two, four and six, on four screens, early and late.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { isDeep, still } from "#tools/browser/browser.ts";
import { gameUntil } from "#tools/browser/bounty-hunters/kept.ts";
import { guests } from "#tools/browser/guests.ts";
import { openKept, type KeptGame } from "#tools/browser/kept-game.ts";
import type { State } from "#rules/bounty-hunters/index.ts";

const { visit } = guests();

const phone = { width: 390, height: 844, card: 70 };
const tablet = { width: 768, height: 1024, card: 110 };
const desktop = { width: 1440, height: 900, card: 140 };
const large = { width: 1920, height: 1080, card: 160 };
type Screen = typeof phone;

type Phase = readonly [name: string, isThere: (state: State) => boolean];
const window = ({ step }: State): string | undefined =>
  step.type === "resolve" ? step.windows[0]?.type : undefined;
const drawing: Phase = ["early draw", ({ turn, step }) => turn === 2 && step.type === "draw"];
const late: Phase = ["late choice", ({ lastTurn, step }) => lastTurn > 0 && step.type === "choose"];
const activating: Phase = ["late activation", (s) => s.turn > 12 && window(s) === "activate"];
const phases: readonly Phase[] = [
  drawing,
  ["early choice", ({ turn, step }) => turn === 3 && step.type === "choose"],
  ["choice", ({ turn, step }) => turn === 10 && step.type === "choose"],
  activating,
  ["late draw", ({ lastTurn, step }) => lastTurn > 0 && step.type === "draw"],
  late,
];

interface Case {
  readonly screen: Screen;
  readonly seats: number;
  readonly phase: Phase;
}

const everyCase: readonly Case[] = [phone, tablet, desktop, large].flatMap((screen) =>
  [2, 4, 6].flatMap((seats) => phases.map((phase) => ({ screen, seats, phase }))),
);
const usual: readonly Case[] = [
  { screen: phone, seats: 4, phase: late },
  { screen: tablet, seats: 4, phase: drawing },
  { screen: desktop, seats: 4, phase: late },
  { screen: desktop, seats: 4, phase: activating },
  { screen: large, seats: 6, phase: late },
];

/** Some bots never come there: then another deal. */
function gameAt(seats: number, [name, isThere]: Phase): KeptGame {
  for (let seed = 1; seed < 40; seed++) {
    let isFound = false;
    const game = gameUntil(seats, (state) => (isFound ||= isThere(state)), seed);
    const table = `${name}${seats}${game.header.table}`.replace(/\W/g, "").slice(0, 16);
    if (isFound) return { ...game, header: { ...game.header, table } };
  }
  throw new Error(`no deal of forty comes to ${name} for ${seats}`);
}

interface Shape {
  /** How wide a card of the hand is drawn, not counting how it is turned. */
  readonly card: number;
  /** What would have to be scrolled for, in pixels. */
  readonly hidden: number;
  readonly hand: number;
}

const shapeOf = (page: Page): Promise<Shape> =>
  page.evaluate(() => {
    const scrolls = [".board-area", ".bh-mid > .bh-board"].map((one) => {
      const part = document.querySelector(one);
      return part === null ? 0 : part.scrollHeight - part.clientHeight;
    });
    return {
      card: document.querySelector<HTMLElement>(".bh-hand .bh-card")?.offsetWidth ?? 0,
      hidden: Math.max(...scrolls),
      hand: document.querySelector(".bh-hand")?.getBoundingClientRect().top ?? 0,
    };
  });

/** Where the hand stands while each of its cards is lifted. */
async function whileComparing(page: Page): Promise<readonly number[]> {
  const cards = page.locator(".bh-hand button");
  const places: number[] = [];
  for (let at = 0; at < (await cards.count()); at++) {
    await cards.nth(at).click();
    await page.locator(".bh-hand li").nth(at).and(page.locator(".bh-picked")).waitFor();
    places.push((await shapeOf(page)).hand);
  }
  return places;
}

/** A table that is as high as its window: there nothing is scrolled for. A tablet may, within my own board. */
const isWhole = ({ screen, seats }: Case): boolean =>
  screen === large || (screen === desktop && seats <= 4);

test("[BH-SETUP-11] the hand is large and stands still; a large table is never scrolled", async () => {
  const page = await visit("/", { size: "desktop" });
  for (const one of isDeep ? everyCase : usual) {
    const { screen, seats, phase } = one;
    const what = `${phase[0]}, ${seats} players, ${screen.width}x${screen.height}`;
    await page.setViewportSize(screen);
    await openKept(page, gameAt(seats, phase));
    await page.locator(".bh-hand").waitFor();
    await still(page);
    const shape = await shapeOf(page);
    expect(shape.card, what).toBeGreaterThanOrEqual(screen.card);
    if (isWhole(one)) expect(shape.hidden, what).toBeLessThanOrEqual(0);
    const places = await whileComparing(page);
    expect(places, what).toEqual(places.map(() => shape.hand));
    if (isWhole(one)) expect((await shapeOf(page)).hidden, what).toBeLessThanOrEqual(0);
    await page.evaluate(() => {
      history.pushState(null, "", "/");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await page.locator(".bh").waitFor({ state: "detached" });
  }
  await page.context().close();
});
