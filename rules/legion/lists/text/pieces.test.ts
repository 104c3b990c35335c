import { expect, test } from "vitest";
import { piecesOf } from "./pieces.ts";

const short = (text: string): readonly string[] =>
  piecesOf(text).map(({ sign, text: part, depth }) => `${depth}${sign} ${part}`);

test.each([
  ["Bossk", ["0 Bossk"]],
  ["Bossk, Leia; Luke / Han", ["0 Bossk", "0, Leia", "0, Luke", "0/ Han"]],
  ["CM-0/93 Trooper", ["0 CM-0/93 Trooper"]],
  ["Bossk – 113 — Stims", ["0 Bossk", "0- 113", "0- Stims"]],
  ["Bossk (105): Stims (8) = 113", ["0 Bossk", "1( 105", "0: Stims", "1( 8", "0= 113"]],
  ["Bossk [113] {Stims (8)}", ["0 Bossk", "1( 113", "1( Stims", "2( 8"]],
  ["Bossk w/ Stims", ["0 Bossk", "0with Stims"]],
  ["Bossk avec Stims", ["0 Bossk", "0with Stims"]],
  ["Bossk mit Stims", ["0 Bossk", "0with Stims"]],
  ["Bossk > Stims", ["0 Bossk", "0- Stims"]],
  ["[Bossk] [Stims (8)]", ["0, Bossk", "0, Stims", "1( 8"]],
  ["['Leia', 'Bossk']", ["0, 'Leia'", "0, 'Bossk'"]],
  ["Bossk 100 + 13 = 113", ["0 Bossk 100", "0+ 13", "0= 113"]],
  ["Bossk 100+13=113", ["0 Bossk 100", "0+ 13", "0= 113"]],
  ["Bossk ..... 105", ["0 Bossk", "0@ 105"]],
  ["Bossk\t105", ["0 Bossk", "0\t 105"]],
  ["a) b", ["0 a", "0) b"]],
  [" , ;", []],
])("[LC-LEDGER-14] %j is cut at its signs", (text, pieces) => {
  expect(short(text)).toEqual(pieces);
});
