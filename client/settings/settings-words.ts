/** Words of the settings page alone: what is said once there, my devices, being forgotten by one. */
import { load } from "#words/made/settings/load.ts";
import { pageWords } from "../words/page-words.ts";

export const settingsWords = pageWords(load);
