/** Which moments the table shows, rings and lets be felt: all three ask `momentsIn`. */
import { describe, expect, test } from "vitest";
import {
  bountyHunters,
  standardSet,
  type Board,
  type Confrontation,
  type News,
  type View,
} from "#rules/bounty-hunters/index.ts";
import { cueOf } from "#client/sound/set/cues.ts";
import { momentsIn } from "./moment.ts";
import { soundsOf } from "./sound-of.ts";

/** The rulebook's people. */
const [ginny, thomas, mia] = [0, 1, 2] as const;

type Face = (typeof standardSet.faces)[number];
const cardWhere = (is: (face: Face) => boolean): number => standardSet.faces.findIndex(is);
const omega = cardWhere((face) => face.type === "target" && face.character === "omega");
const qira = cardWhere((face) => face.type === "target" && face.character === "qira");
const bossk = cardWhere((face) => face.type === "hunter" && face.loss === 2);
const named = (a: string, b: string | null): number =>
  cardWhere(
    (face) => face.type === "contract" && face.a === a && ("b" in face ? face.b : null) === b,
  );
const [duo, twins, stranger] = [named("qira", "omega"), named("omega", null), named("qira", null)];

const taken = (target: number): Confrontation => ({
  target,
  attackers: [bossk],
  attack: [9, 9, 9],
  captured: true,
});

function seen(contracts: readonly number[], lastTurn = 0): View {
  const state = bountyHunters.begin({ seats: 3, options: {}, content: null });
  const [empty] = state.boards;
  if (empty === undefined) throw new Error("no board");
  const mine: Board = { ...empty, confrontations: [taken(omega), taken(qira)], contracts };
  const boards = [mine, { ...empty, confrontations: [taken(omega)] }, empty];
  return bountyHunters.viewFor({ ...state, turn: 9, lastTurn, boards }, ginny);
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

describe("what a moment sounds and feels like", () => {
  const end = { type: "end-triggered", rule: "BH-END-01", seats: [mia], lastTurn: 11 } as News;
  const last = { type: "turn-began", rule: "BH-TURN-01", turn: 11 } as News;
  const revealed = { type: "choices-revealed", rule: "BH-TURN-06", choices: [] } as unknown as News;
  const paid = { type: "credit-gained", rule: "BH-TURN-08", seat: ginny } as unknown as News;

  test.each([
    { what: "my capture", news: [revealed, captured(ginny)], is: "capture" },
    { what: "another's", news: [revealed, captured(thomas)], is: "rival-capture" },
    { what: "the fourth capture", news: [end], is: "bell" },
    { what: "the last turn", news: [last], is: "bell" },
  ] as const)("[BH-CAP-04] $what has its own cue, and is felt in the hand", ({ news, is }) => {
    expect(soundsOf(news, seen([], 11), ginny)).toEqual([is]);
    expect(cueOf(is).pulse?.length).toBeGreaterThan(0);
  });

  test("[BH-CONTRACT-04] my contract that pays well is heard after the capture, another's is not", () => {
    expect(soundsOf([captured(ginny)], seen([duo]), ginny)).toEqual(["capture", "contract"]);
    expect(soundsOf([captured(ginny)], seen([duo]), thomas)).toEqual(["rival-capture"]);
    expect(cueOf("contract").pulse?.length).toBeGreaterThan(0);
  });

  test("[BH-TURN-06] a reveal rustles, a coin of mine rings, a coin of another is silent", () => {
    expect(soundsOf([revealed], seen([]), ginny)).toEqual(["reveal"]);
    expect(soundsOf([paid], seen([]), ginny)).toEqual(["coin"]);
    expect(soundsOf([paid], seen([]), thomas)).toEqual([]);
  });
});
