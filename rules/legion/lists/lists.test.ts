import { describe, expect, test } from "vitest";
import imports from "../games/list-imports.json" with { type: "json" };
import { isTrouble, type ArmyList } from "./army-list.ts";
import { readList } from "./index.ts";
import { cardsLike, findCards } from "./find-card.ts";
import { unitsFromList } from "./units.ts";

function read(text: string): ArmyList {
  const list = readList(text, "classic");
  if (isTrouble(list)) throw new Error(list.trouble);
  return list;
}

describe("Legion HQ links", () => {
  test.each(imports.cases)("$title", ({ url, expect: wanted }) => {
    expect(read(url)).toEqual({ ...wanted, unread: [] });
  });

  test("percent signs, other hosts and trailing words do no harm", () => {
    const [first] = imports.cases;
    const url = (first?.url ?? "").replaceAll(",", "%2C");
    expect(read(`my list: ${url}?x=1 have fun`)).toEqual({ ...first?.expect, unread: [] });
    expect(
      readList("https://legionhq.thefifthtrooper.com/list/empire/%E0%A4%A,1aw0", "classic"),
    ).toMatchObject({ units: [{ id: "aw" }], unread: ["%E0%A4%A"] });
  });

  test("a number alone is a record on a server and cannot be read here", () => {
    expect(readList("https://legionhq.thefifthtrooper.com/list/57604", "classic")).toEqual({
      trouble: "server-record",
    });
  });

  test("what is not a unit code is kept; an unknown id asks for a rank", () => {
    const list = read("https://legionhq2.com/list/empire/800:1aw0,9,1Zz00,1awd");
    expect(list.unread).toEqual(["9", "1awd"]);
    expect(list.units).toEqual([
      {
        count: 1,
        id: "aw",
        name: "Boba Fett Infamous Bounty Hunter",
        rank: "operative",
        bounty: true,
        upgrades: [null],
      },
      { count: 1, id: null, name: "Zz", rank: null, bounty: false, upgrades: [null, null] },
    ]);
    expect(readList("https://legionhq2.com/list/empire/800:", "classic")).toEqual({
      trouble: "no-units",
    });
    expect(readList("https://legionhq2.com/list/empire/x:aw,bj", "classic")).toEqual({
      trouble: "no-units",
    });
  });

  test("the edition decides which card stands behind an id", () => {
    const url = "https://legionhq2.com/list/empire/1nm0";
    expect(readList(url, "classic")).toMatchObject({
      units: [{ rank: "commander", bounty: false }],
    });
    expect(readList(url, "current")).toMatchObject({
      units: [{ rank: "operative", bounty: true }],
    });
  });

  test("an upgrade can make a hunter", () => {
    expect(readList("https://legionhq2.com/list/empire/1HvKs", "current")).toMatchObject({
      units: [{ name: "Mandalorian Hunter", bounty: true, upgrades: ["Ks"] }],
    });
  });
});

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

