import { expect, test } from "vitest";
import { roomBelow } from "./in-view.ts";

test("[BH-CONF-05] the place of a lifted card comes out from under the hand, unless the hand stands beside it", () => {
  const place = { left: 12, right: 378, height: 140 };
  expect(roomBelow(place, { left: 0, right: 390, height: 300 })).toBe(308);
  // A phone on its side.
  const half = { left: 12, right: 440, height: 140 };
  expect(roomBelow(half, { left: 450, right: 844, height: 344 })).toBe(8);
});
