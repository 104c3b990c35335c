/** All portraits as symbols: defined once in the page, used by every card. */
import { hunterPortraits } from "./hunters.ts";
import { crateStack, droidPortraits } from "./market.ts";
import { targetPortraits } from "./targets.ts";

const portraits: Readonly<Record<string, string>> = {
  ...targetPortraits,
  ...hunterPortraits,
  ...droidPortraits,
  "crate-1": crateStack(1),
  "crate-2": crateStack(2),
  "crate-3": crateStack(3),
};

export const sprite = Object.entries(portraits)
  .map(([who, drawing]) => `<symbol id="bh-${who}" viewBox="0 0 100 100">${drawing}</symbol>`)
  .join("");
