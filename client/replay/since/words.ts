/** What happened while I was away, in words. */
import { all } from "#words/made/since/all.ts";
import type { Words } from "#words/made/since/words.ts";
import { language } from "../../settings/settings.ts";

export function sinceWords(): Words {
  return all[language.value];
}
