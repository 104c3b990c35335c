/** What the static edition says of itself. */
import { all } from "#words/made/static/all.ts";
import type { Words } from "#words/made/static/words.ts";
import { language } from "../settings/settings.ts";

export function editionWords(): Words {
  return all[language.value];
}
