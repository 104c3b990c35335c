import { expect, test } from "vitest";
import { isTrouble, type ArmyList } from "../army-list.ts";
import { readList } from "../index.ts";
import { reportOf } from "../report.ts";

function read(text: string): ArmyList {
  const list = readList(text, "current");
  if (isTrouble(list)) throw new Error(list.trouble);
  return list;
}
const names = (text: string): readonly string[] =>
  read(text).units.map(({ id, name }) => id ?? name);

test("[LC-LEDGER-03] a title, a greeting and a total stand above the units", () => {
  const list = read(
    "Hi all\nmy list for Sunday\nThe Contract\n113/1000 (2 activations)\nBossk (105)",
  );
  expect(list).toMatchObject({ points: 113, maximum: 1000, activations: 2 });
  expect(list.unread).toEqual(["Hi all", "my list for Sunday"]);
  expect(list.units).toHaveLength(1);
  expect(read("113/1000\nBossk").unread).toEqual([]);
  expect(read("Title\n113/1000\nBossk").unread).toEqual([]);
});

test("[LC-LEDGER-03] activations on a line of their own; a list without figures has none", () => {
  expect(read("113/1000\n12 Activations\nBossk")).toMatchObject({ activations: 12 });
  expect(read("113/1000 (3 activations)\nBossk\n113/1000")).toMatchObject({ activations: 3 });
  const bare = read("Bossk");
  expect(bare.points).toBe(null);
  expect(Object.keys(bare)).toEqual([
    "faction",
    "points",
    "battleForce",
    "units",
    "cards",
    "unread",
  ]);
});

test("[LC-LEDGER-03] with headings nothing above the first is a unit, unless it is one", () => {
  expect(read("Good luck everybody\nCorps:\n- Stormtroopers").unread).toEqual([
    "Good luck everybody",
  ]);
  expect(names("Bossk\nCorps:\n- Stormtroopers")).toEqual(["ax", "ay"]);
  expect(names("- My Hero\nCorps:\n- Stormtroopers")).toEqual(["My Hero", "ay"]);
});

test("[LC-LEDGER-03] dashes are upgrades where a unit stands without one", () => {
  expect(read("Bossk\n- Emergency Stims\n- Tenacity").units).toHaveLength(1);
  expect(names("- Bossk\n- Stormtroopers")).toEqual(["ax", "ay"]);
  expect(
    read("- Bossk\n  - Emergency Stims\n- Stormtroopers").units.map(({ upgrades }) => upgrades),
  ).toEqual([["db"], []]);
  expect(read("Bossk 105 + 8 = 113\n--Emergency Stims (8)").units[0]?.upgrades).toEqual(["db"]);
  expect(names("113/1000\nCorps:\n- Stormtroopers\n- Snowtroopers\nCommands:\nAmbush")).toEqual([
    "ay",
    "az",
  ]);
});

test.each([
  ["a total", "210/1000\n- Bossk\n- Cad Bane"],
  ["activations", "2 activations\n- Bossk\n- Cad Bane"],
  ["a heading", "- Bossk\n- Cad Bane\nCorps:"],
  ["commands", "- Bossk\n- Cad Bane\nCommands:\nAmbush"],
  ["commands by their pips", "- Bossk\n- Cad Bane\nAmbush •, Push ••\nBreakthrough"],
])("[LC-LEDGER-03] dashes are units beside %s", (_, text) => {
  expect(names(text)).toEqual(["ax", "kx"]);
});

test.each([
  ["typed by hand", "Bossk, Own Idea", ["ax", "Own Idea"]],
  ["under a heading", "Operative:\nBossk, Own Idea", ["ax"]],
  ["with a cost", "Bossk, Own Idea (105)", ["ax"]],
  ["with an upgrade", "Bossk, Own Idea w/ Stims", ["ax"]],
  ["behind a dash", "- Bossk, Own Idea\n- Cad Bane", ["ax", "kx"]],
  ["two who are known", "Operative:\nBossk, Cad Bane", ["ax", "kx"]],
  ["the same twice", "Stormtroopers, Stormtroopers", ["ay", "ay"]],
  ["a title with a comma", "Wookiee Warriors, Freedom Fighters", ["aj"]],
  ["signs too many", "Bossk;Cad Bane;;", ["ax", "kx"]],
])("[LC-LEDGER-14] several on one line, or one and its title: %s", (_, text, found) => {
  expect(names(text)).toEqual(found);
});

test("[LC-LEDGER-03] a unit above the headings is one, greeting or not; long greetings are cut", () => {
  expect(names("Hello there\nBossk\nCorps:\n- Stormtroopers")).toContain("ax");
  const long = "so ".repeat(100);
  const above = [`${long}\nCorps:\n- Stormtroopers`, `${long}\nTitle\n42/1000\nStormtroopers`];
  for (const text of above) expect(read(text).unread[0]).toHaveLength(120);
});

test("[LC-LEDGER-03] activations anywhere on their line; empty cards are none", () => {
  expect(read("Bossk\nin all 1  activation here")).toMatchObject({ activations: 1, units: [{}] });
  expect(read("Bossk\nCommands:\nAmbush,, Push,").cards).toEqual(["Ambush", "Push"]);
  expect(read("Bossk\nAdvantages:\nOrdnance")).toMatchObject({
    deck: { primary: [], secondary: [], advantage: ["Ordnance"] },
  });
});

