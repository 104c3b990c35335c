import { expect, test } from "vitest";
import { ratings } from "./ratings.ts";
import { placesOf, type DealResult } from "./result.ts";

/** A game of entrants in the order they came in. */
function deal(...places: readonly (readonly number[])[]): DealResult {
  const lineup = places.flat();
  const seats = places.map((entrants) => entrants.map((one) => lineup.indexOf(one)));
  const game = { lineup, places: seats, faults: lineup.map(() => null), pages: 1, file: "" };
  return { seats: lineup.length, deal: 0, games: [game] };
}

const many = (times: number, one: DealResult): DealResult[] =>
  Array.from({ length: times }, () => one);

test("[arena] ten wins of eleven are 400, whichever came first; the anchor is 0", () => {
  const deals = [...many(1000, deal([1], [0])), ...many(100, deal([0], [1]))];
  const [anchor, strong] = ratings(deals, 2, 0);
  expect(anchor?.elo).toBe(0);
  expect(strong?.elo).toBeGreaterThan(395);
  expect(strong?.elo).toBeLessThan(401);
  expect(strong?.low).toBeGreaterThan(340);
  expect(strong?.high).toBeLessThan(470);
  expect(ratings(deals.toReversed(), 2, 0)[1]?.elo).toBeCloseTo(strong?.elo ?? 0);
  const [low, high] = ratings(deals, 2, null);
  expect((low?.elo ?? 0) + (high?.elo ?? 0)).toBeCloseTo(0);
});

test("[arena] ties are halves; who won everything stays on the scale, with a wide interval", () => {
  const even = ratings([...many(20, deal([0, 1])), deal([0], [1]), deal([1], [0])], 2, 0);
  expect(even[1]?.elo).toBeCloseTo(0);
  const [, always] = ratings(many(5, deal([1], [0])), 2, 0);
  expect(always?.elo).toBeLessThan(1000);
  expect((always?.high ?? 0) - (always?.low ?? 0)).toBeGreaterThan(300);
});

test("[arena] at larger tables every place counts: second of three lies between", () => {
  const deals = [...many(8, deal([0], [1], [2])), ...many(4, deal([1], [2], [0]))];
  const [first, second, third] = ratings(deals, 3, null).map(({ elo }) => elo);
  expect(first).toBeGreaterThan(third ?? 0);
  expect(second).toBeGreaterThan(third ?? 0);
});

test("[arena] who lost by a fault comes last, wherever the substitute came in", () => {
  const fault = { code: "hung", words: "" } as const;
  const outcome = { places: [[1], [0, 2]], pads: [], rule: "BH-SCORE-07" };
  expect(placesOf(outcome, [null, fault, null])).toEqual([[0, 2], [1]]);
});
