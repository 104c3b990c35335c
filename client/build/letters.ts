/**
 * Of each font the letters that our words and our neighbours' names use, cut when the client is built: `fonts.css` says
 * which, in the `unicode-range` of every face that is fetched from `letters/`.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const theme = join(import.meta.dirname, "..", "theme", "fonts.css");
const folder = join(import.meta.dirname, "..", "..", "node_modules", ".cache", "letters");

/** Distances, ligatures, and figures as styles ask for them; nobody asks for swashes or small capitals. */
const keepFeatures = ["kern", "liga", "lnum", "tnum"];

export function cutLetters(): Plugin {
  return {
    name: "guildhall-letters",
    config: () => ({ resolve: { alias: { letters: folder } } }),
    async buildStart() {
      mkdirSync(folder, { recursive: true });
      await Promise.all(facesIn(readFileSync(theme, "utf8")).map(cut));
    },
  };
}

interface Face {
  readonly file: string;
  readonly letters: string;
}

export function facesIn(css: string): readonly Face[] {
  return css.split("@font-face").flatMap((face) => {
    const file = /url\("letters\/([\w-]+\.woff2)"\)/.exec(face)?.[1];
    const range = /unicode-range:([^;:]+);/.exec(face)?.[1];
    return file === undefined || range === undefined ? [] : [{ file, letters: lettersIn(range) }];
  });
}

/** `U+41-43, U+E9` is `ABCé`. */
function lettersIn(range: string): string {
  return range
    .split(",")
    .flatMap((part) => {
      const [from = "", to = from] = part.trim().replace("U+", "").split("-");
      const first = parseInt(from, 16);
      return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, i) =>
        String.fromCodePoint(first + i),
      );
    })
    .join("");
}

/** Hinting is for coarse screens and half of a file. */
async function cut({ file, letters }: Face): Promise<void> {
  const whole = readFileSync(sourceOf(file));
  const options = { targetFormat: "woff2", noHinting: true, keepFeatures } as const;
  writeFileSync(join(folder, file), await subsetFont(whole, letters, options));
}

/** `barlow-condensed-600.woff2` is cut from what the package of that font calls its Latin letters. */
function sourceOf(file: string): string {
  const [, font = "", weight = ""] = /^([a-z-]+)-(\d+)\./.exec(file) ?? [];
  const path = `@fontsource/${font}/files/${font}-latin-${weight}-normal.woff2`;
  return createRequire(import.meta.url).resolve(path);
}
