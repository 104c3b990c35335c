/**
 * One language is loaded at a time, and its stories apart: a table is drawn without them, and fetches them at once
 * afterwards. Both are chunks of their own and lie on the device for games without a network.
 */
import type { Language } from "#client/words/language.ts";
import type { Base, Stories } from "./texts.ts";

export interface Catalog {
  base(): Promise<Base>;
  stories(): Promise<Stories>;
}

export const catalogs: Readonly<Record<Language, Catalog>> = {
  en: {
    base: async () => (await import("./en/base.ts")).base,
    stories: async () => (await import("./en/stories.ts")).stories,
  },
  fr: {
    base: async () => (await import("./fr/base.ts")).base,
    stories: async () => (await import("./fr/stories.ts")).stories,
  },
  es: {
    base: async () => (await import("./es/base.ts")).base,
    stories: async () => (await import("./es/stories.ts")).stories,
  },
};
