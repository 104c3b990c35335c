import { expect, test } from "vitest";
import { missedBits, shortestKept } from "./testing-flips.ts";

test.each(shortestKept())("[verify] every bit of a game of $game", ({ bytes }) => {
  expect(missedBits(bytes, () => true)).toEqual([]);
});
