import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { games } from "#rules/games.ts";
import { contentHashOf, standardHashOf } from "./content.ts";

const sha = (text: string): string => createHash("sha256").update(text).digest("hex");

test("[content] the same content has the same hash in any order of fields, by our SHA-256 and by the host's", () => {
  const one = { name: "Boba’s 𝔸rmy \ud800", units: [{ b: 1, a: [2, { d: null, c: "é" }] }] };
  const other = { units: [{ a: [2, { c: "é", d: null }], b: 1 }], name: "Boba’s 𝔸rmy \ud800" };
  expect(contentHashOf(other, sha)).toBe(contentHashOf(one));
  expect(contentHashOf({ ...one, name: "Bossk" }, sha)).not.toBe(contentHashOf(one));
  for (const game of games)
    expect(standardHashOf(game)).toBe(contentHashOf(game.standardContent, sha));
});
