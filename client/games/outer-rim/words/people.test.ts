/** People stand on buttons as in a sentence: with their article, drawn together with what stands before. */
import { expect, test } from "vitest";
import { held, stage } from "#rules/outer-rim/testing/stage.ts";
import { contactCard, outerRim, type Command, type Question } from "#rules/outer-rim/index.ts";
import { answerText } from "../say/answer.ts";
import { sayFor } from "../tabletop.ts";
import { en as labelsEn } from "#words/made/outer-rim-labels/en.ts";
import { es as labelsEs } from "#words/made/outer-rim-labels/es.ts";
import { fr as labelsFr } from "#words/made/outer-rim-labels/fr.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

const languages = {
  fr: { language: "fr", texts: fr, labels: labelsFr },
  es: { language: "es", texts: es, labels: labelsEs },
} as const;

const table = stage({
  players: [
    { character: "bossk", space: "naboo", cards: [held("start-doctor-evazan")] },
    { character: "ig-88", space: "kessel" },
  ],
});
const view = outerRim.viewFor(table.state(), 0);
const unknown = view.tokens.findIndex((one) => one.class === contactCard("doctor-evazan").class);

function said(language: keyof typeof languages, command: Command, ask: Question["ask"]): string {
  const words = languages[language];
  const question = { ...table.question(), ask };
  return answerText(command, question, { view, words, say: sayFor(view, [], words) });
}

test("[OR-BNTY-01] whoever may be behind a contact is named as in a sentence", () => {
  const meet = { type: "encounter-contact", token: unknown } as const;
  expect(said("fr", meet, "encounter")).toMatch(/ · peut-être le docteur Evazan$/);
  expect(said("es", meet, "encounter")).toMatch(/ · quizá el doctor Evazan$/);
});

test("[OR-CONT-03] whoever goes by what they are is known, and met as such", () => {
  const contact = view.tokens.map((one, i) => (i === unknown ? { ...one, contact: "ig-rm" } : one));
  const words = languages.es;
  const seen = { ...view, tokens: contact };
  const meet = { type: "encounter-contact", token: unknown } as const;
  const tabletop = { view: seen, words, say: sayFor(seen, [], words) };
  expect(answerText(meet, table.question(), tabletop)).toBe(
    "Encontrarse con el droide matón IG-\u2060RM",
  );
});

test("[OR-CREW-02] [OR-BNTY-01] somebody of a crew is left or hunted with their article", () => {
  const leave = { type: "pick-card", card: "doctor-evazan" } as const;
  expect(said("fr", leave, "make-berth")).toBe("Céder le docteur Evazan");
  expect(said("es", leave, "make-berth")).toBe("Renunciar al doctor Evazan");
  const hunt = { type: "hunt-crew", card: "start-doctor-evazan", player: 1 } as const;
  expect(said("fr", hunt, "encounter")).toBe("Chasser le docteur Evazan, à bord avec IG-\u206088");
  expect(said("es", hunt, "encounter")).toBe("Cazar al doctor Evazan, a bordo con IG-\u206088");
});

test("[OR-MKT-07] what kind is ordered stands on its button as a thing", () => {
  const order = (number: number): string =>
    said("fr", { type: "pick-number", number }, "special-order");
  expect([order(0), order(1)]).toEqual(["Un équipement", "Une amélioration"]);
});

test("[OR-COM-05] a side of a fight may be several, and who wins a tie is named", () => {
  for (const { story } of [labelsEn, labelsFr, labelsEs]) {
    expect(story.total(3)).toMatch(/^3 /);
    const said = story.stands.won("the owner’s friends", "Lando");
    expect(said).toMatch(/the owner’s friends\. .*: Lando\.$/);
  }
});
