import { expect, test } from "vitest";
import { isTrouble } from "../lists/army-list.ts";
import { readList } from "../lists/index.ts";
import { missingCosts } from "./missing-costs.ts";
import { costOf } from "./prices.ts";
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

const withDroid = (upgrades: string): string =>
  `https://legionhq2.com/list/rebels/1000:1jg0+1ji${upgrades},1ab000`;

test("[LC-LEDGER-17] an upgrade of a counterpart that nobody has priced is named with its unit", () => {
  const missing = (upgrades: string) =>
    missingCosts(unitsIn(withDroid(upgrades), "current").slice(0, 1), "current");
  expect(missing("dc")).toEqual([{ unit: "b1", name: "R2-D2", upgrades: ["Targeting Scopes"] }]);
  expect(missing("db")).toEqual([]);
  const [plain] = unitsIn(withDroid("0"), "current");
  expect(plain?.card).toEqual({
    id: "jg",
    upgrades: [],
    told: false,
    beside: 15,
    companion: { id: "ji", told: false },
  });
});

test("[LC-LEDGER-17] a list that prices the unit but not its counterpart leaves that open", () => {
  const beside = (counterpart: string) =>
    unitsIn(`R2-D2 (55)\nLeia Organa (80)\nCounterparts\n${counterpart}`, "current");
  const open = beside("C-3PO\n - Targeting Scopes");
  expect(missingCosts(open, "current")).toEqual([
    { unit: "b1", name: "R2-D2", upgrades: ["Targeting Scopes"] },
  ]);
  const told = beside("C-3PO (23)\n - Targeting Scopes (8)");
  expect([told[0]?.points, missingCosts(told, "current")]).toEqual([78, []]);
});
