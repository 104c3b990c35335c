import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ShutOut } from "#table/talk/office.ts";
import { HostError } from "../../host-error.ts";
import { readShutOut, shutOutPath, takeInShutOut } from "./shut-out-file.ts";
import { openSqlite } from "../sqlite/index.ts";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "guildhall-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (text: string) => (path: string) => writeFileSync(path, text);

test.each([
  { what: "emptied", hurt: write("") },
  { what: "cut off", hurt: write('[{"what":"person"') },
  { what: "cut off on its third line", hurt: write('[\n{"what":"person",\n"key":') },
  { what: "of another shape", hurt: write('[{"what":"planet","key":"","name":7}]') },
  { what: "no list", hurt: write("{}") },
  { what: "a folder", hurt: (path: string) => mkdirSync(path) },
])("[host] a list of the shut out that is $what is told in one line", async ({ hurt }) => {
  hurt(shutOutPath(folder));
  const told = (error: unknown): boolean =>
    error instanceof HostError && /^shut-out\.json cannot be read: .+$/.test(error.message);
  expect(() => readShutOut(folder)).toThrow(expect.toSatisfy(told));
  const { house, close } = openSqlite(folder, { broken: () => undefined });
  await expect(takeInShutOut(folder, house)).rejects.toSatisfy(told);
  await close();
});

test("[power cut] the list is put aside on disk once everybody on it stands in the database", async () => {
  const mia = { what: "person", key: "mia", name: "Mia", since: 1 } as const;
  const bruno = { ...mia, key: "bruno", name: "Bruno" };
  write(JSON.stringify([mia, bruno]))(shutOutPath(folder));
  const done: string[] = [];
  const note = (what: string): void =>
    void done.push(`${what}, ${existsSync(shutOutPath(folder)) ? "there" : "aside"}`);
  const house = { shutOut: async ({ key }: ShutOut) => note(key) };
  await takeInShutOut(folder, house, (at) => note(at === folder ? "flushed" : at));
  expect(done).toEqual(["mia, there", "bruno, there", "flushed, aside"]);
});

test("[host] without a list, or with a link to nowhere, nobody is shut out", () => {
  expect(readShutOut(folder)).toEqual([]);
  symlinkSync(join(folder, "nowhere"), shutOutPath(folder));
  expect(readShutOut(folder)).toEqual([]);
});
