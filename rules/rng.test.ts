import { describe, expect, test } from "vitest";
import { oneStream, quickRng, shuffled } from "./rng.ts";
import { chanceOf, commitTo, hashOf, tableKey } from "./seeded-chance.ts";

const seed = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

function throws(rng: { below(n: number): number }, n: number, count: number): number[] {
  return Array.from({ length: count }, () => rng.below(n));
}

describe("chance", () => {
  test("the same key and purpose give the same throws, another purpose others", () => {
    const chance = chanceOf(tableKey(seed, []));
    expect(throws(chance("shuffle"), 1000, 300)).toEqual(throws(chance("shuffle"), 1000, 300));
    expect(throws(chance("shuffle"), 1000, 20)).not.toEqual(
      throws(chance("refill:1:7:draw"), 1000, 20),
    );
  });
  test("these very bits, for ever: journals depend on them", () => {
    expect(commitTo(seed)).toBe("4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef");
    expect(throws(chanceOf(tableKey(seed, ["ginny", "thomas"]))("shuffle"), 100, 8)).toEqual([
      20, 47, 43, 19, 45, 72, 30, 26,
    ]);
    expect(throws(quickRng(7), 100, 8)).toEqual([38, 23, 93, 34, 86, 14, 33, 53]);
  });
  test("the key is no promise anyone has heard: not the commitment, even when nobody throws anything in", () => {
    expect(tableKey(seed, [])).not.toBe(commitTo(seed));
  });
  test("what people throw in, and its order, changes the key", () => {
    const keys = [
      tableKey(seed, []),
      tableKey(seed, [""]),
      tableKey(seed, ["a", "b"]),
      tableKey(seed, ["b", "a"]),
      tableKey(seed, ["ab"]),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
  test("every value is about equally likely", () => {
    for (const rng of [chanceOf(tableKey(seed, []))("even"), quickRng(3)]) {
      const counts = [0, 0, 0, 0, 0, 0, 0];
      for (const thrown of throws(rng, 7, 14_000)) counts[thrown] = (counts[thrown] ?? 0) + 1;
      for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
    }
  });
  test("a shuffle keeps every card and changes nothing it was given", () => {
    const cards = Array.from({ length: 63 }, (_, card) => card);
    const out = shuffled(cards, oneStream(quickRng(5))("x"));
    expect(out).not.toEqual(cards);
    expect(out.toSorted((x, y) => x - y)).toEqual(cards);
    expect(cards[0]).toBe(0);
  });
  test("a hash is SHA-256", () => {
    expect(hashOf("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  });
});
