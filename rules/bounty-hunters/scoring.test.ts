import { describe, expect, test } from "vitest";
import type { CardSet, Character, Face } from "./cards/face.ts";
import { standardSet } from "./cards/standard.ts";
import { contractPay } from "./pieces/contracts.ts";
import { haulOf } from "./pieces/haul.ts";
import type { Confrontation } from "./state.ts";
import { board, contract, crate, facing, hunter, scene, target } from "./testing/scene.ts";
import { outcome, padsOfBoards, placesOf } from "./scoring.ts";

const tableRules = scene({}).rules;

/** Anna's cards as the rulebook's example has them; faces are numbered in this order. */
const annasSet: CardSet = {
  id: "anna",
  name: "Anna",
  faces: [
    targetOf("omega", 9),
    targetOf("qira", 16),
    targetOf("grogu", 12),
    targetOf("chewbacca", 11),
    ...[0, 1, 2, 3].map(hunterOf),
    { type: "crate", copies: 1, cost: 2, points: 4, crates: 3 },
    { type: "crate", copies: 1, cost: 2, points: 0, crates: 1 },
    { type: "contract", copies: 1, kind: "pair", a: "omega", b: "han-solo" },
    { type: "contract", copies: 1, kind: "double", a: "omega" },
    { type: "contract", copies: 1, kind: "pair", a: "omega", b: "qira" },
  ],
};
const [omega, qira, grogu, chewbacca, free, cheap, fair, dear] = [0, 1, 2, 3, 4, 5, 6, 7];
const [threeCrates, oneCrate, firstContract, secondContract, thirdContract] = [8, 9, 10, 11, 12];

function targetOf(character: Character, points: number): Face {
  return { type: "target", copies: 2, character, shields: [1, 1, 1], points, bonus: "none" };
}

function hunterOf(loss: number): Face {
  return { type: "hunter", copies: 3, hunter: "greedo", attack: [1, 1, 1], loss };
}

describe("Anna and Mia at the end", () => {
  const closed = (target: number, attackers: readonly number[]): Confrontation => ({
    target,
    attackers,
    attack: [9, 9, 9],
    captured: true,
  });
  const annas = board({
    confrontations: [
      closed(omega, [cheap, cheap]),
      closed(qira, [dear, free]),
      closed(omega, [dear]),
      closed(grogu, [fair, fair]),
      { target: chewbacca, attackers: [cheap, dear], attack: [0, 0, 0], captured: false },
    ],
    crates: [threeCrates],
    contracts: [firstContract, secondContract, thirdContract],
  });
  const mias = board({ crates: [threeCrates, oneCrate] });
  const [pad] = padsOfBoards(annasSet, tableRules, [annas, mias]);

  test("[TV-07] [BH-SCORE-02] four captured targets bring 46, the open fifth nothing", () => {
    expect(pad?.targets).toBe(9 + 16 + 9 + 12);
  });
  test("[TV-08] [BH-SCORE-05] seven hunters cost 12, those on the open target nothing", () => {
    expect(pad?.hunters).toBe(-(1 + 1 + 3 + 0 + 3 + 2 + 2));
  });
  test("[TV-09] [BH-SCORE-03] three crates for 4 points, and Mia's four have the majority", () => {
    expect(pad?.crates).toBe(4);
  });
  test("[BH-SCORE-04] her three contracts pay 2, 4 and 6", () => {
    expect(pad?.contracts).toBe(2 + 4 + 6);
  });
  test("[TV-13] [BH-SCORE-01] [BH-SCORE-06] the rows, and the total of 50", () => {
    expect(pad).toEqual({ targets: 46, crates: 4, contracts: 12, hunters: -12, total: 50 });
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

  test("[BH-CAP-08] [AMB-36] an open target and its hunters are ignored", () => {
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
  test("[BH-CRATE-05] [BH-CONTRACT-07] a reserved crate card brings neither points nor crates", () => {
    expect(haulOf(standardSet, annas)).toMatchObject({ cratePoints: 4, crates: 3 });
  });
  test("[BH-SCORE-09] cards in hand and reserved cards are worth nothing", () => {
    const poor = scene({ hands: [[], []], step: { type: "over" } });
    const rich = scene({
      hands: [[target("omega", [5, 5, 5]), crate(3, 2)], []],
      boards: [{ reserved: [crate(3, 2), crate(1, 1)] }],
      step: { type: "over" },
    });
    expect(outcome(rich)).toEqual(outcome(poor));
  });
  test("[BH-CONTRACT-10] an open target serves no contract", () => {
    expect(
      contractPay(
        { type: "contract", copies: 1, kind: "double", a: "kanan-jarrus" },
        haulOf(standardSet, annas),
      ).points,
    ).toBe(0);
  });
  test("[BH-SCORE-08] [BH-SCORE-07] credits are worth no points but part ties", () => {
    const over = scene({ boards: [{ credits: 1 }, { credits: 3 }], step: { type: "over" } });
    expect(outcome(over)).toEqual({
      places: [[1], [0]],
      pads: [
        { targets: 0, crates: 0, contracts: 0, hunters: 0, total: 0 },
        { targets: 0, crates: 0, contracts: 0, hunters: 0, total: 0 },
      ],
      rule: "BH-SCORE-07",
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
