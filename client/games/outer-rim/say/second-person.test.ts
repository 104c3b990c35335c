/** Whoever did it reads “you”; everybody else reads the name. */
import { expect, test } from "vitest";
import { isRefusal } from "#rules/game.ts";
import { outerRim, type News, type View } from "#rules/outer-rim/index.ts";
import { oneStream, quickRng } from "#rules/rng.ts";
import { keysIn, withHoles } from "../testing/holes.ts";
import { en } from "../words/en.ts";
import { es } from "../words/es.ts";
import { fr } from "../words/fr.ts";
import { anySeeds } from "#tools/testing/any-game.ts";
import { logLines } from "./news.ts";

const words = { en, fr, es };
const seen = { players: [] };
const rule = "OR-MOVE-01";

const names = (...mine: readonly boolean[]) =>
  mine.map((one, seat) => ({ name: ["Ginny", "Mia"][seat] ?? "", mine: one }));

function read(news: object, who: ReturnType<typeof names>, language: keyof typeof words): string {
  const lines = logLines([news as News], who, words[language], seen);
  return lines.map(({ text }) => text).join(" ");
}

const flight = { type: "moved", player: 0, to: "tatooine", directly: false, rule };
const gift = { type: "credits-given", from: 1, to: 0, amount: 2000, rule };
const shared = { type: "crew-given", from: 0, to: 1, crew: "greedo", rule };

test.each([
  [flight, "en", "You fly to Tatooine.", "Ginny flies to Tatooine."],
  [flight, "fr", "Tu voles jusqu’à Tatooine.", "Ginny vole jusqu’à Tatooine."],
  [flight, "es", "Vuelas a Tatooine.", "Ginny vuela a Tatooine."],
  [gift, "en", "Mia gives you 2,000 credits.", "Mia gives 2,000 credits to Ginny."],
  // What has no sentence of its own goes by the name.
  [shared, "en", "Greedo changes ships: from Ginny to Mia.", null],
] as const)("the reader is you, the others have names: %o, %s", (news, language, mine, others) => {
  expect(read(news, names(true, false), language)).toBe(mine);
  expect(read(news, names(false, false), language)).toBe(others ?? mine);
});

test("at a screen that two share nobody is you", () => {
  expect(read(flight, names(true, true), "en")).toBe("Ginny flies to Tatooine.");
});

test("what the reader gets is said in one breath, in the second person", () => {
  const page = [
    { type: "credits-gained", player: 0, amount: 2000, rule },
    { type: "reputation-changed", player: 0, faction: "hutt", from: 0, to: 1, rule },
  ] as unknown as readonly News[];
  const text = logLines(page, names(true, false), en, seen).map((line) => line.text);
  expect(text).toEqual(["You gain 2,000 credits and now have a good reputation with the Hutts."]);
});

const holes = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, hole = ""]) => hole);

test.each(Object.entries(words))(
  "every sentence to the reader is one of the others' too, and is filled with no more, %s",
  (_, texts) => {
    const all = withHoles(texts);
    for (const key of keysIn("outer-rim-you")) {
      const other = all[key.replace(/-(?:to-)?you$/, "")];
      expect(other, key).toBeDefined();
      const given = holes(other ?? "");
      expect(
        holes(all[key] ?? key).filter((hole) => !given.includes(hole)),
        key,
      ).toEqual([]);
    }
  },
);

/** Every page of a random game as both sides of it read it. */
function* pages(seed: number): Generator<{ news: readonly News[]; view: View }> {
  const setup = { seats: 2, options: { favors: "on", ambitions: "on" }, content: null };
  const [chance, rng] = [oneStream(quickRng(seed + 1)), quickRng(seed)];
  let state = outerRim.begin(setup);
  let events = outerRim.setUp(setup, chance);
  for (let page = 0; page < 300; page++) {
    for (const event of events) state = outerRim.evolve(state, event);
    const heard = events.map((event) => outerRim.newsFor(event, 0));
    yield { news: heard.filter((one) => one !== null), view: outerRim.viewFor(state, 0) };
    const [seat] = outerRim.awaited(state);
    if (seat === undefined) return;
    const options = outerRim.options(outerRim.viewFor(state, seat));
    const command = options[rng.below(options.length)];
    if (command === undefined) return;
    const decided = outerRim.decide(state, seat, command, chance);
    if (isRefusal(decided)) throw new Error(decided.code);
    events = decided;
  }
}

test("in any game both read the same lines, and no mark is left in them", () => {
  const [seed = 0] = anySeeds({ usual: 1, deep: 1 });
  let addressed = 0;
  for (const { news, view } of pages(seed))
    for (const [language, texts] of Object.entries(words)) {
      const mine = logLines(news, names(true, false), texts, view);
      const theirs = logLines(news, names(false, false), texts, view);
      expect(mine.length, `GAME=${seed}:0, ${language}`).toBe(theirs.length);
      for (const { text } of mine) expect(text, `GAME=${seed}:0`).not.toMatch(/\uE000|\{\w+\}/);
      addressed += mine.filter(({ text }, i) => text !== theirs[i]?.text).length;
    }
  expect(addressed, `GAME=${seed}:0`).toBeGreaterThan(0);
});
