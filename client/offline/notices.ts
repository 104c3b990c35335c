/** Whatever of others is inside the built client brings its licence along: fonts and libraries, as `notices.txt`. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const root = join(import.meta.dirname, "..", "..");

export function notices(): Plugin {
  return {
    name: "guildhall-notices",
    apply: "build",
    generateBundle: {
      // Before the service worker counts the files.
      order: "pre",
      handler(_options, bundle) {
        const modules = Object.values(bundle).flatMap((file) =>
          file.type === "chunk" ? file.moduleIds : file.originalFileNames,
        );
        const source = noticesOf([...modules, ...fonts()]);
        this.emitFile({ type: "asset", fileName: "notices.txt", source });
      },
    },
  };
}

/** Styles are gone into one file by now: fonts are what the package says. */
function fonts(): readonly string[] {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  return Object.keys(manifest.dependencies)
    .filter((name) => name.startsWith("@fontsource/"))
    .map((name) => `/node_modules/${name}/`);
}

export function noticesOf(modules: readonly string[]): string {
  const found = modules.flatMap(
    (id) => /node_modules\/((?:@[^/]+\/)?[^/.][^/]*)\//.exec(id)?.[1] ?? [],
  );
  const all = [...new Set(found)].toSorted();
  return all
    .map((name) => `${name}\n${"=".repeat(name.length)}\n\n${licenceOf(name)}`)
    .join("\n\n");
}

function licenceOf(name: string): string {
  const folder = join(root, "node_modules", name);
  if (!existsSync(folder)) return "";
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (file === undefined) throw new Error(`${name} brings no licence along`);
  return readFileSync(join(folder, file), "utf8").trim();
}
