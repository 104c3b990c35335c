import { describe, expect, test } from "vitest";
import { fullName } from "../../cards/facts.ts";
import { listedUnits } from "../../cards/listed-units.ts";
import type { Price } from "../price.ts";
import { likeness, wordsOf } from "./spelling.ts";
import {
  cardOf,
  cardsLike,
  findCards,
  judgedAlike,
  namesakes,
  narrowed,
  type Hints,
} from "./find-card.ts";

describe("[LC-LEDGER-03] what a name may mean", () => {
  test.each([
    ["Luke Skywalker Jedi Knight", ["fm"], "sure"],
    ["Luke Skywalker", ["ad", "fm", "Fb"], "sure"],
    ["Luke", ["ad", "fm", "Fb"], "part"],
    ["the Luke of Skywalker", ["ad", "fm", "Fb"], "part"],
    ["Luke Skywalker (with his saber)", ["ad", "fm", "Fb"], "sure"],
    ["C-3P0 Made to Suffer", ["jj"], "sure"],
    ["knight luke", ["fm"], "part"],
    ["Luke Luke", ["ad", "fm", "Fb"], "part"],
    ["Skywaker", ["ad", "fm", "na", "Fb", "Hj"], "slip"],
    ["Rebel Tropers", ["ah"], "part"],
    ["Skywaker Tropers", [], "sure"],
    ["chewie", ["af", "po", "vj"], "sure"],
    ["Sturmtruppen", ["ay"], "sure"],
    ["Stumtruppen", ["ay"], "slip"],
    ["Großadmiral Thrawn", ["Ff"], "sure"],
    ["mando hunter", ["Hv"], "part"],
    ["them", [], "sure"],
    ["R2", ["jg", "jh"], "sure"],
    ["Skywalker Farmboy", [], "sure"],
    ["the of", [], "sure"],
    ["(Boba)", [], "sure"],
    ["", [], "sure"],
  ])("[LC-LEDGER-03] %s", (text, ids, how) => {
    expect(findCards(text)).toEqual({ ids, how });
  });
});

test("[LC-LEDGER-03] words of the name come before words of the title, fewer left over before more", () => {
  const wordsIn = (id: string): number => cardOf(id).name.split(" ").length;
  expect(findCards("troopers").ids.map(wordsIn)).toEqual(Array(10).fill(2));
  expect(findCards("vader")).toEqual({ ids: ["at", "fn"], how: "part" });
  expect(findCards("boba daimyo")).toEqual({ ids: ["tl"], how: "part" });
  expect(findCards("Scout Strike Team").ids).toEqual(["bb"]);
});

describe("[LC-LEDGER-03] one word of a name or title", () => {
  const all = Object.entries(listedUnits).map(([id, card]) => ({
    id,
    own: wordsOf(card.name),
    all: wordsOf(`${fullName(card)} ${card.alsoNamed ?? ""}`),
  }));
  type Bearer = (typeof all)[number];
  /** Every sixth: a look through all of them takes seconds. */
  const words = [...new Set(all.flatMap((card) => card.all))].filter(
    (word, at) => word.length > 3 && at % 6 === 0,
  );
  /** Words of the name left over; to stand in the name itself makes up for three. */
  const weight = ({ own }: Bearer, word: string): number =>
    own.filter((each) => likeness(word, each) === 0).length - (own.includes(word) ? 3 : 0);

  test("[LC-LEDGER-03] is sought in names before titles, and in terse names before long ones", () => {
    const wrong = words.filter((word) => {
      const { ids, how } = findCards(word);
      if (how === "sure") return false;
      const bearers = all.filter((card) => card.all.includes(word));
      const least = Math.min(...bearers.map((card) => weight(card, word)));
      const wanted = bearers.filter((card) => weight(card, word) === least);
      return how !== "part" || ids.join() !== wanted.map(({ id }) => id).join();
    });
    expect(wrong).toEqual([]);
  });

  test("[LC-LEDGER-03] with a letter too many it is a slip, and still found among the others", () => {
    const long = words.filter((word) => word.length > 7 && !word.endsWith("s"));
    const lost = long.filter((word) => {
      const { ids } = findCards(`${word}qq`);
      return !ids.some((id) => all.find((card) => card.id === id)?.all.includes(word));
    });
    expect([long.length > 5, lost]).toEqual([true, []]);
  });

  test("[LC-LEDGER-03] every card is found by its whole name, in whatever order its words stand", () => {
    const lost = all.filter(({ id }) => !findCards(fullName(cardOf(id))).ids.includes(id));
    expect(lost).toEqual([]);
    const some = all.filter((_, at) => at % 12 === 0);
    const turned = some.filter(
      ({ id }) =>
        !findCards(fullName(cardOf(id)).split(" ").toReversed().join(" ")).ids.includes(id),
    );
    expect(turned.map(({ id }) => id)).toEqual([]);
  });
});

