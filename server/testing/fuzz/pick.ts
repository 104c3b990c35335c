/** Choices of a fuzzer: seeded, so that a case that ends the hall can be sent again. */
import type { Rng } from "#rules/game.ts";

export function pick<T>(rng: Rng, list: readonly [T, ...T[]]): T {
  return list[rng.below(list.length)] ?? list[0];
}

export function oneIn(rng: Rng, n: number): boolean {
  return rng.below(n) === 0;
}

/** Values that no field expects. */
function oddValue(rng: Rng): unknown {
  return pick<unknown>(rng, [
    null,
    true,
    -1,
    0.5,
    1e308,
    2 ** 53,
    "",
    " ",
    "constructor",
    "__proto__",
    "toString",
    "spectator",
    "\u0000",
    "\u202e",
    "\ud800",
    "x".repeat(300),
    [],
    [[]],
    {},
    { type: "text" },
    { length: 3 },
    nested(40),
    Array.from({ length: 200 }, () => 0),
  ]);
}

function nested(depth: number): unknown {
  return depth === 0 ? 0 : [nested(depth - 1)];
}

/** One field changed, removed, added or renamed, here or further in. */
export function mutated(rng: Rng, value: unknown): unknown {
  if (typeof value !== "object" || value === null || oneIn(rng, 6)) return oddValue(rng);
  if (Array.isArray(value)) return value.map((each) => (oneIn(rng, 3) ? mutated(rng, each) : each));
  const copy: Record<string, unknown> = { ...value };
  const keys = Object.keys(copy);
  const key = keys[rng.below(Math.max(1, keys.length))] ?? "type";
  switch (rng.below(4)) {
    case 0:
      delete copy[key];
      return copy;
    case 1:
      copy[String(oddValue(rng))] = copy[key];
      return copy;
    default:
      copy[key] = mutated(rng, copy[key]);
      return copy;
  }
}

/** Some bytes flipped, or the end cut off. */
export function damaged(rng: Rng, bytes: Buffer): Buffer {
  if (bytes.length === 0) return bytes;
  if (oneIn(rng, 3)) return bytes.subarray(0, rng.below(bytes.length));
  const copy = Buffer.from(bytes);
  for (let i = rng.below(4); i >= 0; i--) copy[rng.below(copy.length)] = rng.below(256);
  return copy;
}
