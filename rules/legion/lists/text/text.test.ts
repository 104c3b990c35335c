import { describe, expect, test } from "vitest";
import { readList } from "../index.ts";
import { read } from "../../testing/read-classic.ts";

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

  test("marks of a web page are no part of a name; a line too long to be one is kept unread", () => {
    const list = read(`<b>Bossk</b>\nBossk\n<img src=x onerror=alert(1)>\n${"(".repeat(5000)}`);
    expect(list.units.map(({ id, name }) => [id, name])).toEqual([
      ["ax", "Bossk Trandoshan Terror"],
      ["ax", "Bossk Trandoshan Terror"],
    ]);
    expect(list.unread).toEqual(["<img src=x onerror=alert(1)>", "(".repeat(120)]);
  });
});
