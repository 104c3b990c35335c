/** The types of this game's screen. */
import type { BountyHunters } from "#rules/bounty-hunters/index.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";

export interface BountyHuntersScreen extends BountyHunters {
  readonly words: Words;
}
