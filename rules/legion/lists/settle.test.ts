import { describe, expect, test } from "vitest";
import { isTrouble, type ArmyList, type ListedUnit } from "./army-list.ts";
import { readList } from "./index.ts";
import { unitsFromList } from "./units.ts";
import type { EditionName } from "../names.ts";

function read(text: string, edition: EditionName = "current"): ArmyList {
  const list = readList(text, edition);
  if (isTrouble(list)) throw new Error(list.trouble);
  return list;
}
const unitsIn = (text: string): readonly ListedUnit[] => read(text).units;
/** `?at/fn`: asked between these; `—`: nobody knows it. */
const ids = (text: string): readonly string[] =>
  unitsIn(text).map(({ id, mayBe, counterpart }) =>
    [id ?? (mayBe === undefined ? "—" : `?${mayBe.join("/")}`), counterpart?.id]
      .filter((each) => each !== undefined)
      .join("+"),
  );

describe("whose cards they are", () => {
  test.each([
    ["the faction of the sure ones decides", "R2-D2\nClone Trooper Infantry", ["jh"]],
    ["the faction of most", "R2-D2\nRebel Troopers\nClone Trooper Infantry\nARC Troopers", ["jh"]],
    ["a slip has no say", "R2-D2\nRebel Troopers\nClone Troper Infantry", ["jg"]],
    ["nor has who is unknown", "R2-D2\nZuckuss\n4-LOM\nClone Trooper Infantry", ["jh"]],
    ["nobody says: equal cards of equal cost need no question", "R2-D2\nBossk", ["jg"]],
    ["mercenaries serve anybody", "R2-D2\nBossk\nRebel Troopers", ["jg"]],
    ["the cost of the card decides", "Luke Skywalker (165)", ["fm"]],
    ["the cost of the card before its upgrades", "Luke Skywalker (165): Stims (8) = 173", ["fm"]],
    ["the cost without its upgrades", "Luke Skywalker (128)\n - Emergency Stims (8)", ["ad"]],
    [
      "the heading decides",
      "Commander:\n- Luke Skywalker\nOperative:\n- Darth Vader",
      ["?ad/Fb", "fn"],
    ],
    ["a rank behind the name decides", "Darth Vader operative", ["fn"]],
    ["a rank behind a name in part", "Luke commander", ["?ad/Fb"]],
    ["a name that ends in a rank", "Clone Commander", ["ns"]],
    ["a rank behind a title nobody printed", "Bossk: Trandoshan commander", ["ax"]],
    ["part of the name and of the title", "Luke - Knight", ["fm"]],
    ["a title behind a dash", "Luke Skywalker - Jedi Knight", ["fm"]],
    ["a title nobody printed", "Luke Skywalker - Farmboy of Tatooine (165)", ["fm"]],
    ["a slip is asked about unless its cost fits", "Bosk", ["?ax"]],
    ["a slip whose cost fits", "Bosk (105)", ["ax"]],
    ["a slip whose cost nobody can tell", "Bosk (105)\n - Own Invention", ["?ax"]],
    ["a name nobody knows", "Zuckuss the Uncanny", ["—"]],
  ])("[LC-LEDGER-03] %s", (_what, text, wanted) => {
    expect(ids(text).slice(0, wanted.length)).toEqual(wanted);
  });
});

describe("[LC-COMBINED-01] counterparts", () => {
  test.each([
    ["under their heading", "R2-D2\nCounterparts:\nC-3PO", ["jg+ji"]],
    ["of the faction of their unit", "R2-D2 Independent Astromech\nC-3PO", ["jh+jj"]],
    ["behind other units", "Din Djarin (95)\nRebel Troopers\nGrogu (17)", ["tk+tn", "ah"]],
    ["among the upgrades", "Din Djarin (Grogu, Emergency Stims)", ["tk+tn"]],
    ["an upgrade only called like part of one", "Din Djarin (Child, Emergency Stims)", ["tk"]],
    ["beside the nearest of their units", "IG-11\nDin Djarin\nGrogu", ["tj", "tk+tn"]],
    ["without a unit of theirs: beside the one before", "Bossk\nGrogu", ["ax+tn"]],
  ])("[LC-COMBINED-01] %s", (_what, text, wanted) => {
    expect(ids(text)).toEqual(wanted);
  });

  test("[LC-COMBINED-01] alone they stand as a unit", () => {
    expect(unitsIn("Grogu")).toMatchObject([{ id: "tn", count: 1, rank: null }]);
  });

  test("[LC-COMBINED-01] both cards are one unit in the current edition, and two prices in either", () => {
    const list = "Din Djarin (95)\nGrogu (17)";
    const unit = (edition: EditionName) =>
      unitsFromList(read(list, edition), "blue", edition, () => "corps")[0];
    expect(unit("current")).toMatchObject({
      wounds: 6,
      points: 112,
      counterpart: { name: "Grogu", wounds: 1, keywords: ["hunted"] },
    });
    expect(unit("classic")).toMatchObject({ wounds: 5, points: 112 });
    expect(unit("classic")).not.toHaveProperty("counterpart");
  });

  test("[LC-END-06] a counterpart without a price costs what its card and its upgrades cost", () => {
    const [r2] = unitsFromList(
      read("R2-D2 (55)\nC-3PO\n - Emergency Stims"),
      "blue",
      "current",
      () => "corps",
    );
    expect(r2?.points).toBe(55 + 15 + 8);
  });
});

describe("copies and prices", () => {
  test("[LC-LEDGER-03] copies written one by one are one each, those counted stay together", () => {
    expect(
      unitsIn("2x Stormtroopers 42 x 2 = 84").map(({ count, points }) => [count, points]),
    ).toEqual([
      [1, 42],
      [1, 42],
    ]);
    expect(unitsIn("2x Stormtroopers (42)").map(({ count, points }) => [count, points])).toEqual([
      [2, 42],
    ]);
  });

  test("[LC-END-06] what the list says counts; else the card and its upgrades", () => {
    const points = (text: string) =>
      unitsFromList(read(text), "red", "current", () => "corps").map((unit) => unit.points);
    expect(points("Bossk (99)")).toEqual([99]);
    expect(points("Bossk\n - Emergency Stims")).toEqual([105 + 8]);
    expect(points("Zuckuss the Uncanny\n - Emergency Stims")).toEqual([8]);
  });

  test("[LC-LEDGER-14] a name is kept to eighty characters, upgrades too", () => {
    const long = "Z".repeat(100);
    const [unit] = unitsIn(`${long}\n - ${long}\nBossk`);
    expect([unit?.name.length, unit?.upgrades[0]?.length]).toEqual([80, 80]);
  });

  test("[LC-MISSION-05] an upgrade gives its keyword, once", () => {
    const [andor] = unitsFromList(
      read("Rebel Troopers\n - Cassian Andor\n - Cassian Andor"),
      "red",
      "current",
      () => "corps",
    );
    expect(andor?.keywords).toEqual(["secretMission"]);
  });
});
