/** The languages people read here, and how each lists names. */
import { languages, type Language } from "#table/talk/languages.ts";
import { list } from "#words/forms.ts";

export { languages, type Language };

export { list as listed };

/** The first language of the browser that we speak. */
export function spokenIn(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = languages.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}
