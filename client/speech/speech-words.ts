/** Words that are only said. */
import { all } from "#words/made/speech/all.ts";
import type { Words } from "#words/made/speech/words.ts";
import { language } from "../settings/settings.ts";

export function speechWords(): Words {
  return all[language.value];
}
