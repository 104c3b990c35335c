/**
 * Is a board still telling what happened? The curtain and whoever speaks beside it wait until it is over.
 * Where the table is shown as it was then, this is whose turn it was: the head says so too.
 */
import { signal } from "@preact/signals";
import type { Version } from "#table/talk/words.ts";

export const tellingNow = signal<string | null>(null);

/** The first page that a board has still to tell: the log waits with it. */
export const logHeldFrom = signal<Version | null>(null);
