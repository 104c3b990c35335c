/** The catalogs of the host's page by language. */
import { language, locale } from "../../settings/settings.ts";
import type { Language } from "../../words/language.ts";
import { en, type HostWords } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

const catalogs: Readonly<Record<Language, HostWords>> = { en, fr, es };

export function hostWords(): HostWords {
  return catalogs[language.value];
}

export function timeText(at: number): string {
  const format = { dateStyle: "short", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(locale.value, format).format(at);
}

export function sizeText(bytes: number): string {
  const [size, unit] = bytes < 2e9 ? [bytes / 1e6, "megabyte"] : [bytes / 1e9, "gigabyte"];
  const format = { style: "unit", unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language.value, format).format(size);
}
