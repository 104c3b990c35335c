import { expect, test } from "vitest";
import { outerRim, shipSheet, type ShipId } from "#rules/outer-rim/index.ts";
import { rareQuestions } from "#rules/outer-rim/testing/rare-questions.ts";
import { held } from "#rules/outer-rim/testing/stage.ts";
import { answerText } from "../say/answer.ts";
import { sayFor } from "../tabletop.ts";
import { wordsIn } from "../lesson/testing/learner.ts";
import { foundShip } from "./found-ship.ts";

function asked(ask: string) {
  const state = rareQuestions[ask]?.().state();
  if (state === undefined) throw new Error("no such scene");
  const view = outerRim.viewFor(state, 0);
  const question = view.questions.find(({ seat }) => seat === 0);
  if (question === undefined) throw new Error("nobody is asked");
  return { view, question };
}

test("[UB-CARD-08] a ship that was found says on its button what it costs beside the old one", async () => {
  const words = await wordsIn("en");
  const { view, question } = asked("buy-found-ship");
  const button = (ship: ShipId): string => {
    const players = view.players.map((one) => ({ ...one, ship }));
    const seen = { ...view, players };
    const tabletop = { view: seen, words, say: sayFor(seen, [], words) };
    return answerText({ type: "accept" }, question, tabletop);
  };
  const { answers } = words.labels;
  const { cost } = shipSheet("yv-666");
  expect(button("g9-rigger")).toBe(
    answers.buy((cost - shipSheet("g9-rigger").cost).toLocaleString("en")),
  );
  expect(button("yv-666")).toBe(answers.takeFree);
});

test("[OR-SHIP-03] … and which cards it has no room for, before it is bought", () => {
  const { view, question } = asked("buy-found-ship");
  const jobs = ["hutt-favor", "rebel-favor", "syndicate-favor", "imperial-favor"];
  const found = (cards: readonly string[]) => {
    const players = view.players.map((one) => ({ ...one, cards: cards.map((id) => held(id)) }));
    return foundShip({ ...view, players }, question);
  };
  expect(found([])).toMatchObject({ card: "ship-yv-666", goes: 0 });
  expect(found(jobs)?.goes).toBeGreaterThan(0);
  expect(jobs).toEqual(expect.arrayContaining([...(found(jobs)?.of ?? ["nothing"])]));
});

test("[UB-CARD-08] nothing was found where something else is asked", () => {
  const { view, question } = asked("special-order");
  expect(foundShip(view, question)).toBeNull();
});
