/** The log and its refusals: the game's own sentences, each by its rule. */
export { beginsChapter, logLine, logLines } from "./say/news.ts";
export { refusalText } from "./say/refusal.ts";
