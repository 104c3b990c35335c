/** The languages people read here, and how numbers bend words in each. */
import { languages, type Language } from "#table/talk/languages.ts";

export { languages, type Language };

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  fr: "Français",
  es: "Español",
};

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

export interface Forms {
  readonly one: string;
  readonly other: string;
}

/** `#` stands for the number: `plural('en', 2, { one: '# card', other: '# cards' })`. */
export function plural(language: Language, n: number, forms: Forms): string {
  const rule = (rules[language] ??= new Intl.PluralRules(language));
  return (rule.select(n) === "one" ? forms.one : forms.other).replaceAll("#", String(n));
}

/** "Mia, Thomas and Ginny". */
export function listed(language: Language, items: readonly string[]): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(items);
}

/** The first language of the browser that we speak. */
export function spokenIn(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = languages.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}
