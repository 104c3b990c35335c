import { expect, test } from "vitest";
import { withoutLead } from "./lead.ts";

test.each([
  ["B: Ventress 115", "Ventress 115"],
  ["plan for sunday: Thrawn 110, Bossk", "Thrawn 110, Bossk"],
  ["Activation 2: Chewbacca", "Chewbacca"],
  ["Chasseur : Bossk", "Bossk"],
])("[LC-LEDGER-03] who speaks, or when: %s", (text, rest) => {
  expect(withoutLead(text)).toBe(rest);
});

test.each([
  "Bossk: Emergency Stims",
  "Bossk: Boba Fett",
  "Commander: Vader",
  "op Vader: Bossk",
  "Upgrades: Chewbacca",
  "Commands: Vader",
  "Own Hero: Hunter",
  "B: nice",
  "Bossk (105): Boba Fett",
])("[LC-LEDGER-03] of the army itself: %s", (text) => {
  expect(withoutLead(text)).toBe(text);
});
