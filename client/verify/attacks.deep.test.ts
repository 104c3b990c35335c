/** Thousands of evenings with a hall that does whatever it likes: what the cheated device says is true. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { attacks } from "./testing/attacks.ts";
import { evening, isHonest, tricks, type Deception, type Trick } from "./testing/deception.ts";

const trick = fc.constantFrom(...tricks);
/** An attack with other tricks in between, or left out: by chance alone hardly any would get as far as a deal. */
const varied = fc
  .tuple(
    fc.constantFrom(...attacks),
    fc.array(fc.record({ at: fc.nat(15), trick }), { maxLength: 6 }),
    fc.array(fc.nat(15), { maxLength: 2 }),
  )
  .map(([{ turns }, more, fewer]): readonly Trick[] => {
    const mixed = turns.filter((_, at) => !fewer.includes(at));
    for (const { at, trick: one } of more) mixed.splice(at, 0, one);
    return mixed;
  });

test("[deal] whatever a hall tells, swallows and writes, the cheated device says nothing untrue", async () => {
  const heard = new Set<Deception["said"]>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(2 as const, 3 as const),
      fc.oneof(varied, fc.array(trick, { maxLength: 30 })),
      async (seats, turns) => {
        const found = await evening(seats, turns);
        heard.add(found.said);
        expect(isHonest(found), found.said).toBe(true);
      },
    ),
    { numRuns: 10_000 },
  );
  // An attack that is never tried proves nothing: each of these was the answer to one.
  for (const { says } of attacks) expect([...heard]).toContain(says);
});
