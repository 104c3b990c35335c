import { expect, test } from "vitest";
import { partAt, partsOf } from "./parts.ts";
import type { ReplayMoment } from "./recording.ts";

const inRound = (round: number, version: number): ReplayMoment => ({
  version,
  before: null,
  steps: [],
  view: { round },
  log: [],
  awaited: [],
});
const named = (view: unknown): string | null => {
  const { round } = view as { readonly round: number };
  return round === 0 ? null : `Round ${round}`;
};
// The set-up, two rounds, a take-back into the first of them, and on.
const moments = [0, 0, 1, 1, 2, 1, 2, 3].map(inRound);

test("[HALL] every round of a replay is named once, by the moment it first begins with", () => {
  expect(partsOf(moments, named)).toEqual([
    { text: "Round 1", at: 2 },
    { text: "Round 2", at: 4 },
    { text: "Round 3", at: 7 },
  ]);
  expect(partsOf(moments, () => null)).toEqual([]);
});

test("[HALL] the round that is shown is known, before the first one and after a take-back too", () => {
  const parts = partsOf(moments, named);
  expect(moments.map((moment) => partAt(parts, moment, named))).toEqual([-1, -1, 0, 0, 1, 0, 1, 2]);
  expect(partAt(parts, undefined, named)).toBe(-1);
});

test("[HALL] through everyone's eyes there are the same rounds", () => {
  const all = moments.map((moment) => ({ ...moment, view: [moment.view, moment.view] }));
  expect(partsOf(all, named)).toEqual(partsOf(moments, named));
});
