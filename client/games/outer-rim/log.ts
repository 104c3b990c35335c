/** The log: the game's own sentences, each by its rule. */
export { logLine } from '#rules/outer-rim/index.ts';
