/** What a page is judged by: the table as it was before it, the seed, and whose rules. */
import type { Chance } from "#rules/game.ts";
import type { Hex } from "#rules/seeded-chance.ts";
import type { FoldResult } from "../state/fold.ts";
import type { GameSetup } from "../state/table-state.ts";
import type { Page } from "../journal/page.ts";
import type { FileHeader } from "../journal/file.ts";

/** Under other rules the deal, the order and the end are looked at; the moves are only counted. */
export interface JudgeTally {
  readonly isOurs: boolean;
  alike: number;
}

/** The table as it was before the page that is looked at. */
export interface PageContext extends GameSetup, FoldResult {
  readonly header: FileHeader;
  readonly seed: Hex;
  readonly chance: Chance;
  readonly judging: JudgeTally;
}

export type PageOf<T extends Page["type"]> = Extract<Page, { type: T }>;
