import fc from "fast-check";
import { expect, test } from "vitest";
import { policyOptions } from "../edition/policies.ts";
import { invariants } from "./invariants.ts";
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

const runs = process.env["DEEP"] === "1" ? 300_000 : 2000;

/** Other games each time; what breaks a promise is told with all that was drawn. */
const seed = Date.now() % 2 ** 31;

/**
 * All eight are asked of each game, so that one game is played
 * for eight answers; a broken one is shrunk by its own test.
 */
let broken: ReadonlyMap<string, unknown> | null = null;

function asked(): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  let claims = 0;
  let payments = 0;
  for (const { options, marking, draws } of fc.sample(anyGame, { numRuns: runs, seed })) {
    const game = play(options, marking, draws);
    for (const { events } of game.pages) {
      claims += events.filter((event) => event.type === "token-claimed").length;
      payments += events.filter((event) => event.type === "bounty-paid").length;
    }
    for (const [id, holds] of Object.entries(invariants))
      if (!found.has(id) && !holds(game, options)) found.set(id, { seed, options, marking, draws });
  }
  // The games must be worth asking about.
  expect(claims).toBeGreaterThan(runs / 10);
  expect(payments).toBeGreaterThan(runs / 50);
  return found;
}

test.each([
  { rule: "INV-1", promise: "tokens are conserved" },
  { rule: "INV-2", promise: "holders are right" },
  { rule: "INV-3", promise: "the score is bounded" },
  { rule: "INV-4", promise: "off means off" },
  { rule: "INV-5", promise: "replay is exact" },
  { rule: "INV-6", promise: "colours are fair" },
  { rule: "INV-7", promise: "the order of marking is free" },
  { rule: "INV-8", promise: "the living keep theirs" },
])(
  "[$rule] $promise over thousands of random games",
  ({ rule }) => {
    broken ??= asked();
    expect(broken.get(rule)).toBeUndefined();
  },
  600_000,
);
