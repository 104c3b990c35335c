/** Words about becoming somebody else in this browser, and about the way back. */
import { load } from "#words/made/claim/load.ts";
import { pageWords } from "../../words/page-words.ts";

export const claimWords = pageWords(load);
