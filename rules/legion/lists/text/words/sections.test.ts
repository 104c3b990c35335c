import { expect, test } from "vitest";
import { isCommandLine, sectionIn, withoutPips } from "./sections.ts";

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
