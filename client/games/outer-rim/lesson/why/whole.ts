/** The chances of a whole card, as the clerk says them. */
import type { StoryOdds } from "#bots/outer-rim/odds/story-branches.ts";
import type { Language } from "#table/talk/languages.ts";
import { percent, percentOf } from "../../story/odds.ts";

/** A chance followed through many branches is a number, no counted fraction. */
export function percentIn(chance: number, language: Language): string {
  return percent({ ways: chance, of: 1 }, language);
}

export function wholeOf(
  odds: StoryOdds | null,
  language: Language,
): readonly [done: string, down: string] {
  const { done, down, atLeast } = odds ?? { done: 0, down: 0, atLeast: false };
  const chip = { kind: "done", chance: { ways: done, of: 1 }, atLeast } as const;
  return [percentOf(chip, language), percentIn(down, language)];
}
