/** One word for one thing: the pages of rules call it what the screen calls it. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languages, type Language } from "#table/talk/languages.ts";
import { all as texts } from "#words/made/outer-rim/all.ts";
import { withHoles } from "../testing/holes.ts";

const pathOf = (language: Language): string =>
  `docs/rules/outer-rim${language === "en" ? "" : `.${language}`}.md`;
const pageOf = (language: Language): string => readFileSync(pathOf(language), "utf8");
const written = languages.filter((language) => language !== "en" && existsSync(pathOf(language)));

/** What each thing was called besides. */
const elsewise = {
  en: [/defeat/i, /goes? down/i],
  fr: [
    /vaincu/i,
    /équipier/i,
    /modification/i,
    /(?<!coup )critique/i,
    /focus/i,
    /(?:un|deux) vides?/i,
  ],
  es: [
    /derrotad/i,
    /modificaci/i,
    /concentraci/i,
    /un blanco/i,
    /descartes?[ ,.]/i,
    /caja básica/i,
  ],
} as const;

test.each(["en", "fr", "es"] as const)(
  "[OR-DMG-01] [OR-DICE-01] [OR-SLOT-02] %s: rules and screen have one word for one thing",
  (language) => {
    const rules = pageOf(language).split("\n");
    for (const other of elsewise[language])
      expect(rules.filter((line) => other.test(line))).toEqual([]);
    const screen = Object.entries(withHoles(texts[language])).filter(([key]) =>
      /^(?:ask|has|if|log|refusal)\./.test(key),
    );
    expect(screen.filter(([, text]) => /defeated|vaincus? |derrotad/i.test(text))).toEqual([]);
  },
);

test.each(written)(
  "[UB-BHAI-20] [UB-CARD-03] [UB-CLAR-01] %s: cards are called by the name they bear",
  (language) => {
    const page = pageOf(language);
    const keys = [
      "card.wanted",
      "card.information-broker",
      "card.broken-arm",
      "card.encrypted-message",
      "card.priority-delivery",
      "card.structural-damage",
      "card.proton-torpedoes",
      "card.astromech-droid-parts",
      "card.astromech-droid-parts.other",
      "card.electroripper-staff",
      "card.used-ship-for-sale",
      "ambition.hero-of-the-rebellion.name",
      "ambition.servant-of-the-emperor.name",
      "person.doctor-aphra",
      "ship.g-1a-starfighter.name",
    ] as const;
    const absent = keys.filter(
      (key) => !page.includes(texts[language][key].replaceAll("\u2060", "")),
    );
    expect(absent).toEqual([]);
  },
);
