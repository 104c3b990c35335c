/** The numbered rules of the game, one language at a time. */
import type { Language } from "#client/words/language.ts";

const rulebooks = import.meta.glob<string>("../../../docs/rules/outer-rim*.md", {
  query: "?raw",
  import: "default",
});

export async function loadRules(language: Language): Promise<string> {
  const load =
    rulebooks[`../../../docs/rules/outer-rim${language === "en" ? "" : `.${language}`}.md`];
  return load ? load() : "";
}
