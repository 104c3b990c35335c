import { describe, expect, test } from "vitest";
import type { Character, ContractFace } from "./cards/face.ts";
import { standardSet } from "./cards/standard.ts";
import { suffices, missing } from "./pieces/confrontation.ts";
import { contractPay } from "./pieces/contracts.ts";
import { majorityBonus } from "./pieces/crates.ts";
import { haulOf } from "./pieces/haul.ts";
import type { Haul } from "./pieces/haul.ts";
import { board, contract, crate, facing, hunter, scene, target } from "./testing/scene.ts";
import { outcome, padsOf, padsOfBoards, placesOf } from "./scoring.ts";

const nobody: Haul = {
  captured: {},
  targetPoints: 0,
  hunterLoss: 0,
  cratePoints: 0,
  crates: 0,
  contracts: [],
};
const full = { mode: "full", emptyMajority: "nobody" } as const;
const pair = (a: Character, b: Character): ContractFace => ({
  type: "contract",
  copies: 1,
  kind: "pair",
  a,
  b,
});
const double = (a: Character): ContractFace => ({ type: "contract", copies: 1, kind: "double", a });
const withCrate = (a: Character): ContractFace => ({
  type: "contract",
  copies: 1,
  kind: "crate",
  a,
});

test.each([
  { id: "TV-01a", attack: [4, 1, 5], captured: false },
  { id: "TV-01b", attack: [4, 1, 6], captured: true },
  { id: "TV-01c", attack: [9, 0, 9], captured: false },
] as const)(
  "[TV-01] [BH-CAP-01] [BH-CAP-02] [AMB-21] $id: shields 4 1 6 against $attack",
  ({ attack, captured }) => {
    expect(suffices(attack, [4, 1, 6])).toBe(captured);
  },
);

test("[BH-CAP-02] what is missing is told by colour and never below nothing", () => {
  expect(missing([4, 1, 6], [4, 3, 5])).toEqual([0, 0, 1]);
});

describe("[BH-CONTRACT-01] three kinds of contracts", () => {
  test.each([
    {
      id: "TV-04",
      who: "Ginny",
      rule: "BH-CONTRACT-04",
      face: pair("omega", "grogu"),
      captured: { omega: 2, grogu: 1 },
      crates: 0,
      points: 6,
    },
    {
      id: "TV-05",
      who: "Mia",
      rule: "BH-CONTRACT-05",
      face: double("qira"),
      captured: { qira: 2 },
      crates: 0,
      points: 4,
    },
    {
      id: "TV-06",
      who: "Thomas",
      rule: "BH-CONTRACT-06",
      face: withCrate("han-solo"),
      captured: { "han-solo": 2 },
      crates: 2,
      points: 6,
    },
    {
      id: "TV-10",
      who: "Anna",
      rule: "BH-CONTRACT-10",
      face: pair("omega", "grogu"),
      captured: { omega: 2 },
      crates: 0,
      points: 2,
    },
    {
      id: "TV-11",
      who: "Anna",
      rule: "AMB-34",
      face: double("omega"),
      captured: { omega: 2 },
      crates: 0,
      points: 4,
    },
    {
      id: "TV-12",
      who: "Anna",
      rule: "BH-CONTRACT-04",
      face: pair("omega", "qira"),
      captured: { omega: 2, qira: 1 },
      crates: 0,
      points: 6,
    },
    {
      id: "TV-14",
      who: "two duos",
      rule: "AMB-31",
      face: pair("omega", "qira"),
      captured: { omega: 2, qira: 2 },
      crates: 0,
      points: 10,
    },
    {
      id: "TV-15",
      who: "three of a kind",
      rule: "AMB-32",
      face: double("qira"),
      captured: { qira: 3 },
      crates: 0,
      points: 5,
    },
    {
      id: "TV-16",
      who: "four of a kind",
      rule: "AMB-32",
      face: double("qira"),
      captured: { qira: 4 },
      crates: 0,
      points: 8,
    },
    {
      id: "TV-17",
      who: "one crate for three",
      rule: "BH-CONTRACT-08",
      face: withCrate("qira"),
      captured: { qira: 3 },
      crates: 1,
      points: 5,
    },
    {
      id: "TV-18",
      who: "five crates for one",
      rule: "AMB-33",
      face: withCrate("qira"),
      captured: { qira: 1 },
      crates: 5,
      points: 3,
    },
    {
      id: "TV-19",
      who: "crates alone",
      rule: "BH-CONTRACT-06",
      face: withCrate("qira"),
      captured: {},
      crates: 5,
      points: 0,
    },
    {
      id: "TV-20",
      who: "one of a kind",
      rule: "BH-CONTRACT-05",
      face: double("qira"),
      captured: { qira: 1 },
      crates: 0,
      points: 1,
    },
  ])("[$rule] $id: $who scores $points", ({ face, captured, crates, points }) => {
    expect(contractPay(face, { ...nobody, captured, crates }).points).toBe(points);
  });

  test("[BH-CONTRACT-09] one captured target serves three contracts at once", () => {
    const haul: Haul = {
      ...nobody,
      captured: { omega: 1, qira: 1 },
      contracts: [pair("omega", "qira"), double("omega"), pair("omega", "grogu")],
    };
    expect(padsOf([haul, nobody], full)[0]?.contracts).toBe(5 + 1 + 1);
  });

  test("the reasons add up: two singles and a single, one duo of three", () => {
    expect(
      contractPay(pair("omega", "grogu"), { ...nobody, captured: { omega: 2, grogu: 1 } }),
    ).toEqual({ a: 2, b: 1, crates: 0, duos: 1, perDuo: 3, points: 6 });
  });
});

