/** Everything Outer Rim says, in one piece. The screen loads its two halves one after the other. */
import { fr as base } from "#words/made/outer-rim/fr.ts";
import { fr as stories } from "#words/made/outer-rim-stories/fr.ts";

export const fr = { ...base, ...stories } as const;
