/** The catalogs of my page by language. */
import { language } from "../../settings/settings.ts";
import { all } from "#words/made/me/all.ts";
import type { Words as MeWords } from "#words/made/me/words.ts";

export function meWords(): MeWords {
  return all[language.value];
}
