/**
 * Tells the hall which files each page needs at first, so that it can name them in the page's head: they travel with
 * the first script instead of after it. Written as `first-files.json`, one list for each key of the plan.
 */
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { languages } from "#table/talk/languages.ts";
import { fonts, pages } from "./plan.ts";

const house = join(import.meta.dirname, "..", "..");

export function firstFiles(): Plugin {
  return {
    name: "guildhall-first-files",
    enforce: "post",
    apply: "build",
    // After the bundler's own lines are no file any more.
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const source = JSON.stringify({ fonts: fontFiles(bundle), ...listsOf(bundle) });
        this.emitFile({ type: "asset", fileName: "first-files.json", source });
      },
    },
  };
}

/** `*` in a key and its modules stands for each language. */
function listsOf(bundle: Rolldown.OutputBundle): Readonly<Record<string, readonly string[]>> {
  const list = ([key, modules]: readonly [string, readonly string[]]): [string, string[]] => [
    key,
    modules.flatMap((module) => filesWith(join(house, module), bundle)),
  ];
  const lists = Object.entries(pages).flatMap(([key, modules]) =>
    key.includes("*")
      ? languages.map((one) =>
          list([key.replace("*", one), modules.map((path) => path.replace("*", one))]),
        )
      : [list([key, modules])],
  );
  return Object.fromEntries(lists.map(([key, files]) => [key, [...new Set(files)]]));
}

/** The file that holds this module, and all that it needs, styles included. */
function filesWith(module: string, bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const first = chunks.find(({ moduleIds }) => moduleIds.includes(module));
  if (first === undefined) throw new Error(`no file holds ${module}`);
  const found = new Set<string>();
  const waiting = [first.fileName];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = bundle[name];
    if (found.has(`/${name}`) || chunk?.type !== "chunk") continue;
    found.add(`/${name}`);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(`/${style}`);
    waiting.push(...chunk.imports);
  }
  return [...found];
}

function fontFiles(bundle: Rolldown.OutputBundle): readonly string[] {
  return fonts.map((font) => {
    const found = Object.keys(bundle).find((name) => name.startsWith(`assets/${font}-`));
    if (found === undefined) throw new Error(`no file of the font ${font}`);
    return `/${found}`;
  });
}
