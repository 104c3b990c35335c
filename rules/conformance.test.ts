import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sample as bountyHunters } from "./bounty-hunters/sample.ts";
import { conformance } from "./conformance.ts";
import type { Sample } from "./conformance.ts";
import { games } from "./games.ts";
import { sample as legion } from "./legion/sample.ts";
import { sample as outerRim } from "./outer-rim/sample.ts";

/** What the suite is told about each game; a game without an entry is played by the contract alone. */
const samples: Readonly<Record<string, Sample>> = {
  "bounty-hunters": bountyHunters,
  legion,
  "outer-rim": outerRim,
};

const deep = process.env["DEEP"] === "1";
const looks = deep ? 6000 : 240;
/** A game of many hundred commands is looked at less often; its own deep suite looks longer. */
const fewerLooks: Readonly<Record<string, number>> = { "outer-rim": deep ? 1000 : 100 };
const longest = 700;

describe.each(games.map((game) => ({ id: game.id, game })))(
  "$id keeps the promises of the contract",
  ({ id, game }) => {
    test.each(conformance(game, samples[id] ?? {}))("$name", ({ complaint, cost }) => {
      const anyGame = fc.record({
        seed: fc.integer({ min: 0, max: 0x7fff_ffff }),
        length: fc.nat(longest),
      });
      fc.assert(
        fc.property(anyGame, ({ seed, length }) => {
          expect(complaint(seed, length)).toBeNull();
        }),
        { numRuns: Math.ceil((fewerLooks[id] ?? looks) / cost) },
      );
    });
  },
);
