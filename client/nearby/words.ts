/** Tables of the devices in one room, in words. */
import { all } from "#words/made/nearby/all.ts";
import type { Words } from "#words/made/nearby/words.ts";
import { language } from "../settings/settings.ts";

export function nearbyWords(): Words {
  return all[language.value];
}
