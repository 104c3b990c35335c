/** Moves ahead, in words. */
import { all } from "#words/made/ahead/all.ts";
import type { Words } from "#words/made/ahead/words.ts";
import { language } from "../../settings/settings.ts";

export function aheadWords(): Words {
  return all[language.value];
}
