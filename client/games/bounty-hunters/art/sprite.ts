/** All portraits as symbols: defined once in the page, used by every card. */
import type { Character, HunterName } from "#rules/bounty-hunters/cards/face.ts";
import { hunterPortraits } from "../../../pieces/busts/hunters.ts";
import { crateStack, droidPortraits } from "./market.ts";
import { targetPortraits } from "../../../pieces/busts/targets.ts";

const targets: Readonly<Record<Character, string>> = targetPortraits;
const hunters: Readonly<Record<HunterName, string>> = hunterPortraits;

const portraits: Readonly<Record<string, string>> = {
  ...targets,
  ...hunters,
  ...droidPortraits,
  "crate-1": crateStack(1),
  "crate-2": crateStack(2),
  "crate-3": crateStack(3),
};

export const sprite = Object.entries(portraits)
  .map(([who, drawing]) => `<symbol id="bh-${who}" viewBox="0 0 100 100">${drawing}</symbol>`)
  .join("");
