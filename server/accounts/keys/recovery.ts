/** Six words on a piece of paper: drawn once, told once, kept as a slow hash. */
import { randomBytes, randomInt, scrypt } from "node:crypto";
import type { PersonId } from "#table/journal/page.ts";
import type { KeyStore, TryLimit } from "../../store/keys-port.ts";
import { hashOfSecret } from "../secrets.ts";
import { wordList } from "./word-list.ts";

export type Recovered =
  | { readonly type: "person"; readonly person: PersonId }
  | { readonly type: "wrong" | "too-often" };

export interface Recovery {
  /** New ones take the place of the old. */
  draw(person: PersonId): Promise<readonly string[]>;
  drop(person: PersonId): Promise<void>;
  /** `address`: who guesses. */
  whose(typed: string, address: string): Promise<Recovered>;
}

const wordCount = 6;
const saltLength = 16;
const perHour: TryLimit = { most: 5, milliseconds: 3_600_000 };
/** About a tenth of a second and 32 MB, away from the main thread. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

export function openRecovery(keys: KeyStore, now: () => number): Recovery {
  let salt: Promise<Uint8Array> | null = null;
  const hashOf = async (words: readonly string[]): Promise<Uint8Array> =>
    slowHash(words.join(" "), await (salt ??= keys.salt(randomBytes(saltLength))));
  const mayTry = (key: string): Promise<boolean> =>
    keys.countTry(hashOfSecret(key), now(), perHour);

  return {
    async draw(person) {
      const words = Array.from({ length: wordCount }, () => pick());
      await keys.setWords(person, await hashOf(words), now());
      return words;
    },
    drop: (person) => keys.setWords(person, null, now()),
    async whose(typed, address) {
      const words = readWords(typed);
      if (!(await mayTry(`address ${address}`))) return { type: "too-often" };
      if (words === null) return { type: "wrong" };
      // Whoever guesses at one person must say their first two words: so often and no oftener, from anywhere.
      if (!(await mayTry(`words ${words.slice(0, 2).join(" ")}`))) return { type: "too-often" };
      const person = await keys.whoseWords(await hashOf(words));
      return person === null ? { type: "wrong" } : { type: "person", person };
    },
  };
}

function pick(): string {
  return wordList[randomInt(wordList.length)] ?? "";
}

/** Any case, anything between them; a word is known by its first four letters. `null`: not six words of the list. */
export function readWords(typed: string): readonly string[] | null {
  const letters = typed.toLowerCase().split(/[^a-z]+/);
  const words = letters.filter((word) => word !== "").map(known);
  return words.length === wordCount && words.every((word) => word !== undefined) ? words : null;
}

function known(typed: string): string | undefined {
  return wordList.find(
    (word) => word === typed || (typed.length >= 4 && word.slice(0, 4) === typed.slice(0, 4)),
  );
}

function slowHash(words: string, salt: Uint8Array): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    scrypt(words, salt, 32, cost, (error, hash) => {
      if (error === null) resolve(new Uint8Array(hash));
      else reject(error);
    });
  });
}
