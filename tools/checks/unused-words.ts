/**
 * Texts of a catalog that nobody asks for: dead code that `knip` cannot see, since they are properties. A name counts
 * as asked for wherever code reads it as a property, takes it out of a record or writes it as a string or a key of the
 * rules: a name that two things share may hide one that is dead, but what is named here is dead.
 */
import { parseSync } from "vite";
import { languages } from "#table/talk/languages.ts";
import { isTest, type SourceFile } from "./sources.ts";

const isCatalog = new RegExp(`/(words|labels)/.*\\b(${languages.join("|")})(\\.ts|/)`);
const isEnglish = /\/(words|labels)\/([\w-]+\/)*([a-z]+-)?en\.ts$/;

/** Flat texts are found by keys put together from pieces: Outer Rim’s `words.test.ts` holds them to the cards. */
const isFlat = /^### (?:Keys: flat|Part of: outer-rim)/m;

interface Node {
  readonly type: string;
}

/** `path: key.key` of each text that is never asked for. */
export function unusedWords(sources: readonly SourceFile[]): string[] {
  const inFluent = sources.filter(({ path, text }) => path.endsWith(".ftl") && !isFlat.test(text));
  const code = sources.filter(({ path }) => !isTest(path) && !isCatalog.test(path));
  const asked = new Set(code.flatMap(askedIn));
  const inCode = sources.filter(({ path }) => isEnglish.test(path));
  return [
    ...inCode.flatMap((source) =>
      unasked(source, keysIn(parseSync(source.path, source.text).program, []), asked),
    ),
    ...inFluent.flatMap((source) => unasked(source, keysOf(source), asked)),
  ];
}

function unasked(
  { path }: SourceFile,
  all: readonly (readonly string[])[],
  asked: ReadonlySet<string>,
): string[] {
  return all
    .filter((keys) => !isAsked(keys.at(-1) ?? "", asked))
    .map((keys) => `${path}: ${keys.join(".")}`);
}

/** A code of the rules may have other joints, and a place of a list is asked for as a whole. */
function isAsked(key: string, asked: ReadonlySet<string>): boolean {
  return asked.has(key) || asked.has(key.replaceAll("-", "_")) || /^\d+$/.test(key);
}

function keysOf({ text }: SourceFile): (readonly string[])[] {
  return [...text.matchAll(/^([a-z][\w-]*) =/gim)].map(([, id = ""]) => id.split("_"));
}

const read = /\.(\w+)|["'`]([\w-]+)["'`]/g;
const readInRules = /([\w-]+)["'`]?:|["'`]([\w-]+)["'`]/g;
const takenOut = /\{([\w\s,:]*)\}\s*[=:]/g;

function askedIn({ path, text }: SourceFile): string[] {
  const names = text.matchAll(path.startsWith("rules/") ? readInRules : read);
  return [
    ...[...names].map(([, one, other]) => one ?? other ?? ""),
    ...[...text.matchAll(takenOut)].flatMap(([, inside = ""]) => inside.match(/\w+/g) ?? []),
  ];
}

function keysIn(node: Node, above: readonly string[]): (readonly string[])[] {
  if (node.type.includes("Function")) return [];
  const own = keyOf(node);
  const keys = own === null ? above : [...above, own];
  const inside = (Object.values(node) as readonly unknown[])
    .flat()
    .filter(isNode)
    .flatMap((child) => keysIn(child, keys));
  return own === null ? inside : [keys, ...inside];
}

function keyOf(node: Node): string | null {
  if (node.type !== "Property") return null;
  const { key } = node as Node & {
    readonly key: { readonly name?: string; readonly value?: unknown };
  };
  return key.name ?? String(key.value);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}
