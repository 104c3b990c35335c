import { scryptSync } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Store } from "../../store/port.ts";
import { openSqlite } from "../../store/sqlite/index.ts";
import { drawFrom, openRecovery, type Recovery } from "./recovery.ts";
import { keyOf, readWords, wordCount } from "./typed-words.ts";
import { beginningOf, listed, listFor, wordList } from "./word-lists.ts";

let folder = "";
let store: Store;
let recovery: Recovery;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "guildhall-"));
  store = openSqlite(folder, { broken: () => undefined });
  recovery = openRecovery(store.keys, () => 1000);
});
afterEach(async () => {
  await recovery.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Every eighty-ninth word: a drawing that is the same at every run. */
async function someOf(name: Parameters<typeof wordList>[0], count: number): Promise<string[]> {
  const { words } = await wordList(name);
  return Array.from({ length: count }, (_, i) => words[(i * 89 + 7) % words.length] ?? "");
}

test.each(listed)(
  "[recovery] %s: 1,024 plain words, told apart by four letters, never one letter from another",
  async (language) => {
    const { words, byBeginning } = await wordList(language);
    expect(words).toHaveLength(1024);
    expect(byBeginning.size).toBe(1024);
    for (const word of words) expect(word).toMatch(/^[a-z]{4,8}$/);
    const known = new Map<string, string>(words.map((word) => [word, word]));
    const near: string[] = [];
    for (const word of words)
      for (const i of word.split("").keys()) {
        const [before, after] = [word.slice(0, i), word.slice(i + 1)];
        if (known.has(before + after)) near.push(`${word} ${before + after}`);
        const other = known.get(`${before}?${after}`);
        if (other !== undefined) near.push(`${word} ${other}`);
        known.set(`${before}?${after}`, word);
      }
    expect(near).toEqual([]);
    const ways = Array.from({ length: wordCount }, (_, i) => Math.log2(words.length - i));
    expect(ways.reduce((sum, bits) => sum + bits)).toBeGreaterThanOrEqual(64);
  },
);

test.each([
  { how: "as they are", typed: (words: readonly string[]) => words.join(" ") },
  { how: "in capitals", typed: (words: readonly string[]) => words.join(" ").toUpperCase() },
  { how: "without blanks", typed: (words: readonly string[]) => words.join("") },
  {
    how: "with blanks inside",
    typed: (words: readonly string[]) => words.join("").split("").join(" "),
  },
  { how: "on lines", typed: (words: readonly string[]) => `\n${words.join("\r\n ")}\n` },
  {
    how: "numbered",
    typed: (words: readonly string[]) => words.map((word, i) => `${i + 1}. ${word}`).join(", "),
  },
  {
    how: "by their beginnings",
    typed: (words: readonly string[]) => words.map(beginningOf).join("-"),
  },
  {
    how: "with wrong endings",
    typed: (words: readonly string[]) => words.map((word) => `${beginningOf(word)}zz`).join(" "),
  },
  {
    how: "with accents",
    typed: (words: readonly string[]) => words.join(" ").replaceAll("e", "é").replaceAll("o", "ö"),
  },
  {
    how: "by beginnings with accents",
    typed: (words: readonly string[]) => words.map(beginningOf).join(" ").replaceAll("a", "â"),
  },
  {
    how: "with accents apart",
    typed: (words: readonly string[]) => words.join(" ").replaceAll("a", "a\u0300"),
  },
])(
  "[recovery] words typed $how are read in whichever language they were drawn",
  async ({ typed }) => {
    for (const language of listed) {
      const words = await someOf(language, wordCount);
      expect(await readWords(typed(words)), language).toEqual([keyOf(words)]);
    }
  },
);

test("[recovery] too few, too many, unknown ones and another order are none of mine", async () => {
  const words = await someOf("fr", wordCount);
  expect(await readWords(words.slice(1).join(" "))).toEqual([]);
  expect(await readWords([...words, words[0]].join(" "))).toEqual([]);
  expect(await readWords([...words.slice(1), "zzzz"].join(" "))).toEqual([]);
  expect(await readWords(words.toReversed().join(" "))).not.toEqual([keyOf(words)]);
  expect(await readWords("")).toEqual([]);
});

test("[recovery] a language without a list draws English words", () => {
  expect(listed).toContain("en");
  expect(listed.map(listFor)).toEqual(listed);
  expect(listFor("none of ours" as never)).toBe("en");
});

test("[recovery] no word is drawn twice", async () => {
  const seven = await someOf("en", wordCount);
  expect(drawFrom(seven).toSorted()).toEqual(seven.toSorted());
});

test("[recovery] drawn in each language they open", async () => {
  for (const [i, language] of listed.entries()) {
    const words = await recovery.draw("ginny", language);
    const { words: all } = await wordList(language);
    expect(words).toHaveLength(wordCount);
    for (const word of words) expect(all).toContain(word);
    const found = await recovery.whose(words.join(" "), `10.0.0.${i}`);
    expect(found).toEqual({ type: "person", person: "ginny" });
  }
});

test("[recovery] six words of the first list, written down long ago, still open", async () => {
  const six = await someOf("first", 6);
  const salt = await store.keys.salt(Buffer.from("a salt of old...", "utf8"));
  // As they were hashed then.
  const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
  const hash = new Uint8Array(scryptSync(six.join(" "), salt, 32, cost));
  await store.keys.setWords("ginny", hash, 500);
  const ginny = { type: "person", person: "ginny" };
  expect(await recovery.whose(six.join(" ").toUpperCase(), "10.0.0.1")).toEqual(ginny);
  expect(await recovery.whose(six.join(""), "10.0.0.2")).toEqual(ginny);
});

test("[recovery] one person's words are guessed at five times an hour from anywhere, and no salt is drawn twice", async () => {
  const words = await recovery.draw("ginny", "es");
  const { words: all } = await wordList("es");
  const near = [...words.slice(0, -1), all.find((word) => word !== words.at(-1))].join(" ");
  for (let address = 0; address < 4; address++)
    expect(await recovery.whose(near, `10.0.0.${address}`)).toEqual({ type: "wrong" });
  const other = openRecovery(store.keys, () => 1000);
  const found = await other.whose(words.join(" "), "10.0.0.8");
  await other.close();
  expect(found).toEqual({ type: "person", person: "ginny" });
  expect(await recovery.whose(words.join(" "), "10.0.0.9")).toEqual({ type: "too-often" });
});
