import { expect, test } from "vitest";
import { standardSet } from "#rules/bounty-hunters/index.ts";
import type { CardSet, Face } from "#rules/bounty-hunters/index.ts";
import { flagsOf } from "#bots/bounty-hunters/lab/flags.ts";
import { survey } from "#bots/bounty-hunters/lab/survey.ts";
import { sharpWeights } from "#bots/bounty-hunters/appraisal/weights.ts";

/** The nth card of a kind, made far too good. */
const plants: readonly (readonly [Face["type"], number, Partial<Record<string, unknown>>])[] = [
  ["target", 8, { points: 15 }],
  ["target", 30, { points: 26 }],
  ["hunter", 10, { attack: [5, 5, 5], loss: 0 }],
  ["crate", 1, { points: 15, cost: 1 }],
  ["droid", 4, { attack: [6, 6, 6], cost: 1 }],
];

test.each(plants)(
  "[BH-CARD-01] a planted %s (no. %i) is flagged in under a minute",
  (kind, nth, change) => {
    const card =
      standardSet.faces.map((face, i) => ({ face, i })).filter(({ face }) => face.type === kind)[
        nth
      ]?.i ?? -1;
    const faces = standardSet.faces.map((face, i) =>
      i === card ? ({ ...face, ...change } as Face) : face,
    );
    const set: CardSet = { ...standardSet, faces };
    const start = process.cpuUsage();
    const flags = flagsOf(
      set,
      survey({
        set,
        mode: "full",
        players: [sharpWeights, sharpWeights, sharpWeights, sharpWeights],
        seed: 9,
        from: 0,
        to: 4000,
      }),
      4,
    );
    // CPU time: how long a person waits depends on what else the machine does.
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(60);
    expect(flags[0]).toMatchObject({ card, verdict: "too-strong" });
    expect(flags[0]?.p).toBeLessThan(0.01);
  },
);

test("[BH-CARD-01] nothing in the standard set is flagged over many games", () => {
  const found = survey({
    set: standardSet,
    mode: "full",
    players: [sharpWeights, sharpWeights, sharpWeights, sharpWeights],
    seed: 10,
    from: 0,
    to: 20_000,
  });
  expect(flagsOf(standardSet, found, 4)).toEqual([]);
});
