import { expect, test } from "vitest";
import { bandOf, truthOf, turningPoints, type Point } from "./turning.ts";

function curve(shares: readonly (readonly number[])[], games: number): readonly Point[] {
  return shares.map((list, i) => ({
    version: 10 * i,
    turn: i + 1,
    shares: list,
    games,
    told: [`Ginny ${i + 1}`, i === 1 ? "" : `Mia ${i + 1}`],
  }));
}

const swings = [
  [0.5, 0.5],
  [0.52, 0.48],
  [0.3, 0.7],
  [0.31, 0.69],
  [0.6, 0.4],
  [0.9, 0.1],
  [1, 0],
];

test("[HALL] the three greatest changes are told in order, each for the seat that moved most, with what all did", () => {
  const found = turningPoints(curve(swings, 4000));
  expect(found.map(({ version }) => version)).toEqual([10, 30, 40]);
  expect(found[0]).toMatchObject({ at: 1, turn: 2, seat: 0, from: 0.52, to: 0.3 });
  expect(found.map(({ told }) => told.map(({ text }) => text))).toEqual([
    ["Ginny 2"],
    ["Ginny 4", "Mia 4"],
    ["Ginny 5", "Mia 5"],
  ]);
});

test("[HALL] a change that may be chance is no turning point", () => {
  expect(turningPoints(curve(swings, 48)).map(({ at }) => at)).toEqual([3, 4]);
  expect(turningPoints(curve([[0.5, 0.5]], 48))).toEqual([]);
});

test("[HALL] the band of a share is as wide as its games are few, and never leaves the scale", () => {
  const band = (share: number, games: number | null) => bandOf({ shares: [share], games }, 0);
  expect(band(0.5, 48).low).toBeCloseTo(0.364, 2);
  expect(band(0.5, 48).high).toBeCloseTo(0.636, 2);
  expect(band(0, 48).low).toBe(0);
  expect(band(0, 48).high).toBeCloseTo(0.074, 2);
  expect(band(1, 48).high).toBe(1);
  expect(band(0.25, null)).toEqual({ low: 0.25, high: 0.25 });
});

test("[HALL] the curve ends at the truth", () => {
  const end = (places: readonly (readonly number[])[]) =>
    truthOf({ places, pads: [], rule: "" }, 99, 3);
  expect(end([[2], [0], [1]])).toMatchObject({ version: 99, turn: null, shares: [0, 0, 1] });
  expect(end([[0, 1], [2]]).shares).toEqual([0.5, 0.5, 0]);
  // A printed opponent won.
  expect(end([[], [0], [1, 2]]).shares).toEqual([0, 0, 0]);
});
