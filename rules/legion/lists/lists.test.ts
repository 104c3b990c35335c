import { describe, expect, test } from "vitest";
import imports from "../games/list-imports.json" with { type: "json" };
import { readList } from "./index.ts";
import { cardsLike, findCards } from "./names/find-card.ts";
import { isTrouble } from "./army-list.ts";
import { printedIn } from "./printed.ts";
import { unitsFromList } from "./units.ts";
import { read } from "../testing/read-classic.ts";

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

  test("[LC-LEDGER-03] points and battle force stand before the codes, in any order, or not at all", () => {
    const before = (text: string) => {
      const list = readList(`https://legionhq2.com/list/republic/${text}1fy`, "current");
      return "points" in list ? [list.points, list.battleForce] : list;
    };
    expect(before("")).toEqual([null, null]);
    expect(before("1000:501st:")).toEqual([1000, "501st"]);
    expect(before("force99:600:")).toEqual([600, "force99"]);
    expect(before("600::")).toEqual([600, null]);
  });

  test("[LC-LEDGER-03] a code with a sign too many is named as unread", () => {
    expect(
      readList("https://legionhq2.com/list/empire/1aw0,x1aw0,1aw0!,aw", "current"),
    ).toMatchObject({
      units: [{ id: "aw" }],
      cards: ["aw"],
      unread: ["x1aw0", "1aw0!"],
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

describe("[LC-LEDGER-12] a unit as an edition prints its card", () => {
  const [boba] = unitsFromList(
    read("https://legionhq2.com/list/empire/1aw0"),
    "blue",
    "classic",
    () => "corps",
  );
  if (boba === undefined) throw new Error("nobody was listed");

  test("wounds written before stay, but never the last one", () => {
    expect(printedIn({ ...boba, wounded: 1 }, "current")).toMatchObject({ wounded: 1 });
    expect(printedIn({ ...boba, wounded: 30 }, "current")).toMatchObject({ wounds: 5, wounded: 4 });
  });

  test("without a card, or with one nobody knows, it is as it was written", () => {
    const { card, ...bare } = boba;
    expect(printedIn(bare, "current")).toEqual(bare);
    const unknown = { ...boba, card: { id: "zz", upgrades: [], told: false, beside: 0 } };
    expect([card?.id, printedIn(unknown, "current")]).toEqual(["aw", unknown]);
  });

  test("a counterpart of an older ledger, without its card, stays written", () => {
    const grogu = { name: "Grogu", wounds: 1, keywords: ["hunted"] } as const;
    const old = { ...boba, counterpart: grogu };
    expect(printedIn(old, "classic")).toMatchObject({ wounds: 5, counterpart: grogu });
    expect(printedIn(old, "current")).toMatchObject({ wounds: 6, counterpart: grogu });
  });

  test("a counterpart nobody knows costs nothing and changes nothing", () => {
    const list = readList("https://legionhq2.com/list/empire/1tk0+1zz0", "current");
    if (isTrouble(list)) throw new Error(list.trouble);
    const [din] = unitsFromList(list, "blue", "current", () => "corps");
    expect(din).toMatchObject({ wounds: 5, points: 95, card: { beside: 0 } });
    expect(Object.keys(din?.card ?? {})).not.toContain("companion");
  });
});

test("[LC-LEDGER-03] what is longer than any army is not read, whatever it is written in", () => {
  const tooLong = { trouble: "too-long" };
  const names = Array<string>(500).fill("Bossk");
  for (const text of [
    "x".repeat(60_001),
    names.join("\n"),
    names.join(", "),
    `https://legionhq2.com/list/empire/${Array(500).fill("1aw0").join(",")}`,
    JSON.stringify({ units: names.map((name) => ({ name })) }),
    JSON.stringify({ units: [{ name: "Bossk", upgrades: names }] }),
  ])
    expect(readList(text, "current")).toEqual(tooLong);
  expect(readList(names.slice(0, 200).join("\n"), "current")).not.toEqual(tooLong);
});

test("[LC-LEDGER-03] what is deeper than any list is named as unread", () => {
  const deep = `{"units":[{"name":"Bossk"},${"[".repeat(9000)}${"]".repeat(9000)}]}`;
  expect(readList(deep, "current")).toMatchObject({ units: [{ id: "ax" }], unread: ["[null]"] });
});

test("[LC-LEDGER-03] a name without end is no name", () => {
  const named = (name: string) => readList(JSON.stringify({ units: [{ name }] }), "current");
  expect(named(`Bossk${" of".repeat(50)}`)).toMatchObject({ units: [{ id: "ax" }] });
  expect(named(`Bossk${" of".repeat(60)}`)).toMatchObject({ units: [{ id: null }] });
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
