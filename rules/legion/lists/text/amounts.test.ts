import { expect, test } from "vitest";
import { amountsIn, priceIn, timesIn } from "./amounts.ts";

const never = (): boolean => false;
const bossk = { name: "Bossk", count: null, price: null, apart: false };

test.each([
  ["Bossk", {}],
  ["2× Bossk", { count: 2 }],
  ["2x Bossk", { count: 2 }],
  ["2 X Bossk", { count: 2 }],
  ["2xBossk", { count: 2 }],
  ["x2 Bossk", { count: 2 }],
  ["12 Bossk", { count: 12 }],
  ["three Bossk", { count: 3 }],
  ["deux Bossk", { count: 2 }],
  ["zwei Bossk", { count: 2 }],
  ["42 ptos Bossk", { price: 42 }],
  ["Bossk 105 Punkte", { price: 105 }],
  ["Bossk 105 Pkt.", { price: 105 }],
  ["Rex 95", { name: "Rex", price: 95 }],
  ["Bosskx3", { count: 3 }],
  ["X34 Landspeeder", { name: "X34 Landspeeder" }],
  ["Bossk 40 x 2", { count: 2, price: 40, apart: true }],
  ["Bossk x2", { count: 2 }],
  ["Bossk 2x", { count: 2 }],
  ["Bossk 3", { count: 3 }],
  ["105 Bossk", { price: 105 }],
  ["42pts Bossk", { price: 42 }],
  ["Bossk 105", { price: 105 }],
  ["Bossk 105pts", { price: 105 }],
  ["Bossk 105p", { price: 105 }],
  ["Bossk $105", { price: 105 }],
  ["Bossk 5 pts", { price: 5 }],
  ["3x Bossk 105", { count: 3, price: 105 }],
  ["Bossk x3 105 pts", { count: 3, price: 105 }],
  ["2x Bossk 40 x 2", { count: 2, price: 40, apart: true }],
  ["3 X-34 Landspeeder", { count: 3, name: "X-34 Landspeeder" }],
  ["74-Z Speeder Bikes", { name: "74-Z Speeder Bikes" }],
])("[LC-LEDGER-03] how many and how dear: %s", (text, found) => {
  expect(amountsIn(text, never)).toEqual({ ...bossk, ...found });
});

test("[LC-LEDGER-03] a number of the name stays there", () => {
  expect(amountsIn("Mark 2", (name) => name === "Mark 2")).toEqual({ ...bossk, name: "Mark 2" });
  expect(amountsIn("Mark 2 40", (name) => name === "Mark 2")).toMatchObject({
    name: "Mark 2",
    price: 40,
  });
});

test("[LC-LEDGER-03] a count before a name that a card has with it is a count", () => {
  const isWhole = (name: string): boolean => name === "2 clones" || name === "clones";
  expect(amountsIn("2 clones", isWhole)).toEqual({ ...bossk, name: "clones", count: 2 });
});

test("[LC-LEDGER-03] nothing but a price, nothing but a count", () => {
  for (const text of ["105", "105p", "105 pts", "105 points", "105 puntos", "$105"])
    expect([text, priceIn(text)]).toEqual([text, 105]);
  for (const text of ["x3", "3x", "× 3", "3×"]) expect([text, timesIn(text)]).toEqual([text, 3]);
  for (const text of ["three", "three of them", "drei"]) expect(timesIn(text)).toBe(3);
  for (const text of ["Bossk", "10500", "x", "", "x34"])
    expect([text, priceIn(text), timesIn(text)]).toEqual([text, null, null]);
});
