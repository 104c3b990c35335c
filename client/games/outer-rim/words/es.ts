/** Everything Outer Rim says, in Spanish. */
import { base } from "./es/base.ts";
import { stories } from "./es/stories.ts";

export const es = { ...base, ...stories };
