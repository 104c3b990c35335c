/** Whatever became of a file in the data folder: the hall says so in one sentence, or opens and answers everything. */
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  fullFolder,
  standsOn,
  standsWithout,
  type FullFolder,
} from "./testing/fuzz/data-folder.ts";

let full: FullFolder;
beforeAll(async () => void (full = await fullFolder()));
afterAll(() => rmSync(full.folder, { recursive: true }));

test("[fuzz] 40 data folders with a file cut off, scattered, emptied, or something else in its place", async () => {
  const found = new Set<string>();
  for (let seed = 0; seed < 40; seed++) found.add(await standsOn(full, seed));
  expect([...found].toSorted()).toEqual(["stands", "told"]);
});

test("[fuzz] a table or an index whose beginning is damaged is told in one sentence", async () => {
  // What a start writes itself, and an index that it reads after its first look; all of them in the deep test.
  const found = await standsWithout(full, ["keepsakes", "ringing"]);
  expect([...found]).toEqual([
    ["keepsakes", "told"],
    ["ringing", "told"],
  ]);
});
