/** The printed terms of a game are its terms everywhere: `words/<area>/<language>.terms`, a line each. */
import { globSync, readFileSync } from "node:fs";
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

/** `= Word` is that word alone, as a message of its own; anything else wherever it stands. */
function stands(word: string, line: string): boolean {
  if (word.startsWith("= ")) return line.endsWith(` ${word}`);
  return new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu").test(line);
}

test.each(globSync("words/*/*.terms").map((path) => ({ path })))(
  "[WORDS] $path: what is printed is said so",
  ({ path }) => {
    const terms = termsIn(readFileSync(path, "utf8"));
    expect(terms.length).toBeGreaterThan(4);
    const lines = readFileSync(path.replace(/terms$/, "ftl"), "utf8").split("\n");
    const wrong = terms.flatMap(({ printed, instead }) =>
      instead.flatMap((word) =>
        lines
          .filter((line) => !line.startsWith("#") && stands(word, line))
          .map((line) => `${printed}: ${line.trim()}`),
      ),
    );
    expect(wrong).toEqual([]);
  },
);
