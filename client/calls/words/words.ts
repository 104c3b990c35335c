import { language } from "../../settings/settings.ts";
import { all } from "#words/made/calls-page/all.ts";
import type { Words as CallsWords } from "#words/made/calls-page/words.ts";

export function callsWords(): CallsWords {
  return all[language.value];
}
