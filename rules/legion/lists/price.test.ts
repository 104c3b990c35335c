import { expect, test } from "vitest";
import { eachOf, fitsPrice } from "./price.ts";

const price = { count: 1, base: null, total: null, upgrades: 0 };

test.each([
  ["with its upgrades", { total: 138, upgrades: 8 }, 138],
  ["the card alone", { total: 130, upgrades: 8 }, 138],
  ["all copies", { total: 390, count: 3 }, 130],
  ["all copies with upgrades", { total: 414, count: 3, upgrades: 8 }, 138],
  ["another card", { total: 120 }, null],
  ["nobody knows what its upgrades cost", { total: 138, upgrades: null }, null],
  ["nothing", {}, null],
])("[LC-LEDGER-03] a price may tell %s", (_, told, each) => {
  expect(eachOf(130, { ...price, ...told })).toBe(each);
  expect(fitsPrice(130, { ...price, ...told })).toBe(each !== null);
});

test("[LC-LEDGER-03] the price of the card alone, where it is told, decides", () => {
  expect(fitsPrice(130, { ...price, base: 130, total: 999 })).toBe(true);
  expect(fitsPrice(130, { ...price, base: 120, total: 130 })).toBe(false);
});
