import fc from "fast-check";
import { expect, test } from "vitest";
import { invariants } from "./invariants.ts";
import { policyOptions } from "../edition/policies.ts";
import { play, type Draw } from "./random-game.ts";

const draw: fc.Arbitrary<Draw> = fc.tuple(fc.nat(27), fc.nat(8), fc.nat(8), fc.nat(15), fc.nat(11));
const policies = Object.fromEntries(
  policyOptions.map(({ id, values }) => [id, fc.constantFrom(...values)]),
);
const anyGame = fc.record({
  options: fc.record({
    ...policies,
    scenario: fc.constantFrom("no", "no", "no", "yes"),
    edition: fc.constantFrom("classic", "classic", "current"),
  }),
  marking: fc.array(fc.nat(4), { minLength: 3, maxLength: 3 }),
  draws: fc.array(draw, { minLength: 12, maxLength: 24, size: "max" }),
});

const runs = process.env["DEEP"] === "1" ? 300_000 : 10_000;

/** All eight are asked of each game, so that one game is played for eight answers. */
test(`[INV-1] [INV-2] [INV-3] [INV-4] [INV-5] [INV-6] [INV-7] [INV-8] hold over ${runs} random games`, () => {
  let claims = 0;
  let payments = 0;
  fc.assert(
    fc.property(anyGame, ({ options, marking, draws }) => {
      const game = play(options, marking, draws);
      for (const { events } of game.pages) {
        claims += events.filter((event) => event.type === "token-claimed").length;
        payments += events.filter((event) => event.type === "bounty-paid").length;
      }
      return (
        Object.entries(invariants)
          .filter(([, holds]) => !holds(game, options))
          .map(([id]) => id)
          .join() === ""
      );
    }),
    { numRuns: runs },
  );
  // The games must be worth asking about.
  expect(claims).toBeGreaterThan(runs / 10);
  expect(payments).toBeGreaterThan(runs / 50);
});
