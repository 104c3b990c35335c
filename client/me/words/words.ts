/** What my page says. */
import { load } from "#words/made/me/load.ts";
import { pageWords } from "../../words/page-words.ts";

export const meWords = pageWords(load);
