import { expect, test } from "vitest";
import { headingIn, rankBefore, rankBehind } from "./rank-words.ts";

test.each([
  ["commander", "Commander Commanders commandant Commandants Comandante comandantes CMD cmdr HQ"],
  [
    "operative",
    "Operative operatives Agent agents Agente agentes opératif Operatifs operativo operativos op OPS",
  ],
  ["corps", "Corps CORE troupe Troupes tropa Tropas troops"],
  ["special", "Special SPEC SF"],
  ["support", "Support supports Soutien appui apoyo SUP"],
  ["heavy", "Heavy heavies HVY lourd Lourds pesado pesadas"],
  [
    "counterpart",
    "Counterpart counterparts acolyte Acolytes homologue homologues acompañante acompanantes",
  ],
])("[LC-LEDGER-03] headings of %s", (rank, words) => {
  for (const word of words.split(" "))
    for (const text of [
      word,
      `${word}:`,
      `${word} :`,
      `${word} (12)`,
      `${word} (3):`,
      `${word} (1/2) [105]`,
    ])
      expect([text, headingIn(text)]).toEqual([text, rank]);
});

test("[LC-LEDGER-03] special forces have two words, and a heading has nothing beside it", () => {
  for (const text of [
    "Special Forces",
    "forces spéciales",
    "Forces speciales",
    "Fuerzas especiales",
  ])
    expect(headingIn(text)).toBe("special");
  for (const text of ["", "Agent Kallus", "Clone Commander", "Heavyset", "Supporters", "my corps"])
    expect([text, headingIn(text)]).toEqual([text, null]);
});

test.each([
  ["Vader commander", { name: "Vader", rank: "commander" }],
  ["Vader (operative)", { name: "Vader", rank: "operative" }],
  ["Vader, heavy", { name: "Vader", rank: "heavy" }],
  ["Darth Vader - support", { name: "Darth Vader", rank: "support" }],
  ["Grogu counterpart", null],
  ["Vader", null],
  ["commander", null],
  ["Darth Vader", null],
])("[LC-LEDGER-03] a rank behind the name: %s", (text, found) => {
  expect(rankBehind(text)).toEqual(found);
});

test.each([
  ["op Vader", { name: "Vader", rank: "operative" }],
  ["CMD Imperial Officer", { name: "Imperial Officer", rank: "commander" }],
  ["Vader", null],
  ["commander", null],
  ["my Vader", null],
])("[LC-LEDGER-03] a rank before the name: %s", (text, found) => {
  expect(rankBefore(text)).toEqual(found);
});
