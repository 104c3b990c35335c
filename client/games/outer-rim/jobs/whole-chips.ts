/** The chips of a whole job: how often it is done, and how often it knocks me out on the way. */
import type { StoryOdds } from "#bots/outer-rim/odds/story-branches.ts";
import type { Fraction } from "#rules/outer-rim/index.ts";
import type { Chip } from "../story/odds.ts";

/** [OR-TEST-04] What single tests say at least, the whole says at least; it may spare a wound, or lead on into one. */
export function wholeChips({ done, down, atLeast }: StoryOdds): readonly Chip[] {
  const out = inParts(down);
  const open = atLeast && out.ways > 0;
  return [
    { kind: "done", chance: inParts(done), atLeast },
    { kind: "out", chance: out, atLeast: open, atMost: open },
  ];
}

/** Of both cards it may turn out to be, each as likely as the other [UB-DATA-03]. */
function inParts(chance: number): Fraction {
  return { ways: Math.round(chance * 10_000), of: 10_000 };
}
