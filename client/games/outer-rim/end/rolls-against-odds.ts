/** Tests passed against what the odds promised, by player: was it luck? */
import type { News } from "#rules/outer-rim/index.ts";

export interface Luck {
  readonly tests: number;
  readonly passed: number;
  /** How many the odds promised as they were shown: by the skill known, and who aboard could roll again. */
  readonly expected: number;
  /** Cards that could still be used by choice made it more. */
  readonly atLeast: boolean;
}

export function luckOf(news: readonly News[], player: number): Luck {
  let [tests, passed, expected, atLeast] = [0, 0, 0, false];
  for (const one of news) {
    if (one.type !== "test-resolved" || one.player !== player || one.odds === undefined) continue;
    const { chance, atLeast: isMore } = one.odds;
    tests++;
    passed += one.passed ? 1 : 0;
    expected += chance.ways / chance.of;
    atLeast ||= isMore;
  }
  return { tests, passed, expected, atLeast };
}