describe("text exports", () => {
  const boba = {
    count: 1,
    id: "aw",
    name: "Boba Fett Infamous Bounty Hunter",
    rank: "operative",
    bounty: true,
  };

  test("tournament: unit lines with upgrades under them, commands at the end", () => {
    const list = read(
      "The Contract\n492/500 (8 activations)\nImperial Officer (53)\n - Emergency Stims (8)\nBoba Fett Infamous Bounty Hunter (120)\nScout Troopers (74)\n - Sonic Charge Saboteur (26)\n\nCommands:\n•Whipcord Launcher\n••ZX Flame Projector",
    );
    expect(list).toMatchObject({
      points: 492,
      maximum: 500,
      activations: 8,
      unread: [],
      cards: ["Whipcord Launcher", "ZX Flame Projector"],
    });
    expect(list.units).toEqual([
      {
        count: 1,
        id: "ar",
        name: "Imperial Officer Ruthless Commander",
        rank: "commander",
        bounty: false,
        upgrades: ["db"],
        points: 53,
      },
      { ...boba, upgrades: [], points: 120 },
      {
        count: 1,
        id: "ba",
        name: "Scout Troopers",
        rank: "special",
        bounty: false,
        upgrades: ["en"],
        points: 74,
      },
    ]);
  });

  test("standard: headings by rank, counts, upgrades and totals on the line", () => {
    const list = read(
      "Commanders:\n - General Veers (75): Esteemed Leader (5), Emergency Stims (8) = 88\nOperative:\n - Boba Fett Infamous Bounty Hunter (120) = 120\nCorps:\n - 2× Snowtroopers (44): Some Unknown Thing (10) = 108",
    );
    expect(list.units).toEqual([
      {
        count: 1,
        id: "au",
        name: "General Veers Master Tactician",
        rank: "commander",
        bounty: false,
        upgrades: ["cy", "db"],
        points: 88,
      },
      { ...boba, upgrades: [], points: 120 },
      {
        count: 2,
        id: "az",
        name: "Snowtroopers",
        rank: "corps",
        bounty: false,
        upgrades: ["Some Unknown Thing"],
        points: 54,
      },
    ]);
  });

  test("minimal: everything in brackets", () => {
    const list = read(
      "Boba Fett Infamous Bounty Hunter (Emergency Stims, Hunter)\n4x Snowtroopers\nCommands: • Ambush, •• Push",
    );
    expect(list.cards).toEqual(["Ambush", "Push"]);
    expect(list.units).toEqual([
      { ...boba, upgrades: ["db", "dg"] },
      { count: 4, id: "az", name: "Snowtroopers", rank: "corps", bounty: false, upgrades: [] },
    ]);
  });

  test("names typed by hand, known or not", () => {
    expect(
      read("Bossk, Leia Organa; My Own Hero").units.map(({ name, rank }) => [name, rank]),
    ).toEqual([
      ["Bossk Trandoshan Terror", "operative"],
      ["Leia Organa Fearless and Inventive", "commander"],
      ["My Own Hero", null],
    ]);
  });

  test.each([
    ["", "empty"],
    ["   \n ", "empty"],
    ["12345", "no-units"],
    ["--- ??? ---", "no-units"],
    ["https://example.org/anything", "no-units"],
    ["https://tabletopadmiral.com/legion/rebels/p12uEM", "admiral-link"],
    ["x".repeat(200_001), "too-long"],
  ])("%# %s", (text, trouble) => {
    expect(readList(text, "classic")).toEqual({ trouble });
  });

  test("a name with markup stays a name; a line too long to be one is kept unread", () => {
    const list = read(`<b>Bossk</b>\nBossk\n<img src=x onerror=alert(1)>\n${"(".repeat(5000)}`);
    expect(list.units.map(({ id, name }) => [id, name])).toEqual([
      [null, "<b>Bossk</b>"],
      ["ax", "Bossk Trandoshan Terror"],
    ]);
    expect(list.unread).toEqual(["<img src=x onerror=alert(1)>", "(".repeat(120)]);
  });
});

describe("units for the ledger", () => {
  test("one unit per copy, with what the ledger judges by", () => {
    const units = unitsFromList(
      read("https://legionhq2.com/list/empire/600:1ardb,2aw0,1aq"),
      "red",
      "classic",
      () => "corps",
    );
    expect(
      units.map(({ id, name, rank, wounds, keywords, points, transport, emergencyStims }) => [
        id,
        name,
        rank,
        wounds,
        keywords,
        points,
        transport,
        emergencyStims,
      ]),
    ).toEqual([
      ["r1", "Imperial Officer", "commander", 4, [], 53, null, true],
      ["r2", "Boba Fett", "operative", 5, ["bounty"], 120, null, false],
      ["r3", "Boba Fett", "operative", 5, ["bounty"], 120, null, false],
      ["r4", "X-34 Landspeeder", "heavy", 6, [], 60, "open", false],
    ]);
  });

  test("an unknown unit gets the rank given by hand, a hunter upgrade its keyword", () => {
    const [own] = unitsFromList(read("My Own Hero (33)"), "blue", "classic", () => "commander");
    expect(own).toEqual({
      id: "b1",
      name: "My Own Hero",
      side: "blue",
      rank: "commander",
      wounds: 6,
      wounded: 0,
      keywords: [],
      types: [],
      points: 33,
      transport: null,
      inside: null,
      emergencyStims: false,
    });
    expect(
      unitsFromList(
        read("https://legionhq2.com/list/empire/1HvKs"),
        "blue",
        "classic",
        () => "corps",
      ),
    ).toMatchObject([{ rank: "operative", keywords: ["bounty"] }]);
  });

  test("an army of more than two hundred is cut there", () => {
    const units = unitsFromList(
      read("99× Snowtroopers\n99× Bossk\n99x Veers"),
      "blue",
      "classic",
      () => "corps",
    );
    expect(units).toHaveLength(200);
    expect(new Set(units.map((unit) => unit.id)).size).toBe(200);
  });
});

describe("finding a card", () => {
  test("by full name, by short name, by other spellings and without accents", () => {
    expect(findCards("LUKE  skywalker, hero of the rebellion").ids).toEqual(["ad"]);
    expect(findCards("Padmé Amidala").ids).toContain("kw");
    expect(findCards("Scout Troopers Strike Team").ids).toEqual(["bb"]);
    expect(findCards("nobody").ids).toEqual([]);
  });

  test("while typing", () => {
    expect(cardsLike("bob", 3)[0]).toBe("aw");
    expect(cardsLike("  ", 3)).toEqual([]);
    expect(cardsLike("tr", 4)).toHaveLength(4);
  });
});
