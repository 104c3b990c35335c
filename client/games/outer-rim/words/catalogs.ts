/** One language is loaded at a time: each is a chunk of its own. */
import type { Language } from "#client/words/language.ts";
import type { Texts } from "./texts.ts";

export const catalogs: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import("./en.ts")).en,
  fr: async () => (await import("./fr.ts")).fr,
  es: async () => (await import("./es.ts")).es,
};
