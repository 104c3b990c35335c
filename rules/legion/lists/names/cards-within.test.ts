import { expect, test } from "vitest";
import { cardById } from "../../cards/facts.ts";
import { cardsWithin, offersIn } from "./cards-within.ts";

const named = (ids: readonly string[]): readonly string[] =>
  ids.map((id) => cardById(id)?.name ?? id);

test.each([
  ["Bossk or Cad Bane?", ["Bossk", "Cad Bane"]],
  ["No Darth Vader this time: Bossk", ["Darth Vader", "Darth Vader", "Bossk"]],
  ["Bossk, Bossk and Bossk", ["Bossk"]],
  // The longest name counts, a nickname is one, and two letters are none.
  ["a bunch of snowtroopers", ["Snowtroopers"]],
  ["the death troopers", ["Imperial Death Troopers", "Imperial Death Troopers"]],
  ["r2 d2", ["R2-D2", "R2-D2"]],
  ["r2", []],
  ["five words before the old Bossk", ["Bossk"]],
  [`${"so ".repeat(24)}Bossk`, []],
  ["", []],
])("[LC-LEDGER-03] %s: whole names within it", (text, cards) => {
  expect(named(cardsWithin(text))).toEqual(cards);
});

test("[LC-LEDGER-03] a single word of a name is offered where no whole one is called", () => {
  expect(named(offersIn("spiel Boba"))).toEqual(["Boba Fett", "Boba Fett"]);
  expect(named(offersIn("Boba or Bossk"))).toEqual(["Bossk"]);
  // Half of all cards are troopers, and Cad has three letters.
  expect(offersIn("my troopers")).toEqual([]);
  expect(offersIn("old Cad")).toEqual([]);
  expect(named(offersIn("my troopers and Grievous"))).toEqual([
    "General Grievous",
    "General Grievous",
  ]);
});
