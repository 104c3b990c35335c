import { expect, test } from "vitest";
import { distance, outerRim, type View } from "#rules/outer-rim/index.ts";
import { oneStream, quickRng } from "#rules/rng.ts";
import { isRefusal } from "#rules/game.ts";
import { errandsOf } from "./errands.ts";
import { ideasOf } from "./ideas.ts";

/** A table whose first seat has begun its first turn, with the card it was dealt. */
function begun(seed: number): View {
  const setup = { seats: 2, options: { characters: "random" }, content: null };
  const chance = oneStream(quickRng(seed));
  let state = outerRim.begin(setup);
  for (const event of outerRim.setUp(setup, chance)) state = outerRim.evolve(state, event);
  for (;;) {
    const [seat = 0] = outerRim.awaited(state);
    const view = outerRim.viewFor(state, seat);
    if (view.questions[0]?.ask === "planning") return view;
    const [first] = outerRim.options(view);
    const page = first === undefined ? [] : outerRim.decide(state, seat, first, chance);
    if (isRefusal(page)) throw new Error(page.code);
    for (const event of page) state = outerRim.evolve(state, event);
  }
}

test("[OR-MOVE-01] an idea names where its card goes, how many turns that takes, and a first stop within reach", () => {
  let ideas = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const view = begun(seed);
    const seat = view.current;
    const me = view.players[seat];
    if (me === undefined) throw new Error("nobody");
    const moves = outerRim.options(view).flatMap((one) => (one.type === "move" ? [one.to] : []));
    for (const idea of ideasOf(view, seat)) {
      ideas++;
      expect(errandsOf(view, me).map(({ space }) => space)).toContain(idea.space);
      expect([me.space, ...moves]).toContain(idea.first);
      expect(distance(idea.first, idea.space)).toBeLessThanOrEqual(distance(me.space, idea.space));
      expect(idea.turns === 0).toBe(me.space === idea.space);
    }
  }
  expect(ideas).toBeGreaterThan(5);
});
