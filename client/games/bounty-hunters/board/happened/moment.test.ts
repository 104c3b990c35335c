/** Which moments the table shows, rings and lets be felt: all three ask `momentsIn`. */
import { describe, expect, test } from "vitest";
import { bountyHunters, type News, type View } from "#rules/bounty-hunters/index.ts";
import {
  contract,
  facing,
  ginny,
  hunter,
  mia,
  scene,
  target,
  thomas,
} from "#rules/bounty-hunters/testing/scene.ts";
import { momentsIn } from "./moment.ts";

const omega = target("omega", [7, 4, 2]);
const qira = target("qira", [1, 3, 3]);
const bossk = hunter(2, [6, 1, 0]);
const duo = contract("pair", "qira", "omega");
const twins = contract("double", "omega");
const stranger = contract("double", "qira");
const taken = facing(omega, [bossk], "captured");

function seen(contracts: readonly number[], lastTurn = 0): View {
  const mine = [taken, facing(qira, [bossk], "captured")];
  const boards = [{ confrontations: mine, contracts }, { confrontations: [taken] }, {}];
  return bountyHunters.viewFor(scene({ seats: 3, boards, turn: 9, lastTurn }), ginny);
}

const captured = (seat: number): News =>
  ({ type: "target-captured", rule: "BH-CAP-04", seat, card: omega, onto: 0, captures: 1 }) as News;

describe("moments", () => {
  test("[BH-CAP-04] a capture tells what it is worth and what its hunters cost", () => {
    expect(momentsIn([captured(thomas)], seen([]), ginny)).toEqual([
      { type: "capture", seat: thomas, card: omega, worth: 14, loss: 2 },
    ]);
  });
  test("[BH-CONTRACT-04] a contract that this capture made pay well is a moment of its own", () => {
    const types = (contracts: readonly number[]): readonly string[] =>
      momentsIn([captured(ginny)], seen(contracts), ginny).map(({ type }) => type);
    expect(types([])).toEqual(["capture"]);
    // One of each, and both together: 5 points.
    expect(types([duo])).toEqual(["capture", "contract"]);
    // One point, and one that is not named.
    expect(types([twins, stranger])).toEqual(["capture"]);
  });
  test("[BH-END-03] the end and the last turn are announced to everyone, and only then", () => {
    const began = (turn: number): News =>
      ({ type: "turn-began", rule: "BH-TURN-01", turn }) as News;
    const end = { type: "end-triggered", rule: "BH-END-01", seats: [mia], lastTurn: 11 } as News;
    expect(momentsIn([end], seen([], 11), null)).toEqual([{ type: "end", seats: [mia] }]);
    expect(momentsIn([began(11)], seen([], 11), null)).toEqual([{ type: "last-turn" }]);
    expect(momentsIn([began(10)], seen([], 11), null)).toEqual([]);
  });
  test("[BH-CAP-04] mine comes first, and no more than three at once", () => {
    const news = [captured(thomas), captured(mia), captured(thomas), captured(ginny)];
    const seats = momentsIn(news, seen([]), ginny).map((one) => ("seat" in one ? one.seat : null));
    expect(seats).toEqual([ginny, thomas, mia]);
  });
});
