/** The evening, in words. */
import { all } from "#words/made/evening/all.ts";
import type { Words } from "#words/made/evening/words.ts";
import { language } from "../../settings/settings.ts";

export function eveningWords(): Words {
  return all[language.value];
}
