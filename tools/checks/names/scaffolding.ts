/** What only tests use is marked by its folder: nobody takes it for part of the product. */
import { posix } from "node:path";
import type { Complaint } from "../shape.ts";
import { isTest, type SourceFile } from "../sources.ts";

/** Lazily, as a worker or as usual. */
const uses = /(?:\bfrom\s+|\bimport\s*\(?\s*|new URL\(\s*)["']([.#][^"'?]+)/g;
/** `conformance` says it, too, and so does the sample each game gives to that suite. */
const marked = /\/(testing|conformance)\/|\/(conformance|sample)\.ts$/;
/** Programs begin by themselves, what the browser tests are made of lies among the tools, catalogs become data. */
const programs = /^(tools|words)\/|^server\/main\.ts$|\/words\/(en|fr|es)\.ts$/;

export function scaffoldingComplaints(sources: readonly SourceFile[]): readonly Complaint[] {
  const users = usersOf(sources);
  const isForTests = (path: string): boolean =>
    isTest(path) || marked.test(path) || path.startsWith("tools/browser/");
  const where = sources
    .map(({ path }) => path)
    .filter((path) => !isForTests(path) && !programs.test(path))
    .filter((path) => {
      const all = users.get(path) ?? [];
      return all.length > 0 && all.every(isForTests);
    });
  return where.length === 0 ? [] : [{ what: "used by tests alone, but not in testing/", where }];
}

/** By path: the files that name it. */
export function usersOf(sources: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>();
  for (const { path, text } of sources)
    for (const [, name = ""] of text.matchAll(uses)) {
      const target = name.startsWith("#") ? name.slice(1) : posix.join(posix.dirname(path), name);
      users.set(target, [...(users.get(target) ?? []), path]);
    }
  return users;
}
