/** The chances of a whole card, as the clerk says them. */
import type { StoryOdds } from "#bots/outer-rim/odds/story-branches.ts";
import { percent } from "../../story/odds.ts";

/** A chance followed through many branches is a number, no counted fraction. */
export function percentIn(chance: number): string {
  return percent({ ways: chance, of: 1 });
}

export function wholeOf({ done, down }: StoryOdds): readonly [done: string, down: string] {
  return [percentIn(done), percentIn(down)];
}
