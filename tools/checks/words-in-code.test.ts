/** What people read stands in `words/`, and no language is named in code: one is added by its files alone. */
import { expect, test } from "vitest";
import { parseSync } from "vite";
import { languages } from "#table/talk/languages.ts";
import { isTest, rooms, sourcesIn, type SourceFile } from "./sources.ts";

const sources = rooms
  .flatMap((room) => sourcesIn(room))
  .filter(({ path }) => !isTest(path) && !path.includes("/testing/"));

/** Signs that are the same in every language: a rule's id, the name of a format. */
const notWords = /^(?:CSV|[A-Z]{2}-[A-Z]+-\d+)$/;

function textsIn(node: unknown): readonly string[] {
  if (typeof node !== "object" || node === null) return [];
  const { type, value } = node as { readonly type?: string; readonly value?: unknown };
  const own = type === "JSXText" ? [String(value).trim()] : [];
  return [...own, ...Object.values(node).flatMap(textsIn)];
}

/** What a page says without asking a catalog. */
function spokenIn({ path, text }: SourceFile): readonly string[] {
  return textsIn(parseSync(path, text).program)
    .filter((one) => /\p{L}{2}/u.test(one) && !notWords.test(one))
    .map((one) => `${path}: ${one}`);
}

test("[WORDS] no page says a word that is not from a catalog", () => {
  const pages = sources.filter(({ path }) => path.endsWith(".tsx"));
  expect(pages.length).toBeGreaterThan(200);
  expect(pages.flatMap(spokenIn)).toEqual([]);
  const planted = { path: "client/x.tsx", text: "export const x = <p>Hello there</p>;" };
  expect(spokenIn(planted)).toEqual(["client/x.tsx: Hello there"]);
});

/** English is the first of them: what another lacks is said in it. */
const others = languages.filter((language) => language !== "en").join("|");
const named = new RegExp(
  `"(?:${others})"|\\b(?:${others}): (?:async|"|\\{|\\()|(?:/|\\.|-)(?:${others})\\.(?:ts|md)`,
);

/** May name some: whole catalogs for tests, what tests and builds are run with, names that only look so. */
const may = new Set([
  "client/games/outer-rim/words/es.ts",
  "client/games/outer-rim/words/fr.ts",
  "client/vite.config.ts",
  "server/store/conformance/channels.ts",
  "tools/browser/browser.ts",
]);

function namingIn({ path, text }: SourceFile): readonly string[] {
  const code = text.replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, "");
  return code
    .split("\n")
    .filter((line) => named.test(line))
    .map((line) => `${path}: ${line.trim()}`);
}

/** The rules know of no language: what looks like one there is a name, and which may change with any file of words. */
const speaking = sources.filter(({ path }) => !path.startsWith("rules/"));

test("[WORDS] no language is named in code", () => {
  expect(speaking.filter(({ path }) => !may.has(path)).flatMap(namingIn)).toEqual([]);
  const idle = [...may].filter((path) =>
    speaking.every((source) => source.path !== path || namingIn(source).length === 0),
  );
  expect(idle, "exceptions that are none any more").toEqual([]);
});
