/** What an address without TLS costs, in words: needed by hosts alone. */
import { all } from "#words/made/plain-http/all.ts";
import type { Words } from "#words/made/plain-http/words.ts";
import { language } from "../../settings/settings.ts";

export function plainHttpWords(): Words {
  return all[language.value];
}
