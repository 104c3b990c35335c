/** [LB-LEDGER-20] The entry in front of which one writes at the moment; the board shows the battle as it stood then. */
import { signal } from "@preact/signals";
import type { TableId } from "#table/talk/words.ts";
import type { Entry } from "./entries.ts";

interface InsertionPoint {
  readonly table: TableId;
  readonly entry: Entry;
}

export const insertionPoint = signal<InsertionPoint | null>(null);
