/** A page of the documents in each language, fetched when it is read: `docs/hosting.fr.md`, or the English one. */
import { languages } from "./language.ts";
import type { Catalogs } from "./use-catalog.ts";

/** `pages` as the bundler finds them, by their paths; `path` without the end: `../../docs/hosting`. */
export function documentsIn(
  pages: Readonly<Record<string, () => Promise<string>>>,
  path: string,
): Catalogs<string> {
  const first = pages[`${path}.md`] ?? (async () => "");
  return Object.fromEntries(
    languages.map((language) => [language, pages[`${path}.${language}.md`] ?? first]),
  ) as Catalogs<string>;
}
