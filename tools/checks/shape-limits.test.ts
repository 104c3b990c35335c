import { expect, test } from "vitest";
import { shapeOf } from "./shape.ts";
import type { SourceFile } from "./sources.ts";

const lines = (count: number, line = "x();"): string => `${line}\n`.repeat(count);
const fits: SourceFile = { path: "rules/fits.ts", text: lines(10) };
const complaintsAbout = (...sources: readonly SourceFile[]): string[] =>
  shapeOf(sources, [
    { path: /\/words\//, from: ["columns", "lines"], why: "prose" },
  ]).complaints.flatMap(({ what, where }) => where.map((one) => `${what}: ${one}`));
const many = (count: number, each: (i: number) => SourceFile): SourceFile[] =>
  Array.from({ length: count }, (_, i) => each(i));

test("a house in shape draws no complaint", () => {
  expect(complaintsAbout(fits)).toEqual([]);
});

test.each<{ fault: string; sources: readonly SourceFile[]; complaint: string }>([
  {
    fault: "a comment that does not fit",
    sources: [fits, { path: "rules/wide.ts", text: `x();\n// ${"word ".repeat(30)}\n` }],
    complaint: "lines over 120 columns: rules/wide.ts:2",
  },
  {
    fault: "a test of 301 lines",
    sources: [fits, { path: "rules/long.test.ts", text: lines(301) }],
    complaint: "files over 300 lines: rules/long.test.ts 301",
  },
  {
    fault: "half of the files too long",
    sources: [fits, ...many(2, (i) => ({ path: `rules/${i}.ts`, text: lines(81) }))],
    complaint: "file median over 80 lines: 81",
  },
  {
    fault: "a tenth of the files too long",
    sources: [
      ...many(9, (i) => ({ ...fits, path: `rules/${i}.ts` })),
      ...many(2, (i) => ({ path: `table/${i}.ts`, text: lines(151) })),
    ],
    complaint: "a tenth of the files is over 150 lines: split one of these: table/0.ts 151",
  },
  {
    fault: "a function of 81 lines",
    sources: [fits, { path: "rules/f.ts", text: `function f() {\n${lines(79)}}\nx();\n` }],
    complaint: "functions over 80 lines: rules/f.ts:1 81",
  },
  {
    fault: "half of the functions too long",
    sources: [fits, { path: "rules/f.ts", text: `function f() {\n${lines(7)}}\n` }],
    complaint: "function median over 8 lines: 9",
  },
  {
    fault: "a folder of 23",
    sources: many(23, (i) => ({ ...fits, path: `rules/${i}.ts` })),
    complaint: "folders with more than 22 files: rules 23",
  },
  {
    fault: "two that import each other's types",
    sources: [
      { path: "rules/a.ts", text: 'import type { B } from "./b.ts";\n' },
      { path: "rules/b.ts", text: 'import type { A } from "./a.ts";\n' },
    ],
    complaint: "import cycles, types included: rules/a.ts ↔ rules/b.ts",
  },
])("$fault is complained about", ({ sources, complaint }) => {
  expect(complaintsAbout(...sources)).toContain(complaint);
});

test("an exception holds for what it names, and for nothing else", () => {
  const text = `// ${"word ".repeat(30)}\n${lines(300)}`;
  expect(complaintsAbout(fits, { path: "client/words/en.ts", text })).toEqual([]);
  expect(complaintsAbout(fits, { path: "client/wordy/en.ts", text })).toHaveLength(2);
});
