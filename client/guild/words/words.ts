/** What the pages of a guild say. */
import { load } from "#words/made/guild/load.ts";
import { pageWords } from "../../words/page-words.ts";

export const guildWords = pageWords(load);