test("[LC-LEDGER-03] cards behind the units: commands, then three lines of the deck", () => {
  const list = read(
    "Bossk\nAmbush •, Push ••\nBreakthrough, Close the Pocket\nSurface Scan, Recon Mission\nOrdnance, Fortified",
  );
  expect(list.cards).toEqual(["Ambush", "Push"]);
  expect(list.deck).toEqual({
    primary: ["Breakthrough", "Close the Pocket"],
    secondary: ["Surface Scan", "Recon Mission"],
    advantage: ["Ordnance", "Fortified"],
  });
});

test("[LC-LEDGER-03] or each under its heading, one to a line", () => {
  const list = read(
    "Bossk\nCommands:\n• Ambush\n\nBattle Deck\nObjectives:\nBreakthrough\nCauldron\nSecondaries: Surface Scan\nAdvantages\nOrdnance",
  );
  expect(list.cards).toEqual(["Ambush"]);
  expect(list.deck).toEqual({
    primary: ["Breakthrough", "Cauldron"],
    secondary: ["Surface Scan"],
    advantage: ["Ordnance"],
  });
  expect(read("Bossk\nCommands:\nAmbush").deck).toBe(undefined);
  expect(read("Bossk\nMission Deck\nAmbush").cards).toEqual(["Ambush"]);
});

test("[LC-LEDGER-03] several names on one line, or one name and its title", () => {
  expect(names("Bossk, Leia Organa; Nobody Else")).toEqual(["ax", "ab", "Nobody Else"]);
  expect(names("Leia Organa, Fearless and Inventive")).toEqual(["ab"]);
  expect(names("Operative:\n- Bossk, the Great")).toEqual(["ax"]);
  expect(names("Operative:\nBossk, Chewbacca the Mighty, Leia Organa")).toHaveLength(3);
  expect(read("2 Stormtroopers, 3 Snowtroopers").units.map(({ count, id }) => [count, id])).toEqual(
    [
      [2, "ay"],
      [3, "az"],
    ],
  );
});

test("[LC-LEDGER-14] counts, costs and upgrades stay with their name on a line of several", () => {
  const counted = (text: string) =>
    read(text).units.map(({ count, id, points, upgrades }) => [
      count,
      id,
      points ?? null,
      ...upgrades,
    ]);
  expect(counted("Bossk, Snowtroopers x3")).toEqual([
    [1, "ax", null],
    [3, "az", null],
  ]);
  expect(counted("2x Stormtroopers; Bossk (113)")).toEqual([
    [2, "ay", null],
    [1, "ax", 113],
  ]);
  expect(counted("Stormtroopers, Bossk (Emergency Stims, Tenacity)")).toEqual([
    [1, "ay", null],
    [1, "ax", null, "db", "df"],
  ]);
});

test("[LC-LEDGER-14] what comes first under a heading is a unit, even where others stand without a dash", () => {
  const list = read(
    "Operative:\nBossk (113)\n- Emergency Stims (8)\nCorps:\n- Stormtroopers\n  - DLT-19 Stormtrooper\n- Snowtroopers\nHeavy:\nT-47 Airspeeder\n- Wedge Antilles",
  );
  expect(list.units.map(({ id, upgrades }) => [id, upgrades.length])).toEqual([
    ["ax", 1],
    ["ay", 1],
    ["az", 0],
    ["ap", 1],
  ]);
});

test("[LC-LEDGER-14] what is no unit is kept, as far as a line goes", () => {
  const long = `${"a".repeat(401)}`;
  const list = read(`Bossk\nIs that legal?\n${long}\n0 Stormtroopers`);
  expect(list.unread).toEqual(["Is that legal?", "a".repeat(120), "0 Stormtroopers"]);
  expect(read(`Bossk\n${"a".repeat(400)}`).units).toHaveLength(2);
});

test("[LC-LEDGER-14] the report names every open question and its likeliest card", () => {
  const report = reportOf(
    read("Darth Vader\nZuckuss the Uncanny (99)\nDin Djarin\nGrogu"),
    "current",
  );
  expect(report).toMatchObject({
    faction: null,
    points: null,
    maximum: null,
    activations: null,
    commands: [],
    units: [
      {
        id: "at",
        name: "Darth Vader",
        title: "Dark Lord of the Sith",
        rank: "commander",
        points: null,
      },
      {
        id: null,
        name: "Zuckuss the Uncanny",
        title: null,
        rank: null,
        points: 99,
        bounty: false,
        keywords: [],
      },
      {
        id: "tk",
        bounty: true,
        keywords: ["bounty"],
        counterpart: { id: "tn", name: "Grogu", points: null, keywords: ["hunted"], upgrades: [] },
      },
    ],
    questions: [
      { unit: 0, name: "Darth Vader", asks: "card", offers: ["at", "fn"] },
      { unit: 1, name: "Zuckuss the Uncanny", asks: "rank", offers: [] },
    ],
  });
  expect(Object.keys(report)).not.toContain("unread");
  expect(Object.keys(report)).not.toContain("battleDeck");
  expect(reportOf({ trouble: "empty" }, "current")).toEqual({ trouble: "empty" });
  const asked = reportOf(read("Bossk\nLegal?\nObjectives: Cauldron"), "current");
  expect(asked).toMatchObject({ unread: ["Legal?"], battleDeck: { primary: ["Cauldron"] } });
});
