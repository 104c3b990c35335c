/** The log and its refusals: the game's own sentences, each by its rule. */
export { logLine } from "./words/log.ts";
export { refusalText } from "./words/refusal.ts";
