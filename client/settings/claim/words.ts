/** Words about becoming somebody else in this browser, and about the way back. */
import { all } from "#words/made/claim/all.ts";
import type { Words } from "#words/made/claim/words.ts";
import { language } from "../settings.ts";

export function claimWords(): Words {
  return all[language.value];
}
