import { expect, test } from "vitest";
import { smallFileComplaints } from "./small-files.ts";

const short = 'export const x = "x";\n';
const file = (path: string, text: string) => ({ path, text });
const use = 'import { x } from "./a.ts";\n';
const complaintsAbout = (...sources: Parameters<typeof smallFileComplaints>[0]) =>
  smallFileComplaints(sources).flatMap(({ where }) => where);

test("a small file that one neighbour imports goes home", () => {
  expect(complaintsAbout(file("table/a.ts", short), file("table/b.ts", use))).toEqual([
    "table/a.ts into table/b.ts",
  ]);
});

test.each([
  { why: "it is long", sources: [file("table/a.ts", short.repeat(30)), file("table/b.ts", use)] },
  {
    why: "a test looks at it, too",
    sources: [file("table/a.ts", short), file("table/b.ts", use), file("table/a.test.ts", use)],
  },
  {
    why: "it is sent for when it is needed",
    sources: [file("table/a.ts", short), file("table/b.ts", 'void import("./a.ts");\n')],
  },
  {
    why: "it is used from elsewhere",
    sources: [file("table/a.ts", short), file("table/live/b.ts", 'import { x } from "../a.ts";\n')],
  },
  {
    why: "every game has it",
    sources: [
      file("rules/legion/view.ts", short),
      file("rules/legion/index.ts", 'import { x } from "./view.ts";\n'),
    ],
  },
])("it stays where $why", ({ sources }) => {
  expect(complaintsAbout(...sources)).toEqual([]);
});
