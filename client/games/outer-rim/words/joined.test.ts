/** No preposition stands before an article or a vowel it is drawn together with, whatever name a sentence is given. */
import { expect, test } from "vitest";
import { contacts } from "#rules/outer-rim/cards/contacts.ts";
import { deckLists } from "#rules/outer-rim/cards/market/index.ts";
import { startingCards } from "#rules/outer-rim/cards/starting.ts";
import { spaces } from "#rules/outer-rim/index.ts";
import { of as ofFr, to as toFr } from "../labels/at-fr.ts";
import { of as ofEs, to as toEs } from "../labels/to-es.ts";
import { es as esLabels } from "../labels/es.ts";
import { fr as frLabels } from "../labels/fr.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { filled } from "./filled.ts";
import { fr } from "./fr.ts";
import { joined } from "./joined.ts";
import { saying } from "./say.ts";

const languages = [
  { language: "fr", texts: fr, labels: frLabels },
  { language: "es", texts: es, labels: esLabels },
] as const;
type Language = (typeof languages)[number];

test.each([
  { before: "de", text: "le docteur Evazan", language: "fr" as const, said: "du docteur Evazan" },
  {
    before: "à",
    text: "les gardes du puits",
    language: "fr" as const,
    said: "aux gardes du puits",
  },
  { before: "de", text: "l’Anneau", language: "fr" as const, said: "de l’Anneau" },
  { before: "que", text: "Otto", language: "fr" as const, said: "qu’Otto" },
  { before: "de", text: "Yves", language: "fr" as const, said: "d’Yves" },
  { before: "de", text: "Le Puits", language: "fr" as const, said: "de Le Puits" },
  { before: "a", text: "el doctor Evazan", language: "es" as const, said: "al doctor Evazan" },
  { before: "de", text: "el enemigo", language: "es" as const, said: "del enemigo" },
  { before: "de", text: "Anna", language: "es" as const, said: "de Anna" },
  { before: "of", text: "el enemigo", language: "en" as const, said: "of el enemigo" },
])("[OR-TURN-07] $before + $text is “$said”", ({ before, text, language, said }) => {
  expect(joined(before, text, { en, fr, es }[language])).toBe(said);
});

test("[OR-TURN-07] buttons join names as sentences do", () => {
  const [french, spanish] = languages;
  for (const name of [...namesOf(french), "Yves", "Yann", "Élodie"]) {
    expect(ofFr(name)).toBe(joined("de", name, fr));
    expect(toFr(name)).toBe(joined("à", name, fr));
  }
  for (const name of namesOf(spanish)) {
    expect(ofEs(name)).toBe(joined("de", name, es));
    expect(toEs(name)).toBe(joined("a", name, es));
  }
});

const named = /^(?:faction|patrol|thing|top|who|character\..*\.name)(?:\.|$)|\.foe$|^log\.nobody$/;

/** Every name a sentence can be given: people, places, cards, patrols, enemies; people may be called anything. */
function namesOf({ texts }: Language): readonly string[] {
  const say = saying([], texts, { players: [] });
  const cards = [...Object.values(deckLists), ...Object.values(startingCards)].flat();
  const written = Object.entries(texts).filter(([key]) => named.test(key));
  return [
    ...[...Object.keys(contacts), ...cards].flatMap((id) => [say.named(id), say.card(id)]),
    ...cards.map((id) => say.offer(id)),
    ...spaces.map(({ id }) => say.space(id)),
    ...written.map(([, text]) => text),
    "Anna",
    "Otto",
  ];
}

/** What no sentence may hold before this name; empty for most of them. */
function wrong(name: string, language: Language["language"]): RegExp | null {
  const before = {
    fr: /^les? /.test(name) ? "de|à" : /^[aeiou]/i.test(name) ? "de|que" : "",
    es: name.startsWith("el ") ? "de|a" : "",
  }[language];
  return before === ""
    ? null
    : new RegExp(`(?<!\\p{L})(?:${before}) ${name.replaceAll(/[^\p{L}\p{N} ]/gu, ".")}`, "iu");
}

/** Labels say amounts with the same prepositions: what they call these is no name. */
const amounts =
  "round fame steps turns range left all level dice amount now count printed price hits mine theirs suffered dealt percent worth passed tests promised credits rounds".split(
    " ",
  );

type Sentence = (...values: readonly unknown[]) => unknown;

function sentences(labels: unknown): readonly Sentence[] {
  if (typeof labels === "function") return [labels as Sentence];
  return typeof labels === "object" && labels !== null
    ? Object.values(labels).flatMap((inner) => sentences(inner))
    : [];
}

/** Who or what a reason may speak of. */
function called(name: string): Readonly<Record<string, string>> {
  return { card: name, place: name, patrol: name, then: name, asks: name };
}

/** The label with this name wherever it takes one. */
function labelled(label: Sentence, name: string, { texts }: Language): string {
  const [, holes = ""] = /^\(([^)]*)\)/.exec(String(label)) ?? [];
  const at = filled(texts["to.at"], { space: name }, texts);
  // A reason takes one record of everything it may speak of.
  if (holes.startsWith("{"))
    return String(label({ ...called(name), at, paid: at, turns: "1", may: [], whose: "" }));
  return String(
    label(...holes.split(",").map((hole) => (amounts.includes(hole.trim()) ? 3 : name))),
  );
}

test.each(languages)(
  "[OR-TURN-07] no name meets a preposition it should be drawn together with, $language",
  (one) => {
    const { language, texts, labels } = one;
    const holed = Object.values(texts).filter((text) => text.includes("{"));
    const said = sentences(labels);
    const delicate = [...new Set(namesOf(one))].flatMap((name) => {
      const never = wrong(name, language);
      return never === null ? [] : [{ name, never }];
    });
    expect(delicate.length).toBeGreaterThan(language === "fr" ? 120 : 50);
    expect(said.length).toBeGreaterThan(120);
    expect(holed.length).toBeGreaterThan(250);
    const crooked = delicate.flatMap(({ name, never }) => {
      const everywhere = new Proxy({}, { get: () => name });
      const told = holed.map((text) => filled(text, everywhere, texts));
      return [...told, ...said.map((label) => labelled(label, name, one))].filter((text) =>
        never.test(text),
      );
    });
    expect(crooked).toEqual([]);
  },
);
