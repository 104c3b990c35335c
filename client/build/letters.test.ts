import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
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

test("[HALL] our own words need no file but the first, German names neither; Polish ones find theirs", () => {
  const house = join(client, "..");
  const words = globSync(["words/**/*.ftl", "client/**/words/**/*.ts"], { cwd: house });
  const texts = words.map((file) => readFileSync(join(house, file), "utf8")).join("");
  expect(texts.length).toBeGreaterThan(100_000);
  const [known] = first.map(({ letters }) => letters);
  const further = new Set(
    all.flatMap(({ letters }) => Array.from(letters)).filter((one) => !known?.includes(one)),
  );
  const sent = [...new Set(`${texts}ÄÖÜäöüß`)].filter((letter) => further.has(letter));
  expect(sent).toEqual([]);
  for (const letter of "ąćęłńśźżĄĆĘŁŃŚŹŻ") expect(further).toContain(letter);
});
