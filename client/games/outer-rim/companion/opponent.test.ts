import fc from "fast-check";
import { expect, test } from "vitest";
import { aiCard, aiCards } from "#rules/outer-rim/cards/ai/cards.ts";
import { characterIds } from "#rules/outer-rim/index.ts";
import {
  answer,
  brought,
  draw,
  judgedNow,
  putAway,
  seat,
  spotNow,
  spotsOf,
  type Opponent,
} from "./opponent.ts";

const asIs = <T>(cards: readonly T[]): T[] => [...cards];

/** An opponent about to read this very card. */
function reading(card: keyof typeof aiCards, change: Partial<Opponent> = {}): Opponent {
  const one = seat(1, "han-solo", "both", 0, asIs);
  return draw({ ...one, cards: [card], ...change }, false, asIs);
}

test("[OR-SOLO-01] [UB-SOLO-04] [UB-BHAI-02] six thousand credits, and the deck of its box and trade", () => {
  expect(seat(1, "han-solo", "both", 0, asIs)).toMatchObject({
    credits: 6000,
    cards: ["ai-han-solo", "ai-1", "ai-2", "ai-6", "ai-7", "ai-9"],
  });
  expect(seat(1, "bossk", "both", 0, asIs).cards).toEqual([
    "ai-bossk",
    ...[1, 2, 3, 4, 5].map((number) => `hunter-${number}`),
  ]);
  expect(seat(1, "han-solo", "base", 0, asIs).cards).toHaveLength(10);
});

test("[OR-SOLO-11] in expert games it starts with fame", () => {
  expect(seat(1, "han-solo", "both", 3, asIs).fame).toBe(3);
});

test("[OR-SOLO-02] planning and encounter stop at the first line with an effect, actions are all read", () => {
  // ai-1: stand up, fly, earn | deliver, buy | hostile, job, 8,000 for fame, planet
  let one = reading("ai-1");
  expect(one.turn?.at).toBe(1);
  one = answer(one, true);
  expect(spotNow(one)).toMatchObject({ step: "action", line: { do: "deliver" } });
  one = brought(answer(one, true), { credits: 5000, fame: 0 }, false);
  expect(spotNow(one)?.line.do).toBe("buy-unless-full");
  one = answer(one, false);
  one = answer(answer(one, false), false);
  // 11,000 credits: the fame is bought without asking, and the turn is over.
  expect(one).toMatchObject({ credits: 3000, fame: 1 });
  expect(spotNow(one)).toBeNull();
});

test("[OR-SOLO-02] with no goal to fly to it earns, unasked", () => {
  expect(answer(reading("ai-1"), false)).toMatchObject({ credits: 8000, turn: { at: 3 } });
});

test("[OR-SOLO-09] a fall ends the turn and costs 3,000; it stands up first thing next time", () => {
  const fighting = answer(answer(answer(answer(reading("ai-4"), true), false), false), true);
  expect(fighting.turn?.open).toBe(true);
  const down = brought(fighting, { credits: 0, fame: 0 }, true);
  expect(down).toMatchObject({ credits: 3000, defeated: true });
  expect(spotNow(down)).toBeNull();
  const next = reading("ai-4", { defeated: true });
  expect(next).toMatchObject({ defeated: false, turn: { at: 3, taken: [0] } });
});

test("[OR-SOLO-10] a card with a special line goes back into the deck, others wait until the deck is empty", () => {
  const back = putAway(reading("ai-10"), asIs);
  expect(back).toMatchObject({ cards: ["ai-10"], used: [], turn: null, turns: 1 });
  const used = putAway(reading("ai-1"), asIs);
  expect(used).toMatchObject({ cards: [], used: ["ai-1"] });
  expect(draw(used, false, asIs).turn?.card).toBe("ai-1");
});

test("[UB-SOLO-03] IG-88 with a droid aboard takes two lines in planning", () => {
  const cards = ["ai-ig-88"];
  const one = seat(1, "ig-88", "both", 0, asIs);
  const flown = answer(draw({ ...one, cards }, true, asIs), true);
  expect(spotNow(flown)).toMatchObject({ step: "planning", line: { do: "gain" } });
  const alone = answer(draw({ ...one, cards }, false, asIs), true);
  expect(spotNow(alone)?.step).toBe("action");
});

test("[OR-SOLO-02] every card of every opponent is read to its end, whatever the table answers", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...characterIds),
      fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 60, maxLength: 60 }),
      (character, facts) => {
        let one = seat(1, character, "both", 0, asIs);
        const seen = new Set<string>();
        const all = one.cards.length;
        for (let turn = 0; turn < 12; turn++) {
          one = draw(one, true, asIs);
          seen.add(one.turn?.card ?? "");
          for (let i = 0; spotNow(one) !== null; i++) {
            expect(i).toBeLessThan(20);
            const [has, falls] = facts[(turn * 5 + i) % facts.length] ?? [true, false];
            // What needs nobody's eyes never waits.
            if (one.turn?.open === false)
              expect(judgedNow(one)).toMatchObject({ ask: expect.any(String) });
            one =
              one.turn?.open === true
                ? brought(one, { credits: 1000, fame: 1 }, falls)
                : answer(one, has);
          }
          const card = one.turn?.card ?? "";
          expect(one.turn?.taken.every((at) => at < spotsOf(card).length)).toBe(true);
          one = putAway(one, asIs);
          expect(one.cards.length + one.used.length).toBe(all);
        }
        expect([...seen].every((card) => aiCard(card) !== undefined)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});
