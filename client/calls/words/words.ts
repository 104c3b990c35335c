import { language } from "../../settings/settings.ts";
import type { Language } from "../../words/language.ts";
import { en, type CallsWords } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

const catalogs: Readonly<Record<Language, CallsWords>> = { en, fr, es };

export function callsWords(): CallsWords {
  return catalogs[language.value];
}
