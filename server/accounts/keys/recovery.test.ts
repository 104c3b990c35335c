import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSqlite } from "../../store/sqlite/index.ts";
import { openRecovery, readWords } from "./recovery.ts";
import { wordList } from "./word-list.ts";

test("[recovery] 256 words, told apart by their first four letters", () => {
  expect(wordList).toHaveLength(256);
  expect(new Set(wordList.map((word) => word.slice(0, 4))).size).toBe(256);
  for (const word of wordList) expect(word).toMatch(/^[a-z]{3,9}$/);
});

test("[recovery] a word is known by its beginning, and seven or unknown ones are none", () => {
  const six = wordList.slice(0, 6);
  expect(readWords(six.join("  "))).toEqual(six);
  expect(readWords(six.map((word) => `${word.slice(0, 4)}xx`).join("\n"))).toEqual(six);
  expect(readWords([...six, six[0]].join(" "))).toBeNull();
  expect(readWords([...six.slice(1), "zzzz"].join(" "))).toBeNull();
});

test("[recovery] one person's words are guessed at five times an hour from anywhere, and no salt is drawn twice", async () => {
  const folder = mkdtempSync(join(tmpdir(), "guildhall-"));
  const store = openSqlite(folder, { broken: () => undefined });
  try {
    const recovery = openRecovery(store.keys, () => 1000);
    const words = await recovery.draw("ginny");
    const near = [...words.slice(0, 5), wordList.find((word) => word !== words[5])].join(" ");
    for (let address = 0; address < 4; address++)
      expect(await recovery.whose(near, `10.0.0.${address}`)).toEqual({ type: "wrong" });
    const found = await openRecovery(store.keys, () => 1000).whose(words.join(" "), "10.0.0.8");
    expect(found).toEqual({ type: "person", person: "ginny" });
    expect(await recovery.whose(words.join(" "), "10.0.0.9")).toEqual({ type: "too-often" });
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
});
