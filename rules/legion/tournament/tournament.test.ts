import { describe, expect, test } from "vitest";
import { illegalPairings } from "../desk/desk.ts";
import { standingsOf } from "../desk/standings.ts";
import { deskOf } from "./as-desk.ts";
import { mostLinesEach, opening } from "./decide.ts";
import { fold, noTournament } from "./evolve.ts";
import { usualSettings, type Settings } from "./settings.ts";
import { isNo } from "./verdict.ts";
import { pairingOf, resultAt, timeLeft } from "./tournament.ts";
import {
  finish,
  never,
  played,
  settle,
  signUp,
  tournament,
  withPlayers,
} from "./testing/played-out.ts";

describe("people", () => {
  test("[LC-TOUR-06] a list is checked on the spot: units and points, against what it says and what is allowed", () => {
    const desk = tournament({ points: 300, units: 3 });
    desk.does(null, {
      type: "sign-up",
      list: "149/1000 (2 activations)\nBossk (105)\nStormtroopers (44)",
    });
    const list = desk.now().members[1]?.list;
    expect(list).toMatchObject({ units: 2, points: 149, flaws: [] });
    desk.does(2, { type: "sign-up", list: "3x Bossk\nStormtroopers" });
    expect(desk.now().members[1]?.list?.flaws).toEqual(["too-dear", "too-many-units"]);
    desk.does(2, { type: "sign-up", list: "" });
    expect(desk.now().members[1]?.list?.units).toBe(4);
    desk.does(2, { type: "hand-in", member: 2, list: "{" });
    expect(desk.now().members[1]?.list?.flaws).toEqual(["unreadable"]);
    expect(desk.does(2, { type: "sign-up", list: "x".repeat(20_001) })).toBe(
      "list-too-long LC-TOUR-06",
    );
    expect(desk.does(2, { type: "hand-in", member: 1, list: "Bossk" })).toBe(
      "not-organiser LC-TOUR-14",
    );
    expect(desk.now().members).toHaveLength(2);
  });

  test("[LC-TOUR-11] late, gone, back, and sent away", () => {
    const desk = withPlayers(4);
    desk.does(1, { type: "pair" });
    desk.does(null, signUp);
    expect(desk.now().members[5]).toMatchObject({ number: 6, joined: 2 });
    desk.does(2, { type: "drop", member: 2 });
    finish(desk);
    desk.does(1, { type: "pair" });
    expect(pairingOf(desk.now(), 2)).toBe(undefined);
    expect(pairingOf(desk.now(), 6)).toBeDefined();
    expect(desk.does(3, { type: "drop", member: 2 })).toBe("not-organiser LC-TOUR-14");
    expect(desk.does(2, { type: "return", member: 2 })).toBe(null);
    desk.does(1, { type: "remove", member: 2 });
    expect(desk.does(2, { type: "return", member: 2 })).toBe("removed LC-TOUR-11");
    expect(desk.does(2, signUp)).toBe("removed LC-TOUR-11");
    expect(desk.does(1, { type: "return", member: 2 })).toBe(null);
    desk.does(1, { type: "set-sign-up", open: false });
    expect(desk.does(null, signUp)).toBe("sign-up-closed LC-TOUR-11");
    expect(desk.does(1, { type: "add-player", name: "No Phone", list: "" })).toBe(null);
    expect(desk.does(1, { type: "add-player", name: "  ", list: "" })).toBe("no-name LC-TOUR-06");
  });

  test("[LC-TOUR-14] several organisers and judges; one organiser stays; nobody fills the record", () => {
    const desk = withPlayers(2);
    expect(desk.does(2, { type: "pair" })).toBe("not-organiser LC-TOUR-14");
    expect(desk.does(1, { type: "give-role", member: 1, role: "organiser", given: false })).toBe(
      "last-organiser LC-TOUR-14",
    );
    desk.does(1, { type: "give-role", member: 2, role: "judge", given: true });
    desk.does(1, { type: "give-role", member: 3, role: "organiser", given: true });
    expect(desk.does(1, { type: "give-role", member: 1, role: "organiser", given: false })).toBe(
      null,
    );
    expect(desk.does(3, { type: "pair" })).toBe(null);
    expect(desk.does(2, settle(1, 1, played(3, 1)))).toBe(null);
    for (let n = 0; n < mostLinesEach; n++) desk.does(1, { type: "return", member: 1 });
    expect(desk.does(1, { type: "return", member: 1 })).toBe("enough-said LC-TOUR-14");
    expect(desk.does(2, settle(1, 1, played(3, 2)))).toBe(null);
  });

  test("[LC-TOUR-14] all members together leave room for those who run the day", () => {
    const desk = withPlayers(64);
    for (let member = 2; member <= 65; member++)
      for (let n = 0; n < mostLinesEach; n++) desk.does(member, { type: "drop", member });
    for (let n = 0; n < 35; n++) {
      desk.does(null, { type: "come-in" });
      const member = desk.now().members.length;
      for (let m = 0; m < mostLinesEach; m++) desk.does(member, signUp);
    }
    expect(desk.does(1, { type: "pair" })).not.toBe("enough-said LC-TOUR-14");
    expect(desk.now().version).toBeLessThan(mostLinesEach * 101);
  });

  test("[LC-TOUR-14] a table has so many corrections, because all of them are shown", () => {
    const desk = withPlayers(2);
    desk.does(1, { type: "pair" });
    for (let n = 0; n < 20; n++) expect(desk.does(1, settle(1, 1, played(n, 1)))).toBe(null);
    expect(desk.does(1, settle(1, 1, played(3, 2)))).toBe("enough-said LC-TOUR-14");
  });

  test("[LC-TOUR-01] sixty-four play, and nobody more", () => {
    const desk = withPlayers(64);
    expect(desk.does(null, signUp)).toBe("full LC-TOUR-01");
    expect(desk.does(1, { type: "add-player", name: "Late", list: "" })).toBe("full LC-TOUR-01");
    desk.does(5, { type: "drop", member: 5 });
    expect(desk.does(null, signUp)).toBe(null);
    expect(desk.does(5, signUp)).toBe("full LC-TOUR-01");
  });
});

