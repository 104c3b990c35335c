import { expect, test } from "vitest";
import { unitLineOf, upgradesIn } from "./unit-line.ts";

const bossk = {
  name: "Bossk",
  count: 1,
  apart: false,
  rank: null,
  base: null,
  total: null,
  upgrades: [],
};
const stims = { name: "Stims", cost: null };
const tenacity = { name: "Tenacity", cost: null };

test("[LC-LEDGER-03] none of it, or no letters, is no unit", () => {
  for (const text of ["0 Bossk", "00x Bossk", "12345", "2x 105", "(105)"])
    expect(unitLineOf(text, false)).toEqual({ units: [], unread: [text] });
});

test.each<[string, object]>([
  ["Bossk 100 + 13 = 113", { apart: true, base: 100, total: 113 }],
  ["Bossk 100+13=113", { apart: true, base: 100, total: 113 }],
  ["12x Bossk  40x12=480", { count: 12, apart: true, total: 40 }],
  ["2x Bossk 40 x 2 = 80", { count: 2, apart: true, total: 40 }],
  ["Bossk (105)=113", { base: 105, total: 113 }],
  ["Bossk (Stims)  =  113", { total: 113, upgrades: [stims] }],
  ["Bossk( 105 )", { total: 105 }],
  ["Bossk (105) unique", { total: 105 }],
  ["Bossk [105]", { total: 105 }],
  ["[105] Bossk", { total: 105 }],
  ["Bossk (105 pts) = 113", { base: 105, total: 113 }],
  ["Bossk = 113", { base: 113, total: 113 }],
  ["2× Bossk = 226", { count: 2, base: 113, total: 113 }],
  ["Bossk @ 113 = 113", { total: 113 }],
  ["Bossk (Stims, Tenacity)", { upgrades: [stims, tenacity] }],
  ["Bossk {Stims (8)}", { upgrades: [{ name: "Stims", cost: 8 }] }],
  ["Bossk (+8 Stims)", { upgrades: [{ name: "Stims", cost: 8 }] }],
  [
    "2× Bossk (105): Stims (8) = 226",
    { count: 2, base: 105, total: 113, upgrades: [{ name: "Stims", cost: 8 }] },
  ],
  ["Bossk 105p (Stims)", { total: 105, upgrades: [stims] }],
  ["Bossk – 113 – Stims, Tenacity", { total: 113, upgrades: [stims, tenacity] }],
  ["Bossk - Stims - 113", { total: 113, upgrades: [stims] }],
  ["Bossk: Stims, Tenacity", { upgrades: [stims, tenacity] }],
  ["Bossk w/ Stims (113)", { total: 113, upgrades: [stims] }],
  ["Bossk with Stims and Tenacity ..... 113", { total: 113, upgrades: [stims, tenacity] }],
  ["Bossk + Stims + Tenacity", { upgrades: [stims, tenacity] }],
  ["Bossk with Stims x2", { count: 2, upgrades: [stims] }],
  ["Bossk Stims", { upgrades: [stims] }],
  ["bosk 113 stim", { name: "bosk", total: 113, upgrades: [{ name: "stim", cost: null }] }],
  ["Bossk (3)", { count: 3 }],
  ["Bossk (105+8)", { apart: true, base: 105, total: 113 }],
  ["Bossk 105 (KP 105)", { total: 105 }],
  ["Bossk 105 (10.5%)", { total: 105 }],
  ["Bossk/Stims", { upgrades: [stims] }],
  ["Bossk ohne Aufwertungen", {}],
  ["Bossk - three of them", { count: 3 }],
  ["Bossk 105 + Stims 8 = 113", { base: 105, total: 113, upgrades: [{ name: "Stims", cost: 8 }] }],
  ["Boba (daimyo)", { name: "Boba daimyo" }],
  ["Bossk (operative 105)", { rank: "operative", total: 105 }],
  ["Bossk (op)", { rank: "operative" }],
  ["op Bossk", { rank: "operative" }],
  ["Operative: Bossk", { rank: "operative" }],
  ["Operative - 2x Bossk", { rank: "operative", count: 2 }],
  ["Bossk operative", { rank: "operative" }],
  ["Bossk, no upgrades", {}],
  ["running Bossk", {}],
  ["Bossk\tStims\t105", { total: 105, upgrades: [stims] }],
])("[LC-LEDGER-14] one unit and what belongs to it: %s", (text, found) => {
  expect(unitLineOf(text, true).units).toEqual([{ ...bossk, ...found }]);
});

test.each([
  ["Bossk, Leia, 3 Rebel Troopers", ["1 Bossk", "1 Leia", "3 Rebel Troopers"]],
  ["Bossk (105) & Leia (75)", ["1 Bossk", "1 Leia"]],
  ["Bossk and Leia", ["1 Bossk", "1 Leia"]],
  ["Han & Chewie", ["1 Han & Chewie"]],
  ["Bossk / Leia", ["1 Bossk", "1 Leia"]],
  ["Bossk und Leia", ["1 Bossk", "1 Leia"]],
  ["[Bossk] [3 Storms]", ["1 Bossk", "3 Storms"]],
  ["bossk stims, b1 x5 e60r", ["1 bossk", "5 b1"]],
  ["Bossk (105) | Stormtroopers (42)", ["1 Bossk", "1 Stormtroopers"]],
  ["Bossk w/ stims, 3 storms", ["1 Bossk", "3 storms"]],
  ["Corps: 3x Stormtroopers, 2x Snowtroopers", ["3 Stormtroopers corps", "2 Snowtroopers corps"]],
  ["Op Luke, Leia", ["1 Luke operative", "1 Leia"]],
])("[LC-LEDGER-14] several units on a line: %s", (text, found) => {
  expect(
    unitLineOf(text, false).units.map(({ count, name, rank }) =>
      [count, name, rank].filter((each) => each !== null).join(" "),
    ),
  ).toEqual(found);
});

test("[LC-LEDGER-14] what nobody knows behind a dash is told", () => {
  expect(unitLineOf("Bossk - Own Idea", true)).toMatchObject({ unread: ["Own Idea"] });
});

test("[LC-LEDGER-03] upgrades behind commas, semicolons and plus signs, each with its cost", () => {
  expect(upgradesIn("Stims (8), Tenacity (4 pts)")).toEqual([
    { name: "Stims", cost: 8 },
    { name: "Tenacity", cost: 4 },
  ]);
  expect(upgradesIn("Stims 8")).toEqual([{ name: "Stims", cost: 8 }]);
  expect(upgradesIn("Stims — 8 points")).toEqual([{ name: "Stims", cost: 8 }]);
  expect(upgradesIn("Stims; Tenacity + DLT-19x")).toEqual([
    stims,
    tenacity,
    { name: "DLT-19x", cost: null },
  ]);
  expect(upgradesIn("Tools of the Trade, Jetpack Rockets")).toHaveLength(1);
  expect(upgradesIn(" , - ;")).toEqual([]);
});
