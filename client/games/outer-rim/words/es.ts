/** Everything Outer Rim says, in one piece. The screen loads its two halves one after the other. */
import { es as base } from "#words/made/outer-rim/es.ts";
import { es as stories } from "#words/made/outer-rim-stories/es.ts";

export const es = { ...base, ...stories } as const;