describe("rounds", () => {
  test("[LC-TOUR-01] [LC-TOUR-10] sixty-four over six rounds: legal pairings, numbered tables, a colour each", () => {
    const desk = withPlayers(64, { rounds: 6 });
    for (let round = 1; round <= 6; round++) {
      expect(desk.does(1, { type: "pair" })).toBe(null);
      expect(desk.does(1, { type: "pair" })).toBe("round-open LC-TOUR-01");
      const { pairings = [] } = desk.now().rounds.at(-1) ?? {};
      expect(pairings.map(({ table }) => table)).toEqual(
        Array.from({ length: 32 }, (_, n) => n + 1),
      );
      finish(desk);
    }
    expect(desk.does(1, { type: "pair" })).toBe("rounds-over LC-TOUR-01");
    expect(illegalPairings(deskOf(desk.now()))).toEqual([]);
    expect(standingsOf(deskOf(desk.now()))).toHaveLength(64);
    expect(fold(noTournament, desk.record())).toEqual(desk.now());
  });

  test("[LC-TOUR-15] pairings by hand: everybody once, results stay with their pair; a round is taken back", () => {
    const desk = withPlayers(5);
    desk.does(1, { type: "pair" });
    expect(desk.now().rounds[0]?.pairings.map(({ players }) => players)).toEqual([
      [2, 3],
      [4, 5],
      [6, null],
    ]);
    const hand = (...pairs: readonly (readonly [number, number, number | null])[]) =>
      ({
        type: "change-pairings",
        pairings: pairs.map(([table, ...players]) => ({ table, players })),
      }) as const;
    expect(desk.does(1, hand([1, 2, 3], [2, 4, 5]))).toBe("wrong-pairings LC-TOUR-15");
    expect(desk.does(1, hand([1, 2, 3], [1, 4, 5], [0, 6, null]))).toBe(
      "wrong-pairings LC-TOUR-15",
    );
    expect(desk.does(1, hand([7, 2, 6], [2, 4, 5], [0, 3, null]))).toBe(null);
    expect(pairingOf(desk.now(), 6)).toMatchObject({ table: 7, players: [2, 6] });
    desk.does(1, settle(1, 2, played(4, 2)));
    expect(desk.does(1, hand([7, 2, 4], [2, 6, 5], [0, 3, null]))).toBe("has-results LC-TOUR-15");
    expect(desk.does(1, hand([8, 3, 2], [9, 5, 4], [0, 6, null]))).toBe(null);
    expect(resultAt(pairingOf(desk.now(), 4) ?? never())).toEqual(played(4, 2));
    expect(pairingOf(desk.now(), 4)).toMatchObject({ table: 9, players: [4, 5] });
    expect(desk.does(1, { type: "unpair" })).toBe("has-results LC-TOUR-15");
    const other = withPlayers(2);
    expect(other.does(1, { type: "unpair" })).toBe("no-round LC-TOUR-15");
    other.does(1, { type: "pair" });
    expect(other.does(1, { type: "unpair" })).toBe(null);
    expect(other.now().rounds).toEqual([]);
    other.does(1, { type: "end" });
    expect(other.does(1, { type: "pair" })).toBe("ended LC-TOUR-15");
    other.does(1, { type: "reopen" });
    expect(other.does(1, { type: "pair" })).toBe(null);
  });

  test("[LC-TOUR-02] one clock for the round, stopped and started; a judge gives a table its time back", () => {
    const desk = withPlayers(2, { minutes: 150 });
    expect(desk.does(1, { type: "set-clock", runs: true })).toBe("no-round LC-TOUR-02");
    desk.does(1, { type: "pair" });
    const minute = 60_000;
    const left = (at: number): number => {
      const { rounds, settings } = desk.now();
      const extra = pairingOf(desk.now(), 2)?.extra;
      return timeLeft(rounds[0] ?? never(), settings, at, extra) / minute;
    };
    expect(left(99 * minute)).toBe(150);
    desk.does(1, { type: "set-clock", runs: true }, 10 * minute);
    desk.does(1, { type: "set-clock", runs: true }, 15 * minute);
    expect(left(20 * minute)).toBe(140);
    desk.does(1, { type: "set-clock", runs: false }, 30 * minute);
    expect(left(90 * minute)).toBe(130);
    desk.does(1, { type: "set-clock", runs: true }, 100 * minute);
    desk.does(1, { type: "give-time", round: 1, table: 1, minutes: 10 });
    expect(left(110 * minute)).toBe(130);
    expect(desk.does(1, { type: "give-time", round: 1, table: 1, minutes: 60 })).toBe(
      "wrong-settings LC-TOUR-02",
    );
    expect(desk.does(2, { type: "give-time", round: 1, table: 1, minutes: 1 })).toBe(
      "not-judge LC-TOUR-14",
    );
  });

  test("[LC-TOUR-09] settings hold within bounds, and never fewer rounds than were paired", () => {
    const desk = withPlayers(2);
    desk.does(1, { type: "pair" });
    const setUp = (settings: Partial<Settings>): string | null =>
      desk.does(1, { type: "set-up", name: "Cup", settings: { ...usualSettings, ...settings } });
    expect(setUp({ rulings: { baneToken: "yes" }, units: 14 })).toBe(null);
    expect(desk.now()).toMatchObject({ name: "Cup", settings: { units: 14 } });
    for (const wrong of [
      { rounds: 0 },
      { minutes: 9 },
      { points: 1.5 },
      { units: 0 },
      { rulings: { baneToken: "perhaps" } },
      { rulings: { edition: "classic" } },
    ])
      expect(setUp(wrong)).toBe("wrong-settings LC-TOUR-09");
    expect(isNo(opening(" ", usualSettings))).toBe(true);
  });
});
