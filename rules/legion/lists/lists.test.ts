import { describe, expect, test } from "vitest";
import imports from "../games/list-imports.json" with { type: "json" };
import { readList } from "./index.ts";
import { cardsLike, findCards } from "./find-card.ts";
import { unitsFromList } from "./units.ts";
import { read } from "../promises/read-classic.ts";

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
