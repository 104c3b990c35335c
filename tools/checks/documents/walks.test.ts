/** ARCHITECTURE's walks name files that exist, and are short enough to be walked. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

interface Walk {
  readonly title: string;
  readonly rows: readonly string[];
}

function walksIn(text: string): readonly Walk[] {
  const parts = text.split(/^## /m).map((part) => part.split("\n"));
  return parts
    .map(([title = "", ...lines]) => ({ title, rows: lines.filter((line) => /^\| \d/.test(line)) }))
    .filter(({ rows }) => rows.length > 0);
}

/** The folder of a file and those around it: a short name goes on from any that was named before. */
function foldersOf(path: string): readonly string[] {
  const above = dirname(path);
  return above === "." ? [] : [above, ...foldersOf(above)];
}

function missingIn({ rows }: Walk, exists: (path: string) => boolean): readonly string[] {
  const known = new Set<string>();
  const missing: string[] = [];
  for (const [, name = ""] of rows.join("\n").matchAll(/`([\w./-]+\.tsx?)`/g)) {
    const found = ["", ...known].map((folder) => join(folder, name)).find(exists);
    if (found === undefined) missing.push(name);
    else for (const folder of foldersOf(found)) known.add(folder);
  }
  return missing;
}

const walks = walksIn(readFileSync("ARCHITECTURE.md", "utf8"));

test("there are two walks, each in at most thirteen rows", () => {
  expect(walks.map(({ rows }) => rows.length)).toEqual([13, 13]);
});

test.each(walks)("every file of $title exists", (walk) => {
  expect(missingIn(walk, existsSync)).toEqual([]);
});

test("a file that is gone is named", () => {
  const walk = { title: "", rows: ["| 1 | `a/b.ts` → `c.ts`, `d.ts` |"] };
  expect(missingIn(walk, (path) => path === "a/b.ts" || path === "a/c.ts")).toEqual(["d.ts"]);
});
