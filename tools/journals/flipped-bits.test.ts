/** One bit turned over anywhere in the file of a game, and `verify` never says verified. */
import { expect, test } from "vitest";
import { flipped, isVerified, missedBits, shortestKept, shortLedger } from "./testing-flips.ts";

test("[verify] every bit of a short ledger, with its names and talk, as the command reads it", async () => {
  const bytes = await shortLedger();
  expect(isVerified(bytes)).toBe(true);
  const missed = Array.from({ length: bytes.length * 8 }, (_, bit) => bit).filter((bit) =>
    isVerified(flipped(bytes, bit)),
  );
  expect(missed).toEqual([]);
});

/** 117 has no divisor in common with 8: every place of a byte has its turn. */
const some = (bit: number): boolean => bit % 117 === 0;

test.each(shortestKept())(
  "[verify] a bit of every fifteenth byte of a game of $game",
  ({ bytes }) => {
    expect(missedBits(bytes, some)).toEqual([]);
  },
);

test.each(shortestKept())("[verify] some bits of $game as the command reads it", ({ bytes }) => {
  const step = Math.floor((bytes.length * 8) / 20) + 1;
  for (let bit = step >> 1; bit < bytes.length * 8; bit += step)
    expect(isVerified(flipped(bytes, bit)), `bit ${bit}`).toBe(false);
});
