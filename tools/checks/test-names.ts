/** The rule ids that begin the names of tests: only these say that a rule is tested. */
import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import type { SourceFile } from "./sources.ts";

/** A name that begins with more asserts none of them; the rest of its ids do not count. */
const mostIdsPerName = 3;

export interface NamedIds {
  readonly tested: readonly string[];
  /** The beginnings of names that carry too many. */
  readonly crowded: readonly string[];
}

/** The name is the first thing in `test(…)`, `it.only(…)`, or in the second pair of brackets of `test.each(…)(…)`. */
const names = /(?:\b(?:test|it)(?:\.(?!each\b)\w+)*|\))\(\s*(["'`])((?:(?!\1)[^\\\n]|\\.)*)\1/g;
const leading = /^(?:\[[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+\][ ,]*)+/;
/** `[$rule] [$id] …`: each row of the table names its own rules. */
const brackets = /^(?:\[[^\]]+\][ ,]*)+/;

export function namedIds(source: SourceFile): NamedIds {
  const tested: string[] = [];
  const crowded: string[] = [];
  const text = withoutComments(source.text);
  for (const [, , name = ""] of text.matchAll(names)) {
    const ids = idsOf(leading.exec(name)?.[0] ?? "");
    tested.push(...ids.slice(0, mostIdsPerName));
    if (ids.length > mostIdsPerName) crowded.push(`${source.path} ${ids[0] ?? ""}`);
    for (const column of columnsOf(name)) tested.push(...idsInColumn(source, text, column));
  }
  return { tested, crowded };
}

function idsOf(text: string): string[] {
  return text.match(/[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+/g) ?? [];
}

function columnsOf(name: string): string[] {
  const beginning = brackets.exec(name)?.[0] ?? "";
  return [...beginning.matchAll(/\[\$(\w+)\]/g)].map(([, column = ""]) => column);
}

/** Rows stand in the test itself or in a JSON file it reads. */
function idsInColumn({ path }: SourceFile, text: string, column: string): string[] {
  const cell = new RegExp(
    `["']?\\b${column}["']?:\\s*["']([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)["']`,
    "g",
  );
  const tables = [...text.matchAll(/from\s+["'](\.[^"'\n]+\.json)["']/g)]
    .map(([, file = ""]) => posix.join(posix.dirname(path), file))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, "utf8"));
  return [text, ...tables].flatMap((rows) => [...rows.matchAll(cell)].map(([, id = ""]) => id));
}

/** A line that is nothing but comment, and comments between stars; a `//` inside a string stays. */
function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, " ").replaceAll(/^\s*\/\/.*$/gm, " ");
}
