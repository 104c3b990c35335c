import { expect, test } from "vitest";
import { citedIds, findings, writtenIds } from "./rule-ids.ts";
import { namedIds } from "./test-names.ts";

const book = { game: "legion", prefixes: ["LB"], languages: ["fr"] };
const english = "## Mark\n| LB-MARK-01 | A mark. |\n| `LB-MARK-02` | Another. |\ntext LB-MARK-09\n";

test("ids stand in the first cell of a row", () => {
  expect(writtenIds(english)).toEqual(["LB-MARK-01", "LB-MARK-02"]);
});

test("ids are found in comments, names and literals, and not inside other ids", () => {
  expect(citedIds("[LB-MARK-01] 'LB-E2E-3' ULB-MARK-04 X-LB-1", ["LB"])).toEqual([
    "LB-MARK-01",
    "LB-E2E-3",
  ]);
});

test("a sound game has no findings", () => {
  const sources = [
    { path: "rules/legion/mark.ts", text: "'LB-MARK-01' // [LB-MARK-02]" },
    { path: "rules/legion/mark.test.ts", text: "test('[LB-MARK-01] [LB-MARK-02] marked', …)" },
  ];
  expect(
    findings(
      book,
      new Map([
        ["", english],
        ["fr", english],
      ]),
      sources,
    ),
  ).toEqual([]);
});

test("cited and not written, written and not tested, and holes in a language are told", () => {
  const sources = [{ path: "rules/legion/mark.ts", text: "'LB-MARK-01' 'LB-MARK-03'" }];
  const french = "| LB-MARK-01 | Une marque. |\n| LB-MARK-04 | Quatre. |\n";
  expect(
    findings(
      book,
      new Map([
        ["", english],
        ["fr", french],
      ]),
      sources,
    ).map(({ what, ids }) => `${what}: ${ids.join(" ")}`),
  ).toEqual([
    "cited but not written down: LB-MARK-03",
    "written down but cited by no code: LB-MARK-02",
    "written down but beginning no test's name: LB-MARK-01 LB-MARK-02",
    "missing in fr: LB-MARK-02",
    "only in fr: LB-MARK-04",
  ]);
});

test.each([
  {
    what: "a name that begins with it",
    text: 'test("[LB-MARK-01] a mark", …)',
    tested: ["LB-MARK-01"],
  },
  {
    what: "a name on the next line",
    text: 'test(\n  "[LB-MARK-01] [LB-MARK-02] a mark",\n …)',
    tested: ["LB-MARK-01", "LB-MARK-02"],
  },
  {
    what: "a table's name",
    text: 'test.each([\n { n: 1 },\n])("[LB-MARK-01] $n marks", …)',
    tested: ["LB-MARK-01"],
  },
  {
    what: "a column of the table",
    text: 'test.each([{ id: "LB-MARK-01" }, { id: "LB-MARK-02" }])("[$id] …", …)',
    tested: ["LB-MARK-01", "LB-MARK-02"],
  },
  {
    what: "not a comment",
    text: 'test("a mark", …) // [LB-MARK-01]\n// test("[LB-MARK-02] …")',
    tested: [],
  },
  { what: "not the middle of a name", text: 'test("a mark [LB-MARK-01]", …)', tested: [] },
  { what: "not a describe", text: 'describe("[LB-MARK-01] marks", …)', tested: [] },
  { what: "not an expectation", text: 'expect(rule).toBe("[LB-MARK-01]")', tested: [] },
  {
    what: "three of four in one name",
    text: 'test("[LB-A-1] [LB-A-2] [LB-A-3] [LB-A-4] all", …)',
    tested: ["LB-A-1", "LB-A-2", "LB-A-3"],
  },
])("an id is tested by $what", ({ text, tested }) => {
  expect(namedIds({ path: "rules/legion/mark.test.ts", text }).tested).toEqual(tested);
});

test("a name that begins with more than three is told", () => {
  const text = 'test("[LB-A-1] [LB-A-2] [LB-A-3] [LB-A-4] all", …)';
  expect(namedIds({ path: "a.test.ts", text }).crowded).toEqual(["a.test.ts LB-A-1"]);
});
