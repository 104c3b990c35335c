/** The move this person made last on this device, with the view it was made from: for the coach's opinion. */
import { signal } from "@preact/signals";
import type { TableId } from "#table/talk/words.ts";

interface LastMove {
  readonly table: TableId;
  readonly view: unknown;
  readonly command: unknown;
}

export const lastMove = signal<LastMove | null>(null);
