/** The catalogs of the verifying page by language. */
import { language } from "../../settings/settings.ts";
import { all } from "#words/made/verify/all.ts";
import type { Words as VerifyWords } from "#words/made/verify/words.ts";

export function verifyWords(): VerifyWords {
  return all[language.value];
}
