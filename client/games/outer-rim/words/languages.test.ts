/** French and Spanish say the same things as English, in their own words. */
import { expect, test } from "vitest";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import type { Texts } from "./index.ts";

const words = { en, fr, es } as const;

const translated = [
  { language: "fr", texts: words.fr },
  { language: "es", texts: words.es },
] as const;

/**
 * Names of people, ships and places may stay as they are; so may
 * four words that two languages share, and a frame of holes.
 */
const mayStay =
  /^(contact|character|ship)\..*\.(name|flipped)$|^space\.|^card\.(sy-snootles|dash-rendar)$|^(faction\.(hutt|imperial)|skill\.influence|class\.orange|card\.class-orange|deal\.favor-about|log\.(ai-line-done|ai-line-led|story-told|story-again|changes|deed-worth|market-visit|wounds|with-wounds|a-card))$|^(lead\.(both|favor-of|secret|crucial)|step\.action|kind\.(event|contact|ambition)|tell\..*)$/;

test.each(translated)("[OR-ENC-01] $language holds the keys of English", ({ texts }) => {
  expect(Object.keys(texts).toSorted()).toEqual(Object.keys(words.en).toSorted());
});

test.each(translated)(
  "[OR-ENC-01] only names are the same in English and $language",
  ({ texts }) => {
    const english: Readonly<Record<string, string>> = words.en;
    expect(
      Object.entries(texts).filter(([key, text]) => text === english[key] && !mayStay.test(key)),
    ).toEqual([]);
  },
);

test.each([{ language: "en", texts: words.en as Texts }, ...translated])(
  "[OR-ENC-01] $language is typeset with care",
  ({ texts }) => {
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).toBe(text);
      expect(text, key).not.toMatch(/ {2}|\.\.\.|^$/);
      if (!key.endsWith(".flipped")) expect(text, key).not.toMatch(/["']/);
    }
  },
);

test("[OR-ENC-01] a story ends like a sentence in all three languages, a line to press does not", () => {
  const full = /[.?!»”]$/;
  for (const { texts } of translated) {
    for (const [key, text] of Object.entries(texts))
      expect(full.test(text), key).toBe(full.test(words.en[key as keyof Texts]));
  }
});

test("[OR-ENC-01] players are addressed as friends", () => {
  for (const [key, text] of Object.entries(words.fr))
    expect(text, key).not.toMatch(/\b(vous|votre|vos)\b/i);
  for (const [key, text] of Object.entries(words.es))
    expect(text, key).not.toMatch(/\busted(es)?\b/i);
  for (const [key, text] of Object.entries(words.es)) {
    expect((text.match(/\?/g) ?? []).length, key).toBe((text.match(/¿/g) ?? []).length);
    expect((text.match(/!/g) ?? []).length, key).toBe((text.match(/¡/g) ?? []).length);
  }
  for (const [key, text] of Object.entries(words.fr))
    expect(text, key).not.toMatch(/[^ ][?!:;»]|«[^ ]/);
});
