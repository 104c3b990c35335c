/** The rules in our words, one language at a time. */
import type { Language } from "../../words/language.ts";

const rulebooks = import.meta.glob<string>("../../../docs/rules/legion*.md", {
  query: "?raw",
  import: "default",
});

export async function loadRules(language: Language): Promise<string> {
  const load = rulebooks[`../../../docs/rules/legion${language === "en" ? "" : `.${language}`}.md`];
  return load ? load() : "";
}
