import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ledger, mark, attack, theEnd } from "../testing/ledger.ts";
import { boba, luke } from "../testing/units.ts";
import {
  addPlayer,
  dropPlayer,
  enterResult,
  illegalPairings,
  nameLedger,
  nextRound,
  resultOf,
  wasRed,
} from "./desk.ts";
import { standingsCsv } from "./csv.ts";
import { emptyDesk, type Desk, type GameResult } from "./event.ts";
import { standingsOf } from "./standings.ts";

function must(desk: Desk | string): Desk {
  if (typeof desk === "string") throw new Error(desk);
  return desk;
}

function deskOf(count: number): Desk {
  let desk = emptyDesk;
  for (let n = 1; n <= count; n++) desk = must(addPlayer(desk, `Player ${n}`, ""));
  return desk;
}

function result(one: number, two: number): GameResult {
  return {
    points: [one, two],
    defeated: [one * 10, two * 10],
    winner: one === two ? null : one > two ? 0 : 1,
  };
}

/** Plays the open round; `points` are drawn in pairs. */
function played(desk: Desk, points: readonly number[]): Desk {
  const round = desk.rounds.length - 1;
  return (desk.rounds[round] ?? []).reduce(
    (now, { players }, table) =>
      players[1] === null
        ? now
        : enterResult(
            now,
            round,
            table,
            result(points[2 * table] ?? 0, points[2 * table + 1] ?? 0),
          ),
    desk,
  );
}

/** Counted again from the results alone, by other means. */
function recount(desk: Desk): Readonly<Record<string, number>> {
  const score: Record<string, number> = Object.fromEntries(desk.players.map(({ id }) => [id, 0]));
  for (const round of desk.rounds)
    for (const {
      players: [one, two],
      result: game,
    } of round) {
      if (two === null) score[one] = (score[one] ?? 0) + 2;
      else if (game?.winner === 0) score[one] = (score[one] ?? 0) + 2;
      else if (game?.winner === 1) score[two] = (score[two] ?? 0) + 2;
      else if (game !== null) {
        score[one] = (score[one] ?? 0) + 1;
        score[two] = (score[two] ?? 0) + 1;
      }
    }
  return score;
}

