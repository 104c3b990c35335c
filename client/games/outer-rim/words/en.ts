/** Everything Outer Rim says, in one piece. The screen loads its two halves one after the other. */
import { en as base } from "#words/made/outer-rim/en.ts";
import { en as stories } from "#words/made/outer-rim-stories/en.ts";

export const en = { ...base, ...stories } as const;
