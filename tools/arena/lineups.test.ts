import { expect, test } from "vitest";
import { lineupsOf, seatings } from "./lineups.ts";

test("[arena] with more entrants than seats every choice meets; with fewer all sit as often", () => {
  expect(lineupsOf(3, 2)).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
  expect(lineupsOf(2, 2)).toEqual([[0, 1]]);
  expect(lineupsOf(2, 4)).toEqual([[0, 1, 0, 1]]);
  const uneven = lineupsOf(3, 4);
  expect(uneven).toHaveLength(3);
  for (const one of [0, 1, 2]) expect(uneven.flat().filter((seat) => seat === one)).toHaveLength(4);
});

test("[arena] in every deal everyone has every seat equally often, and neighbours change", () => {
  const neighbours = new Set<string>();
  for (let deal = 0; deal < 60; deal++) {
    const tables = seatings([0, 1, 2, 3], deal);
    expect(tables).toHaveLength(4);
    for (let seat = 0; seat < 4; seat++)
      expect(tables.map((table) => table[seat]).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([
        0, 1, 2, 3,
      ]);
    const from = tables.find(([first]) => first === 0);
    neighbours.add(String(from));
  }
  expect(neighbours.size).toBe(6);
  for (let deal = 0; deal < 5; deal++)
    for (let seat = 0; seat < 4; seat++) {
      const there = seatings([0, 1, 0, 1], deal).map((table) => table[seat]);
      expect(there.filter((one) => one === 0).length * 2).toBe(there.length);
    }
});
