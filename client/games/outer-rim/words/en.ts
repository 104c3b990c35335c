/** Everything Outer Rim says, in English. The screen loads its two halves one after the other. */
import { base } from "./en/base.ts";
import { stories } from "./en/stories.ts";

export const en = { ...base, ...stories } as const;
