/**
 * Every word of every language is one its dictionary has, or a name, or stands in `words/<language>.own`. The programs are
 * Debian's and are fetched where they are missing; a language whose dictionary Debian has not is left out.
 */
import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import type { Pattern } from "@fluent/syntax";
import { expect, test } from "vitest";
import { mayBeEnglish } from "#tools/words/directives.ts";
import { readSource, type WordSource } from "#tools/words/source.ts";
import { languages } from "#table/talk/languages.ts";
import { locales } from "#words/made/locales.ts";

const folder = "/usr/share/hunspell";

/** `en_GB`, `fr_FR`, `de_DE`: as the language is written where it is spoken most. */
function dictionaryOf(language: string): string | null {
  const locale = locales[language as keyof typeof locales];
  const wanted = [locale.replace("-", "_"), `${language}_${language.toUpperCase()}`, language];
  return wanted.find((name) => existsSync(`${folder}/${name}.dic`)) ?? null;
}

function install(...packages: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const how = ["install", "-y", "--no-install-recommends", ...packages];
  spawnSync("apt-get", how, { env, stdio: "ignore" });
}

/** Debian calls it by its language or by language and country. */
function dictionaryFor(language: string): string | null {
  if (spawnSync("which", ["hunspell"]).status !== 0) install("hunspell");
  const locale = locales[language as keyof typeof locales].toLowerCase();
  for (const name of new Set([locale, `${language}-${language}`, language]))
    if (dictionaryOf(language) === null) install(`hunspell-${name}`);
  return dictionaryOf(language);
}

/** What is filled in. */
const hole = "\ue000";

function textOf({ elements }: Pattern): string {
  return elements
    .map((element) => {
      if (element.type === "TextElement") return element.value;
      if (element.expression.type !== "SelectExpression") return hole;
      return ` ${element.expression.variants.map(({ value }) => textOf(value)).join(" ")} `;
    })
    .join("");
}

/** Whole words; what touches a hole or a figure is part of one. */
function wordsIn(pattern: Pattern): readonly string[] {
  const text = textOf(pattern)
    .replaceAll(/[\u2060\u00ad]/g, "")
    .replaceAll("’", "'");
  const found = text.match(/[\p{L}\p{M}\d'\ue000-]+/gu) ?? [];
  return found
    .filter((word) => !word.includes(hole) && !/\d|^.$/u.test(word))
    .map((word) => word.replaceAll(/^['-]+|['-]+$/g, ""));
}

const partsOf = (word: string): readonly string[] => word.split(/['-]/);

/** Cards, people, ships and places by their ids: their words are right wherever they stand. */
const isNamed = /(?:^|_)(?:name|foe|title|flipped)(?:_|$)|^cards?_/;

function readOwn(path: string, language: string): WordSource {
  return readSource(path, language, readFileSync(path, "utf8"));
}

interface Found {
  /** Where each word first stands. */
  readonly words: ReadonlyMap<string, string>;
  readonly names: ReadonlySet<string>;
}

function wordsOf(language: string): Found {
  const words = new Map<string, string>();
  const names = new Set<string>();
  for (const path of globSync(`words/*/${language}.ftl`)) {
    const { about } = readOwn(path.replace(/[^/]+$/, "en.ftl"), "en");
    for (const { id, pattern, comment, at } of readOwn(path, language).messages.values())
      for (const word of wordsIn(pattern)) {
        if (!words.has(word)) words.set(word, at);
        if (isNamed.test(id) || mayBeEnglish(id, about, comment))
          for (const part of partsOf(word)) names.add(part);
      }
  }
  return { words, names };
}

/** Words of our own, and those of a trade that no dictionary has: `words/fr.own`. */
function ownOf(language: string): ReadonlySet<string> {
  const path = `words/${language}.own`;
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
  return new Set(lines.filter((line) => !line.startsWith("#")).flatMap((line) => line.split(" ")));
}

function unknown(words: Iterable<string>, dictionary: string): readonly string[] {
  const input = [...words].join("\n");
  const { stdout } = spawnSync("hunspell", ["-d", dictionary, "-i", "utf-8", "-l"], { input });
  return [...new Set(stdout.toString().split("\n"))].filter((word) => word !== "");
}

test.each(languages)("[WORDS] %s is spelt as its dictionary spells", (language) => {
  const dictionary = dictionaryFor(language);
  // Its dictionary is no package of Debian, or this machine may not install one.
  if (dictionary === null) return;
  const { words, names } = wordsOf(language);
  const own = ownOf(language);
  const isOurs = (word: string): boolean =>
    own.has(word) || partsOf(word).every((part) => names.has(part) || own.has(part));
  const wrong = unknown(words.keys(), dictionary).filter((word) => !isOurs(word));
  expect(wrong.map((word) => `${words.get(word) ?? ""}: ${word}`)).toEqual([]);
  expect(unknown(["Guildhalll"], dictionary)).toEqual(["Guildhalll"]);
});
