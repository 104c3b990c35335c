/** The types of the ledger's screen. */
import type { LegionTypes } from "#rules/legion/index.ts";
import type { BoardProps } from "../screen.ts";
import type { Words } from "#words/made/legion/words.ts";

export interface LegionScreen extends LegionTypes {
  readonly words: Words;
}

export type LedgerProps = BoardProps<LegionScreen>;
