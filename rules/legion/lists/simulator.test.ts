import { describe, expect, test } from "vitest";
import { readList } from "./index.ts";
import { read } from "../testing/read-classic.ts";

describe("Tabletop Simulator JSON", () => {
  const json = {
    author: "someone",
    points: 492,
    armyFaction: "imperial",
    battleForce: "",
    commandCards: ["Ambush", 7],
    contingencies: ["Push"],
    units: [
      { name: "Boba Fett Infamous Bounty Hunter", upgrades: ["Emergency Stims", "Own Invention"] },
      { name: "Stormtroopers", upgrades: [] },
      { name: "Stormtroopers", upgrades: [] },
      { name: "Luke Skywalker" },
      { nme: "typo" },
    ],
  };

  test("one entry per copy stays one; unreadable entries are kept", () => {
    expect(read(JSON.stringify(json))).toEqual({
      faction: "empire",
      points: 492,
      battleForce: null,
      cards: ["Ambush", "Push"],
      unread: ['{"nme":"typo"}'],
      units: [
        {
          count: 1,
          id: "aw",
          name: "Boba Fett Infamous Bounty Hunter",
          rank: "operative",
          bounty: true,
          upgrades: ["db", "Own Invention"],
        },
        { count: 1, id: "ay", name: "Stormtroopers", rank: "corps", bounty: false, upgrades: [] },
        { count: 1, id: "ay", name: "Stormtroopers", rank: "corps", bounty: false, upgrades: [] },
        expect.objectContaining({
          count: 1,
          id: null,
          name: "Luke Skywalker",
          rank: null,
          mayBe: ["ad", "fm"],
        }),
      ],
    });
  });

  test("[LC-LEDGER-03] whatever else stands in it: only texts and figures are taken", () => {
    const list = read(
      JSON.stringify({
        point: 600,
        points: "492",
        armyFaction: 7,
        battleForce: "Echo Base",
        listlink: "https://example.org/mine",
        contingencies: "Push",
        battlefieldDeck: { conditions: ["Ordnance", 7] },
        units: [
          { name: "Zuckuss (CotW) ", upgrades: [7, "Emergency Stims (CotW)"] },
          { name: "Bossk", upgrades: "Tenacity" },
          7,
          { nme: "x".repeat(200) },
        ],
      }),
    );
    expect(list).toMatchObject({
      faction: null,
      points: 600,
      battleForce: "Echo Base",
      cards: [],
      deck: { primary: [], secondary: [], advantage: ["Ordnance"] },
      units: [
        { id: null, name: "Zuckuss", upgrades: ["db"] },
        { id: "ax", upgrades: [] },
      ],
    });
    expect(list.unread.map(({ length }) => length)).toEqual([1, 120]);
    for (const text of ["[]", "[7]", '{"units":7}'])
      expect(readList(text, "current")).toEqual({ trouble: "other-json" });
  });

  test("the link inside is surer than the names; the deck hints at a scenario", () => {
    const list = read(
      JSON.stringify({
        ...json,
        listlink: "https://legionhq2.com/list/rebels/800:1ad0",
        battlefieldDeck: { scenario: "scenario" },
      }),
    );
    expect(list).toMatchObject({
      faction: "rebels",
      scenario: true,
      units: [{ id: "ad", count: 1 }],
    });
    expect(
      read(JSON.stringify({ ...json, listlink: "https://legionhq2.com/list/57604" })).units,
    ).toHaveLength(4);
    expect(
      read(JSON.stringify({ ...json, battlefieldDeck: { scenario: "standard" } })).scenario,
    ).toBeUndefined();
  });

  test.each([
    ['{"units":', "broken-json"],
    ['{"deck":[]}', "other-json"],
    ["[]", "other-json"],
    ['{"units":[]}', "no-units"],
    ['{"units":[1,null]}', "no-units"],
  ])("%s is told apart: %s", (text, trouble) => {
    expect(readList(text, "classic")).toEqual({ trouble });
  });
});
