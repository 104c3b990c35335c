/** Tables that stopped under earlier rules, in the middle of a talk or beside an offer: they go on. */
import { expect, test } from "vitest";
import { isRefusal } from "../../game.ts";
import { oneStream, quickRng } from "../../rng.ts";
import { outerRim } from "../index.ts";
import { stage } from "../testing/stage.ts";
import type { Command } from "../commands.ts";
import type { State } from "../state.ts";

/** As version 6 wrote it: a command that is gone. */
const old = (type: string, more: object = {}): Command => ({ type, ...more }) as unknown as Command;

function table(): State {
  return stage({
    players: [
      { character: "bossk", space: "kessel" },
      { character: "dengar", space: "kessel" },
    ],
    options: { favors: "on" },
  }).state();
}

test.each([
  { task: "trade", ask: "give", choice: old("give", { card: null, credits: 0 }), seats: [0] },
  { task: "trade", ask: "trade-offer", choice: { type: "accept" }, seats: [1] },
  { task: "favor", ask: "favor", choice: old("grant", { terms: {} }), seats: [1] },
] as const)(
  "[OR-TRADE-02] a talk of earlier rules ($ask) can only be left, and the turn goes on",
  (scene) => {
    const before = table();
    const question = {
      seat: scene.seats[0],
      ask: scene.ask,
      rule: "OR-TRADE-01",
      params: {},
      choices: [scene.choice],
    };
    const stopped: State = {
      ...before,
      agenda: [...before.agenda, { type: scene.task, player: 0 }],
      pending: { number: 9, questions: [question], answers: [null] },
    };
    const view = outerRim.viewFor(stopped, question.seat);
    expect(outerRim.options(view)).toEqual([{ type: "decline" }]);
    expect(outerRim.whyNot(view, scene.choice)).not.toBeNull();
    const page = outerRim.decide(
      stopped,
      question.seat,
      { type: "decline" },
      oneStream(quickRng(1)),
    );
    if (isRefusal(page)) throw new Error(page.code);
    const after = page.reduce(outerRim.evolve, stopped);
    expect(after.pending.questions).toMatchObject([{ seat: 0, ask: "planning" }]);
  },
);

test("[OR-TRADE-07] beside an old question only the commands of now are left", () => {
  const before = table();
  const request = old("request-favor", { favor: { kind: "shortcut", skill: null, faction: null } });
  const questions = before.pending.questions.map((one) => ({
    ...one,
    choices: [...one.choices, request],
  }));
  const stopped: State = { ...before, pending: { ...before.pending, questions } };
  const view = outerRim.viewFor(stopped, 0);
  expect(outerRim.options(view).map(({ type }) => type)).not.toContain("request-favor");
  expect(outerRim.whyNot(view, request)).not.toBeNull();
});
