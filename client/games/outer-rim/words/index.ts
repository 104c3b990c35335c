/** What the rest of the house may use of the words: texts by key, names of cards, and the log as sentences. */
export { logLine, logLines } from "../log/lines.ts";
export { refusalText } from "./refusal.ts";
export { catalogs } from "./catalogs.ts";
export { databankKey, nameOf, textOf } from "./texts.ts";
export type { LogLine } from "../log/lines.ts";
export type { Texts } from "./texts.ts";
