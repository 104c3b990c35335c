import { expect, test } from "vitest";
import { turningPoints } from "./turning.ts";

test("[HALL] the three greatest changes are told in order, each for the seat that moved most", () => {
  const shares = [
    [0.5, 0.5],
    [0.52, 0.48],
    [0.3, 0.7],
    [0.31, 0.69],
    [0.6, 0.4],
    [0.9, 0.1],
    [1, 0],
  ];
  const points = shares.map((list, i) => ({
    version: 10 * i,
    turn: i + 1,
    shares: list,
    told: [`Ginny ${i + 1}`, `Mia ${i + 1}`],
  }));
  const found = turningPoints(points);
  expect(found.map(({ version }) => version)).toEqual([10, 30, 40]);
  expect(found[0]).toMatchObject({ at: 1, turn: 2, seat: 0, from: 0.52, to: 0.3 });
  expect(found.map(({ told }) => told)).toEqual(["Ginny 2", "Ginny 4", "Ginny 5"]);
});

test("[HALL] a game too short for three has fewer", () => {
  expect(turningPoints([{ version: 1, turn: 1, shares: [0.5, 0.5], told: ["", ""] }])).toEqual([]);
});
