/** The chances of a whole card, as the clerk says them. */
import type { StoryOdds } from "#bots/outer-rim/odds/story-branches.ts";
import { percent, percentOf } from "../../story/odds.ts";

/** A chance followed through many branches is a number, no counted fraction. */
export function percentIn(chance: number): string {
  return percent({ ways: chance, of: 1 });
}

export function wholeOf(odds: StoryOdds | null): readonly [done: string, down: string] {
  const { done, down, atLeast } = odds ?? { done: 0, down: 0, atLeast: false };
  return [percentOf({ kind: "done", chance: { ways: done, of: 1 }, atLeast }), percentIn(down)];
}
