import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addPlayer,
  dropPlayer,
  enterResult,
  illegalPairings,
  nextRound,
  resultOf,
  wasRed,
} from "./desk.ts";
import { emptyDesk, type Desk, type GameResult, type Pairing } from "./event.ts";
import { standingsOf } from "./standings.ts";
import type { Result } from "../state.ts";

const won: GameResult = { points: [6, 4], defeated: [0, 0], winner: 0 };
const whitewash: GameResult = { points: [10, 0], defeated: [0, 0], winner: 0 };
const drawn: GameResult = { points: [0, 0], defeated: [0, 0], winner: null };

function deskOf(count: number): Desk {
  const players = Array.from({ length: count }, (_, at) => `p${at + 1}`);
  return { ...emptyDesk, players: players.map((id) => ({ id, name: id, list: "", left: null })) };
}

/** The next round, paired, and won by whoever is named first. */
function playOn(desk: Desk): Desk {
  const next = nextRound(desk);
  if (typeof next === "string") throw new Error(next);
  const at = next.rounds.length - 1;
  return (next.rounds[at] ?? []).reduce(
    (now, { players }, table) => (players[1] === null ? now : enterResult(now, at, table, won)),
    next,
  );
}

const pairsOf = (desk: Desk): readonly (readonly string[])[] =>
  desk.rounds.map((round) => round.map(({ players: [one, two] }) => `${one}–${two ?? "bye"}`));

test("[LC-TOUR-01] three players: everybody sits out once, then there is no round left", () => {
  const desk = playOn(playOn(playOn(deskOf(3))));
  expect(pairsOf(desk)).toEqual([
    ["p1–p2", "p3–bye"],
    ["p3–p1", "p2–bye"],
    ["p3–p2", "p1–bye"],
  ]);
  expect(nextRound(desk)).toBe("no-legal-round");
});

test("[LC-TOUR-01] the lowest without a bye sits out, not the lowest", () => {
  const rounds = [
    [pairing("p1", "p2", drawn), pairing("p3", "p4", drawn), pairing("p5", null)],
    [pairing("p1", "p5", whitewash), pairing("p2", "p3", drawn), pairing("p4", null)],
  ];
  // p5 is last, and has sat out; above it p3 has not.
  const desk = playOn({ ...deskOf(5), rounds });
  expect(pairsOf(desk).at(-1)).toEqual(["p1–p4", "p2–p5", "p3–bye"]);
});

function pairing(one: string, two: string | null, result: GameResult | null = null): Pairing {
  return { players: [one, two], result };
}

test("[LC-TOUR-01] when the last two have met, the search goes back up", () => {
  const rounds = [[pairing("p1", "p2", drawn), pairing("p3", null), pairing("p4", null)]];
  expect(pairsOf(playOn({ ...deskOf(4), rounds })).at(-1)).toEqual(["p3–p1", "p4–p2"]);
});

test("[LC-TOUR-01] [LC-TOUR-06] who has left is not paired, until they sign up again", () => {
  const gone = dropPlayer(playOn(deskOf(4)), "p1");
  expect(gone.players.map(({ left }) => left)).toEqual([2, null, null, null]);
  expect(pairsOf(playOn(gone))).toEqual([
    ["p1–p2", "p3–p4"],
    ["p3–p2", "p4–bye"],
  ]);
  const back = addPlayer(dropPlayer(gone, "p2"), "p1", "");
  expect(typeof back === "string" ? back : back.players.map(({ left }) => left)).toEqual([
    null,
    2,
    null,
    null,
  ]);
  const two = dropPlayer(dropPlayer(gone, "p2"), "p3");
  expect(nextRound(two)).toBe("too-few");
});

test("[LC-TOUR-01] a round is open until its last game has a result", () => {
  const first = nextRound(deskOf(4));
  if (typeof first === "string") throw new Error(first);
  expect(nextRound(enterResult(first, 0, 1, won))).toBe("round-open");
  const second = playOn(playOn(deskOf(4)));
  const changed = enterResult(second, 1, 0, drawn);
  expect(changed.rounds[0]).toEqual(second.rounds[0]);
  expect(changed.rounds[1]?.map(({ result }) => result)).toEqual([drawn, won]);
});

