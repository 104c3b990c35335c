import { describe, expect, test } from "vitest";
import {
  activationsIn,
  cleanLine,
  headingIn,
  isCommandLine,
  isSentence,
  rankBehind,
  sectionIn,
  totalIn,
  withoutPips,
} from "./line.ts";

const plain = { text: "Bossk", dash: null, double: false };

describe("a line as chats, tables and editors leave it", () => {
  test.each<[string, object | null]>([
    ["", null],
    ["   ", null],
    ["-----", null],
    ["=== _ . *", null],
    ["```text", null],
    ["Bossk", plain],
    ["Bossk  ", plain],
    ["**Bossk**", plain],
    ["__Bossk__", plain],
    ["~~Bossk~~", plain],
    ["`Bossk`", plain],
    ["> Bossk", plain],
    ["## Bossk", plain],
    ["#Bossk", { ...plain, text: "#Bossk" }],
    ["•Bossk", { ...plain, text: "•Bossk" }],
    ["-Bossk", { ...plain, text: "-Bossk" }],
    ["Bossk\u00A0(105)", { ...plain, text: "Bossk (105)" }],
    ["**Bossk** and **Boba**", { ...plain, text: "Bossk and Boba" }],
    ["| Bossk | 105 |", { ...plain, text: "Bossk\t105" }],
    ["--Bossk", { text: "Bossk", dash: 0, double: true }],
    ["  - Bossk", { ...plain, dash: 2 }],
    ["-  Bossk", { ...plain, dash: 0 }],
    ["Bossk - ready", { ...plain, text: "Bossk - ready" }],
    ["\t- Bossk", { ...plain, dash: 2 }],
    ...["-", "–", "—", "+", "▪", "◦", "‣", "*", "•"].map((sign): [string, object] => [
      `${sign} Bossk`,
      { ...plain, dash: 0 },
    ]),
  ])("[LC-LEDGER-03] %j", (raw, line) => {
    expect(cleanLine(raw)).toEqual(line);
  });
});

test.each([
  ["commander", "Commander Commanders commandant Commandants Comandante comandantes"],
  [
    "operative",
    "Operative operatives Agent agents Agente agentes opératif Operatifs operativo operativos",
  ],
  ["corps", "Corps CORE troupe Troupes tropa Tropas troops"],
  ["special", "Special"],
  ["support", "Support supports Soutien appui apoyo"],
  ["heavy", "Heavy heavies lourd Lourds pesado pesadas"],
  [
    "counterpart",
    "Counterpart counterparts acolyte Acolytes homologue homologues acompañante acompanantes",
  ],
])("[LC-LEDGER-03] headings of %s", (rank, words) => {
  for (const word of words.split(" "))
    for (const text of [word, `${word}:`, `${word} :`, `${word} (12)`, `${word} (3):`])
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
  ["995/1000 (12 activations)", { points: 995, maximum: 1000, activations: 12 }],
  ["995 / 1000", { points: 995, maximum: 1000, activations: null }],
  ["1000/1000 1 Activation", { points: 1000, maximum: 1000, activations: 1 }],
  ["995/1000, 12  activations", { points: 995, maximum: 1000, activations: 12 }],
  ["9/1000", null],
  ["995/9", null],
  ["995/1000x", null],
  ["list 995/1000", null],
])("[LC-LEDGER-03] the total of a list: %s", (text, total) => {
  expect(totalIn(text)).toEqual(total);
  expect(activationsIn(text)).toBe(total?.activations ?? null);
});

test.each([
  ["Commands: • Ambush", "commands", "• Ambush"],
  ["Command", "commands", ""],
  ["Command cards:", "commands", ""],
  ["command hand: Push", "commands", "Push"],
  ["Contingencies:", "commands", ""],
  ["Ordres : Push", "commands", "Push"],
  ["Órdenes", "commands", ""],
  ["ordenes:", "commands", ""],
  ["Battle Deck", "deck", ""],
  ["BattleDeck:", "deck", ""],
  ["mission deck", "deck", ""],
  ["Battlefield deck :", "deck", ""],
  ["Objectives: Breakthrough", "primary", "Breakthrough"],
  ["Objective", "primary", ""],
  ["Primary:", "primary", ""],
  ["primaries", "primary", ""],
  ["Deployment:", "primary", ""],
  ["deployments", "primary", ""],
  ["Secondary:", "secondary", ""],
  ["Secondaries", "secondary", ""],
  ["secondary objective", "secondary", ""],
  ["Secondary Objectives: Surface Scan", "secondary", "Surface Scan"],
  ["Advantage:", "advantage", ""],
  ["advantages", "advantage", ""],
  ["Condition:", "advantage", ""],
  ["Conditions", "advantage", ""],
])("[LC-LEDGER-03] behind the units: %s", (text, section, rest) => {
  expect(sectionIn(text)).toEqual({ section, rest });
});

test("[LC-LEDGER-03] what only begins like a section is none", () => {
  const units = [
    "Commander",
    "Commando",
    "My Commands",
    "Objectively Bossk",
    "Conditional",
    "the deck",
  ];
  for (const text of [
    ...units,
    "Battle deck of mine",
    "no battle deck",
    "an advantage",
    "primarily",
  ])
    expect([text, sectionIn(text)]).toEqual([text, null]);
});

test("[LC-LEDGER-03] command cards are known by their pips", () => {
  expect(["••Push", "Push ●○", "*Push*", " Push "].map(withoutPips)).toEqual(Array(4).fill("Push"));
  for (const text of [
    "Ambush •, Push ••",
    "• Ambush, •• Push",
    "*Ambush, **Push",
    "Ambush●, Push ●●",
  ])
    expect([text, isCommandLine(text)]).toEqual([text, true]);
  for (const text of [
    "Ambush, Push",
    "• Ambush",
    "Ambush •, Push",
    "Ambush, Push •",
    "•, •",
    "A•B, C•D",
  ])
    expect([text, isCommandLine(text)]).toEqual([text, false]);
});

test("[LC-LEDGER-03] a sentence is no unit, and a unit no sentence", () => {
  const nine = "one two three four five six seven eight nine";
  const sentences = ["Legal?", "Have fun!", "see https://a.b/c there", "http://a.b", `${nine} ten`];
  for (const text of [...sentences, "<b unfinished", "<img src=x>"])
    expect([text, isSentence(text)]).toEqual([text, true]);
  for (const text of [
    "Bossk",
    nine,
    nine.replaceAll(" ", "  "),
    `${nine} (10)`,
    `${nine} ten = 9`,
    `${nine} 2× ten`,
    "<b>Bossk</b>",
  ])
    expect([text, isSentence(text)]).toEqual([text, false]);
  for (const text of ["Is it? Bossk", "Wow! Bossk", "ahttp:/b", "Bossk <img", "x <b"])
    expect([text, isSentence(text)]).toEqual([text, false]);
});
