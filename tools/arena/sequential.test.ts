import { expect, test } from "vitest";
import { quickRng } from "#rules/rng.ts";
import { sequence, type Knowledge } from "./sequential.ts";

const rng = quickRng(3);

/** A duel's deal, both seats: +1 both won, −1 both lost, 0 one each. */
function deal(strength: number): number {
  const won = (): number => (rng.below(1000) < 500 + strength * 1000 ? 0.5 : -0.5);
  return won() + won();
}

/** Looks after every deal and stops when it knows, as the arena does. */
function run(strength: number, most: number): { known: Knowledge; deals: number } {
  const deals: number[] = [];
  for (;;) {
    deals.push(deal(strength));
    const { known } = sequence(deals, 0.1, 0);
    if (known !== "open" || deals.length === most) return { known, deals: deals.length };
  }
}

test("[arena] looking after every deal is wrong no oftener than it says, and stronger is known sooner", () => {
  const runs = Array.from({ length: 60 }, () => run(0, 40));
  // 6 of sixty are allowed; more than 12 by chance once in a hundred times.
  expect(runs.filter(({ known }) => known !== "open").length).toBeLessThanOrEqual(12);
  const some = Array.from({ length: 6 }, () => run(0.2, 400));
  const much = Array.from({ length: 6 }, () => run(0.4, 400));
  for (const { known } of [...some, ...much]) expect(known).toBe("better");
  const sum = (all: typeof some): number => all.reduce((deals, one) => deals + one.deals, 0);
  expect(sum(much)).toBeLessThan(sum(some));
});

test("[arena] worse is better from the other side, level is known to within the margin", () => {
  const won = Array.from({ length: 9 }, () => 1);
  expect(sequence(won.slice(1), 0.05, 0).known).toBe("open");
  expect(sequence(won, 0.05, 0)).toMatchObject({ known: "better", share: 1, high: 1 });
  expect(
    sequence(
      won.map((one) => -one),
      0.05,
      0,
    ),
  ).toMatchObject({ known: "worse", share: 0 });
  const even = Array.from({ length: 400 }, (_, at) => (at % 2 === 0 ? 1 : -1));
  expect(sequence(even, 0.05, 0.01).known).toBe("open");
  const level = sequence(even, 0.05, 0.2);
  expect(level.known).toBe("level");
  expect(level.low).toBeCloseTo(1 - level.high);
  expect(sequence([], 0.05, 0.05)).toMatchObject({ known: "open", share: 0.5, low: 0, high: 1 });
});
