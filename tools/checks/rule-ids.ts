/** Rule ids: where they are written down, where code cites them, where tests hold them. */
import type { SourceFile } from "./sources.ts";
import { isTest } from "./sources.ts";
import { namedIds } from "./test-names.ts";

export interface RuleBook {
  readonly game: string;
  /** First words of this game's ids: `BH` of `BH-CAP-01`. */
  readonly prefixes: readonly string[];
  /** Languages beside English that must hold the same ids. */
  readonly languages: readonly string[];
}

export interface Finding {
  readonly game: string;
  readonly what: string;
  readonly ids: readonly string[];
}

/** Ids stand in the first cell of a table row. */
export function writtenIds(markdown: string): string[] {
  return [...markdown.matchAll(/^\|\s*`?([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)`?\s*\|/gm)].map(
    ([, id = ""]) => id,
  );
}

export function citedIds(text: string, prefixes: readonly string[]): string[] {
  if (prefixes.length === 0) return [];
  const pattern = new RegExp(`(?<![A-Z0-9-])(?:${prefixes.join("|")})(?:-[A-Z0-9]+)*-\\d+\\b`, "g");
  return text.match(pattern) ?? [];
}

/** `documents` by language, English first under ''. */
export function findings(
  book: RuleBook,
  documents: ReadonlyMap<string, string>,
  sources: readonly SourceFile[],
): Finding[] {
  const english = documents.get("") ?? "";
  const written = writtenIds(english);
  const cited = new Set<string>();
  const inTests = new Set<string>();
  const tested = new Set<string>();
  const crowded: string[] = [];
  for (const source of sources) {
    const own = citedIds(source.text, book.prefixes);
    for (const id of own) (isTest(source.path) ? inTests : cited).add(id);
    if (!isTest(source.path) || own.length === 0) continue;
    const names = namedIds(source);
    for (const id of names.tested) tested.add(id);
    crowded.push(...names.crowded.filter((name) => citedIds(name, book.prefixes).length > 0));
  }
  const all: Finding[] = [];
  const note = (what: string, ids: Iterable<string>): void => {
    const list = [...new Set(ids)].sort((x, y) => (x < y ? -1 : 1));
    if (list.length > 0) all.push({ game: book.game, what, ids: list });
  };
  note(
    "written down twice",
    written.filter((id, i) => written.indexOf(id) < i),
  );
  note(
    "cited but not written down",
    [...cited, ...inTests].filter((id) => !written.includes(id)),
  );
  note(
    "written down but cited by no code",
    written.filter((id) => !cited.has(id) && !isExample(id)),
  );
  note(
    "written down but beginning no test's name",
    written.filter((id) => !tested.has(id)),
  );
  note("tests that begin with more than three ids", crowded);
  for (const language of book.languages) {
    const other = new Set(writtenIds(documents.get(language) ?? ""));
    note(
      `missing in ${language}`,
      written.filter((id) => !other.has(id)),
    );
    note(
      `only in ${language}`,
      [...other].filter((id) => !written.includes(id)),
    );
  }
  return all;
}

/** A worked example is for tests and readers. */
function isExample(id: string): boolean {
  return id.startsWith("TV-");
}
