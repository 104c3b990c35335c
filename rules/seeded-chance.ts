/**
 * Seeded chance: the same bits in every browser and server, and nobody can foresee them without the seed.
 * It stands apart from plain streams, so that a game and its bots travel without ciphers.
 */
import { chacha20 } from "@noble/ciphers/chacha.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Chance, Rng } from "./game.ts";
import { belowOf } from "./rng.ts";

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
