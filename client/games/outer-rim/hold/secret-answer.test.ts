import { expect, test } from "vitest";
import { outerRim, type Question } from "#rules/outer-rim/index.ts";
import { stage } from "#rules/outer-rim/testing/stage.ts";
import { answerText } from "../say/answer.ts";
import { sayFor } from "../tabletop.ts";
import { en as labels } from "#words/made/outer-rim-labels/en.ts";
import { en as texts } from "../words/en.ts";
import { tellEncounter } from "../tell/tell.ts";

test("[OR-ENC-05] in the encounter step a secret says that it takes the encounter's place", () => {
  const secret = {
    deck: "kafrene-takodana",
    card: "kafrene-takodana-20",
    section: "ring-of-kafrene",
  } as const;
  const { state } = stage({ players: [{ character: "bossk", secrets: [secret] }] });
  const view = outerRim.viewFor(state(), 0);
  const words = { language: "en", texts: texts, labels } as const;
  const say = sayFor(view, [], words);
  const use = { type: "use-secret", secret: 0 } as const;
  const said = (ask: Question["ask"]): string => {
    const question = { seat: 0, ask, rule: "OR-TURN-06", params: {}, choices: [use] };
    return answerText(use, question, { view, words, say });
  };
  expect(said("encounter")).toMatch(/^Use this secret instead of an encounter: /);
  expect(said("action")).toMatch(/^Use this secret: /);
  // So does the card itself.
  const { lines } = tellEncounter(words.texts, secret.card, secret.section) ?? { lines: [] };
  expect(lines.map(({ text }) => text).join(" ")).toContain("instead of an encounter");
  // A story cut off where a sentence ends has no stop before its dots.
  expect(said("action")).not.toContain(".…");
});
