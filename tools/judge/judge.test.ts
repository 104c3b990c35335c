import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "judge-"));

function judge(...words: readonly string[]): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/judge.ts", ...words], {
    encoding: "utf8",
  });
  return { status, out: stdout, err: stderr };
}

function fileWith(text: string): string {
  const path = join(folder, `${Math.floor(performance.now() * 1000)}.json`);
  writeFileSync(path, text);
  return path;
}

test("all worked games of the ledger come out as expected", () => {
  const { status, out, err } = judge("legion", "rules/legion/games/worked-games.json", "--json");
  expect({ status, err }).toEqual({ status: 0, err: "" });
  const results = JSON.parse(out) as { id: string }[];
  expect(results).toHaveLength(128);
  expect(results[0]).toEqual({
    id: "LB-SETUP-01",
    marks: { luke: ["boba"] },
    claimed: {},
    secret: {},
    defeated: [],
    tokensOutOfGame: 0,
    refused: [{ event: 1, code: "MARK_REQUIRED" }],
    victoryTokens: {
      blue: { objective: 0, bounty: 0, secret: 0, total: 0 },
      red: { objective: 0, bounty: 0, secret: 0, total: 0 },
    },
    winner: "blue",
  });
});

test("a difference is one sentence on stderr and exit code 1; the results are printed all the same", () => {
  const vector = {
    id: "mine",
    units: [],
    events: [{ e: "end" }],
    expect: { winner: "red", defeated: [], luck: 1 },
  };
  const { status, out, err } = judge("legion", fileWith(JSON.stringify([vector])));
  expect(status).toBe(1);
  expect(JSON.parse(out)).toMatchObject([{ id: "mine", winner: "blue" }]);
  expect(err.trim().split("\n")).toEqual([
    'mine: winner should be "red" and is "blue".',
    'mine: the file expects "luck", which no judgement has.',
  ]);
});

test.each([
  ["not JSON", () => judge("legion", fileWith("{")), /is not JSON/u],
  ["not worked games", () => judge("legion", fileWith("7")), /^The file is neither a list/u],
  ["no such file", () => judge("legion", join(folder, "none.json")), /cannot be read/u],
  ["no such game", () => judge("chess", "x.json"), /^usage/u],
  ["nothing at all", () => judge(), /^usage/u],
])("%s: one clear sentence, exit code 1, nothing printed", (_what, run, sentence) => {
  const { status, out, err } = run();
  expect({ status, out }).toEqual({ status: 1, out: "" });
  expect(err).toMatch(sentence);
});

test("--help tells how", () => {
  expect(judge("--help")).toMatchObject({
    status: 0,
    out: expect.stringContaining("usage") as string,
    err: "",
  });
});
