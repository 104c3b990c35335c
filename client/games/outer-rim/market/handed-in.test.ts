import { expect, test } from "vitest";
import { outerRim, type Command } from "#rules/outer-rim/index.ts";
import { held, stage } from "#rules/outer-rim/testing/stage.ts";
import { answerText } from "../say/answer.ts";
import { askedOf } from "../asked.ts";
import { sayFor } from "../tabletop.ts";
import { dockAnswers } from "../dock/dock-answers.ts";
import { sentence } from "../say/question.ts";
import { en as labels } from "#words/made/outer-rim-labels/en.ts";
import { en as texts } from "../words/en.ts";
import { freesSlot, handedIn } from "./handed-in.ts";

const words = { language: "en", texts, labels } as const;

/** Lando pays for a gift with what he wears, and has no room for it. */
function paying(...cards: readonly string[]) {
  const table = stage({
    players: [
      {
        character: "lando-calrissian",
        ship: "g9-rigger",
        space: "kessel",
        credits: 12_000,
        cards: [held("unrefined-coaxium"), held("chromium-hull"), held("mandalorian-armor")],
      },
      { character: "dengar" },
    ],
    state: ({ market }) => ({ market: { ...market, luxury: ["gift-for-jabba"] } }),
  })
    .say({ type: "earn" })
    .say({ type: "market" })
    .say({ type: "buy", deck: "luxury" });
  for (const card of cards) table.say({ type: "barter", card });
  const view = outerRim.viewFor(table.state(), 0);
  const asked = askedOf(view, 0);
  if (asked === null) throw new Error("nothing is asked");
  return { view, asked, words, say: sayFor(view, [], words) };
}

test("[OR-MKT-05] what is handed in is known with what it counts", () => {
  expect(handedIn(paying().view, 0)).toEqual({ cards: [], worth: 0 });
  const { view } = paying("mandalorian-armor");
  expect(handedIn(view, 0)).toEqual({ cards: ["mandalorian-armor"], worth: 10_000 });
  expect(handedIn(view, 1)).toEqual({ cards: [], worth: 0 });
});

test("[OR-MKT-05] a card that frees the missing slot says so, one that only pays does not", () => {
  const tabletop = paying("mandalorian-armor");
  const says = (card: string): string =>
    answerText({ type: "barter", card }, tabletop.asked.question, tabletop);
  expect(says("unrefined-coaxium")).toMatch(/ · makes room$/);
  expect(says("chromium-hull")).toMatch(/ · counts 20,000$/);
  expect(sentence(tabletop, tabletop.asked)).toMatch(/makes room\. Still to pay: 1\d,000\.$/);
  expect(freesSlot("chromium-hull", paying("unrefined-coaxium").view)).toBe(false);
});

test("[OR-MKT-05] the way out stands before the cards that could be handed in", () => {
  const kinds = dockAnswers(paying().asked).map(({ type }: Command) => type);
  expect(kinds.indexOf("cancel")).toBeLessThan(kinds.indexOf("barter"));
});