describe("[BH-CRATE-06] the majority of crates", () => {
  test("TV-03: Ginny and Mia have four each and get five each, Thomas has two", () => {
    expect(majorityBonus([4, 2, 4], "nobody")).toEqual([5, 0, 5]);
  });
  test("[AMB-35] with no crate at all nobody has the most, unless the table wants so", () => {
    expect(majorityBonus([0, 0], "nobody")).toEqual([0, 0]);
    expect(majorityBonus([0, 0], "everybody")).toEqual([5, 5]);
  });
  test("[BH-CRATE-07] symbols count, not cards: one card with three beats two cards with one", () => {
    const boards = [
      board({ crates: [crate(3, 2)] }),
      board({ crates: [crate(1, 1), crate(1, 1)] }),
    ];
    expect(
      padsOfBoards(
        standardSet,
        {
          mode: "full",
          commit: "fate",
          freshReserve: "waits",
          credits: "unlimited",
          emptyMajority: "nobody",
        },
        boards,
      ).map((pad) => pad.crates),
    ).toEqual([4 + 5, 5 + 5]);
  });
});

/** Four captured targets of 9, 16, 9 and 12 points, seven hunters on them, one target still open with two more hunters. */
const annasHaul: Haul = {
  captured: { omega: 2, qira: 1, grogu: 1 },
  targetPoints: 9 + 16 + 9 + 12,
  hunterLoss: 1 + 1 + 3 + 0 + 3 + 2 + 2,
  cratePoints: 4,
  crates: 3,
  contracts: [pair("omega", "han-solo"), double("omega"), pair("omega", "qira")],
};

test("[BH-SCORE-01] [BH-SCORE-04] [BH-SCORE-06] TV-13: Anna has 46 + 4 + 12 − 12 = 50", () => {
  const miasHaul: Haul = { ...nobody, crates: 4 };
  expect(padsOf([annasHaul, miasHaul], full)[0]).toEqual({
    targets: 46,
    crates: 4,
    contracts: 12,
    hunters: -12,
    total: 50,
  });
});

describe("what counts at the end", () => {
  const annas = board({
    confrontations: [
      facing(
        target("padme-amidala", [1, 4, 3]),
        [hunter(3, [1, 6, 1]), hunter(2, [2, 2, 3])],
        "captured",
      ),
      facing(
        target("kanan-jarrus", [4, 1, 6]),
        [hunter(1, [3, 2, 0]), hunter(3, [1, 1, 6])],
        "open",
      ),
    ],
    crates: [crate(3, 2)],
    reserved: [crate(2, 1)],
    credits: 2,
  });

  test("[BH-SCORE-02] [BH-SCORE-05] [BH-CAP-08] [AMB-36] TV-07, TV-08: an open target and its hunters are ignored", () => {
    const haul = haulOf(standardSet, annas);
    expect(haul).toMatchObject({
      captured: { "padme-amidala": 1 },
      targetPoints: 9,
      hunterLoss: 5,
    });
  });
  test("[BH-CARD-05] [AMB-36] hunters waiting alone cost nothing", () => {
    expect(
      haulOf(standardSet, board({ confrontations: [facing(null, [hunter(3, [1, 6, 1])])] }))
        .hunterLoss,
    ).toBe(0);
  });
  test("[BH-SCORE-03] [BH-CRATE-05] [BH-CONTRACT-07] [BH-SCORE-09] TV-09: a reserved crate card is worth nothing", () => {
    expect(haulOf(standardSet, annas)).toMatchObject({ cratePoints: 4, crates: 3 });
  });
  test("[BH-CONTRACT-10] an open target serves no contract", () => {
    expect(contractPay(double("kanan-jarrus"), haulOf(standardSet, annas)).points).toBe(0);
  });
  test("[BH-SCORE-08] [BH-SCORE-07] credits are worth no points but part ties", () => {
    const over = scene({ boards: [{ credits: 1 }, { credits: 3 }], step: { type: "over" } });
    expect(outcome(over)).toEqual({
      places: [[1], [0]],
      pads: [
        { targets: 0, crates: 0, contracts: 0, hunters: 0, total: 0 },
        { targets: 0, crates: 0, contracts: 0, hunters: 0, total: 0 },
      ],
      rule: "BH-SCORE-06",
    });
  });
  test("[BH-INTRO-05] the introductory pad has no row for contracts", () => {
    const over = scene({
      boards: [{ contracts: [contract("double", "qira")] }],
      step: { type: "over" },
      options: { mode: "introductory" },
    });
    expect(Object.keys(outcome(over)?.pads[0] ?? {})).toEqual([
      "targets",
      "crates",
      "hunters",
      "total",
    ]);
  });
  test("no outcome before the end", () => {
    expect(outcome(scene({}))).toBeNull();
  });
});

test.each([
  { totals: [50, 46, 50], credits: [1, 9, 2], places: [[2], [0], [1]] },
  { totals: [50, 46, 50], credits: [2, 9, 2], places: [[0, 2], [1]] },
  { totals: [-3, -3, -7, -3], credits: [0, 0, 0, 1], places: [[3], [0, 1], [2]] },
])(
  "[BH-SCORE-07] [AMB-37] totals $totals and credits $credits give places $places",
  ({ totals, credits, places }) => {
    expect(placesOf(totals, credits)).toEqual(places);
  },
);