test("[LC-LEDGER-03] the picker offers nicknames first, then what fits, then letters inside a name", () => {
  expect(cardsLike("chewie", 3)).toEqual(["af", "po", "vj"]);
  expect(cardsLike("luke", 2)).toEqual(["ad", "fm"]);
  expect(cardsLike("ewba", 9)).toContain("af");
  expect(cardsLike("oba et", 4)).toEqual(["aw", "tl"]);
  expect(cardsLike("zzzz", 4)).toEqual([]);
  expect(cardsLike("", 4)).toEqual([]);
  expect(cardsLike(" - ", 4)).toEqual([]);
  expect(cardsLike("boba zzzz", 4)).toEqual([]);
  expect(cardsLike("ewba zzzz", 4)).toEqual([]);
  // A word typed with a slip comes before letters inside a name.
  expect(cardsLike("ormtrooper", 1)).toEqual(["ay"]);
  const [first] = cardsLike("fett", 4);
  expect(first).toBe("aw");
});

test("[LC-LEDGER-03] namesakes share the name, title aside", () => {
  expect(namesakes(["ad"])).toEqual(["ad", "fm", "Fb"]);
  expect(namesakes(["ad", "aw"])).toEqual(["ad", "aw", "fm", "tl", "Fb"].toSorted(byPrint));
  expect(namesakes([])).toEqual([]);
});

const print = namesakes(["ad", "aw"]);
const byPrint = (a: string, b: string): number => print.indexOf(a) - print.indexOf(b);

const free: Price = { count: 1, base: null, total: null, upgrades: null };
const nothing: Hints = { edition: "current", rank: null, price: free, factions: [] };
const lukes = ["ad", "fm", "Fb"];

test.each<[string, readonly string[], Partial<Hints>, readonly string[]]>([
  ["nothing said", lukes, {}, lukes],
  ["not printed in this edition", lukes, { edition: "classic" }, ["ad", "fm"]],
  ["printed nowhere else", ["Fb"], { edition: "classic" }, ["Fb"]],
  ["the heading", lukes, { rank: "operative" }, ["fm"]],
  ["a heading none has", lukes, { rank: "heavy" }, lukes],
  ["the cost of the card", lukes, { price: { ...free, base: 110 } }, ["Fb"]],
  ["a cost none has", lukes, { price: { ...free, base: 111 } }, lukes],
  [
    "the cost of another edition",
    lukes,
    { price: { ...free, base: 160 }, edition: "classic" },
    ["ad"],
  ],
  [
    "heading before cost",
    lukes,
    { rank: "commander", price: { ...free, base: 165 } },
    ["ad", "Fb"],
  ],
  ["the faction", ["jg", "jh"], { factions: ["republic"] }, ["jh"]],
  ["a faction none has", ["jg", "jh"], { factions: ["empire"] }, ["jg", "jh"]],
  ["a total: the dearest card within it", lukes, { price: { ...free, total: 170 } }, ["fm"]],
  ["a total of exactly the card", lukes, { price: { ...free, total: 165 } }, ["fm"]],
  ["a total below the dearest", lukes, { price: { ...free, total: 164 } }, ["ad"]],
  ["a total below all", lukes, { price: { ...free, total: 20 } }, lukes],
  [
    "the card's cost counts, not the total",
    lukes,
    { price: { ...free, base: 110, total: 170 } },
    ["Fb"],
  ],
])("[LC-LEDGER-03] between cards of one name: %s", (_what, ids, hints, kept) => {
  expect(narrowed(ids, { ...nothing, ...hints })).toEqual(kept);
});

test("[LC-LEDGER-03] no question where the referee cannot tell the cards apart", () => {
  expect(judgedAlike("jg", "jh", "current")).toBe(true);
  expect(judgedAlike("ay", "az", "current")).toBe(true);
  expect(judgedAlike("ay", "ba", "current")).toBe(true);
  expect(judgedAlike("ad", "fm", "current")).toBe(false);
  expect(judgedAlike("aw", "tl", "current")).toBe(false);
  expect(judgedAlike("gx", "ay", "current")).toBe(false);
  expect(judgedAlike("ia", "Ef", "current")).toBe(false);
  expect(judgedAlike("at", "ay", "current")).toBe(false);
});

test("a card nobody printed is a mistake of ours", () => {
  expect(() => cardOf("??")).toThrow("no card ??");
});
