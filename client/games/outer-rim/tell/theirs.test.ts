/** Whatever hangs on a test or a fight of this box can be said of somebody else. */
import { expect, test } from "vitest";
import type { Effects } from "#rules/outer-rim/index.ts";
import { en } from "../words/en.ts";
import { es } from "../words/es.ts";
import { fr } from "../words/fr.ts";
import type { Texts } from "../words/texts.ts";
import { printedCards } from "./cards.ts";
import { effectLines } from "./effects.ts";
import { lineText } from "./line.ts";
import { theirs } from "./theirs.ts";

const ways = ["pass", "fail", "each", "best", "even", "worst", "win", "lose"];

/** What follows a roll, anywhere on a card. */
function stakes(value: unknown): readonly Effects[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(ways.includes(key) && Array.isArray(inner) ? [inner as Effects] : []),
    ...stakes(inner),
  ]);
}

const everyStake = stakes(printedCards());
const told = (texts: Texts): readonly string[] =>
  everyStake.flatMap((effects) =>
    theirs(texts, effectLines(texts, effects, 0)).map((line) => lineText(line, texts)),
  );

const languages: readonly (readonly [string, Texts, RegExp])[] = [
  ["English", en, /(?<!\p{L})(you|your|yours|yourself)(?!\p{L})/iu],
  [
    "French",
    fr,
    /(?<!\p{L})(tu|te|toi|ton|ta|tes|tien|t’|perds|subis|prends|reprends|fais)(?!\p{L})/iu,
  ],
  [
    "Spanish",
    es,
    /(?<!\p{L})(tú|te|ti|tu|tus|tuyo|tienes|puedes|sigues|ganas|cumples|haz)(?!\p{L})/iu,
  ],
];

test.each(languages)("[UB-FAV-01] in %s no stake speaks to whoever only helps", (_, texts, you) => {
  expect(everyStake.length).toBeGreaterThan(400);
  expect([...new Set(told(texts))].filter((line) => you.test(line))).toEqual([]);
});

test("[UB-FAV-01] a word is a verb where a clause begins, and stays what it is elsewhere", () => {
  expect(told(en)).toContain("takes another turn after this one.");
});
