/** Tests passed against what the odds promised, by player: was it luck? */
import { testOdds, type News } from "#rules/outer-rim/index.ts";

export interface Luck {
  readonly tests: number;
  readonly passed: number;
  /** How many the odds promised, by the skill known at each roll. */
  readonly expected: number;
}

export function luckOf(news: readonly News[], player: number): Luck {
  let [tests, passed, expected] = [0, 0, 0];
  for (const one of news) {
    if (one.type !== "test-resolved" || one.player !== player) continue;
    const { ways, of } = testOdds(one.known ?? 0);
    tests++;
    passed += one.passed ? 1 : 0;
    expected += ways / of;
  }
  return { tests, passed, expected };
}
