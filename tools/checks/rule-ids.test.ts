import { expect, test } from "vitest";
import { citedIds, findings, writtenIds } from "./rule-ids.ts";

const book = { game: "legion", prefixes: ["LB"], languages: ["fr"], done: true };
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
    { path: "rules/legion/mark.test.ts", text: "test('[LB-MARK-01] [LB-MARK-02]')" },
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
    "written down but never tested: LB-MARK-01 LB-MARK-02",
    "missing in fr: LB-MARK-02",
    "only in fr: LB-MARK-04",
  ]);
});
