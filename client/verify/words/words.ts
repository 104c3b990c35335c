/** The catalogs of the verifying page by language. */
import { language } from "../../settings/settings.ts";
import type { Language } from "../../words/language.ts";
import { en, type VerifyWords } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

const catalogs: Readonly<Record<Language, VerifyWords>> = { en, fr, es };

export function verifyWords(): VerifyWords {
  return catalogs[language.value];
}
