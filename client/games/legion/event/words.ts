/** The words of a tournament, in the language one reads. */
import { all } from "#words/made/legion-event/all.ts";
import type { Words } from "#words/made/legion-event/words.ts";
import { language } from "../../../settings/settings.ts";

export type EventWords = Words;

export function eventWords(): EventWords {
  return all[language.value];
}
