/** The catalogs of my page by language. */
import { language } from "../../settings/settings.ts";
import type { Language } from "../../words/language.ts";
import { en, type MeWords } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

const catalogs: Readonly<Record<Language, MeWords>> = { en, fr, es };

export function meWords(): MeWords {
  return catalogs[language.value];
}
