/** The printed terms of a game are its terms everywhere: `words/<area>/<language>.terms`, a line each. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Term {
  readonly printed: string;
  readonly instead: readonly string[];
}

function termsIn(text: string): readonly Term[] {
  return text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [printed = "", never = ""] = line.split(" | ");
      return { printed, instead: never.split(", ") };
    });
}

const id = /^[\w-]+ =(?: |$)/;

/** `= Word` is that word alone, as a message of its own; anything else wherever it stands, but in what names something. */
function stands(word: string, line: string): boolean {
  const text = line.replace(id, "").replaceAll(/\$\w+|[A-Z]{2}-[A-Z]+-\d+/g, "");
  if (word.startsWith("= ")) return id.test(line) && text === word.slice(2);
  return new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu").test(text);
}

/** Areas that speak of the game, too: `# Also in: analysis, hall`. */
const elsewhere = /^# Also in: (.+)$/m;

/** All that begins with the game's name, its rules, and what its terms name besides. */
function filesOf(path: string, terms: string): readonly string[] {
  const [, area = "", language = ""] = /words\/([^/]+)\/([^/]+)\.terms$/.exec(path) ?? [];
  const others = elsewhere.exec(terms)?.[1]?.split(", ") ?? [];
  return [
    ...globSync(`words/${area}*/${language}.ftl`),
    ...others.map((other) => `words/${other}/${language}.ftl`),
    ...[`docs/rules/${area}.${language}.md`].filter((page) => existsSync(page)),
  ];
}

function wrongIn(file: string, terms: readonly Term[]): readonly string[] {
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => !line.startsWith("#"));
  return terms.flatMap(({ printed, instead }) =>
    instead.flatMap((word) =>
      lines
        .filter((line) => stands(word, line))
        .map((line) => `${file}: ${printed}: ${line.trim()}`),
    ),
  );
}

const glossaries = globSync("words/*/*.terms").map((path) => ({ path }));

test.each(glossaries)("[WORDS] $path: what is printed is said so", ({ path }) => {
  const text = readFileSync(path, "utf8");
  const terms = termsIn(text);
  expect(terms.length).toBeGreaterThan(2);
  expect(terms.filter(({ instead }) => instead.includes(""))).toEqual([]);
  const files = filesOf(path, text);
  expect(files.length).toBeGreaterThan(1);
  expect(files.flatMap((file) => wrongIn(file, terms))).toEqual([]);
});
