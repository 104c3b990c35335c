/** A small file that only its neighbour imports is part of that neighbour: one reads them together or not at all. */
import { posix } from "node:path";
import type { Complaint } from "../shape.ts";
import { isTest, type SourceFile } from "../sources.ts";
import { usersOf } from "./scaffolding.ts";

/** CONTRIBUTING says 30 to 150 lines. */
const fewLines = 30;
/** Sent for when it is needed, or run by a thread: a file because of that. */
const sentFor = /(?:\bimport\s*\(\s*|new URL\(\s*)["']([.#][^"'?]+)/g;
/** What every game has under the same name, and both stores. */
const silhouettes =
  /^rules\/[^/]+\/[^/]+\.ts$|^server\/store\/(?:sqlite|postgres)\/|-worker\.ts$|\.d\.ts$/;

export function smallFileComplaints(sources: readonly SourceFile[]): readonly Complaint[] {
  const users = usersOf(sources);
  const apart = sentForIn(sources);
  const where = sources.flatMap(({ path, text }) => {
    const [user, ...others] = users.get(path) ?? [];
    const isSmall = text.split("\n").length - 1 < fewLines;
    if (!isSmall || user === undefined || others.length > 0) return [];
    if (isTest(path) || isTest(user) || apart.has(path) || silhouettes.test(path)) return [];
    return posix.dirname(user) === posix.dirname(path) ? [`${path} into ${user}`] : [];
  });
  const what = `files under ${fewLines} lines that one neighbour imports`;
  return where.length === 0 ? [] : [{ what, where }];
}

function sentForIn(sources: readonly SourceFile[]): ReadonlySet<string> {
  return new Set(
    sources.flatMap(({ path, text }) =>
      [...text.matchAll(sentFor)].map(([, name = ""]) =>
        name.startsWith("#") ? name.slice(1) : posix.join(posix.dirname(path), name),
      ),
    ),
  );
}
