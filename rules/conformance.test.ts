import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { conformance } from "./conformance.ts";
import { subjects } from "./conformance/samples.ts";

const looks = process.env["DEEP"] === "1" ? 6000 : 40;
const longest = 700;

describe.each(await subjects())("$id keeps the promises of the contract", ({ game, sample }) => {
  test.each(conformance(game, sample))("$name", ({ complaint, cost }) => {
    const anyGame = fc.record({
      seed: fc.integer({ min: 0, max: 0x7fff_ffff }),
      length: fc.nat(longest),
    });
    fc.assert(
      fc.property(anyGame, ({ seed, length }) => {
        expect(complaint(seed, length)).toBeNull();
      }),
      { numRuns: Math.ceil(looks / cost / (sample.cost ?? 1)) },
    );
  });
});
