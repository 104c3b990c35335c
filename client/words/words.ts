/** The catalog of the chosen language, one lazy chunk per language. Loaded before the first paint. */
import { signal } from "@preact/signals";
import { language, locale } from "../settings/settings.ts";
import type { Words } from "./en.ts";
import type { Language } from "./language.ts";

const catalogs: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import("./en.ts")).en,
  fr: async () => (await import("./fr.ts")).fr,
  es: async () => (await import("./es.ts")).es,
};

/** Empty only until `loadWords` has run once; nothing is drawn before that. */
export const words = signal<Words>({} as Words);

export async function loadWords(): Promise<void> {
  const wanted = language.value;
  const loaded = await catalogs[wanted]();
  if (language.value === wanted) words.value = loaded;
}

/** Something threw: the player hears one sentence, whoever looks into it gets the rest. */
export function bugText(bug: unknown): string {
  console.error(bug);
  return words.value.errors.bug;
}

/** What the hall or the table answered, in words; a newer hall may know codes this page does not. */
export function errorText(code: string): string {
  const known: Readonly<Partial<Record<string, string>>> = words.value.errors;
  return known[code] ?? words.value.errorOther(code);
}

/** Friday 20 November, 20:00. */
export function momentText(at: number): string {
  return new Intl.DateTimeFormat(locale.value, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  }).format(at);
}
