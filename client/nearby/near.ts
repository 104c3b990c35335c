/** Tables that live on one device of a room and are joined from the others, without a hall between them. */
import { signal } from "@preact/signals";
import type { TableId } from "#table/talk/words.ts";

const mark = "near-";

/** How often the table before this page has moved to another device. */
export const keeperChanges = signal(0);

export const nearTableId = (id: string): TableId => `${mark}${id}`;

export const isNear = (id: TableId): boolean => id.startsWith(mark);

/** The near table that a call to the hall's door is about. */
export function nearTableIn(path: string): TableId | null {
  return /^\/tables\/(near-[0-9a-f]+)(?:[/?]|$)/.exec(path)?.[1] ?? null;
}
