import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { note, readAll, write, type RanFunctions } from "./ran.ts";
import { inSources, reachOf } from "./report.ts";
import { segmentAt, segmentsOf } from "./source-map.ts";

const ranges = (startOffset: number, count: number) => [{ startOffset, endOffset: 99, count }];
const script = (url: string, ...functions: readonly (readonly [number, number])[]) => ({
  url,
  functions: functions.map(([begin, count]) => ({
    functionName: "",
    isBlockCoverage: false,
    ranges: ranges(begin, count),
  })),
});

test("a function that ran once has run, whoever asked", () => {
  const folder = mkdtempSync(join(tmpdir(), "guildhall-coverage-"));
  try {
    for (const [i, count] of [1, 0].entries()) {
      const ran: RanFunctions = {};
      note(ran, [script("table/a.ts", [0, 1], [10, count], [50, 0])]);
      write(folder, `worker-${i}`, ran);
    }
    expect(readAll(folder)).toEqual({ "table/a.ts": { 0: true, 10: true, 50: false } });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a place in a built file is found in its source", () => {
  // First line: column 0 is a.ts 1:0, column 4 is b.ts 3:2; second line: column 2 is b.ts 4:2.
  const map = { sources: ["a.ts", "b.ts"], mappings: "AACA,ICEE;EACA" };
  const [first = [], second = []] = segmentsOf(map);
  expect(segmentAt(first, 3)).toEqual([0, 0, 1, 0]);
  expect(segmentAt(first, 4)).toEqual([4, 1, 3, 2]);
  expect(segmentAt(second, 1)).toBeUndefined();
  expect(segmentAt(second, 9)).toEqual([2, 1, 4, 2]);
});

test("what a page ran is told of the sources its file was built of", () => {
  const client = mkdtempSync(join(tmpdir(), "guildhall-coverage-"));
  try {
    writeFileSync(join(client, "hall.js"), "f();g();\n  h();\n");
    const map = { sources: ["a.ts", "b.ts"], mappings: "AACA,ICEE;EACA" };
    writeFileSync(join(client, "hall.js.map"), JSON.stringify(map));
    const found = inSources({ "/hall.js": { 0: true, 4: false, 11: true } }, client);
    expect(Object.values(found).map((file) => Object.values(file))).toEqual([
      [true],
      [false, true],
    ]);
  } finally {
    rmSync(client, { recursive: true });
  }
});

test("a file is reached by any way; types, words and tests are not looked for", () => {
  const code = "export const f = () => 1;\n";
  const sources = ["table/a.ts", "table/b.ts", "table/a.test.ts", "table/testing/c.ts"].map(
    (path) => ({ path, text: code }),
  );
  const types = { path: "table/d.ts", text: "export interface D {\n  f: () => void;\n}\n" };
  const unit = { "table/a.ts": { 0: true, 10: false }, "table/b.ts": { 10: false } };
  const pages = { "table/a.ts": { 20: true }, "table/b.ts": { 0: true } };
  expect(reachOf([...sources, types], [unit, pages])).toEqual([
    { path: "table/a.ts", functions: 1, ran: 1 },
    { path: "table/b.ts", functions: 1, ran: 0 },
  ]);
});
