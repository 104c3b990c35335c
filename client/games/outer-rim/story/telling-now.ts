/** Is something being told on the board? Whoever speaks beside it, as the lesson's clerk, waits until it is over. */
import { signal } from "@preact/signals";

export const tellingNow = signal(false);
