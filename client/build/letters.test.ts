import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languages } from "#table/talk/languages.ts";
import { facesIn } from "./letters.ts";

const client = join(import.meta.dirname, "..");
const css = readFileSync(join(client, "theme", "fonts.css"), "utf8");
const first = facesIn(css);
/** The same faces as if all were cut: the letters of each. */
const all = facesIn(css.replaceAll(/@fontsource\/[\w-]+\/files\//g, "letters/"));

test("[HALL] letters are read from the range that a browser reads", () => {
  const face = `@font-face { src: url("letters/a-1.woff2"); unicode-range: U+41-43, U+E9; }`;
  expect(facesIn(face)).toEqual([{ file: "a-1.woff2", letters: "ABCé" }]);
});

test("[HALL] no letter of a font is in two files", () => {
  expect(all).toHaveLength(6);
  for (const font of ["barlow-condensed", "alegreya-sans"]) {
    const letters = all
      .filter(({ file }) => file.startsWith(font))
      .flatMap((one) => Array.from(one.letters));
    expect(letters.length).toBe(new Set(letters).size);
  }
});

/** What each language writes, its rules and guides too. */
function textsOf(language: string): readonly string[] {
  const files = globSync(`words/*/${language}.ftl`, { cwd: join(client, "..") });
  return files.flatMap((file) =>
    readFileSync(join(client, "..", file), "utf8")
      .split("\n")
      .filter((line) => !line.startsWith("#")),
  );
}

test("[HALL] our own words need no file but the first, or need a further one all the time", () => {
  const [known] = first.map(({ letters }) => letters);
  const further = new Set(
    all.flatMap(({ letters }) => Array.from(letters)).filter((one) => !known?.includes(one)),
  );
  const isFurther = (text: string): boolean => Array.from(text).some((one) => further.has(one));
  for (const language of languages) {
    const texts = textsOf(language);
    expect(texts.length).toBeGreaterThan(0);
    const strange = texts.filter(isFurther);
    // A whole file for one stray letter is too much; an alphabet of its own is not.
    if (strange.length < texts.length / 20) expect(strange, language).toEqual([]);
  }
  expect(isFurther("ÄÖÜäöüß„“")).toBe(false);
  for (const letter of "ąćęłńśźżĄĆĘŁŃŚŹŻ") expect(further).toContain(letter);
});
