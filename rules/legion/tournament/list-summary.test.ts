import { expect, test } from "vitest";
import { armyOf, listSummary } from "./list-summary.ts";

const limits = { edition: "current", points: 1000, units: null } as const;

test("[LC-TOUR-06] each flaw of a list by itself, and a list on the limit has none", () => {
  const flaws = (text: string, part: object = {}): readonly string[] | undefined =>
    listSummary(text, { ...limits, ...part })?.flaws;
  expect(flaws("Bossk (105)", { points: 105, units: 1 })).toEqual([]);
  expect(flaws("Bossk (105)", { points: 104 })).toEqual(["too-dear"]);
  expect(flaws("Bossk (105)\nVeers (75)", { units: 1 })).toEqual(["too-many-units"]);
  expect(flaws("180/1000 (3 activations)\nBossk (105)\nVeers (75)")).toEqual(["other-count"]);
  expect(flaws("200/1000 (2 activations)\nBossk (105)\nVeers (75)")).toEqual(["other-total"]);
  expect(flaws("Bossk (105)\nBoba")).toEqual(["questions"]);
  expect(flaws("Bossk (105)\nwho comes on friday?")).toEqual(["unread"]);
  expect(flaws("{")).toEqual(["unreadable"]);
  expect(listSummary("  \n ", limits)).toBe(null);
  expect(listSummary("Bossk\nStormtroopers", limits)?.faction).toBe("empire");
});

test("[LC-TOUR-06] what is open is named, what was brought for the mission is kept, both within bounds", () => {
  const odd = `Zuckuss ${"z".repeat(70)} (50)`;
  const text = `Bossk (105)\n${odd}\nBoba\n\nObjectives: A, B, C, D, E, F, G\nSecondaries: ${"S".repeat(80)}, T`;
  const read = listSummary(text, limits);
  expect(read).toMatchObject({ units: 3, saidUnits: null, saidPoints: null, faction: "mercenary" });
  expect(read?.questions).toEqual([odd.slice(0, 60), "Boba"]);
  expect(read?.deck?.primary).toEqual(["A", "B", "C", "D", "E", "F"]);
  expect(read?.deck?.secondary).toEqual(["S".repeat(60), "T"]);
  expect(listSummary("Bossk", limits)?.deck).toBe(null);
  expect(listSummary("https://legionhq2.com/list/empire/1000:1aw00db", limits)).toMatchObject({
    saidPoints: null,
    faction: "empire",
    points: 138,
  });
});

test("[LC-TOUR-10] a list handed in becomes units of a ledger, told apart, with what is still to be asked", () => {
  const army = armyOf("2x Stormtroopers\nBoba\nZuckuss", "red", "current");
  expect(army.map(({ name }) => name)).toEqual([
    "Stormtroopers 1",
    "Stormtroopers 2",
    "Boba",
    "Zuckuss",
  ]);
  expect(army.map(({ id, side }) => `${side} ${id}`)).toEqual([
    "red r1",
    "red r2",
    "red r3",
    "red r4",
  ]);
  expect(army.map(({ open }) => open)).toEqual([undefined, undefined, ["aw", "tl"], []]);
  expect(army[3]?.rank).toBe("corps");
  expect(armyOf("{", "red", "current")).toEqual([]);
});
