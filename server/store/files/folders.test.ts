import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeFolder } from "./folders.ts";
import { realFiles } from "../sqlite/disk/files.ts";
import { openSqlite } from "../sqlite/index.ts";

let home = "";
beforeEach(() => void (home = mkdtempSync(join(tmpdir(), "guildhall-"))));
afterEach(() => rmSync(home, { recursive: true }));

test("[power cut] a new folder is on disk in every folder it lies in, and for nobody else", () => {
  const flushed: string[] = [];
  const make = (folder: string): void => makeFolder(folder, (at) => flushed.push(at));
  const [a, b, c] = [join(home, "a"), join(home, "a/b"), join(home, "a/b/c")];
  make(c);
  expect(flushed).toEqual([b, a, home]);
  expect(statSync(c).mode & 0o777).toBe(0o700);
  make(c);
  make(join(c, "d"));
  expect(flushed).toEqual([b, a, home, c]);
  const unreadable = (): never => {
    throw Object.assign(new Error("EACCES"), { code: "EACCES" });
  };
  makeFolder(join(home, "e"), unreadable);
  expect(statSync(join(home, "e")).isDirectory()).toBe(true);
});

test("[power cut] a copy is answered once its files have their names on disk", async () => {
  const flushed: string[] = [];
  const files = { ...realFiles, flushFolder: (at: string) => void flushed.push(at) };
  const store = openSqlite(join(home, "data"), { files, broken: () => undefined });
  const copy = join(home, "copy");
  makeFolder(copy);
  await store.backup(copy);
  expect(flushed.at(-1)).toBe(copy);
  await store.close();
});
