/** Words as they stand on buttons: numbers, places with their articles, one word for a thing. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withHoles } from "../testing/holes.ts";
import { fameText } from "../say/fame.ts";
import { loadBase } from "./index.ts";
import { allCardIds, databankCards, isMarketCard, marketCard } from "#rules/outer-rim/index.ts";
import { characters } from "#rules/outer-rim/cards/characters.ts";
import type { CharacterCard } from "#rules/outer-rim/cards/types.ts";
import { characterLines } from "../tell/people.ts";
import { lineText } from "../tell/line.ts";
import { cardText, tellAll } from "../tell/tell.ts";
import { en } from "#words/made/outer-rim-labels/en.ts";
import { es } from "#words/made/outer-rim-labels/es.ts";
import { fr } from "#words/made/outer-rim-labels/fr.ts";

test("[OR-FAME-01] one of a thing is named as one, and fame is told by where it came from", () => {
  expect([en, fr, es].map(({ final }) => final.rounds(1))).toEqual([
    "1 round",
    "1 manche",
    "1 ronda",
  ]);
  expect(en.story.dice(1)).toBe("1 die");
  expect([en, fr, es].map(({ board }) => `1 ${board.sources.cargo}`)).toEqual([
    "1 from deliveries",
    "1 par les livraisons",
    "1 por entregas",
  ]);
});

test("[OR-MOVE-01] places bring their article into French and Spanish answers, without a second colon", () => {
  const place = "le point de navigation 34";
  expect(fr.answers.fly(place)).toBe("Cap sur le point de navigation 34");
  expect(fr.answers.encounterSpace(place)).toBe("Piocher une rencontre au point de navigation 34");
  expect(fr.answers.encounterSpace("Kessel")).toBe("Piocher une rencontre sur Kessel");
  expect(fr.answers.startAt("l’Anneau de Kafrene")).toBe("Commencer sur l’Anneau de Kafrene");
  expect(fr.answers.encounterSpace("le Maelström")).toBe("Piocher une rencontre dans le Maelström");
  expect(fr.map.stopReason("la patrouille", place, "mal vu", "auprès des Hutts")).toMatch(
    /^Au point de navigation 34, la patrouille t’arrête\. /,
  );
  for (const { answers } of [fr, es])
    for (const said of [answers.fly, answers.encounterSpace, answers.sendTo, answers.choosePlace])
      expect(said("Kessel")).not.toContain(":");
});

test("[OR-TURN-01] in French a round is a round and a mod is a mod, wherever it stands", async () => {
  const texts = withHoles(await loadBase.fr());
  expect(texts["log.turn-began"]).toContain(fr.round(1).replace(" 1", " "));
  expect(texts["kind.mod"]).toBe(fr.hold.kinds.mod);
  expect(texts["has.slot-mod"]).toContain(`d’${fr.hold.kinds.mod} `);
  const crooked = /\brécup\S+ de tou|\bmodules?\b|\bà \{reveal\} ou/;
  expect(Object.values(texts).filter((text) => crooked.test(text))).toEqual([]);
});

test.each(["en", "fr", "es"] as const)(
  "[OR-SETUP-08] a character tells the kind of its first card and what the goal brings, %s",
  async (language) => {
    const texts = await loadBase[language]();
    for (const card of Object.values<CharacterCard>(characters)) {
      const told = characterLines(texts, card)
        .map((one) => lineText(one, texts))
        .join("\n");
      expect(told).not.toMatch(/\b9[0-2]\b/);
      expect(told).toContain(texts["card.other-side"]);
      for (const number of card.startingCard) expect(told).toContain(texts[`card.start-${number}`]);
    }
  },
);

test("[UB-PB-08] [UB-PB-09] a bounty on somebody at the table moves one faction each way, and says so", () => {
  const once = {
    en: /\bone of .*\bone of /,
    fr: /\bune des .*\bune de /,
    es: /\buna de .*\buna de /,
  };
  for (const [language, { board }] of Object.entries({ en, fr, es }))
    expect(board.huntedPlayer("Anna", "5")).toMatch(once[language as keyof typeof once]);
});

test("[OR-MKT-02] slots, abilities, targets and clearing away keep their word in refusals", async () => {
  const { fr: french, es: spanish } = {
    fr: withHoles(await loadBase.fr()),
    es: withHoles(await loadBase.es()),
  };
  expect(french["refusal.no-more-discards"]).toContain("écarté");
  expect(spanish["refusal.no-more-discards"]).toContain("retirado");
  expect(spanish["refusal.does-not-fit"]).toContain("hueco");
  expect(spanish["refusal.no-used-ship"]).toContain("segunda mano");
  expect(spanish["refusal.that-ability"]).toContain("capacidad");
  for (const { board, map } of [en, fr, es]) {
    const [, target = "?"] = map.targetHere("Greedo").split(", ");
    expect(board.start.target("Naboo", "x", "Greedo").endsWith(`, ${target}`)).toBe(true);
  }
});

test("[OR-COM-05] what a side of a fight comes to stands beside one enemy or many", () => {
  for (const { story } of [en, fr, es]) expect(story.total(3)).toMatch(/^3 /);
});

test("[OR-SOLO-01] an opponent without a seat goes by one name", async () => {
  for (const [language, labels] of [
    ["fr", fr],
    ["es", es],
  ] as const) {
    const texts = withHoles(await loadBase[language]());
    const [, kind = "?"] = (texts["option.opponents"] ?? "").split(" ");
    const one = kind.replace(/s$/, "");
    expect(labels.printed.toLowerCase()).toContain(one);
    expect(labels.final.opponentWins("Anna")).toContain(one);
    expect(texts["log.opponent-seated"]).toContain(one);
  }
});

test("[OR-MAP-01] the rules in French and Spanish name things as the game does", () => {
  for (const language of ["fr", "es"])
    expect(readFileSync(`docs/rules/outer-rim.${language}.md`, "utf8")).not.toMatch(
      /Spinward|Trailing|(?:adversaire|rival)\S* impr|[Ll]os hutt\b/,
    );
});

test("[OR-CONT-03] a contact only I know is called neither he nor she", () => {
  const seen = [fr, es].map(({ map }) => map.seen("Jyn Erso"));
  expect(seen.join()).not.toMatch(/\bl[oa]\b|connue?\b|vist[oa]/);
});

test("[OR-SOLO-01] the lines of an automatic opponent begin with what it does", async () => {
  const texts = Object.entries(withHoles(await loadBase.fr()));
  const lines = texts.filter(([key]) => key.startsWith("ai-line."));
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter(([, text]) => /^(?:[^,;]*, )?(?:il|l’automate) /.test(text))).toEqual([]);
});

test.each(Object.entries({ en, fr, es }))(
  "[OR-REP-01] a reputation goes by one word on the board, in the legend, in the log and on cards, %s",
  async (language, labels) => {
    const base = await loadBase[language as "en"]();
    const texts = withHoles(base);
    for (const standing of ["negative", "neutral", "positive"] as const) {
      const word = texts[`standing.${standing}`];
      expect(labels.primer.standings[standing]).toMatch(new RegExp(`^${word}\\b`));
      expect(texts[`log.reputation-${standing}`]).toContain(word);
      expect(texts[`change.reputation-${standing}`]).toContain(word);
    }
    const other = /\b(?:positiv|negativ|négativ)|good name|bad name/;
    expect(tellAll(base).filter((card) => other.test(cardText(card, base)))).toEqual([]);
  },
);

test("[UB-AMB-16] more fame than needed is no part of it", () => {
  expect([en, fr, es].map((labels) => fameText(6, 6, labels))).toEqual([
    "6 of 6 fame",
    "renommée\u00a0: 6 sur 6",
    "fama: 6 de 6",
  ]);
  for (const labels of [en, fr, es]) expect(fameText(7, 6, labels)).toMatch(/7 .*\(.*6.*\)/);
});

test("[UB-DATA-03] the chance of a whole job is said to be over both ways it can turn out", () => {
  const jobs = allCardIds().filter((id) => isMarketCard(id) && marketCard(id).kind === "job");
  for (const id of jobs) {
    const card = marketCard(id);
    if (card.kind === "job" && card.at !== "none")
      expect(databankCards(card.databank), id).toHaveLength(2);
  }
  const said = [en, fr, es].map(({ story }) => story.chances.done("90%"));
  expect(said.map((text) => /\b(?:both|deux|dos)\b/.test(text))).toEqual([true, true, true]);
});
