import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readWish } from "./wish.ts";

const folder = mkdtempSync(join(tmpdir(), "guildhall-static-"));
afterAll(() => rmSync(folder, { recursive: true }));
const out = join(folder, "new");

test.each([
  [undefined, "/"],
  ["", "/"],
  ["/", "/"],
  ["games", "/games/"],
  ["/games/hall", "/games/hall/"],
  ["/games/hall/", "/games/hall/"],
])("[STATIC] the path %s lies at %s", (base, lies) => {
  expect(readWish({ out, base })).toEqual({ out, base: lies });
});

test.each(["/a b/", "https://hall.example/", "../up", "/a/../b", "/a?b", "/ä/"])(
  "[STATIC] %s is no path",
  (base) => {
    expect(readWish({ out, base })).toContain("is no path");
  },
);

test("[STATIC] a folder that holds anything else is not emptied; one of its own is", () => {
  expect(readWish({})).toContain("--out");
  const full = join(folder, "full");
  mkdirSync(full);
  writeFileSync(join(full, "thesis.txt"), "all of it");
  expect(readWish({ out: full })).toContain("not empty");
  expect(readWish({ out: join(full, "thesis.txt") })).toContain("is a file");
  for (const own of ["service-worker.js", "404.html"]) writeFileSync(join(full, own), "");
  expect(readWish({ out: full })).toEqual({ out: full, base: "/" });
});
