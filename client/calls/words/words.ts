/** What calls say: at a guild, in settings, by a link. */
import { load } from "#words/made/calls-page/load.ts";
import { pageWords } from "../../words/page-words.ts";

export const callsWords = pageWords(load);
