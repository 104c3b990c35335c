/** The catalogs of the host's page by language. */
import { language, locale } from "../../settings/settings.ts";
import { all } from "#words/made/host/all.ts";
import type { Words as HostWords } from "#words/made/host/words.ts";

export function hostWords(): HostWords {
  return all[language.value];
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
