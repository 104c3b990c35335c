import { describe, expect, test } from "vitest";
import type { TournamentCommand } from "./commands.ts";
import { mostLinesEach } from "./decide.ts";
import { usualSettings } from "./settings.ts";
import { pairingOf, type TableResult } from "./tournament.ts";
import { finish, played, settle, signUp, withPlayers } from "./testing/played-out.ts";

const longList = "x".repeat(20_001);
const at = { round: 1, table: 1 } as const;

describe("every no has its reason and its rule", () => {
  const slip = (result: TableResult, round = 1, table = 1) =>
    ({ type: "sign-slip", round, table, result }) as const;
  const set = (part: object): TournamentCommand => ({
    type: "set-up",
    name: "Cup",
    settings: { ...usualSettings, ...part },
  });
  const judged = { ...played(3, 9), how: "judged" } as const;

  test.each<[number | null, TournamentCommand, string | null]>([
    [null, { type: "pair" }, "not-organiser LC-TOUR-14"],
    [99, { type: "pair" }, "not-organiser LC-TOUR-14"],
    [2, { type: "unpair" }, "not-organiser LC-TOUR-14"],
    [2, { type: "change-pairings", pairings: [] }, "not-organiser LC-TOUR-14"],
    [2, { type: "set-clock", runs: true }, "not-organiser LC-TOUR-14"],
    [2, { type: "end" }, "not-organiser LC-TOUR-14"],
    [2, { type: "reopen" }, "not-organiser LC-TOUR-14"],
    [2, { type: "set-sign-up", open: false }, "not-organiser LC-TOUR-14"],
    [2, set({}), "not-organiser LC-TOUR-14"],
    [2, { type: "add-player", name: "A", list: "" }, "not-organiser LC-TOUR-14"],
    [2, { type: "remove", member: 3 }, "not-organiser LC-TOUR-14"],
    [2, { type: "give-role", member: 2, role: "judge", given: true }, "not-organiser LC-TOUR-14"],
    [2, { type: "return", member: 3 }, "not-organiser LC-TOUR-14"],
    [1, { type: "give-role", member: 9, role: "judge", given: true }, "no-such-member LC-TOUR-14"],
    [1, { type: "drop", member: 9 }, "no-such-member LC-TOUR-06"],
    [1, { type: "remove", member: 9 }, "no-such-member LC-TOUR-11"],
    [1, { type: "remove", member: 1 }, "no-such-member LC-TOUR-11"],
    [1, { type: "hand-in", member: 9, list: "" }, "no-such-member LC-TOUR-06"],
    [1, { type: "hand-in", member: 2, list: longList }, "list-too-long LC-TOUR-06"],
    [1, { type: "hand-in", member: 2, list: "x".repeat(20_000) }, null],
    [1, { type: "add-player", name: "A", list: longList }, "list-too-long LC-TOUR-06"],
    [1, { type: "add-player", name: "A", list: "x".repeat(20_000) }, null],
    [1, set({ rounds: 10 }), "wrong-settings LC-TOUR-09"],
    [1, { type: "set-up", name: " ", settings: usualSettings }, "no-name LC-TOUR-09"],
    [1, set({ rounds: 1 }), null],
    [2, slip(played(3, 1), 2), "no-such-table LC-TOUR-13"],
    [2, slip(played(3, 1), 1, 9), "no-such-table LC-TOUR-13"],
    [4, slip(played(3, 1)), "not-yours LC-TOUR-13"],
    [2, slip(judged), "wrong-result LC-TOUR-12"],
    [2, slip({ ...played(3, 1), winner: 1 }), "wrong-result LC-TOUR-12"],
    [1, settle(1, 0, played(3, 1)), "no-such-table LC-TOUR-13"],
    [1, settle(1, 1, { ...played(0, 0), points: [99, 0], winner: 0 }), null],
    [1, settle(1, 1, { ...played(3, 3), defeated: [9999, 0], winner: 0 }), null],
    [
      1,
      settle(1, 1, { ...played(3, 3), defeated: [10_000, 0], winner: 0 }),
      "wrong-result LC-TOUR-12",
    ],
    [1, settle(1, 1, { ...played(3, 3), defeated: [0, -1] }), "wrong-result LC-TOUR-12"],
    [1, settle(1, 1, played(1.5, 0)), "wrong-result LC-TOUR-12"],
    [1, settle(1, 1, { ...played(3, 3), defeated: [5, 9], winner: 0 }), "wrong-result LC-TOUR-12"],
    [1, settle(1, 1, { ...played(3, 3), defeated: [5, 9], winner: 1 }), null],
    [1, settle(1, 1, { ...played(3, 9), how: "conceded" }), null],
    [1, settle(1, 1, { ...played(0, 0), how: "no-show" }), "wrong-result LC-TOUR-12"],
    [1, settle(1, 1, { ...judged, winner: null }), null],
    [2, { type: "call-judge", round: 2, table: 1 }, "no-such-table LC-TOUR-14"],
    [2, { type: "call-judge", round: 1, table: 0 }, "no-such-table LC-TOUR-14"],
    [null, { type: "call-judge", ...at }, "not-yours LC-TOUR-14"],
    [2, { type: "call-judge", ...at }, null],
    [1, { type: "answer-call", round: 9, table: 1, done: true }, "no-call LC-TOUR-14"],
    [1, { type: "give-time", round: 1, table: 9, minutes: 5 }, "no-such-table LC-TOUR-02"],
    [1, { type: "give-time", ...at, minutes: 60 }, null],
    [1, { type: "give-time", ...at, minutes: 61 }, "wrong-settings LC-TOUR-02"],
    [1, { type: "give-time", ...at, minutes: -1 }, "wrong-settings LC-TOUR-02"],
    [1, { type: "give-time", ...at, minutes: 1.5 }, "wrong-settings LC-TOUR-02"],
    [1, { type: "give-time", ...at, minutes: 0 }, null],
  ])("[LC-TOUR-14] %j: %j", (who, command, refusal) => {
    const desk = withPlayers(4);
    desk.does(1, { type: "pair" });
    expect(desk.does(who, command)).toBe(refusal);
  });

  test("[LC-TOUR-15] before the first round, with too few, and when nobody new can be met", () => {
    const alone = withPlayers(1);
    expect(alone.does(1, { type: "pair" })).toBe("too-few LC-TOUR-01");
    expect(alone.does(1, { type: "change-pairings", pairings: [] })).toBe("no-round LC-TOUR-15");
    const two = withPlayers(2);
    two.does(1, { type: "pair" });
    finish(two);
    expect(two.does(1, { type: "pair" })).toBe("no-legal-round LC-TOUR-01");
  });

  test("[LC-TOUR-11] closed doors: who was here comes back by an organiser's hand", () => {
    const desk = withPlayers(2);
    desk.does(2, { type: "drop", member: 2 });
    desk.does(1, { type: "set-sign-up", open: false });
    expect(desk.does(null, { type: "come-in" })).toBe("sign-up-closed LC-TOUR-11");
    expect(desk.does(2, { type: "return", member: 2 })).toBe("sign-up-closed LC-TOUR-11");
    expect(desk.does(1, { type: "return", member: 2 })).toBe(null);
    const full = withPlayers(64);
    full.does(2, { type: "drop", member: 2 });
    full.does(null, signUp);
    expect(full.does(2, { type: "return", member: 2 })).toBe("full LC-TOUR-01");
    expect(full.does(3, { type: "return", member: 3 })).toBe(null);
  });

  test("[LC-TOUR-15] an ended tournament takes only corrections", () => {
    const desk = withPlayers(2);
    desk.does(1, { type: "pair" });
    desk.does(1, { type: "end" });
    expect(desk.does(2, { type: "drop", member: 2 })).toBe("ended LC-TOUR-15");
    expect(desk.does(1, settle(1, 1, played(3, 1)))).toBe(null);
    expect(desk.does(1, { type: "reopen" })).toBe(null);
    expect(desk.does(1, set({ rounds: 1 }))).toBe(null);
  });

  test("[LC-TOUR-13] a slip signed twice counts once; a reason is short", () => {
    const desk = withPlayers(2);
    desk.does(1, { type: "pair" });
    desk.does(2, slip(played(3, 1)));
    desk.does(2, slip(played(4, 1)));
    expect(pairingOf(desk.now(), 2)?.signed).toEqual([{ by: 2, result: played(4, 1) }]);
    desk.does(3, slip(played(3, 1)));
    expect(pairingOf(desk.now(), 2)?.results).toEqual([]);
    desk.does(1, { ...settle(1, 1, played(2, 2)), reason: ` ${"y".repeat(300)}` });
    expect(pairingOf(desk.now(), 2)).toMatchObject({
      signed: [],
      results: [{ by: 1, reason: "y".repeat(200) }],
    });
  });

  test("[LC-TOUR-14] whoever plays writes a hundred lines, not one more", () => {
    const desk = withPlayers(2);
    for (let n = 1; n < mostLinesEach; n++)
      expect(desk.does(2, { type: "return", member: 2 })).toBe(null);
    expect(desk.does(2, { type: "return", member: 2 })).toBe("enough-said LC-TOUR-14");
    expect(desk.does(3, { type: "return", member: 3 })).toBe(null);
  });
});
