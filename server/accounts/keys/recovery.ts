/** Seven words on a piece of paper: drawn once, told once, kept as a slow hash. */
import { randomBytes, randomInt } from "node:crypto";
import type { Language } from "#table/talk/languages.ts";
import type { PersonId } from "#table/journal/page.ts";
import type { KeyStore, TryLimit } from "../../store/keys-port.ts";
import { hashOfSecret } from "../secrets.ts";
import { openSlowHash } from "./slow-hash.ts";
import { keyOf, readWords, wordCount } from "./typed-words.ts";
import { wordList } from "./word-lists.ts";

export type RecoveryResult =
  | { readonly type: "person"; readonly person: PersonId }
  | { readonly type: "wrong" | "too-often" };

export interface Recovery {
  /** New ones take the place of the old. Throws `Crowded` where too many ask at once. */
  draw(person: PersonId, language: Language): Promise<readonly string[]>;
  drop(person: PersonId): Promise<void>;
  /** `address`: who guesses. */
  whose(typed: string, address: string): Promise<RecoveryResult>;
  close(): Promise<void>;
}

const saltLength = 16;
const perHour: TryLimit = { most: 5, milliseconds: 3_600_000 };

export function openRecovery(keys: KeyStore, now: () => number): Recovery {
  const slowHash = openSlowHash();
  let salt: Promise<Uint8Array> | null = null;
  const hashOf = async (key: readonly string[]): Promise<Uint8Array> =>
    slowHash.of(key.join(" "), await (salt ??= keys.salt(randomBytes(saltLength))));
  const mayTry = (key: string): Promise<boolean> =>
    keys.countTry(hashOfSecret(key), now(), perHour);

  return {
    async draw(person, language) {
      const { words: all } = await wordList(language);
      const words = drawFrom(all);
      await keys.setWords(person, await hashOf(keyOf(words)), now());
      return words;
    },
    drop: (person) => keys.setWords(person, null, now()),
    async whose(typed, address) {
      if (!(await mayTry(`address ${address}`))) return { type: "too-often" };
      for (const key of await readWords(typed)) {
        // Whoever guesses at one person must say their first two words: so often and no oftener, from anywhere.
        if (!(await mayTry(`words ${key.slice(0, 2).join(" ")}`))) return { type: "too-often" };
        const person = await keys.whoseWords(await hashOf(key));
        if (person !== null) return { type: "person", person };
      }
      return { type: "wrong" };
    },
    close: slowHash.close,
  };
}

/** None twice: it would look like a slip of the pen. */
export function drawFrom(all: readonly string[]): readonly string[] {
  const words = new Set<string>();
  while (words.size < wordCount) words.add(all[randomInt(all.length)] ?? "");
  return [...words];
}
