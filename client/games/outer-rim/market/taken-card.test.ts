import { expect, test } from "vitest";
import { outerRim } from "#rules/outer-rim/index.ts";
import { rareQuestions } from "#rules/outer-rim/testing/rare-questions.ts";
import { sayFor } from "../tabletop.ts";
import { wordsIn } from "../lesson/testing/learner.ts";
import { cardText } from "./taken-card.ts";

test("[OR-SHIP-04] a used ship's button says what is paid beside the old ship", async () => {
  const words = await wordsIn("en");
  const state = rareQuestions["used-ship-for-sale"]?.().state();
  if (state === undefined) throw new Error("no such scene");
  const view = outerRim.viewFor(state, 0);
  const question = view.questions.find(({ seat }) => seat === 0);
  if (question === undefined) throw new Error("nobody is asked");
  const tabletop = { view, words, say: sayFor(view, [], words) };
  const texts = question.choices.flatMap((one) =>
    one.type === "pick-card" ? [cardText(one.card, question, tabletop)] : [],
  );
  expect(texts).toContain("Take HWK-\u2060290 Freighter · 5,000");
});
