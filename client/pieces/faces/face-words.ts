/** Names of faces and colours: needed where one is chosen. */
import { all } from "#words/made/faces/all.ts";
import type { Words } from "#words/made/faces/words.ts";
import { language } from "../../settings/settings.ts";

export function faceWords(): Words {
  return all[language.value];
}
