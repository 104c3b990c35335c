import { expect, test } from "vitest";
import { scaffoldingComplaints } from "./scaffolding.ts";

const file = (path: string, ...uses: readonly string[]) => ({
  path,
  text: uses.map((name) => `import { x } from "${name}";\n`).join(""),
});
const complaintsAbout = (...sources: Parameters<typeof scaffoldingComplaints>[0]) =>
  scaffoldingComplaints(sources).flatMap(({ where }) => where);

test("what only a test uses lies in testing/", () => {
  expect(complaintsAbout(file("table/a.ts"), file("table/a.test.ts", "./a.ts"))).toEqual([
    "table/a.ts",
  ]);
  expect(
    complaintsAbout(file("table/testing/a.ts"), file("table/a.test.ts", "./testing/a.ts")),
  ).toEqual([]);
});

test("what a test and the product use does not, be it loaded late", () => {
  const lazy = { path: "table/b.ts", text: 'const a = await import("./a.ts");\n' };
  expect(complaintsAbout(file("table/a.ts"), lazy, file("table/a.test.ts", "./a.ts"))).toEqual([]);
});
