import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { judgeBountyHunters } from "./bounty-hunters.ts";

const nothing = { credits: 0, targets: [], crates: [], contracts: [] };
const anna = {
  name: "Anna",
  credits: 1,
  targets: [
    { character: "omega", points: 9, captured: true, hunters: [1, 1] },
    { character: "grogu", points: 16, captured: true, hunters: [3, 0] },
    { character: "omega", points: 9, captured: true, hunters: [3] },
    { character: "qira", points: 12, captured: true, hunters: [2, 2] },
    { character: "han-solo", points: 11, captured: false, hunters: [3, 1] },
  ],
  crates: [
    { points: 4, crates: 3, activated: true },
    { points: 5, crates: 1, activated: false },
  ],
  contracts: [
    { type: "pair", a: "omega", b: "chewbacca" },
    { type: "double", a: "omega" },
    { type: "pair", a: "omega", b: "qira" },
  ],
};
const mia = {
  ...nothing,
  name: "Mia",
  crates: [
    { points: 4, crates: 2, activated: true },
    { points: 6, crates: 2, activated: true },
  ],
};
const pad = { id: "anna", mode: "full", players: [anna, mia] };

test("[BH-SCORE-06] Anna: 46 + 4 + 12 − 12 = 50", () => {
  expect(judgeBountyHunters(pad)).toEqual({
    results: [
      {
        id: "anna",
        pads: [
          { name: "Anna", targets: 46, crates: 4, contracts: 12, hunters: -12, total: 50 },
          { name: "Mia", targets: 0, crates: 15, contracts: 0, hunters: 0, total: 15 },
        ],
        winners: ["Anna"],
      },
    ],
    complaints: [],
  });
});

test("[BH-INTRO-05] the introductory pad scores no contracts", () => {
  const { results } = judgeBountyHunters([{ ...pad, mode: "introductory" }]);
  expect(results).toMatchObject([{ pads: [{ contracts: 0, total: 38 }, { total: 15 }] }]);
});

test("[BH-SCORE-07] ties go by credits, then all of them win", () => {
  const tied = (credits: readonly number[]) => ({
    id: "tie",
    mode: "full",
    players: credits.map((held, i) => ({ ...nothing, name: `P${i}`, credits: held })),
  });
  expect(judgeBountyHunters(tied([1, 2, 0])).results).toMatchObject([{ winners: ["P1"] }]);
  expect(judgeBountyHunters(tied([2, 2, 0])).results).toMatchObject([{ winners: ["P0", "P1"] }]);
});

test("what the file expects is compared", () => {
  const right = {
    ...pad,
    expect: { pads: [{ name: "Anna", total: 50 }, { crates: 15 }], winners: ["Anna"] },
  };
  expect(judgeBountyHunters(right).complaints).toEqual([]);
  const wrong = { ...pad, expect: { pads: [{ total: 51 }, {}], winners: ["Mia"] } };
  expect(judgeBountyHunters(wrong).complaints).toEqual([
    'anna: winners should be ["Mia"] and is ["Anna"].',
    "anna: total of Anna should be 51 and is 50.",
  ]);
});

describe("impossible pads get one sentence per mistake, with its place", () => {
  const withTarget = (change: object) => ({
    ...pad,
    players: [{ ...anna, targets: [{ ...anna.targets[0], ...change }] }, mia],
  });
  const withContract = (contract: object) => ({
    ...pad,
    players: [{ ...anna, contracts: [contract] }, mia],
  });
  test.each([
    {
      what: "a pair of one character",
      file: withContract({ type: "pair", a: "omega", b: "omega" }),
      says: [
        "pad.players[0].contracts[0]: a pair names two different characters, not omega twice.",
      ],
    },
    {
      what: "half a pair",
      file: withContract({ type: "pair", a: "omega" }),
      says: [
        expect.stringMatching(
          /^pad\.players\[0\]\.contracts\[0\]\.b: one of qira, .* not nothing\.$/,
        ),
      ],
    },
    {
      what: "a double with two",
      file: withContract({ type: "double", a: "omega", b: "qira" }),
      says: [
        'pad.players[0].contracts[0].b: a contract of type "double" names one character only.',
      ],
    },
    {
      what: "negative points",
      file: withTarget({ points: -1 }),
      says: [
        "pad.players[0].targets[0].points: a whole number from 0 to 999 belongs here, not -1.",
      ],
    },
    {
      what: "a negative hunter",
      file: withTarget({ hunters: [1, -2] }),
      says: [
        "pad.players[0].targets[0].hunters[1]: a whole number from 0 to 999 belongs here, not -2.",
      ],
    },
    {
      what: "an unknown character",
      file: withTarget({ character: "luke" }),
      says: [
        expect.stringContaining("pad.players[0].targets[0].character: one of qira, chewbacca"),
      ],
    },
    {
      what: "seven players",
      file: { ...pad, players: [0, 1, 2, 3, 4, 5, 6].map((i) => ({ ...nothing, name: `P${i}` })) },
      says: ["pad.players: 2 to 6 people play, not 7."],
    },
    {
      what: "two of a name",
      file: { ...pad, players: [mia, mia] },
      says: ['pad.players[1].name: "Mia" is already taken.'],
    },
    {
      what: "a misspelt field",
      file: { ...pad, players: [{ ...anna, contract: [] }, mia] },
      says: [expect.stringContaining("pad.players[0].contract: there is no such field")],
    },
    {
      what: "another mode",
      file: { ...pad, mode: "long" },
      says: ['pad.mode: one of full, introductory belongs here, not "long".'],
    },
    {
      what: "four crates",
      file: {
        ...pad,
        players: [{ ...anna, crates: [{ points: 1, crates: 4, activated: true }] }, mia],
      },
      says: ["pad.players[0].crates[0].crates: a crate card shows 1, 2 or 3 crates, not 4."],
    },
    {
      what: "a number",
      file: 7,
      says: [
        expect.stringContaining("pad: a record"),
        "pad.id: a pad needs an id, a text or a whole number.",
        "pad.players: 2 to 6 people play, not 0.",
      ],
    },
    {
      what: "two mistakes in a list",
      file: [pad, { ...withTarget({ points: 1.5, captured: "yes" }), id: "b" }],
      says: [
        expect.stringContaining("pads[1].players[0].targets[0].points"),
        expect.stringContaining("pads[1].players[0].targets[0].captured"),
      ],
    },
  ])("$what", ({ file, says }) => {
    expect(judgeBountyHunters(file)).toEqual({ results: [], complaints: says });
  });
});

describe("the command", () => {
  const folder = mkdtempSync(join(tmpdir(), "guildhall-judge-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const judge = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return spawnSync(process.execPath, ["tools/judge.ts", "bounty-hunters", path], {
      encoding: "utf8",
    });
  };

  test("prints a JSON list", () => {
    const { stdout, status } = judge("good.json", JSON.stringify([pad]));
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject([{ id: "anna", winners: ["Anna"] }]);
  });
  test("a mismatch is told on stderr, and the results still printed", () => {
    const { stdout, stderr, status } = judge(
      "wrong.json",
      JSON.stringify({ ...pad, expect: { winners: ["Mia"] } }),
    );
    expect(status).toBe(1);
    expect(stderr).toBe('anna: winners should be ["Mia"] and is ["Anna"].\n');
    expect(JSON.parse(stdout)).toHaveLength(1);
  });
  test("a broken file prints nothing half-done", () => {
    const { stdout, stderr, status } = judge("broken.json", "[{");
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^The file .*broken\.json is not JSON: .*\n$/);
  });
});
