/** The catalog of the chosen language, one lazy chunk per language. Loaded before the first paint. */
import { signal } from "@preact/signals";
import type { ErrorCode } from "#table/talk/errors.ts";
import { language, locale } from "../settings/settings.ts";
import { load } from "#words/made/hall/load.ts";
import type { Words } from "#words/made/hall/words.ts";

/** Empty only until `loadWords` has run once; nothing is drawn before that. */
export const words = signal<Words>({} as Words);

export async function loadWords(): Promise<void> {
  const wanted = language.value;
  const loaded = await load[wanted]();
  if (language.value === wanted) words.value = loaded;
}

/** Something threw: the player hears one sentence, whoever looks into it gets the rest. */
export function bugText(bug: unknown): string {
  console.error(bug);
  return words.value.errors.bug;
}

/** What the hall or the table answered, in words; a newer hall may know codes this page does not. */
export function errorText(code: string): string {
  // A code that has no words does not compile.
  const told: Readonly<Record<ErrorCode | "offline", string>> = words.value.errors;
  const known: Readonly<Partial<Record<string, string>>> = told;
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
