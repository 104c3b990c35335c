import { expect, test } from "vitest";
import { isTrouble } from "../lists/army-list.ts";
import { readList } from "../lists/index.ts";
import { costOf, missingCosts } from "./prices.ts";
import { unitsFromList } from "../lists/units.ts";
import type { NewUnit } from "../commands.ts";
import type { EditionName } from "../names.ts";

function unitsIn(text: string, edition: EditionName): readonly NewUnit[] {
  const list = readList(text, edition);
  if (isTrouble(list)) throw new Error(list.trouble);
  return unitsFromList(list, "blue", edition, () => "corps");
}

const link = "https://legionhq2.com/list/empire/1000:1at000,1awdbdc0,4ay0000";

test("[LC-LEDGER-17] a list by link counts its cards and names the upgrades nobody has priced", () => {
  const units = unitsIn(link, "current");
  expect(units.map(({ name, points }) => `${name} ${points}`)).toEqual([
    "Darth Vader 170",
    "Boba Fett 138",
    "Stormtroopers 42",
    "Stormtroopers 42",
    "Stormtroopers 42",
    "Stormtroopers 42",
  ]);
  expect(missingCosts(units, "current")).toEqual([
    { unit: "b2", name: "Boba Fett", upgrades: ["Targeting Scopes"] },
  ]);
});

test("[LB-LEDGER-19] each edition has its own costs", () => {
  expect(costOf(["cw", null, "db"], "current")).toBe(13);
  expect(costOf(["cw", null, "db"], "classic")).toBe(8);
  const [boba] = unitsIn("https://legionhq2.com/list/empire/800:1awcwdb0", "classic");
  expect(missingCosts(boba === undefined ? [] : [boba], "classic")).toEqual([
    { unit: "b1", name: "Boba Fett", upgrades: ["Improvised Orders"] },
  ]);
});

test("[LB-LEDGER-19] a list that tells a unit's cost leaves nothing open", () => {
  const units = unitsIn(
    "Boba Fett (146)\n - Targeting Scopes (8)\n - Emergency Stims (8)",
    "current",
  );
  expect(units.map(({ points }) => points)).toEqual([146]);
  expect(missingCosts(units, "current")).toEqual([]);
});

test("[LC-LEDGER-17] a unit nobody knows is missing with all its points, until they are told", () => {
  const [unknown] = unitsIn("Smugglers of Corellia\nBoba Fett\nBossk", "current");
  if (unknown === undefined) throw new Error("no unit was read");
  expect(missingCosts([unknown], "current")).toEqual([
    { unit: "b1", name: "Smugglers of Corellia", upgrades: [] },
  ]);
  expect(missingCosts([{ ...unknown, points: 44 }], "current")).toEqual([]);
});
