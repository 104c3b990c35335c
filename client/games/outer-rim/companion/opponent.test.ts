import fc from "fast-check";
import { expect, test } from "vitest";
import { aiCard, aiCards } from "#rules/outer-rim/cards/ai/cards.ts";
import { characterIds, huntsBounties } from "#rules/outer-rim/index.ts";
import { quickRng } from "#rules/rng.ts";
import { offered, seat, type ChangeAtTable, type Opponent } from "./opponent.ts";
import {
  answer,
  brought,
  draw,
  fallen,
  judgedNow,
  putAway,
  said,
  spotNow,
  spotsOf,
} from "./reading.ts";

/** The last place each time: a shuffle that changes nothing. */
const asIs = { below: (bound: number): number => bound - 1 };

const plain = { box: "both", handicap: 0, before: 0 } as const;

/** An opponent about to read this very card. */
function reading(card: keyof typeof aiCards, change: Partial<Opponent> = {}): Opponent {
  const one = seat(1, "han-solo", plain, asIs);
  return draw({ ...one, cards: [card], ...change }, false);
}

/** The table says what a line brought. */
function bringing(one: Opponent, what: Partial<ChangeAtTable>): Opponent {
  return brought(said(one, { credits: 0, fame: 0, fell: false, ...what }));
}

test("[OR-SOLO-01] [UB-SOLO-04] [UB-BHAI-02] six thousand credits, and the deck of its box and trade", () => {
  expect(seat(1, "han-solo", plain, asIs)).toMatchObject({
    credits: 6000,
    cards: ["ai-han-solo", "ai-1", "ai-2", "ai-6", "ai-7", "ai-9"],
  });
  expect(seat(1, "bossk", plain, asIs).cards).toEqual([
    "ai-bossk",
    ...[1, 2, 3, 4, 5].map((number) => `hunter-${number}`),
  ]);
  expect(seat(1, "han-solo", { ...plain, box: "base" }, asIs).cards).toHaveLength(10);
});

test("[UB-MULTI-03] the second opponent starts with 8,000 credits", () => {
  expect(seat(2, "bossk", { ...plain, before: 1 }, asIs).credits).toBe(8000);
});

test("[OR-SOLO-01] with the base box alone nobody who hunts bounties is offered", () => {
  const hunters = (box: "both" | "base") => offered(box, []).filter((id) => huntsBounties(id));
  expect(hunters("base")).toEqual([]);
  expect(offered("base", [])).toEqual(["doctor-aphra", "han-solo", "jyn-erso", "lando-calrissian"]);
  expect(hunters("both").length).toBeGreaterThan(5);
  expect(offered("both", [])).toHaveLength(characterIds.length);
});

test("[UB-MULTI-01] beside a hunter the others are offered first, and the other way round", () => {
  for (const character of ["bossk", "han-solo"] as const) {
    const kinds = offered("both", [{ character }]).map((id) => huntsBounties(id));
    expect(kinds[0]).toBe(character === "han-solo");
    expect(kinds).toEqual(
      kinds.toSorted((a, b) => Number(b === kinds[0]) - Number(a === kinds[0])),
    );
    expect(offered("both", [{ character }])).not.toContain(character);
  }
});

test("[OR-SOLO-05] [UB-SOLO-07] one useless card goes first, with the expansion two: the question says which", () => {
  const asked = (box: "both" | "base") => {
    const one = { ...seat(1, "han-solo", { ...plain, box }, asIs), cards: ["ai-4"] };
    return judgedNow(answer(answer(draw(one, false), true), false));
  };
  expect(asked("base")).toEqual({ ask: "can-buy-base" });
  expect(asked("both")).toEqual({ ask: "can-buy" });
});

test("[OR-SOLO-11] in expert games it starts with fame", () => {
  expect(seat(1, "han-solo", { ...plain, handicap: 3 }, asIs).fame).toBe(3);
});

