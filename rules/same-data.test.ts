import { expect, test } from "vitest";
import { sameData } from "./same-data.ts";

test("[rules] data is the same by value, whatever the order of fields", () => {
  expect(sameData({ a: [1, { b: 2 }], c: null }, { c: null, a: [1, { b: 2 }] })).toBe(true);
  expect(sameData({ a: 1 }, { b: 1 })).toBe(false);
  expect(sameData([1], { 0: 1 })).toBe(false);
  expect(sameData({ a: undefined }, {})).toBe(false);
});
