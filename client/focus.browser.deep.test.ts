/** Every button of every page and table pressed by key, and what each opens: the focus is never lost. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { demoUnits } from "#rules/legion/cards/demo.ts";
import { visitor } from "#server/testing/visitor.ts";
import { finishedGame, gameUntil } from "#tools/browser/bounty-hunters/kept.ts";
import { astrayAfter } from "#tools/browser/ears/pressed.ts";
import { heldRivals } from "#tools/browser/ears/rivals.ts";
import { guests } from "#tools/browser/guests.ts";
import { openKept, type KeptGame } from "#tools/browser/kept-game.ts";
import {
  closedArmies,
  ledgerAt,
  marked,
  writtenArmies,
  type OpenLedger,
} from "#tools/browser/legion/on-screen.ts";
import { stopsIn } from "#tools/browser/walk/stops.ts";

const { house, known, visit } = guests();

async function isThere(page: Page): Promise<void> {
  const something = page.locator("#content :is(p, dl, svg, input, h2)");
  await something.filter({ visible: true }).first().waitFor();
  await page.waitForLoadState("networkidle");
}

test("[HALL] whatever is pressed on any page, the focus stands where one would look next", async () => {
  const astray: string[] = [];
  // What stands in every head is pressed once.
  const tried = new Set<string>();
  for (const stop of await stopsIn(house(), () => "/hosting")) {
    const { name, path, token, then, on } = stop;
    const size = on?.includes("phone") === false ? "desktop" : "phone";
    const page = await (token === null
      ? visit(path, { name: "Ginny", size })
      : known(token, path, { size }));
    const open = async (): Promise<void> => {
      await page.goto(path);
      await isThere(page);
      await then?.(page);
    };
    const found = await astrayAfter({ page, open, depth: 1, tried });
    // The walk is long: what it finds is read while it goes on.
    console.log(`${name} ${size}: ${found.join(", ") || "kept"}`);
    astray.push(...found.map((where) => `${name}: ${where}`));
    await page.context().close();
  }
  expect(astray).toEqual([]);
});

const moments: Readonly<Record<string, () => KeptGame>> = {
  draw: () => gameUntil(3, ({ step }) => step.type === "draw"),
  choose: () => gameUntil(3, ({ turn, step }) => step.type === "choose" && turn > 4),
  "decide, place or activate": () =>
    gameUntil(2, ({ step }) => step.type === "resolve", 1, { commit: "card" }),
  over: () => finishedGame(3),
};

test.each(Object.keys(moments))(
  "[BH-TURN-01] whatever is pressed at the cards, the focus is not lost: %s",
  async (name) => {
    const game = moments[name]?.() ?? finishedGame(3);
    const page = await visit("/", { name: "Ginny", size: "desktop" });
    await heldRivals(page);
    const open = async (): Promise<void> => {
      await openKept(page, game);
      await page.locator(".bh-dock button, .result h1").first().waitFor();
    };
    expect(await astrayAfter({ page, open, depth: 2 })).toEqual([]);
  },
);

const ledgers: Readonly<Record<string, (ledger: OpenLedger) => Promise<void>>> = {
  "the edition": async () => undefined,
  "the armies": ({ enter }) => enter(0, ...writtenArmies(demoUnits)),
  "the marks": ({ enter }) => enter(0, ...closedArmies(demoUnits)),
  "the game": (ledger) => marked(ledger, demoUnits),
};

test.each(Object.entries(ledgers))(
  "[LB-LEDGER-03] whatever is pressed in a ledger, the focus is not lost: %s",
  async (_, write) => {
    const page = await visit("/", { size: "phone" });
    const open = async (): Promise<void> => {
      // Nobody may have as many tables open as there are buttons.
      const mia = await visitor(house(), "Mia");
      const cookie = { name: "guildhall", value: mia.token, url: house() };
      await page.context().addCookies([cookie]);
      const table = await mia.make({ game: "legion", seats: 1 });
      await mia.ask(table, { type: "start" });
      await write(ledgerAt(table, [mia]));
      await page.goto(`/t/${table}`);
      await page.locator(".ledger-scroll button, .unit-tile").first().waitFor();
    };
    expect(await astrayAfter({ page, open, depth: 2 })).toEqual([]);
  },
);
