/** An area's files in every language, made into TypeScript: its type, a catalog each, and who loads them. */
import { argumentsIn } from "./arguments.ts";
import { isFlat, lookedUpIn, mayBeEnglish, placeOf } from "./directives.ts";
import type { Pattern } from "@fluent/syntax";
import { expressionOf } from "./expression.ts";
import type { Message, WordSource } from "./source.ts";
import { codeOf, plant, typeText, type Tree } from "./tree.ts";

/** Every message is there in English; what another language lacks is said in English. */
export const first = "en";

export interface Area {
  readonly name: string;
  readonly sources: readonly WordSource[];
}

/** A message that a file lacks. */
export interface Gap {
  readonly path: string;
  readonly id: string;
}

export interface MadeArea {
  /** By their names in the area's folder. */
  readonly files: ReadonlyMap<string, string>;
  readonly problems: readonly string[];
  /** By language: what is still said in English. */
  readonly missing: ReadonlyMap<string, readonly Gap[]>;
  readonly count: number;
}

const head = "// Made of words/*.ftl by tools/words: change the words there.\n";

export function makeArea(
  { name, sources }: Area,
  languages: readonly string[],
  locales: ReadonlyMap<string, string> = new Map(),
): MadeArea {
  const english = sources.find(({ language }) => language === first);
  if (english === undefined)
    return {
      files: new Map(),
      problems: [`words/${name} has no ${first}.ftl`],
      missing: new Map(),
      count: 0,
    };
  const problems = sources.flatMap((source) => source.problems);
  const files = new Map<string, string>();
  const missing = new Map<string, readonly Gap[]>();
  for (const language of languages) {
    const own = sources.find((source) => source.language === language) ?? null;
    const made = catalog(english, own, language, (one) => locales.get(one) ?? one);
    problems.push(...made.problems);
    files.set(`${language}.ts`, own === null ? inEnglish(language) : made.code);
    missing.set(language, made.missing);
    if (language === first) files.set("words.ts", typeFile(made, english.about));
  }
  files.set("load.ts", loaders(languages));
  files.set("all.ts", together(languages));
  return { files, problems, missing, count: english.messages.size };
}

interface Catalog {
  readonly code: string;
  readonly tree: Map<string, Tree>;
  /** As it is sent, where that is another: in groups, what is asked for by one key. */
  readonly grouped: Map<string, Tree> | null;
  readonly problems: readonly string[];
  readonly missing: readonly Gap[];
}

function catalog(
  english: WordSource,
  own: WordSource | null,
  language: string,
  localeOf: (language: string) => string,
): Catalog {
  const tree = new Map<string, Tree>();
  const grouped = isFlat(english.about) ? new Map<string, Tree>() : null;
  const groups = groupsOf(english.messages.keys());
  const problems = strangers(english, own);
  const helpers = new Set<string>();
  const before = new Map<string, string>();
  const missing: Gap[] = [];
  for (const message of english.messages.values()) {
    const said = own?.messages.get(message.id);
    if (isMissing(message, said, english.about))
      missing.push({ path: pathIn(message, language), id: message.id });
    const source = said === undefined ? english : (own ?? english);
    const complain = (what: string): number =>
      problems.push(`${(said ?? message).at}: ${message.id} ${what}`);
    const given = argumentsIn(message.comment);
    const { keys, byName } = placeOf(message.id, english.about);
    const spoken = said === undefined ? first : language;
    const code = expressionOf((said ?? message).pattern, {
      language: spoken,
      locale: localeOf(spoken),
      given,
      from: byName ? "given." : "",
      terms: source.terms,
      complain,
      needs: (helper) => helpers.add(helper),
      before: (name, what) => before.set(name, what),
    });
    if (language === first) unsaid(message, code, complain);
    const wrong = plant(tree, keys, { code, given, byName });
    if (wrong !== null) complain(wrong);
    const { id } = message;
    const inGroup = [...id.split("_"), ...(groups.has(id) ? [""] : [])];
    if (grouped !== null) plant(grouped, inGroup, { code, given, byName });
  }
  const bending = own === null ? "" : formsOf(own, (helper) => helpers.add(helper));
  if (grouped !== null) helpers.add("ungrouped");
  const types = grouped === null ? "Words" : "Grouped, Words";
  const all =
    grouped === null
      ? codeOf(tree, language)
      : `ungrouped<Grouped, Words>(${codeOf(grouped, language)})`;
  const code = `${head}${importsOf(helpers)}import type { ${types} } from "./words.ts";\n\n${bending}${declared(before)}export const ${language}: Words = ${all};\n`;
  return { code, tree, grouped, problems, missing };
}

