import { expect, test } from "vitest";
import { conformance } from "../../conformance.ts";
import { isRefusal } from "../../game.ts";
import { oneStream, quickRng } from "../../rng.ts";
import { outerRim } from "../index.ts";
import { sample } from "../sample.ts";

/** Plays at random to the end and says by which rule it ended. */
function randomGame(seed: number, seats: number): string {
  const setup = { seats, options: {}, content: null };
  const chance = oneStream(quickRng(seed + 100_000));
  const rng = quickRng(seed);
  let state = outerRim.begin(setup);
  for (const event of outerRim.setUp(setup, chance)) state = outerRim.evolve(state, event);
  for (;;) {
    const seat = outerRim.awaited(state)[0];
    if (seat === undefined) break;
    const options = outerRim.options(outerRim.viewFor(state, seat));
    const command = options[rng.below(options.length)];
    if (command === undefined) return "stuck";
    const events = outerRim.decide(state, seat, command, chance);
    if (isRefusal(events)) return `refused ${events.code}`;
    let last = "";
    for (const event of events) {
      state = outerRim.evolve(state, event);
      last = event.rule;
    }
    if (state.winner !== null) return last;
  }
  return "nobody asked, nobody won";
}

test("[OR-FAME-03] 2,000 random games end by fame", () => {
  const ends = new Map<string, number>();
  for (let seed = 0; seed < 2000; seed++) {
    const end = randomGame(seed, 1 + (seed % 4));
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  expect([...ends]).toEqual([["OR-FAME-03", 2000]]);
});

test.each(conformance(outerRim, sample))(
  "[OR-TURN-07] a thousand looks: $name",
  ({ complaint, cost }) => {
    for (let seed = 0; seed < 1000 / cost; seed++)
      expect(complaint(seed * 7919, (seed * 37) % 900)).toBeNull();
  },
);
