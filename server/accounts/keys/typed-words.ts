/** Recovery words as people type them: in any language of ours, with or without accents, capitals and blanks. */
import { beginningOf, listed, wordList, type ListName, type WordList } from "./word-lists.ts";

/** How words of a list were drawn, and what of them is hashed. */
interface Drawing {
  readonly list: ListName;
  readonly count: number;
  readonly keyOf: (words: readonly string[]) => readonly string[];
}

/**
 * Seven different ones of 1,024 are 70 bits, all but a thirtieth.
 * Their beginnings are the key: the same word in two languages is one.
 */
export const wordCount = 7;

/** What is hashed of seven words. */
export function keyOf(words: readonly string[]): readonly string[] {
  return words.map(beginningOf);
}

const drawings: readonly Drawing[] = [
  ...listed.map((list) => ({ list, count: wordCount, keyOf })),
  { list: "first", count: 6, keyOf: (words) => words },
];

/** Every key the typed words may stand for: none, one, and once in a lifetime two. */
export async function readWords(typed: string): Promise<readonly (readonly string[])[]> {
  const parts = lettersIn(typed);
  const keys = new Map<string, readonly string[]>();
  for (const drawing of drawings) {
    const list = await wordList(drawing.list);
    const words = apart(parts, list, drawing.count) ?? together(parts, list, drawing.count);
    if (words === null) continue;
    const key = drawing.keyOf(words);
    keys.set(key.join(" "), key);
  }
  return [...keys.values()];
}

/** Small letters without marks; whatever else stands between them (numbers, commas, lines) parts them. */
function lettersIn(typed: string): readonly string[] {
  const plain = typed.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.split(/[^a-z]+/).filter((part) => part !== "");
}

/** A word is known by its beginning: what follows may be left out or wrong. */
function apart(
  parts: readonly string[],
  { byBeginning }: WordList,
  count: number,
): readonly string[] | null {
  const words = parts.flatMap((part) => byBeginning.get(beginningOf(part)) ?? []);
  return parts.length === count && words.length === count ? words : null;
}

/** Blanks left out or put in the wrong places: no word of a list begins another, so there is one way to part them. */
function together(
  parts: readonly string[],
  { byBeginning }: WordList,
  count: number,
): readonly string[] | null {
  const letters = parts.join("");
  const words: string[] = [];
  let at = 0;
  while (at < letters.length) {
    const four = letters.slice(at, at + 4);
    const word = byBeginning.get(four) ?? byBeginning.get(four.slice(0, 3));
    if (word === undefined || !letters.startsWith(word, at)) return null;
    words.push(word);
    at += word.length;
  }
  return words.length === count ? words : null;
}
