/** Is a board still telling what happened? The curtain and whoever speaks beside it wait until it is over. */
import { signal } from "@preact/signals";

export const tellingNow = signal(false);
