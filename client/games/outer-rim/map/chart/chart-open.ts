/** Whether the whole galaxy lies over the stage. */
import { signal } from "@preact/signals";

export const isChartOpen = signal(false);
