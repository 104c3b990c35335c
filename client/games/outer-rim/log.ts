/** The log and its refusals: the game's own sentences, each by its rule. */
export { logLine, refusalText } from "#rules/outer-rim/index.ts";
