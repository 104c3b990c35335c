import type { Language } from "#table/talk/languages.ts";
import { en, type CallWords } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

const catalogs: Readonly<Record<Language, CallWords>> = { en, fr, es };

export function wordsIn(language: Language): CallWords {
  return catalogs[language];
}
