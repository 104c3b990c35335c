import { expect, test } from "vitest";
import { unitLineOf, upgradesIn } from "./unit-line.ts";

const bossk = { name: "Bossk", count: 1, apart: false, base: null, total: null, upgrades: [] };
const stims = { name: "Stims", cost: null };
const tenacity = { name: "Tenacity", cost: null };

test.each([
  ["Bossk", {}],
  ["2× Bossk", { count: 2 }],
  ["2x Bossk", { count: 2 }],
  ["2 X Bossk", { count: 2 }],
  ["2* Bossk", { count: 2 }],
  ["12 Bossk", { count: 12 }],
  ["99 Bossk", { count: 99 }],
  ["Bossk x2", { count: 2 }],
  ["Bossk (x2)", { count: 2 }],
  ["Bossk ×12", { count: 12 }],
  ["Bossk X 3", { count: 3 }],
  ["74-Z Speeder Bikes", { name: "74-Z Speeder Bikes" }],
  ["100 Bossk", { name: "100 Bossk" }],
  ["Bossk x0", { name: "Bossk x0" }],
  ["2x  Bossk", { count: 2 }],
  ["2xBossk", { count: 2 }],
  ["2  Bossk", { count: 2 }],
  ["Bosskx3", { count: 3 }],
  ["Bossk  x3", { count: 3 }],
  ["Bossk  (x3)", { count: 3 }],
  ["Bossk x2 painted", { name: "Bossk x2 painted" }],
])("[LC-LEDGER-03] how many: %s", (text, found) => {
  expect(unitLineOf(text)).toEqual({ ...bossk, ...found });
});

test("[LC-LEDGER-03] none of it, or no letters, is no unit", () => {
  for (const text of ["0 Bossk", "00x Bossk", "12345", "2x 105", "(105)"])
    expect(unitLineOf(text)).toBe(null);
});

test.each<[string, object]>([
  ["Bossk 100 + 13 = 113", { apart: true, base: 100, total: 113 }],
  ["Bossk 100+13=113", { apart: true, base: 100, total: 113 }],
  ["Bossk  100 + 13 = 113 points", { apart: true, base: 100, total: 113 }],
  ["12x Bossk  40x12=480", { count: 12, apart: true, base: 40, total: 40 }],
  ["Bossk (105)=113", { base: 105, total: 113 }],
  ["Bossk (Stims)  =  113", { total: 113, upgrades: [stims] }],
  ["Bossk( 105 )", { total: 105 }],
  ["Bossk ( 105 ):Stims", { base: 105, upgrades: [stims] }],
  ["Bossk (105 pts)  :Stims", { base: 105, upgrades: [stims] }],
  ["Bossk (105) unique", { total: 105 }],
  ["(1) Bossk (105)", { name: "(1) Bossk", total: 105 }],
  ...["pt", "pts", "point", "points", "Punto", "PUNTOS"].map((word): [string, object] => [
    `Bossk [Stims] (105${word})`,
    { name: "Bossk [Stims]", total: 105 },
  ]),
  ["Bossk (1052 and more)", { upgrades: [{ name: "1052 and more", cost: null }] }],
  ["2x Bossk 40 x 2 = 80", { count: 2, apart: true, base: 40, total: 40 }],
  ["3x Bossk 40 × 3 = 126", { count: 3, apart: true, base: 40, total: 42 }],
  ["Bossk (105)", { total: 105 }],
  ["Bossk (105 pts)", { total: 105 }],
  ["Bossk (105 points)", { total: 105 }],
  ["Bossk (105 puntos)", { total: 105 }],
  ["Bossk (105) = 113", { base: 105, total: 113 }],
  ["Bossk = 113", { base: 113, total: 113 }],
  ["2× Bossk = 226", { count: 2, base: 113, total: 113 }],
  ["Bossk (Stims, Tenacity)", { upgrades: [stims, tenacity] }],
  ["Bossk (Stims) = 113", { total: 113, upgrades: [stims] }],
  [
    "Bossk (105): Stims (8) = 113",
    { base: 105, total: 113, upgrades: [{ name: "Stims", cost: 8 }] },
  ],
  ["Bossk (105 pts) : Stims, Tenacity", { base: 105, upgrades: [stims, tenacity] }],
  [
    "2× Bossk (105): Stims (8) = 226",
    { count: 2, base: 105, total: 113, upgrades: [{ name: "Stims", cost: 8 }] },
  ],
])("[LC-LEDGER-03] as the builders write it: %s", (text, found) => {
  expect(unitLineOf(text)).toEqual({ ...bossk, ...found });
});

test.each([
  ["Bossk\t105", { total: 105 }],
  ["Bossk\tStims\t105", { total: 105, upgrades: [stims] }],
  ["Bossk\t(Stims, Tenacity)\t[105]", { total: 105, upgrades: [stims, tenacity] }],
  ["Bossk 105", { total: 105 }],
  ["Bossk 105pts", { total: 105 }],
  ["Bossk 105 pt", { total: 105 }],
  ["Bossk 105 point", { total: 105 }],
  ["Bossk (105  points)", { total: 105 }],
  ["Bossk 1 105", { name: "Bossk 1", total: 105 }],
  ["Bossk\t (Stims) \t 105 ", { total: 105, upgrades: [stims] }],
  ["Bossk\tStims (8)\t105", { total: 105, upgrades: [{ name: "Stims", cost: 8 }] }],
  ["Bossk  with  Stims", { upgrades: [stims] }],
  ["Bossk +Stims", { upgrades: [stims] }],
  ["Bossk conqueror", { name: "Bossk conqueror" }],
  ["Bossk - 105 points", { total: 105 }],
  ["Bossk: 42", { total: 42 }],
  ["Bossk [42]", { total: 42 }],
  ["Bossk 5", { name: "Bossk 5" }],
  ["Bossk -", {}],
  ["Bossk with Stims", { upgrades: [stims] }],
  ["Bossk w/ Stims", { upgrades: [stims] }],
  ["Bossk avec Stims", { upgrades: [stims] }],
  ["Bossk con Stims", { upgrades: [stims] }],
  ["Bossk + Stims + Tenacity", { upgrades: [stims, tenacity] }],
])("[LC-LEDGER-03] as people type it: %s", (text, found) => {
  expect(unitLineOf(text)).toEqual({ ...bossk, ...found });
});

test("[LC-LEDGER-03] upgrades behind commas, semicolons and plus signs, each with its cost", () => {
  expect(upgradesIn("Stims (8), Tenacity (4 pts)")).toEqual([
    { name: "Stims", cost: 8 },
    { name: "Tenacity", cost: 4 },
  ]);
  expect(upgradesIn("Stims; Tenacity + DLT-19x")).toEqual([
    stims,
    tenacity,
    { name: "DLT-19x", cost: null },
  ]);
  expect(upgradesIn("Stims(8), Stims  (8), Stims (8) twice, (ready) Stims (8)")).toEqual([
    { name: "Stims", cost: 8 },
    { name: "Stims", cost: 8 },
    { name: "Stims (8) twice", cost: null },
    { name: "(ready) Stims", cost: 8 },
  ]);
  expect(upgradesIn("Stims (exhausted)")).toEqual([{ name: "Stims (exhausted)", cost: null }]);
  expect(upgradesIn(" , - ;")).toEqual([]);
});
