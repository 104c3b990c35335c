/**
 * Makes TypeScript of `words/<area>/<language>.ftl`, where a file is newer than what was made of it: into `words/made`,
 * which nobody edits. Commands and tests call it before anything asks for words.
 */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { first, makeArea, type Area, type MadeArea } from "./area.ts";
import { isFromRight, localeIn, saysWhole, wholeOf } from "./directives.ts";
import { mergedSource, readSource, type WordSource } from "./source.ts";

const root = join(import.meta.dirname, "..", "..");
const folder = join(root, "words");
const made = join(folder, "made");
const stamp = join(made, "made-at");

export interface WordAreas {
  readonly languages: readonly string[];
  /** What each calls itself: `### Language: Français` in its file of the hall. */
  readonly names: ReadonlyMap<string, string>;
  /** How each writes its lists and numbers: `### Locale: en-GB` there, or its own name. */
  readonly locales: ReadonlyMap<string, string>;
  /** Those written from right to left: `### Direction: rtl` there. */
  readonly fromRight: readonly string[];
  readonly areas: ReadonlyMap<string, MadeArea>;
  readonly problems: readonly string[];
}

/** What a file says is what is made of it, unless somebody tries how other words would look there. */
type Reading = (text: string, language: string) => string;

/** English first, the others by their letters. */
export function makeWords(reading: Reading = (text) => text): WordAreas {
  const areas = readAreas(reading);
  const spoken = new Set(areas.flatMap(({ sources }) => sources.map(({ language }) => language)));
  const languages = [first, ...[...spoken].filter((one) => one !== first).toSorted()];
  const locales = new Map(
    hallIn(areas, languages).map(([language, about]) => [language, localeIn(about) ?? language]),
  );
  const result = new Map(areas.map((area) => [area.name, makeArea(area, languages, locales)]));
  const names = namesOf(areas, languages);
  const unnamed = languages.filter((one) => !names.has(one));
  const problems = [
    ...unnamed.map(
      (one) => `words/hall/${one}.ftl: does not say what it calls itself (### Language: …)`,
    ),
    ...[...result.values()].flatMap((area) => area.problems),
    ...hallIn(areas, languages).flatMap(([language, about]) =>
      saysWhole(about) ? gapsOf(result, language) : [],
    ),
  ];
  const fromRight = hallIn(areas, languages).flatMap(([language, about]) =>
    isFromRight(about) ? [language] : [],
  );
  return { languages, names, locales, fromRight, areas: result, problems };
}

/** Each message that a language lacks, with the file it belongs into. */
function gapsOf(areas: WordAreas["areas"], language: string): readonly string[] {
  return [...areas.values()].flatMap((area) =>
    (area.missing.get(language) ?? []).map(({ path, id }) => `${path}: ${id} is missing`),
  );
}

const called = /^Language: (.+)$/m;

function namesOf(
  areas: readonly Area[],
  languages: readonly string[],
): ReadonlyMap<string, string> {
  return new Map(
    hallIn(areas, languages).flatMap(([language, about]) => {
      const [, name] = called.exec(about) ?? [];
      return name === undefined ? [] : [[language, name] as const];
    }),
  );
}

/** What each language says about itself, in its file of the hall. */
function hallIn(
  areas: readonly Area[],
  languages: readonly string[],
): readonly (readonly [string, string])[] {
  const hall = areas.find(({ name }) => name === "hall");
  return languages.map((language) => [
    language,
    hall?.sources.find((source) => source.language === language)?.about ?? "",
  ]);
}

/** Areas that travel with another are part of it. */
function readAreas(reading: Reading): readonly Area[] {
  const wholes = new Map<string, WordSource[]>();
  for (const { name, sources } of readFolders(reading)) {
    const about = sources.find(({ language }) => language === first)?.about ?? "";
    const whole = wholeOf(name, about);
    wholes.set(whole, [...(wholes.get(whole) ?? []), ...sources]);
  }
  return [...wholes].map(([name, sources]) => ({
    name,
    sources: [...Map.groupBy(sources, ({ language }) => language).values()].map(mergedSource),
  }));
}

