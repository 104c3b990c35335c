import { describe, expect, test } from "vitest";
import type { Character, ContractFace } from "../cards/face.ts";
import { padsOf } from "../scoring.ts";
import { contractPay } from "./contracts.ts";
import type { Haul } from "./haul.ts";

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

describe("three kinds of contracts", () => {
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
  ])("[$rule] [$id] $who scores $points", ({ face, captured, crates, points }) => {
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

  test("[BH-CONTRACT-01] the reasons add up: two singles and a single, one duo of three", () => {
    expect(
      contractPay(pair("omega", "grogu"), { ...nobody, captured: { omega: 2, grogu: 1 } }),
    ).toEqual({ a: 2, b: 1, crates: 0, duos: 1, perDuo: 3, points: 6 });
  });
});