describe("the desk", () => {
  test("[LC-TOUR-06] the same name again is the same player, and the list handed in last counts", () => {
    const once = must(addPlayer(emptyDesk, " Mia ", "first"));
    const again = must(addPlayer(must(addPlayer(once, "Thomas", "his")), "MIA", "second"));
    expect(again.players).toEqual([
      { id: "p1", name: "Mia", list: "second", left: null },
      { id: "p2", name: "Thomas", list: "his", left: null },
    ]);
    expect(addPlayer(again, "mia", "  ")).toEqual(again);
    const full = deskOf(64);
    expect(addPlayer(full, "Player 64", "late")).not.toBe("full");
    expect(addPlayer(full, "Player 65", "late")).toBe("full");
  });

  test("[LC-TOUR-07] a game may name its ledger, and the names there tell who was blue", () => {
    const paired = must(nextRound(deskOf(4)));
    const named = nameLedger(paired, 0, 1, "abc");
    expect(named.rounds[0]?.map(({ ledger: table }) => table)).toEqual([undefined, "abc"]);
    expect(enterResult(named, 0, 1, result(3, 1)).rounds[0]?.[1]).toMatchObject({
      ledger: "abc",
      result: result(3, 1),
    });
    expect(wasRed(["Mia", "Thomas"], ["mia", "Thomas "])).toBe(false);
    expect(wasRed(["Mia", "Thomas"], ["somebody", "thomas"])).toBe(false);
    expect(wasRed(["Mia", "Thomas"], ["Thomas", "Mia"])).toBe(true);
    expect(wasRed(["Mia", "Thomas"], ["", "Mia"])).toBe(true);
    expect(wasRed(["Mia", "Thomas"], ["Thomas", ""])).toBe(true);
    expect(wasRed(["Mia", "Thomas"], ["Ginny", "Noor"])).toBe(null);
  });

  test("[LC-TOUR-01] sixteen players, five rounds: every pairing legal, standings counted again", () => {
    let desk = deskOf(16);
    for (let round = 0; round < 5; round++) {
      desk = must(nextRound(desk));
      expect(desk.rounds.at(-1)).toHaveLength(8);
      expect(nextRound(desk)).toBe("round-open");
      desk = played(
        desk,
        Array.from({ length: 16 }, (_, n) => (n * 7 + round * 5) % 13),
      );
    }
    expect(illegalPairings(desk)).toEqual([]);
    for (const { id } of desk.players)
      expect(
        desk.rounds.filter((round) => round.some(({ players }) => players.includes(id))),
      ).toHaveLength(5);
    const again = recount(desk);
    const table = standingsOf(desk);
    expect(Object.fromEntries(table.map(({ player, score }) => [player, score]))).toEqual(again);
    expect(table.map(({ score }) => score)).toEqual(
      table.map(({ score }) => score).toSorted((a, b) => b - a),
    );
  });

  test("[LC-TOUR-01] any number up to 64, any results, people leaving: no repeats, no second bye", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 64 }),
        fc.array(fc.nat(12), { minLength: 400, maxLength: 400 }),
        fc.nat(63),
        (count, points, leaver) => {
          let desk = deskOf(count);
          for (let round = 0; round < 4; round++) {
            const next = nextRound(desk);
            if (typeof next === "string") break;
            desk = played(next, points.slice(round * 64));
            if (round === 1 && count > 3) desk = dropPlayer(desk, `p${(leaver % count) + 1}`);
          }
          expect(illegalPairings(desk)).toEqual([]);
          for (const round of desk.rounds)
            expect(round.filter(({ players }) => players[1] === null).length).toBeLessThanOrEqual(
              1,
            );
        },
      ),
      { numRuns: 120 },
    );
  });

  test("[LC-TOUR-01] neighbours meet: after round one winners play winners", () => {
    let desk = must(nextRound(deskOf(8)));
    expect(desk.rounds[0]?.map(({ players }) => players)).toEqual([
      ["p1", "p2"],
      ["p3", "p4"],
      ["p5", "p6"],
      ["p7", "p8"],
    ]);
    desk = must(nextRound(played(desk, [5, 1, 5, 2, 5, 3, 5, 4])));
    expect(desk.rounds[1]?.map(({ players }) => players)).toEqual([
      ["p1", "p3"],
      ["p5", "p7"],
      ["p8", "p6"],
      ["p4", "p2"],
    ]);
  });

  test("[LC-TOUR-04] wins, then margin, then opponents; a bye is a win with three quarters", () => {
    let desk = must(nextRound(deskOf(3)));
    expect(desk.rounds[0]).toMatchObject([{ players: ["p1", "p2"] }, { players: ["p3", null] }]);
    desk = played(desk, [9, 1]);
    expect(standingsOf(desk)).toMatchObject([
      { player: "p1", score: 2, margin: 900 },
      { player: "p3", score: 2, margin: 750 },
      { player: "p2", score: 0, margin: 100, strength: 2000 },
    ]);
  });

  test("[LC-TOUR-01] when everybody has met everybody, the desk says so", () => {
    let desk = deskOf(2);
    desk = played(must(nextRound(desk)), [1, 0]);
    expect(nextRound(desk)).toBe("no-legal-round");
    expect(nextRound(emptyDesk)).toBe("too-few");
    expect(addPlayer(deskOf(64), "One more", "")).toBe("full");
    expect(addPlayer(emptyDesk, "  ", "")).toBe("no-name");
  });

  test("[LC-SLIP-01] a result comes from the ledger itself, whoever was blue", () => {
    const game = ledger([boba(), luke({ points: 165 })], { edition: "current" });
    game.does(mark("boba", "luke"), attack("boba", "luke", 6), theEnd);
    const verdict = game.state().result;
    if (verdict === null) throw new Error("no result");
    expect(resultOf(verdict, false)).toEqual({ points: [1, 0], defeated: [165, 0], winner: 0 });
    expect(resultOf(verdict, true)).toEqual({ points: [0, 1], defeated: [0, 165], winner: 1 });
  });

  test("standings for a spreadsheet: names with commas and formulas stay text", () => {
    let desk = must(addPlayer(must(addPlayer(emptyDesk, "Fett, Boba", "")), "=1+1", ""));
    desk = played(must(nextRound(desk)), [3, 1]);
    expect(standingsCsv(desk).split("\n")).toEqual([
      "place,player,score,wins,draws,losses,margin,strength,defeated",
      '1,"Fett, Boba",2,1,0,0,0.75,0,30',
      "2,'=1+1,0,0,0,1,0.25,2,10",
    ]);
  });
});
