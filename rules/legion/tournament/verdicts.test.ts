import { describe, expect, test } from "vitest";
import type { TournamentCommand } from "./commands.ts";
import { decideTournament, opening } from "./decide.ts";
import { fold, noTournament } from "./evolve.ts";
import { optionsOf, settingsFit, usualSettings } from "./settings.ts";
import { pairingOf } from "./tournament.ts";
import { finish, signUp, tournament, withPlayers } from "./testing/played-out.ts";

const list = "105/1000 (1 activation)\nBossk (105)";
const at = { round: 1, table: 1 } as const;

describe("what a yes writes down", () => {
  test("[LC-TOUR-14] whoever opens a tournament organises it", () => {
    expect(opening("  Winter Cup  ", usualSettings)).toEqual({
      by: 1,
      deeds: [
        { type: "set-up", name: "Winter Cup", settings: usualSettings },
        { type: "came", member: 1, plays: false },
        { type: "role-given", member: 1, role: "organiser", given: true },
      ],
      newcomer: { number: 1, name: null },
    });
    expect(opening("x".repeat(99), usualSettings)).toMatchObject({
      deeds: [{ name: "x".repeat(60) }, {}, {}],
    });
    expect(opening("  ", usualSettings)).toMatchObject({ code: "no-name", rule: "LC-TOUR-09" });
    const wrong = { ...usualSettings, rounds: 0 };
    expect(opening("Cup", wrong)).toMatchObject({ code: "wrong-settings", rule: "LC-TOUR-09" });
  });

  test("[LC-TOUR-06] a newcomer brings a list, and its words are kept apart from what was read of them", () => {
    const desk = tournament();
    expect(desk.decides(null, { type: "sign-up", list })).toMatchObject({
      by: 2,
      deeds: [
        { type: "came", member: 2, plays: true },
        { type: "list-handed-in", member: 2, list: { points: 105 } },
      ],
      newcomer: { number: 2, name: null },
      list: { member: 2, text: list },
    });
    expect(desk.decides(null, { type: "sign-up", list: "  " })).toEqual({
      by: 2,
      deeds: [{ type: "came", member: 2, plays: true }],
      newcomer: { number: 2, name: null },
    });
    expect(desk.decides(1, { type: "sign-up", list: "" })).toEqual({
      by: 1,
      deeds: [{ type: "came", member: 1, plays: true }],
    });
    desk.does(null, signUp);
    expect(desk.decides(2, { type: "sign-up", list: "" })).toEqual({ by: 2, deeds: [] });
    desk.does(2, { type: "drop", member: 2 });
    expect(desk.decides(2, signUp)).toEqual({
      by: 2,
      deeds: [{ type: "returned", member: 2, round: 1 }],
    });
    expect(desk.decides(null, { type: "sign-up", list: "x".repeat(20_000) })).toMatchObject({
      by: 3,
    });
  });

  test("[LC-TOUR-11] somebody without a phone, and somebody who only helps", () => {
    const desk = tournament();
    const add = (name: string, text = ""): TournamentCommand =>
      ({ type: "add-player", name, list: text }) as const;
    expect(desk.decides(1, add(` ${"x".repeat(99)}`))).toMatchObject({
      by: 1,
      deeds: [{ type: "came", member: 2, plays: true }],
      newcomer: { number: 2, name: "x".repeat(40) },
    });
    expect(desk.decides(1, add("Ann", list))).toMatchObject({
      deeds: [{}, { type: "list-handed-in", member: 2 }],
      list: { member: 2, text: list },
    });
    expect(desk.decides(null, { type: "come-in" })).toEqual({
      by: 2,
      deeds: [{ type: "came", member: 2, plays: false }],
      newcomer: { number: 2, name: null },
    });
    expect(desk.decides(1, { type: "come-in" })).toEqual({ by: 1, deeds: [] });
  });

  test("[LC-TOUR-11] who goes, is sent away and comes back, by whose hand and from which round", () => {
    const desk = withPlayers(3);
    desk.does(1, { type: "pair" });
    expect(desk.decides(2, { type: "drop", member: 2 })).toEqual({
      by: 2,
      deeds: [{ type: "dropped", member: 2, round: 2 }],
    });
    expect(desk.decides(1, { type: "drop", member: 2 })).toMatchObject({ by: 1 });
    expect(desk.decides(1, { type: "remove", member: 2 })).toEqual({
      by: 1,
      deeds: [{ type: "removed", member: 2, round: 2 }],
    });
    desk.does(2, { type: "drop", member: 2 });
    expect(desk.now().members[1]).toMatchObject({ left: 2, removed: false });
    expect(desk.decides(1, { type: "return", member: 2 })).toEqual({
      by: 1,
      deeds: [{ type: "returned", member: 2, round: 2 }],
    });
    expect(desk.decides(1, { type: "hand-in", member: 3, list })).toMatchObject({
      by: 1,
      deeds: [{ type: "list-handed-in", member: 3 }],
      list: { member: 3, text: list },
    });
  });

  test("[LC-TOUR-14] roles are given and taken", () => {
    const desk = withPlayers(2);
    for (const role of ["judge", "organiser"] as const)
      expect(desk.decides(1, { type: "give-role", member: 2, role, given: true })).toEqual({
        by: 1,
        deeds: [{ type: "role-given", member: 2, role, given: true }],
      });
    desk.does(1, { type: "give-role", member: 2, role: "judge", given: true });
    expect(desk.now().members[1]).toMatchObject({ judges: true, organises: false });
    expect(desk.does(1, { type: "give-role", member: 2, role: "judge", given: false })).toBe(null);
    expect(desk.now().members[1]).toMatchObject({ judges: false, organises: false });
    desk.does(1, { type: "give-role", member: 1, role: "judge", given: true });
    expect(desk.does(1, { type: "give-role", member: 1, role: "judge", given: false })).toBe(null);
    expect(desk.does(1, { type: "give-role", member: 1, role: "organiser", given: true })).toBe(
      null,
    );
  });

  test("[LC-TOUR-15] the first round is drawn by lot, the next follow the standings; a bye has no table", () => {
    const desk = withPlayers(3);
    const asking = {
      who: 1,
      shuffle: <T>(all: readonly T[]) => all.toReversed(),
      coin: () => 1 as const,
      summary: () => null,
    };
    expect(decideTournament(desk.now(), asking, { type: "pair" })).toEqual({
      by: 1,
      deeds: [
        {
          type: "paired",
          round: 1,
          pairings: [
            { table: 1, players: [4, 3], blue: 1 },
            { table: 0, players: [2, null], blue: 1 },
          ],
        },
      ],
    });
    desk.does(1, { type: "pair" });
    expect(desk.decides(1, { type: "unpair" })).toEqual({
      by: 1,
      deeds: [{ type: "unpaired", round: 1 }],
    });
    finish(desk);
    const shuffled = { ...asking, shuffle: () => [] };
    expect(decideTournament(desk.now(), shuffled, { type: "pair" })).toMatchObject({ by: 1 });
    desk.does(1, { type: "pair" });
    expect(desk.does(1, { type: "set-clock", runs: true })).toBe(null);
    expect(desk.decides(1, { type: "set-clock", runs: false })).toEqual({
      by: 1,
      deeds: [{ type: "clock-set", round: 2, runs: false }],
    });
    expect(desk.now().rounds.map(({ since }) => since)).toEqual([null, 0]);
  });

  test("[LC-TOUR-15] by hand a player who is gone stays in the round that is open", () => {
    const desk = withPlayers(4);
    desk.does(1, { type: "pair" });
    const hand = (...pairs: readonly (readonly [number, number, number | null])[]) =>
      ({
        type: "change-pairings",
        pairings: pairs.map(([table, ...players]) => ({ table, players })),
      }) as const;
    desk.does(5, { type: "drop", member: 5 });
    desk.does(null, signUp);
    expect(desk.does(1, hand([1, 2, 4], [2, 3, 6]))).toBe("wrong-pairings LC-TOUR-15");
    expect(desk.does(1, hand([1, 2, 4], [2, 3, 5], [0, 6, null]))).toBe(null);
    expect(pairingOf(desk.now(), 6)).toMatchObject({ table: 0, players: [6, null] });
    expect(desk.does(1, hand([1, 2, 4], [0, 3, 5], [0, 6, null]))).toBe(
      "wrong-pairings LC-TOUR-15",
    );
    expect(desk.does(1, hand([1, 2, 4], [2, 3, 5], [3, 6, null]))).toBe(
      "wrong-pairings LC-TOUR-15",
    );
    expect(desk.does(1, hand([1, 2, 2], [2, 3, 5], [0, 6, null]))).toBe(
      "wrong-pairings LC-TOUR-15",
    );
  });

  test("[LC-TOUR-10] a ledger stays with its two players, wherever they sit", () => {
    const desk = withPlayers(2);
    desk.does(1, { type: "pair" });
    const line = { by: 2, at: 0, deed: { type: "ledger-opened", ...at, ledger: "abc" } } as const;
    const now = fold(noTournament, [...desk.record(), line]);
    expect(pairingOf(now, 2)).toMatchObject({ ledger: "abc", table: 1 });
    expect(pairingOf(now, 2, 7)).toBe(undefined);
    expect(
      fold(now, [{ by: 1, at: 0, deed: { type: "came", member: 1, plays: true } }]).members,
    ).toMatchObject([
      { number: 1, plays: true, joined: 2, organises: true },
      { number: 2, plays: true, joined: 1 },
      { number: 3 },
    ]);
    expect(now.version).toBe(desk.record().length + 1);
  });
});

test("[LC-TOUR-09] settings: both ends of each number count, and only rulings that exist", () => {
  const fits = (part: object): boolean => settingsFit({ ...usualSettings, ...part });
  for (const [name, least, most] of [
    ["rounds", 1, 9],
    ["minutes", 10, 600],
    ["points", 100, 5000],
    ["units", 1, 60],
  ] as const) {
    expect([least, most].map((value) => fits({ [name]: value }))).toEqual([true, true]);
    expect([least - 1, most + 1, least + 0.5].map((value) => fits({ [name]: value }))).toEqual([
      false,
      false,
      false,
    ]);
  }
  expect(fits({ units: null })).toBe(true);
  expect(fits({ edition: "third" })).toBe(false);
  expect(fits({ rulings: { chargePays: "no" } })).toBe(true);
  expect(fits({ rulings: { chargePays: "perhaps" } })).toBe(false);
  expect(fits({ rulings: { nothing: "no" } })).toBe(false);
  expect(optionsOf({ ...usualSettings, rulings: { chargePays: "no" } })).toEqual({
    chargePays: "no",
    edition: "current",
  });
});
