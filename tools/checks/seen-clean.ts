/** A check that found this very tree clean need not look at it again. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface SeenClean {
  /** Has this check found everything clean, just as it lies here? */
  has(check: string): boolean;
  note(check: string): void;
}

/** What is made, installed or played here (`.gitignore` names the same): no check judges it. */
const passedBy =
  /^(\.git|node_modules|client\/dist|words\/made|\.types|data|reports|\.stryker-[^/]*)$/;

/** Remembered in `folder`; whatever any check may read lies below `root`, versions of its tools included. */
export function seenClean(root: string, folder: string): SeenClean {
  const tree = createHash("sha256");
  for (const path of filesIn(root, ""))
    tree
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update("\0");
  const now = `${process.version} ${tree.digest("hex")}`;
  const note = (check: string): string => join(folder, check.replaceAll(" ", "-"));
  return {
    has: (check) => existsSync(note(check)) && readFileSync(note(check), "utf8") === now,
    note(check) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(note(check), now);
    },
  };
}

function* filesIn(root: string, folder: string): Generator<string> {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!passedBy.test(path)) yield* filesIn(root, path);
    } else if (entry.isFile()) yield path;
  }
}
