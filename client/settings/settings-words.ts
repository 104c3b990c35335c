/** Words of the settings page alone: what is said once there, my devices, being forgotten by one. */
import { all } from "#words/made/settings/all.ts";
import type { Words } from "#words/made/settings/words.ts";
import { language } from "./settings.ts";

export function settingsWords(): Words {
  return all[language.value];
}
