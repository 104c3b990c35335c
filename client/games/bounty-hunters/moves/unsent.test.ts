import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import type { Ask } from "#table/talk/words.ts";
import { unsentChoice, unsentDraw } from "./unsent.ts";

const asked = (command: unknown): Ask => ({
  id: "1",
  table: "t",
  type: "command",
  seat: 0,
  command,
});
const choose = asked({ type: "choose", card: 7, fate: "sell" });

test.each([
  {
    what: "a choice that could not leave",
    link: "lost",
    asks: [choose],
    is: { card: 7, fate: "sell" },
  },
  { what: "one that is just on its way", link: "open", asks: [choose], is: null },
  {
    what: "something else after it",
    link: "lost",
    asks: [choose, asked({ type: "done" })],
    is: null,
  },
  { what: "nothing", link: "lost", asks: [], is: null },
] as const)(
  "[BH-TURN-05] $what is shown as waiting only without a network",
  ({ link, asks, is }) => {
    const session = { link: signal(link as "lost" | "open"), waiting: signal(asks) };
    expect(unsentChoice(session as Parameters<typeof unsentChoice>[0])).toEqual(is);
  },
);

test("[BH-TURN-01] the deck of a draw that could not leave is marked, and no choice is", () => {
  const waiting = signal([asked({ type: "draw", deck: 2 })]);
  const session = { link: signal("lost"), waiting } as unknown as Parameters<typeof unsentDraw>[0];
  expect(unsentDraw(session)).toBe(2);
  expect(unsentChoice(session)).toBeNull();
  expect(unsentDraw(null)).toBeNull();
});
