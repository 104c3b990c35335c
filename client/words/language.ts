/** The languages people read here, and how numbers bend words in each. */
import { languages, type Language } from "#table/talk/languages.ts";
import { form, list } from "#words/forms.ts";

export { languages, type Language };

export interface Forms {
  readonly one: string;
  readonly other: string;
}

/** `#` stands for the number: `plural('en', 2, { one: '# card', other: '# cards' })`. */
export function plural(language: Language, n: number, forms: Forms): string {
  return (form(language, n) === "one" ? forms.one : forms.other).replaceAll("#", String(n));
}

export { list as listed };

/** The first language of the browser that we speak. */
export function spokenIn(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = languages.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}
