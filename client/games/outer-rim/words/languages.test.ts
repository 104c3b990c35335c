/** French and Spanish say the same things as English, in their own words. */
import { expect, test } from "vitest";
import { languages } from "#table/talk/languages.ts";
import { all as base } from "#words/made/outer-rim/all.ts";
import { all as stories } from "#words/made/outer-rim-stories/all.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { withHoles } from "../testing/holes.ts";

const words = { en: withHoles(en), fr: withHoles(fr), es: withHoles(es) } as const;

const translated = [
  { language: "fr", texts: words.fr },
  { language: "es", texts: words.es },
] as const;

const spoken = languages.map((language) => ({
  language,
  texts: withHoles({ ...base[language], ...stories[language] }),
}));

test.each(spoken)("[OR-ENC-01] $language is typeset with care", ({ texts }) => {
  for (const [key, text] of Object.entries(texts)) {
    expect(text.trim(), key).toBe(text);
    expect(text, key).not.toMatch(/ {2}|\.\.\.|^$/);
    if (!key.endsWith(".flipped")) expect(text, key).not.toMatch(/["']/);
  }
});

test("[OR-ENC-01] a story ends like a sentence in every language, a line to press does not", () => {
  const full = /[.?!»”“]$/;
  for (const { texts } of spoken) {
    for (const [key, text] of Object.entries(texts))
      expect(full.test(text), key).toBe(full.test(words.en[key] ?? ""));
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
    expect(text, key).not.toMatch(/[^\u00a0][?!:;»]|«[^\u00a0]/);
});

test("[OR-ENC-01] of what encounters are made is said in another word", () => {
  const heads = { en: /encounter/i, fr: /rencontre/i, es: /encuentro/i };
  for (const language of ["en", "fr", "es"] as const)
    for (const [key, text] of Object.entries(words[language]))
      if (key.startsWith("theme.")) expect(text, key).not.toMatch(heads[language]);
});

test("[OR-DICE-01] [OR-FAME-04] [OR-LUX-01] what a die shows, eight or ten fame and a card used once read as what they are", () => {
  expect(words.fr["log.dice-changed"]).toContain("«\u00a0{dice}\u00a0»");
  expect(words.fr["log.dice-changed-by"]).toContain("«\u00a0{dice}\u00a0»");
  for (const { texts } of [{ texts: words.en }, ...translated])
    for (const fame of ["8", "10", "auto"] as const)
      expect(texts[`option.fame.${fame}`]).toMatch(/ambi[tc]ion/);
  expect(words.en["kind.event"]).not.toBe(words.fr["kind.event"]);
});

/**
 * Whoever plays may be a woman, a man or a droid. What betrays that they were thought of as one of them: a state of
 * “you”, a noun for “you”, in French also a participle after the “you” it happens to.
 */
const gendered = {
  fr: [
    /\bt’(?:a|ont|avait|avaient|aura) \p{L}+(?:é|i|u|is)(?!\p{L})/u,
    /\btu (?:n’)?(?:es|étais|seras|restes|deviens|arrives) (?:\p{L}{1,4} )?\p{L}+(?:é|eux|ier|ième)(?!\p{L})/iu,
    /\btu (?:n’)?(?:es|étais|seras|restes|deviens) (?:\p{L}{1,4} )?(?:seul|prêt|pris|content|sûr|perdu)(?!\p{L})/iu,
    /\btu t’es \p{L}+é(?!\p{L})|être (?:bien |mal )?vu\b|\bcher ami\b/iu,
  ],
  es: [
    /\b(?:eres|est[áa]s|estabas|quedas|quedado|sigues|acabas|llegas|sales) (?:\p{L}{1,3} )?\p{L}+[ai]do(?!\p{L})/iu,
    /\b(?:eres|est[áa]s|quedas|quedado|sigues|llegas) (?:\p{L}{1,3} )?(?:solo|listo|seguro|vivo|último)(?!\p{L})/iu,
    /\p{L}+[áé]is (?:los|todos|juntos)\b|\blos dos \p{L}+[áé]is\b|\bbienvenido\b|\bquerido amigo\b/iu,
  ],
} as const;

const guesses = (language: "fr" | "es", text: string): boolean =>
  gendered[language].some((pattern) => pattern.test(text));

test.each(translated)("[OR-ENC-01] $language does not guess who plays", ({ language, texts }) => {
  expect(Object.entries(texts).filter(([, text]) => guesses(language, text))).toEqual([]);
});

test.each([
  { language: "fr", text: "Avant minuit, on t’a recommandé à des gens." },
  { language: "fr", text: "Tu es très pris, dans toutes les directions." },
  { language: "fr", text: "Tu arrives bon dernier, en ordre parfait." },
  { language: "fr", text: "Tu seras le cinquième de la liste." },
  { language: "fr", text: "Être bien vu des Hutts" },
  { language: "es", text: "Te has quedado solo." },
  { language: "es", text: "Llegáis los últimos, en perfecto orden." },
  { language: "es", text: "Si estás derrotado, descansa." },
] as const)("[OR-ENC-01] a guess is known for one: $text", ({ language, text }) => {
  expect(guesses(language, text)).toBe(true);
});
