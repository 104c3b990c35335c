/** Plain streams of chance, and what is drawn from any stream. */
import type { Chance, Rng } from "./game.ts";

/**
 * Rejection keeps every value equally likely: a word from the last block of n, which is cut short, is thrown away.
 * All numbers here are whole and below 2³²; `>>> 0` says so, and dividing is then one instruction instead of a long
 * one.
 */
export function belowOf(next: () => number, n: number): number {
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
