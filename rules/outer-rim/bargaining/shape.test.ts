/**
 * Offers are not listed: whatever is drawn from the trays is taken or refused for a reason, and nothing else is taken.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { walk } from "#rules/conformance/walk.ts";
import { isRefusal } from "#rules/game.ts";
import { quickRng } from "#rules/rng.ts";
import { outerRim } from "../index.ts";
import { dealShape } from "../options.ts";
import { sample } from "../sample.ts";
import { favorsNow } from "./favors.ts";
import { promisesFor } from "./promises.ts";
import { drawBundle } from "./samples.ts";
import { isOfShape } from "./shape.ts";
import type { Bundle } from "./deal.ts";
import type { Tray } from "./shape.ts";
import type { State } from "../state.ts";
import type { Sample } from "#rules/conformance.ts";
import type { Game, Rng } from "#rules/game.ts";

/** What may still be wrong with things that are there: they do not fit, there is nothing, the matter is settled. */
const reasons = [
  "does-not-fit",
  "does-not-fit-them",
  "two-armors",
  "two-armors-them",
  "nothing-offered",
  "talked-already",
  "trade-is-an-action",
  "trade-done",
];

function openFor(seed: number, length: number): State {
  const { state } = walk(outerRim as Game, sample as Sample, seed, length);
  return state as State;
}

test("[OR-TRADE-02] every bundle of the shape is taken, or refused because it does not fit or is settled", () => {
  let taken = 0;
  let refused = 0;
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(400), (seed, length) => {
      const state = openFor(seed, length);
      for (const [i, { seat, deal }] of state.pending.questions.entries()) {
        if (deal === undefined || (state.pending.answers[i] ?? null) !== null) continue;
        const view = outerRim.viewFor(state, seat);
        const question = view.questions[i];
        const shape = question === undefined ? null : dealShape(view, question);
        if (shape === null) throw new Error("open for talk, without a shape");
        const rng = quickRng(seed + length);
        for (const partner of shape.partners)
          for (let draw = 0; draw < 8; draw++) {
            const give = drawBundle(partner.give, rng);
            const get = drawBundle(partner.get, rng);
            const command = { type: "offer", to: partner.player, give, get } as const;
            const page = outerRim.decide(state, seat, command, () => quickRng(1));
            if (isRefusal(page)) {
              expect(reasons).toContain(page.code);
              refused++;
            } else {
              expect(isOfShape(shape, { by: seat, ...command })).toBe(true);
              taken++;
            }
          }
      }
    }),
    { numRuns: 60 },
  );
  expect(Math.min(taken, refused)).toBeGreaterThan(20);
});

/** Everything a player could be imagined to put into a tray. */
function anything(state: State, player: number): Tray {
  const one = state.players[player];
  return {
    credits: (one?.credits ?? 0) + 2000,
    cards: [...(one?.cards ?? []), ...(one?.crew ?? [])].map(({ id }) => id),
    debts: state.players.map((_, owner) => owner),
    favors: [...favorsNow("planning", null)],
    promises: promisesFor(state, player, null),
  };
}

/** Everybody in one place, in the action step: where most can be traded. */
function together(state: State): State {
  const questions = state.pending.questions.map((question) =>
    question.deal === undefined
      ? question
      : { ...question, deal: { ...question.deal, moment: "action" as const } },
  );
  const space = state.players[0]?.space ?? "kessel";
  return {
    ...state,
    players: state.players.map((player) => ({ ...player, space })),
    pending: { ...state.pending, questions },
  };
}

test("[OR-TRADE-02] whatever is taken is of the shape, wherever it was drawn from", () => {
  let taken = 0;
  let withCards = 0;
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(400), (seed, length) => {
      const state = seed % 2 === 0 ? together(openFor(seed, length)) : openFor(seed, length);
      const question = state.pending.questions.find(({ deal }) => deal !== undefined);
      if (question === undefined || state.pending.answers.some((answer) => answer !== null)) return;
      const { seat } = question;
      const view = outerRim.viewFor(state, seat);
      const shape = dealShape(view, question);
      const rng = quickRng(seed - length);
      for (let draw = 0; draw < 30 && shape !== null; draw++) {
        const to = rng.below(state.seats);
        const give = drawBundle(anything(state, seat), rng);
        const get = drawBundle(anything(state, to), rng);
        if (outerRim.whyNot(view, { type: "offer", to, give, get }) !== null) continue;
        expect(isOfShape(shape, { by: seat, to, give, get })).toBe(true);
        taken++;
        if (give.cards.length + get.cards.length > 0) withCards++;
      }
    }),
    { numRuns: 120 },
  );
  expect(Math.min(taken, withCards)).toBeGreaterThan(3);
});

/** Something in the tray becomes more than the tray holds. */
function spoilt(bundle: Bundle, tray: Tray, rng: Rng): Bundle {
  switch (rng.below(5)) {
    case 0:
      return { ...bundle, credits: tray.credits + 1000 };
    case 1:
      return { ...bundle, cards: [...bundle.cards, "the-crown-jewels"] };
    case 2:
      return { ...bundle, debts: [...bundle.debts, 7] };
    case 3:
      return { ...bundle, favor: { kind: "shortcut", skill: "tech", faction: null } };
    default:
      return { ...bundle, promises: [{ kind: "repay", player: null, credits: 21_000 }] };
  }
}

test("[OR-TRADE-04] nothing outside the trays is ever taken", () => {
  let tried = 0;
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(300), (seed, length) => {
      const state = openFor(seed, length);
      const question = state.pending.questions.find(({ deal }) => deal !== undefined);
      if (question === undefined || state.pending.answers.some((answer) => answer !== null)) return;
      const view = outerRim.viewFor(state, question.seat);
      const partner = dealShape(view, question)?.partners[0];
      if (partner === undefined) return;
      const rng = quickRng(seed);
      const give = spoilt(drawBundle(partner.give, rng), partner.give, rng);
      const get = drawBundle(partner.get, rng);
      const command = { type: "offer", to: partner.player, give, get } as const;
      expect(outerRim.whyNot(view, command)).not.toBeNull();
      tried++;
    }),
    { numRuns: 60 },
  );
  expect(tried).toBeGreaterThan(5);
});
