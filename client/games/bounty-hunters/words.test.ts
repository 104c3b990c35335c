/** Catalogs with the same keys, and a word for everything the judge can refuse. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { refusalText } from "./say/refusal.ts";
import { all } from "#words/made/bounty-hunters/all.ts";
import { en } from "#words/made/bounty-hunters/en.ts";
import { es } from "#words/made/bounty-hunters/es.ts";
import { fr } from "#words/made/bounty-hunters/fr.ts";

const judge =
  readFileSync("rules/bounty-hunters/objections.ts", "utf8") +
  readFileSync("rules/bounty-hunters/decide.ts", "utf8");
const codes = [
  ...new Set([...judge.matchAll(/refuse\(\s*"([a-z-]+)"/g)].map(([, code]) => code ?? "")),
];

test.each(Object.values(all))(
  "[BH-TURN-05] $language has a sentence for every refusal",
  (words) => {
    expect(codes.length).toBeGreaterThan(15);
    for (const code of codes) {
      const params = { cost: 2, credits: 1, card: 3, deck: 0, onto: 0, step: "draw" };
      const text = refusalText({ type: "refused", code, rule: "BH-TURN-05", params }, words);
      expect(text, code).not.toBe(words.refusals["other"]);
      expect(text, code).toBeTypeOf("string");
      expect(text, code).not.toMatch(/undefined|NaN/);
    }
  },
);

function keys(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, inside]) => keys(inside, `${path}.${key}`));
}

test("[BH-CARD-08] the catalogs answer the same keys", () => {
  for (const words of Object.values(all))
    expect(keys(words).toSorted()).toEqual(keys(en).toSorted());
});

test.each([
  { words: en, text: "2 credits" },
  { words: fr, text: "2 crédits" },
  { words: es, text: "2 créditos" },
])("[BH-TURN-08] numbers bend words: $text", ({ words, text }) => {
  expect(words.credits(2)).toBe(text);
});
