import { expect, test } from "vitest";
import type { Pair, FigureRow, Siege } from "./figures.ts";
import { overInMost } from "./report.ts";

const pair = (ratio: number): Pair => ({ before: 1, during: ratio, ratio, count: 9 });
const still = pair(1);

function run(others: number, memory = 1): Siege {
  const row: FigureRow = {
    attack: "slow hashes",
    answers: pair(others),
    interval: [1, 1],
    attacked: still,
    bots: still,
    median: still,
    work: still,
    queued: [1, 1],
    cpu: [1, 1],
    peak: 1,
    memory,
  };
  return {
    pages: 1,
    seconds: 1,
    load: 1,
    isApart: true,
    rows: [row],
    peace: [1],
    quiet: 1,
    memory: [1, 1],
    tablesLeft: 0,
    stillListed: true,
    bugs: 0,
  };
}

test("[siege] what is over its aim in two runs of three is over; once is the machine", () => {
  expect(overInMost([run(2.1), run(2), run(1)])).toEqual([]);
  expect(overInMost([run(2.1), run(2.4), run(1)])).toEqual([
    "slow hashes: other tables 2.1×, 2.4×, 1.0×",
  ]);
  expect(overInMost([run(1, 1.6)])).toEqual(["slow hashes: memory 1.6×"]);
  expect(overInMost([run(3), run(1)])).toEqual([]);
});

test("[siege] a table at which nobody moves any more is over every aim", () => {
  expect(overInMost([run(Number.NaN), run(Number.NaN), run(1)])).toEqual([
    "slow hashes: other tables NaN×, NaN×, 1.0×",
  ]);
});
