import { describe, expect, test } from "vitest";
import { isOpen, pairingOf, type TableResult } from "./tournament.ts";
import { never, played, settle, withPlayers } from "./testing/played-out.ts";

describe("results", () => {
  test("[LC-TOUR-13] both sign the same, or a judge decides; corrections keep what stood before", () => {
    const desk = withPlayers(2);
    desk.does(1, { type: "pair" });
    const sign = (who: number, result: TableResult): string | null =>
      desk.does(who, { type: "sign-slip", round: 1, table: 1, result });
    sign(2, played(9, 3));
    sign(3, played(9, 4));
    expect(isOpen(desk.now().rounds[0] ?? never())).toBe(true);
    sign(3, played(9, 3));
    expect(isOpen(desk.now().rounds[0] ?? never())).toBe(false);
    expect(sign(2, played(9, 3))).toBe("settled-already LC-TOUR-13");
    expect(desk.does(null, { type: "sign-slip", round: 1, table: 1, result: played(1, 0) })).toBe(
      "not-yours LC-TOUR-13",
    );
    const corrected = {
      ...settle(1, 1, { ...played(3, 9), how: "tabled" } as const),
      reason: "read twice",
    };
    expect(desk.does(2, corrected)).toBe("not-judge LC-TOUR-14");
    desk.does(1, corrected, 77);
    expect(pairingOf(desk.now(), 2)?.results).toEqual([
      { result: played(9, 3), by: null, at: 0, reason: "" },
      { result: { ...played(3, 9), how: "tabled" }, by: 1, at: 77, reason: "read twice" },
    ]);
    expect(desk.does(1, settle(2, 1, played(1, 0)))).toBe("no-such-table LC-TOUR-13");
  });

  test("[LC-TOUR-12] a result is what it says it is", () => {
    const desk = withPlayers(2);
    desk.does(1, { type: "pair" });
    const tried = (result: Partial<TableResult>): string | null =>
      desk.does(1, settle(1, 1, { ...played(3, 9), ...result }));
    expect(tried({ winner: 0 })).toBe("wrong-result LC-TOUR-12");
    expect(tried({ how: "tabled", winner: 0 })).toBe(null);
    expect(tried({ how: "conceded", winner: null })).toBe("wrong-result LC-TOUR-12");
    expect(tried({ how: "no-show", winner: 0 })).toBe("wrong-result LC-TOUR-12");
    expect(tried({ how: "no-show", winner: 0, points: [0, 0] })).toBe(null);
    expect(tried({ how: "drawn" })).toBe("wrong-result LC-TOUR-12");
    expect(tried({ how: "drawn", winner: null })).toBe(null);
    expect(tried({ points: [3, 100] })).toBe("wrong-result LC-TOUR-12");
    const judged = { ...played(3, 9), how: "judged", winner: 0 } as const;
    expect(desk.does(2, { type: "sign-slip", round: 1, table: 1, result: judged })).toBe(
      "settled-already LC-TOUR-13",
    );
    expect(tried(judged)).toBe(null);
  });

  test("[LC-TOUR-14] a judge is called once, comes, and closes the call", () => {
    const desk = withPlayers(4);
    desk.does(1, { type: "pair" });
    const at = { round: 1, table: 2 };
    expect(desk.does(2, { type: "call-judge", ...at })).toBe("not-yours LC-TOUR-14");
    expect(desk.does(1, { type: "answer-call", ...at, done: false })).toBe("no-call LC-TOUR-14");
    desk.does(4, { type: "call-judge", ...at }, 5);
    expect(desk.does(5, { type: "call-judge", ...at })).toBe("called-already LC-TOUR-14");
    desk.does(1, { type: "answer-call", ...at, done: false });
    expect(pairingOf(desk.now(), 4)?.call).toEqual({ by: 4, at: 5, judge: 1 });
    expect(desk.does(5, { type: "answer-call", ...at, done: true })).toBe("not-judge LC-TOUR-14");
    desk.does(4, { type: "answer-call", ...at, done: true });
    expect(pairingOf(desk.now(), 4)?.call).toBe(null);
  });
});