/** What begins other ids. */
function groupsOf(ids: Iterable<string>): ReadonlySet<string> {
  const groups = new Set<string>();
  for (const id of ids)
    for (let end = id.indexOf("_"); end !== -1; end = id.indexOf("_", end + 1))
      groups.add(id.slice(0, end));
  return groups;
}

function declared(before: ReadonlyMap<string, string>): string {
  return [...before].map(([name, what]) => `const ${name} = ${what};\n`).join("");
}

/** Where a language says nothing, English is not copied: nobody should get it twice. */
function inEnglish(language: string): string {
  return `${head}import { ${first} } from "./${first}.ts";\nimport type { Words } from "./words.ts";\n\nexport const ${language}: Words = { ...${first}, language: "${language}" };\n`;
}

/** Which file of `words/` has what a message asks. */
const helperFiles: Readonly<Record<string, ReadonlySet<string>>> = {
  cases: new Set(["bends", "bent"]),
  figures: new Set(["capital", "either", "small", "written"]),
  forms: new Set(["contraction", "elided", "form", "list"]),
  grouped: new Set(["ungrouped"]),
};

function importsOf(helpers: ReadonlySet<string>): string {
  return Object.entries(helperFiles)
    .map(([file, has]) => {
      const names = [...has].filter((one) => helpers.has(one));
      return names.length === 0 ? "" : `import { ${names.join(", ")} } from "../../${file}.ts";\n`;
    })
    .join("");
}

/** Beside its English file; areas that travel together have several. */
function pathIn({ at }: Message, language: string): string {
  return `${at.slice(0, at.lastIndexOf("/"))}/${language}.ftl`;
}

/** Not there, or as it was copied from English. */
function isMissing(english: Message, said: Message | undefined, about: string): boolean {
  if (said === undefined) return true;
  if (said === english || mayBeEnglish(said.id, about, said.comment)) return false;
  return said.pattern.equals(english.pattern) && wordsIn(said.pattern);
}

function wordsIn({ elements }: Pattern): boolean {
  return elements.some((element) =>
    element.type === "TextElement"
      ? /\p{L}{2}/u.test(element.value)
      : element.expression.type === "SelectExpression" &&
        element.expression.variants.some(({ value }) => wordsIn(value)),
  );
}

/** What another language says and English does not. */
function strangers(english: WordSource, own: WordSource | null): string[] {
  return [...(own?.messages.values() ?? [])]
    .filter(({ id }) => !english.messages.has(id))
    .map(({ id, at }) => `${at}: ${id} does not exist in English`);
}

/** English says everything it is given. */
function unsaid({ comment }: Message, code: string, complain: (what: string) => void): void {
  for (const { name, spare } of argumentsIn(comment))
    if (!spare && !new RegExp(`\\b${name}\\b`).test(code))
      complain(`is given $${name} and does not say it`);
}

function typeFile({ tree, grouped }: Catalog, about: string): string {
  const typeOf = (name: string, one: Tree): string =>
    `\nexport type ${name} = { readonly language: Language } & ${typeText(one, lookedUpIn(about))};\n`;
  const sent = grouped === null ? "" : typeOf("Grouped", grouped);
  return `${head}import type { Language } from "../languages.ts";\n${typeOf("Words", tree)}${sent}`;
}

function loaders(languages: readonly string[]): string {
  const lines = languages.map(
    (language) => `${language}: async () => (await import("./${language}.ts")).${language},`,
  );
  return `${head}import type { Language } from "../languages.ts";\nimport type { Words } from "./words.ts";\n\nexport const load: Readonly<Record<Language, () => Promise<Words>>> = {\n${lines.join("\n")}\n};\n`;
}

function together(languages: readonly string[]): string {
  const imports = languages.map((language) => `import { ${language} } from "./${language}.ts";`);
  return `${head}import type { Language } from "../languages.ts";\nimport type { Words } from "./words.ts";\n${imports.join("\n")}\n\nexport const all: Readonly<Record<Language, Words>> = { ${languages.join(", ")} };\n`;
}

/** A line of code that tells them when the catalog is loaded; nothing where nothing bends. */
function formsOf({ language, messages }: WordSource, needs: (helper: string) => void): string {
  const names = [...messages.values()]
    .filter(({ forms }) => forms.size > 0)
    .map(({ pattern, forms }) => [
      plain(pattern),
      Object.fromEntries([...forms].map(([how, form]) => [how, plain(form)])),
    ]);
  if (names.length === 0) return "";
  needs("bends");
  return `bends(${JSON.stringify(language)}, ${JSON.stringify(Object.fromEntries(names))});\n\n`;
}

/** A name as it stands, with what is written as a literal because it cannot be seen: where it may be parted. */
function plain({ elements }: Pattern): string {
  return elements
    .map((one) => {
      if (one.type === "TextElement") return one.value;
      return one.expression.type === "StringLiteral" ? String(one.expression.parse().value) : "";
    })
    .join("");
}
