/**
 * Recovery words: a list of our own for each language, ten bits a word. Short and common, without accents, and told
 * apart by their first four letters, so that no ending, capital or accent decides. `first` is the list of the time
 * when there was one for everybody; what was drawn from it still opens.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { languages, type Language } from "#table/talk/languages.ts";

export type ListName = Language | "first";

const beginningLength = 4;

function fileOf(name: ListName): URL {
  return new URL(`./words/${name}.txt`, import.meta.url);
}

/** The languages that have a list. */
export const listed: readonly Language[] = languages.filter((one) => existsSync(fileOf(one)));

/** Whose list is drawn from: a language without one draws English words. */
export function listFor(language: Language): Language {
  return listed.includes(language) ? language : "en";
}

export interface WordList {
  readonly words: readonly string[];
  readonly byBeginning: ReadonlyMap<string, string>;
}

/** What tells a word from all others of its list. */
export function beginningOf(word: string): string {
  return word.slice(0, beginningLength);
}

const lists = new Map<ListName, Promise<WordList>>();

/** Read when somebody draws words or comes back with them. */
export function wordList(name: ListName): Promise<WordList> {
  const known = lists.get(name) ?? readList(name);
  lists.set(name, known);
  return known;
}

async function readList(name: ListName): Promise<WordList> {
  const text = await readFile(fileOf(name), "utf8");
  const words = text.trim().split("\n");
  return { words, byBeginning: new Map(words.map((word) => [beginningOf(word), word])) };
}