function readFolders(reading: Reading): readonly Area[] {
  return foldersIn(folder)
    .filter((name) => name !== "made")
    .map((name) => ({
      name,
      sources: readdirSync(join(folder, name))
        .filter((file) => file.endsWith(".ftl"))
        .map((file) => {
          const language = file.slice(0, -".ftl".length);
          const text = readFileSync(join(folder, name, file), "utf8");
          return readSource(`words/${name}/${file}`, language, reading(text, language));
        }),
    }));
}

function foldersIn(path: string): readonly string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Every file by its path in `words/made`. */
export function filesOf(words: WordAreas): ReadonlyMap<string, string> {
  const { languages, locales, areas } = words;
  const wanted = new Map<string, string>([
    ["languages.ts", languageFile(words)],
    ["locales.ts", localeFile(locales)],
    ["shares.ts", shareFile(languages, areas)],
  ]);
  for (const [name, { files }] of areas)
    for (const [file, text] of files) wanted.set(`${name}/${file}`, text);
  return wanted;
}

function write(wanted: ReadonlyMap<string, string>): void {
  if (existsSync(made))
    for (const name of readdirSync(made, { recursive: true, encoding: "utf8" }))
      if (name.endsWith(".ts") && !wanted.has(name.replaceAll("\\", "/"))) rmSync(join(made, name));
  for (const [name, text] of wanted) writeChanged(join(made, name), text);
}

/** What is as it was keeps its time: nothing that depends on it is stale. */
function writeChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, text);
}

function languageFile({ languages, names, fromRight }: WordAreas): string {
  const own = JSON.stringify(Object.fromEntries(names), null, 2);
  return `/** What each calls itself. */\nexport const languageNames = ${own} as const;\nexport const languages = ${JSON.stringify(languages)} as const;\nexport type Language = (typeof languages)[number];\n/** Written from right to left. */\nexport const fromRight: readonly string[] = ${JSON.stringify(fromRight)};\n`;
}

/** How much of each language is there, in whole per cent; what is nearly whole is not called whole. */
function shareFile(languages: readonly string[], areas: ReadonlyMap<string, MadeArea>): string {
  const all = [...areas.values()];
  const count = all.reduce((sum, area) => sum + area.count, 0);
  const shares = languages.map((language) => {
    const missing = all.reduce((sum, area) => sum + (area.missing.get(language)?.length ?? 0), 0);
    return [language, Math.floor((100 * (count - missing)) / count)] as const;
  });
  const written = JSON.stringify(Object.fromEntries(shares), null, 2);
  return `/** How much of each language is there, in per cent. */\nexport const shares: Readonly<Record<string, number>> = ${written};\n`;
}

/** Apart from their names: the first page does without. */
function localeFile(locales: ReadonlyMap<string, string>): string {
  const written = JSON.stringify(Object.fromEntries(locales), null, 2);
  return `/** How each writes its lists and numbers. */\nexport const locales = ${written} as const;\n`;
}

function newest(path: string): number {
  const { mtimeMs } = statSync(path);
  const inside = statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name !== "made")
        .map((name) => newest(join(path, name)))
    : [];
  return Math.max(mtimeMs, ...inside);
}

function isStale(): boolean {
  if (!existsSync(stamp)) return true;
  return statSync(stamp).mtimeMs <= Math.max(newest(folder), newest(import.meta.dirname));
}

/** Throws what is wrong with the words, a line each. */
export function makeStale(): void {
  if (!isStale()) return;
  const words = makeWords();
  if (words.problems.length > 0) throw new Error(words.problems.join("\n"));
  write(filesOf(words));
  writeFileSync(stamp, "");
}

if (import.meta.main) {
  try {
    makeStale();
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exitCode = 1;
  }
}
