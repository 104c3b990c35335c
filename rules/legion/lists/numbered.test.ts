import { expect, test } from "vitest";
import { isTrouble, readList, unitsFromList } from "../index.ts";
import { numbered } from "./numbered.ts";

function names(text: string, ...before: readonly string[]): readonly string[] {
  const list = readList(text, "current");
  if (isTrouble(list)) throw new Error(list.trouble);
  const units = unitsFromList(list, "blue", "current", () => "corps");
  return numbered(units, before).map(({ name }) => name);
}

test("[LC-LEDGER-18] three of a name are told apart, one alone keeps its name", () => {
  expect(names("3x Stormtroopers\nBossk")).toEqual([
    "Stormtroopers 1",
    "Stormtroopers 2",
    "Stormtroopers 3",
    "Bossk",
  ]);
});

test("[LC-LEDGER-18] one that joins others gets the next number", () => {
  expect(names("Stormtroopers", "Stormtroopers")).toEqual(["Stormtroopers 2"]);
  expect(names("Stormtroopers", "Stormtroopers 1", "Stormtroopers 2")).toEqual(["Stormtroopers 3"]);
  expect(names("Stormtroopers", "Bossk")).toEqual(["Stormtroopers"]);
});

test("[LC-LEDGER-18] a name that is still asked about is left as it was written", () => {
  const unit = { open: [], name: "Zuckuss" };
  const list = readList("Bossk\nBossk", "current");
  if (isTrouble(list)) throw new Error(list.trouble);
  const asked = unitsFromList(list, "blue", "current", () => "corps").map((each) => ({
    ...each,
    ...unit,
  }));
  expect(numbered(asked).map(({ name }) => name)).toEqual(["Zuckuss", "Zuckuss"]);
});
