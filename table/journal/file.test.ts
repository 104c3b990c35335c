import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import { hashOf } from "#rules/seeded-chance.ts";
import { ask, finishedJournal, ginny, openNew, rig, startWith, terms } from "../testing/rig.ts";
import { the } from "../testing/the.ts";
import { largestJournal } from "../talk/limits.ts";
import { readJournal, writeFile, writeJournal, type JournalFile } from "./file.ts";

let text = "";
let file: JournalFile;

beforeAll(async () => {
  text = await finishedJournal(bountyHunters, 3);
  const read = readJournal(text);
  if ("type" in read) throw new Error(read.code);
  file = read;
});

test("the file holds no person’s id and no seed outside its last pages", () => {
  expect(text).not.toContain(ginny.id);
  const seed = the(file.pages.find((page) => page.type === "ended")).seed;
  expect(text.split(seed)).toHaveLength(2);
});

test("a last line that counts wrong", () => {
  const lines = text.trimEnd().split("\n");
  const before = the(/"hash":"(\w+)"/.exec(the(lines.at(-2)))?.[1]);
  const forged = `{"hash":"${hashOf(`${before}1`)}","end":1}`;
  expect(readJournal([...lines.slice(0, -1), forged].join("\n"))).toMatchObject({
    code: "cut-off",
  });
});

test("a file with mended hashes reads again", () => {
  expect(readJournal(writeFile(file))).toEqual(file);
});

test("a file cut anywhere is noticed", () => {
  fc.assert(
    fc.property(fc.nat(text.length - 2), (at) => {
      expect(readJournal(text.slice(0, at))).toMatchObject({
        type: "flaw",
        code: expect.stringMatching(/cut-off|not-a-journal/),
      });
    }),
    { numRuns: 60 },
  );
});

test.each(["", "\n", "hello", "{}", "[1,2]", '{"hash":"","journal":{}}', "\u0000\u0001"])(
  "%j is not a journal",
  (other) => {
    expect(readJournal(other)).toMatchObject({ type: "flaw", code: "not-a-journal" });
  },
);

test("more than any journal is not looked at", () => {
  const longer = text + "\n".repeat(largestJournal);
  expect(readJournal(longer)).toEqual({ type: "flaw", code: "too-large", page: null });
});

test("a running game with secrets does not leave the table", async () => {
  const bench = rig({ think: () => new Promise(() => {}) });
  const table = await openNew(bench, bountyHunters, terms(bountyHunters, 2));
  await startWith(table, [ginny], 2);
  await ask(table, ginny, { type: "say", said: { type: "phrase", phrase: "hello" } });
  const header = the(await bench.journal.header(table.id));
  expect(
    writeJournal(
      bountyHunters,
      header,
      bountyHunters.standardContent,
      await bench.journal.read(table.id, 0),
    ),
  ).toMatchObject({ type: "error", code: "not-over" });
});
