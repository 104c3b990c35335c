import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readCardSet } from "../simulate/card-set-file.ts";
import { fileText } from "./file-text.ts";
import { readJournalFile } from "./journal-words.ts";

const folder = mkdtempSync(join(tmpdir(), "guildhall-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

const megabyte = 1024 * 1024;

/** Takes no room on the disk. */
function large(megabytes: number): string {
  const path = join(folder, `${megabytes}.json`);
  writeFileSync(path, "");
  truncateSync(path, megabytes * megabyte + 1);
  return path;
}

test("a file is read up to its size and no further, in whatever pieces it comes", () => {
  const path = join(folder, "small.json");
  const text = "é".repeat(megabyte);
  writeFileSync(path, text);
  expect(fileText(path, 2 * megabyte)).toEqual({ text });
  expect(fileText(path, 2 * megabyte - 1)).toEqual({ why: expect.stringContaining("larger") });
});

test("what is no file is told", () => {
  expect(fileText(join(folder, "none"), 1)).toEqual({ why: "there is no such file" });
  expect(fileText(folder, 1)).toEqual({ why: "it is a folder, not a file" });
});

test("a journal and a card set larger than any are told, not read", () => {
  expect(readJournalFile(large(64))).toMatchObject({ sentence: expect.stringContaining("64 MB") });
  expect(readCardSet(large(1))).toMatchObject({
    sentences: [expect.stringContaining("larger than 1 MB")],
  });
});

test("a pipe that never ends is left", () => {
  const endless = 'import { fileText } from "./tools/journals/file-text.ts";';
  const said = spawnSync(
    "/bin/sh",
    ["-c", `yes | "${process.execPath}" -e '${endless} console.log(fileText("/dev/stdin", 3e6))'`],
    { encoding: "utf8" },
  );
  expect(said.stdout).toContain("larger");
});
