/**
 * One language is loaded at a time, and its stories apart: a table is drawn without them, and fetches them at once
 * afterwards. Both are chunks of their own and lie on the device for games without a network.
 */
export { load as loadBase } from "#words/made/outer-rim/load.ts";
export { load as loadStories } from "#words/made/outer-rim-stories/load.ts";
