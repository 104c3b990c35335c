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

/** What stands between quotation marks, but for what is thrown and what a console is told: programmers read that. */
function quotedIn(node: unknown): readonly string[] {
  if (typeof node !== "object" || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(quotedIn);
  const { type, value, callee, name, quasis } = node as {
    readonly type?: string;
    readonly value?: unknown;
    readonly callee?: { readonly name?: string; readonly object?: { readonly name?: string } };
    readonly name?: { readonly name?: string };
    readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
  };
  const isForProgrammers = callee?.name === "Error" || callee?.object?.name === "console";
  if (isForProgrammers || type === "ImportDeclaration" || type === "TSLiteralType") return [];
  if (type === "JSXAttribute" && /^(?:class|d|viewBox|style)$/.test(name?.name ?? "")) return [];
  if (type === "Literal") return typeof value === "string" ? [value] : [];
  const own = quasis?.map((part) => part.value.cooked).join("0") ?? "";
  return [own, ...Object.values(node).flatMap(quotedIn)];
}

/** Two words, the second small. */
const sentence = /\p{L}{2,}[,.;:!?]? \p{Ll}{2,}/u;
/** Pictures, styles, selectors, lines of a protocol. */
const markup = /[<>[\]=]|^\.|\bor-|\bsolid\b|\(\S+: |^(?:GET|POST) |^input, /;

/** What reads like a sentence and is none that anybody reads. */
const notSaid: ReadonlyMap<string, string> = new Map([
  ["as it is", "how a board fits, for itself"],
  ["first lesson 0", "a seed"],
  ["first flight 0", "a seed"],
  ["a game in haste 0", "a seed"],
  ["guildhall near 0 0", "what a key is made of"],
  ["looked at", "a face of the market, for itself"],
  ["xMidYMid slice", "how a picture fills its frame"],
]);

/** What a hall tells whoever runs it and the documents of its API are English; the cards of the games are data. */
test("[WORDS] no sentence that a player reads stands in the client’s code", () => {
  const quoted = sources
    .filter(({ path }) => path.startsWith("client/") && !path.startsWith("client/build/"))
    .flatMap(({ path, text }) =>
      quotedIn(parseSync(path, text).program).map((one) => [path, one] as const),
    );
  const read = quoted.filter(([, one]) => sentence.test(one) && !markup.test(one));
  expect(read.filter(([, one]) => !notSaid.has(one)).map((one) => one.join(": "))).toEqual([]);
  const idle = [...notSaid.keys()].filter((one) => read.every(([, other]) => other !== one));
  expect(idle, "exceptions that are none any more").toEqual([]);
  const planted = "export const x = `You owe ${name} a card.`; throw new Error('no such card');";
  expect(
    quotedIn(parseSync("client/x.ts", planted).program).filter((one) => sentence.test(one)),
  ).toEqual(["You owe 0 a card."]);
});

/** What is made small there is no word of a catalog: an address, a tag, a key that was pressed, a person’s name. */
const maySmall: ReadonlySet<string> = new Set([
  "client/games/outer-rim/map/keys.ts",
  "client/guild/note-sheet.tsx",
  "client/nearby/code/description.ts",
  "client/rules/document.ts",
  "client/words/language.ts",
]);

test("[WORDS] how a word is written within a sentence is for its language to say: German nouns stay tall", () => {
  const small = sources.filter(
    ({ path, text }) => path.startsWith("client/") && /\.to(?:Locale)?LowerCase\(/.test(text),
  );
  expect(new Set(small.map(({ path }) => path))).toEqual(maySmall);
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
