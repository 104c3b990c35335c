/** Everything Outer Rim says, in French. */
import { base } from "./fr/base.ts";
import { stories } from "./fr/stories.ts";

export const fr = { ...base, ...stories };