test("[LC-TOUR-01] what is illegal is named: a second bye, a second meeting, a game against oneself", () => {
  const again = [pairing("p2", "p1"), pairing("p3", null), pairing("p4", "p4")];
  const rounds = [[pairing("p1", "p2"), pairing("p3", null), pairing("p4", null)], again];
  expect(illegalPairings({ ...deskOf(4), rounds })).toEqual(again);
  expect(illegalPairings({ ...deskOf(4), rounds: rounds.slice(0, 1) })).toEqual([]);
});

test("[LC-TOUR-06] a name has forty characters at most, and spaces around it do not count", () => {
  const long = addPlayer(emptyDesk, "M".repeat(50), "");
  if (typeof long === "string") throw new Error(long);
  expect(long.players[0]?.name).toBe("M".repeat(40));
  expect(wasRed(["Mia", "Thomas"], [" Mia ", ""])).toBe(false);
  expect(wasRed([" Mia", ""], ["", "Mia"])).toBe(true);
});

test("[LC-TOUR-07] a drawn ledger is a draw at the desk", () => {
  const tokens = { primary: 3, secondary: 0, objective: 0, bounty: 0, secret: 0, total: 3 };
  const verdict: Result = {
    victoryTokens: { blue: tokens, red: tokens },
    pointsDefeated: { blue: 40, red: 40 },
    winner: null,
    decidedBy: "draw",
    endedBy: "fifth-round",
    round: 5,
  };
  expect(resultOf(verdict, true)).toEqual({ points: [3, 3], defeated: [40, 40], winner: null });
});

/** What the walk must find: tried out, from the top down, as far as that can be waited for. */
function triedOut(desk: Desk): readonly string[] | null {
  const met = new Set(desk.rounds.flat().map(({ players }) => players.toSorted().join()));
  const order = standingsOf(desk).map(({ player }) => player);
  const search = (left: readonly string[]): readonly string[] | null => {
    const [first, ...others] = left;
    if (first === undefined) return [];
    for (const second of others) {
      if (met.has([first, second].toSorted().join())) continue;
      const rest = search(others.filter((id) => id !== second));
      if (rest !== null) return [`${first}–${second}`, ...rest];
    }
    return null;
  };
  if (order.length % 2 === 0) return search(order);
  for (const bye of order.toReversed()) {
    if (desk.rounds.flat().some(({ players }) => players[0] === bye && players[1] === null))
      continue;
    const rest = search(order.filter((id) => id !== bye));
    if (rest !== null) return [...rest, `${bye}–bye`];
  }
  return null;
}

test("[LC-TOUR-01] the round that trying out would find, or none where there is none", () => {
  const games = fc.array(fc.tuple(fc.nat(7), fc.nat(7), fc.nat(2)), { maxLength: 24 });
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 8 }), games, (count, played) => {
      const rounds = played.flatMap(([one, two, how]) => {
        if (one >= count || two >= count) return [];
        const result = [won, whitewash, drawn][how] ?? drawn;
        const pair = one === two ? null : `p${two + 1}`;
        return [[pairing(`p${one + 1}`, pair, pair === null ? null : result)]];
      });
      const desk = { ...deskOf(count), rounds };
      const next = nextRound(desk);
      const found = typeof next === "string" ? null : pairsOf(next).at(-1);
      expect(found).toEqual(triedOut(desk));
    }),
  );
});

test("[LC-TOUR-01] of two groups that know each other, nobody is left over unless there is no other way", () => {
  const groups = 7;
  for (const others of [0, 1, 50]) {
    const rounds = Array.from({ length: groups }, (_, round) => [
      ...Array.from({ length: groups }, (__, at) =>
        pairing(`p${others + at + 1}`, `p${others + groups + ((at + round) % groups) + 1}`, drawn),
      ),
      ...Array.from({ length: others }, (__, at) => pairing(`p${at + 1}`, null)),
    ]);
    const desk = { ...deskOf(others + 2 * groups), rounds };
    // Whoever else is there can take one of them.
    expect(typeof nextRound(desk)).toBe(others > 0 ? "object" : "string");
  }
});
