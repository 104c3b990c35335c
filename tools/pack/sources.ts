/** Every file of ours that a hall needs at run time, found by following imports from its commands. */
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { transformWithOxc } from "vite";

export interface Sources {
  /** Without their types, by path within the house. */
  readonly files: ReadonlyMap<string, string>;
  /** Packages of others. */
  readonly packages: ReadonlySet<string>;
}

/** What stands behind `from`, `import` and `new URL`. */
const named = /(?:\bfrom|\bimport|\bimport\(|new URL\()\s*["']([^"'\n]+)["']/g;

export async function sourcesOf(root: string, entries: readonly string[]): Promise<Sources> {
  const files = new Map<string, string>();
  const packages = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(path)) continue;
    // What is only about types is not there at run time.
    const { code } = await transformWithOxc(readFileSync(join(root, path), "utf8"), path);
    files.set(path, code);
    for (const [, name = ""] of code.matchAll(named)) {
      const own = ownFile(path, name);
      if (own !== null) waiting.push(own);
      else if (/^[@a-z]/.test(name) && !name.startsWith("node:")) packages.add(packageOf(name));
    }
  }
  return { files, packages };
}

function ownFile(from: string, name: string): string | null {
  if (!name.endsWith(".ts")) return null;
  if (name.startsWith("#")) return name.slice(1);
  return name.startsWith(".") ? normalize(join(dirname(from), name)) : null;
}

const packageOf = (name: string): string =>
  name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");
