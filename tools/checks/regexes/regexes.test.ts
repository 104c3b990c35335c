import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { complaintsAbout } from "./complaints.ts";
import { expressionsIn } from "./expressions.ts";
import { isEndless, slowText } from "./pumped.ts";
import { complaintAbout, remembering } from "./verdict.ts";

const path = "server/door.ts";

function source(text: string): { path: string; text: string } {
  return { path, text };
}

test("expressions are found wherever they are written", () => {
  const text = [
    "const one = /a+$/u.exec(x) ?? y / 2 / z;",
    "// /no/ comment, and no /text/ either",
    'const two = [" /a/ ", new RegExp(`^${name}\\\\s*$`, "i")];',
    'return RegExp("a" + "b*", flags) && new RegExp(from);',
  ].join("\n");
  expect(expressionsIn(source(text))).toEqual([
    { path, line: 1, source: "a+$", flags: "u" },
    { path, line: 3, source: "^x\\s*$", flags: "i" },
    { path, line: 4, source: "ab*", flags: "" },
    { path, line: 4, source: null, flags: "" },
  ]);
});

test.each([
  ["quadratic from every start", "\\s+$", ""],
  ["more than that", "\\s*(?:\\(\\d+\\))?\\s*:?\\s*$", "u"],
  ["exponential", "^(?:a|a)*b", ""],
  ["a shape of addresses", "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$", ""],
  ["quick finds, each of which looks to the end", "[,;](?![^(]*\\))", "u"],
])("slow and complained about: %s", async (_what, pattern, flags) => {
  expect(await complaintAbout(pattern, flags)).not.toBeNull();
});

test.each([
  ["nothing without end", "^[\\w-]{87}=?$", ""],
  ["from one start", "^\\s*(?:>|#{1,6}\\s)\\s*", "u"],
  ["from the start of a run", "(?<![a-z])[a-z]+$", ""],
])("quick: %s", async (_what, pattern, flags) => {
  expect(await complaintAbout(pattern, flags)).toBeNull();
});

test("what is repeated without end is seen anywhere in it", () => {
  expect(["a*", "(?:ab+)?", "(?=a{2,})b"].map((each) => isEndless(each, "u"))).toEqual([
    true,
    true,
    true,
  ]);
  expect(["a", "[*+]", "a{2,90}", "\\*"].map((each) => isEndless(each, "u"))).toEqual(
    Array(4).fill(false),
  );
});

test("finds that look to the end of the text name the text", () => {
  expect(slowText("[,;](?![^(]*\\))", "u")).toContain(",");
  expect(slowText("[^,;]+", "u")).toBeNull();
});

test("a bad one is named with its place, an exception needs a file, a test is left alone", async () => {
  const bad = "const end = /x\\s+$/;";
  const judge = async (): Promise<string> => "slow";
  const about = (exceptions: readonly RegExp[], ...sources: { path: string; text: string }[]) =>
    complaintsAbout(
      sources,
      exceptions.map((each) => ({ path: each, why: "" })),
      judge,
    );
  expect(await about([], source(bad))).toEqual([`${path}:1 /x\\s+$/ slow`]);
  expect(await about([], source("new RegExp(from)"))).toEqual([
    `${path}:1 /?/ put together from what cannot be read here`,
  ]);
  expect(await about([/^server\//], source(bad))).toEqual([]);
  expect(await about([/^table\//], source(""))).toEqual([
    "an exception that nothing needs: ^table\\/",
  ]);
  expect(await about([], { path: "server/door.test.ts", text: bad })).toEqual([]);
});

test("an expression is judged once, also by the next run", async () => {
  const folder = mkdtempSync(join(tmpdir(), "guildhall-regexes-"));
  const file = join(folder, "cache", "regexes.json");
  const asked: string[] = [];
  const judge = async (pattern: string): Promise<string | null> => {
    asked.push(pattern);
    return pattern === "bad" ? "slow" : null;
  };
  try {
    const first = remembering(file, judge);
    expect([await first.judge("bad", ""), await first.judge("good", "u")]).toEqual(["slow", null]);
    await first.judge("good", "u");
    first.save();
    const second = remembering(file, judge);
    expect([await second.judge("bad", ""), await second.judge("good", "u")]).toEqual([
      "slow",
      null,
    ]);
    await second.judge("good", "g");
    expect(asked).toEqual(["bad", "good", "good"]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
