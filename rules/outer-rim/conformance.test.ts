import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conformance } from '../conformance.ts';
import { outerRim } from './index.ts';
import { sample } from './sample.ts';

/** Enough to meet every step, deck and option; the deep suite plays the long games. */
const looks = 100;
const longest = 500;

test.each(conformance(outerRim, sample))('[OR-TURN-07] $name', ({ complaint, cost }) => {
  const anyGame = fc.record({ seed: fc.integer({ min: 0, max: 0x7fff_ffff }), length: fc.nat(longest) });
  fc.assert(
    fc.property(anyGame, ({ seed, length }) => {
      expect(complaint(seed, length)).toBeNull();
    }),
    { numRuns: Math.ceil(looks / cost) },
  );
});
