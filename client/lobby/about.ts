/** What each of my moves is about, as far as it is known: for the title too. */
import { signal } from "@preact/signals";
import type { TableId } from "#table/talk/words.ts";

export const aboutMoves = signal<ReadonlyMap<TableId, string>>(new Map());
