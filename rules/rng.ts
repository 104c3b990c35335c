/** Seeded chance: the same bits in every browser and server, and nobody can foresee them without the seed. */
import { chacha20 } from "@noble/ciphers/chacha.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Chance, Rng } from "./game.ts";

/** Hex of 32 bytes. */
export type Hex = string;

export function hashOf(text: string): Hex {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Published before the first card: the host can no longer change the seed without being caught. */
export function commitTo(seed: Hex): Hex {
  return bytesToHex(sha256(hexToBytes(seed)));
}

const keyLabel = utf8ToBytes("guildhall table key");

/**
 * The table's key: the host's seed, then what each person threw in when sitting down, in that order. The label keeps it
 * apart from the commitment: otherwise, with nobody throwing in anything, the published promise would be the key
 * itself.
 */
export function tableKey(seed: Hex, entropies: readonly string[]): Hex {
  const parts = [keyLabel, hexToBytes(seed), ...entropies.map((text) => sha256(utf8ToBytes(text)))];
  return bytesToHex(sha256(concatBytes(...parts)));
}

/** One ChaCha20 stream per purpose, keyed by the hash of table key and purpose. */
export function chanceOf(key: Hex): Chance {
  const keyBytes = hexToBytes(key);
  return (purpose) => stream(sha256(concatBytes(keyBytes, utf8ToBytes(purpose))));
}

const blockBytes = 256;
const noNonce = new Uint8Array(12);

function stream(key: Uint8Array): Rng {
  let block = new Uint32Array(0);
  let used = 0;
  let counter = 0;
  const next = (): number => {
    if (used === block.length) {
      const bytes = chacha20(key, noNonce, new Uint8Array(blockBytes), undefined, counter);
      block = littleEndian(bytes);
      counter += blockBytes / 64;
      used = 0;
    }
    return block[used++] ?? 0;
  };
  return { below: (n) => belowOf(next, n) };
}

function littleEndian(bytes: Uint8Array): Uint32Array<ArrayBuffer> {
  const words = new Uint32Array(bytes.length / 4);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let i = 0; i < words.length; i++) words[i] = view.getUint32(i * 4, true);
  return words;
}

/**
 * Rejection keeps every value equally likely: a word from the last block of n, which is cut short, is thrown away.
 * All numbers here are whole and below 2³²; `>>> 0` says so, and dividing is then one instruction instead of a long
 * one.
 */
function belowOf(next: () => number, n: number): number {
  const size = n >>> 0;
  const lastBlock = 0x1_0000_0000 - size;
  let word = next() >>> 0;
  let rest = (word % size) >>> 0;
  while (word - rest > lastBlock) {
    word = next() >>> 0;
    rest = (word % size) >>> 0;
  }
  return rest;
}

/** Small and fast (sfc32): for bots, simulations and tests; never for a real table. */
export function quickRng(seed: number): Rng {
  let a = seed | 0;
  let b = (seed ^ 0x9e37_79b9) | 0;
  let c = (seed ^ 0x85eb_ca6b) | 0;
  let count = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return { below: (n) => belowOf(next, n) };
}

/** Every purpose draws from one stream: enough where nothing is ever taken back. */
export function oneStream(rng: Rng): Chance {
  return () => rng;
}

/** Fisher–Yates on a copy. */
export function shuffled<T>(list: readonly T[], rng: Rng): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const held = out[i] as T;
    out[i] = out[j] as T;
    out[j] = held;
  }
  return out;
}
