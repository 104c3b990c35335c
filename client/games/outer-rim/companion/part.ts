/** What each part of the page is given. */
import type { Words } from "../screen-types.ts";
import type { CompanionStore } from "./keep.ts";
import type { Words as CompanionWords } from "#words/made/outer-rim-companion/words.ts";

export interface PartProps {
  readonly keeping: CompanionStore;
  readonly words: Words;
  readonly own: CompanionWords;
}
