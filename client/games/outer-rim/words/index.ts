/** What the rest of the house may use of the words: texts by key, and names of cards. */
export { refusalText } from "../say/refusal.ts";
export { loadBase, loadStories } from "./catalogs.ts";
export { databankKey, nameOf, textOf } from "./texts.ts";
export type { Texts } from "./texts.ts";