test("[OR-SOLO-02] planning and encounter stop at the first line with an effect, actions are all read", () => {
  // ai-1: stand up, fly, earn | deliver, buy | hostile, job, 8,000 for fame, planet
  let one = reading("ai-1");
  expect(one.turn?.at).toBe(1);
  one = answer(one, true);
  expect(spotNow(one)).toMatchObject({ step: "action", line: { do: "deliver" } });
  one = bringing(answer(one, true), { credits: 5000 });
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

test("[OR-SOLO-02] what a line prints is counted once: it is there before the table says anything", () => {
  // ai-3: 4,000 credits for a reputation; nothing else is left in its encounter step.
  const refused = reading("ai-3", { credits: 0 });
  const paid = [false, false, false, false].reduce(answer, refused);
  expect(spotNow(paid)?.line.do).toBe("gain-and-lose");
  expect(paid.turn?.open).toEqual({ credits: 4000, fame: 0, fell: false });
  expect(brought(paid).credits).toBe(paid.credits + 4000);
  // ai-doctor-aphra: 1,000 for each skill, which only the table can count.
  const skilled = [true, false, false, false].reduce(answer, reading("ai-doctor-aphra"));
  expect(skilled.turn?.open).toEqual({ credits: 0, fame: 0, fell: false });
  expect(bringing(skilled, { credits: 3000 }).credits).toBe(9000);
});

test("[OR-SOLO-09] a fall ends the turn and costs 3,000; it stands up first thing next time", () => {
  const fighting = answer(answer(answer(answer(reading("ai-4"), true), false), false), true);
  expect(fighting.turn?.open).not.toBeNull();
  const down = bringing(fighting, { fell: true });
  expect(down).toMatchObject({ credits: 3000, defeated: true });
  expect(spotNow(down)).toBeNull();
  const next = reading("ai-4", { defeated: true });
  expect(next).toMatchObject({ defeated: false, turn: { at: 3, taken: [0] } });
});

/** A whole turn: what the table answers does not matter here, only where the card goes. */
function turnOf(one: Opponent, chance = asIs): Opponent {
  let now = draw(one, false);
  while (spotNow(now) !== null)
    now = (now.turn?.open ?? null) === null ? answer(now, false) : brought(now);
  return putAway(now, chance);
}

test("[OR-SOLO-02] a card that was read goes under the deck", () => {
  const one = seat(1, "bossk", plain, asIs);
  const drawn = draw({ ...one, cards: ["hunter-1", "hunter-3", "ai-bossk"] }, false);
  expect(drawn.cards).toEqual(["hunter-3", "ai-bossk", "hunter-1"]);
  expect(putAway(drawn, asIs)).toMatchObject({ cards: drawn.cards, turn: null, turns: 1 });
});

test("[OR-SOLO-10] a card with a special line is shuffled back among all the others, and only it", () => {
  const cards = ["ai-bossk", "hunter-1", "hunter-3"];
  const one = { ...seat(1, "bossk", plain, asIs), cards };
  const places = [0, 1, 2].map((place) => turnOf(one, { below: () => place }).cards);
  expect(places).toEqual([
    ["ai-bossk", "hunter-1", "hunter-3"],
    ["hunter-1", "ai-bossk", "hunter-3"],
    ["hunter-1", "hunter-3", "ai-bossk"],
  ]);
  // [OR-SOLO-09] Whoever fell does not come to the last line.
  const fell = { ...draw(one, false), defeated: true };
  expect(putAway(fell, { below: () => 0 }).cards).toEqual(["hunter-1", "hunter-3", "ai-bossk"]);
});

test("[OR-SOLO-09] beaten in somebody else's turn it pays at once and stands up first thing", () => {
  const down = fallen(seat(1, "bossk", plain, asIs));
  expect(down).toMatchObject({ credits: 3000, defeated: true });
  const up = draw({ ...down, cards: ["hunter-1"] }, false);
  expect(up).toMatchObject({ defeated: false, turn: { at: 3, taken: [0] } });
});

test("[OR-SOLO-10] the deck never shrinks, and every card keeps coming, by whatever chance", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...characterIds),
      fc.constantFrom("both", "base"),
      fc.integer(),
      (character, box, seed) => {
        const chance = quickRng(seed);
        let one = seat(1, character, { ...plain, box }, chance);
        const all = one.cards.toSorted();
        const drawn: string[] = [];
        for (let turn = 0; turn < 200; turn++) {
          drawn.push(one.cards[0] ?? "");
          one = turnOf(one, chance);
          expect(one.cards.toSorted()).toEqual(all);
        }
        // Of one that is shuffled back the others may wait: half of all turns would be a miracle.
        for (const card of all) {
          const times = drawn.filter((each) => each === card).length;
          expect(times).toBeGreaterThan(200 / all.length / 2);
          expect(times).toBeLessThan(100);
        }
      },
    ),
    { numRuns: 40 },
  );
});

test("[UB-SOLO-03] IG-88 with a droid aboard takes two lines in planning", () => {
  const cards = ["ai-ig-88"];
  const one = seat(1, "ig-88", plain, asIs);
  const flown = answer(draw({ ...one, cards }, true), true);
  expect(spotNow(flown)).toMatchObject({ step: "planning", line: { do: "gain" } });
  const alone = answer(draw({ ...one, cards }, false), true);
  expect(spotNow(alone)?.step).toBe("action");
});

test("[OR-SOLO-02] every card of every opponent is read to its end, whatever the table answers", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...characterIds),
      fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 60, maxLength: 60 }),
      (character, facts) => {
        let one = seat(1, character, plain, asIs);
        const seen = new Set<string>();
        const all = one.cards.length;
        for (let turn = 0; turn < 12; turn++) {
          one = draw(one, true);
          seen.add(one.turn?.card ?? "");
          for (let i = 0; spotNow(one) !== null; i++) {
            expect(i).toBeLessThan(20);
            const [has, falls] = facts[(turn * 5 + i) % facts.length] ?? [true, false];
            // What needs nobody's eyes never waits.
            const isAsked = (one.turn?.open ?? null) === null;
            if (isAsked) expect(judgedNow(one)).toMatchObject({ ask: expect.any(String) });
            one = isAsked
              ? answer(one, has)
              : bringing(one, { credits: 1000, fame: 1, fell: falls });
          }
          const card = one.turn?.card ?? "";
          expect(one.turn?.taken.every((at) => at < spotsOf(card).length)).toBe(true);
          one = putAway(one, asIs);
          expect(one.cards).toHaveLength(all);
        }
        expect([...seen].every((card) => aiCard(card) !== undefined)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});
