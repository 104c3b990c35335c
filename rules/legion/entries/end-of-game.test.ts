import { describe, expect, test } from "vitest";
import { legion } from "../index.ts";
import { standing } from "./standing.ts";
import { attack, charge, emptyLedger, hit, ledger, mark, theEnd } from "../testing/ledger.ts";
import type { NewUnit } from "../commands.ts";
import { boba, bossk, cad, leia, luke, r2, storm } from "../testing/units.ts";

const noCards = { primary: 0, secondary: 0 };
const zero = {
  ...noCards,
  objective: 0,
  bounty: 0,
  secret: 0,
  total: 0,
};

describe("the end", () => {
  test("[LB-END-01] [LB-END-11] living hunters that claimed, missions and objectives add up", () => {
    const table = ledger([boba(), luke({ points: 160 }), leia(), r2()]).does(
      mark("boba", "luke"),
      attack("boba", "luke", 6),
    );
    table.does(
      { type: "secret-mission", unit: "r2", inEnemyZone: true },
      { type: "score-objective", side: "blue", tokens: 2 },
    );
    expect(standing(table.state())).toEqual({
      victoryTokens: {
        blue: { ...noCards, objective: 2, bounty: 1, secret: 0, total: 3 },
        red: { ...zero, secret: 1, total: 1 },
      },
      pointsDefeated: { blue: 160, red: 0 },
      winner: "blue",
      decidedBy: "victory-tokens",
      endedBy: "time",
      round: 1,
    });
    expect(table.events(theEnd)).toEqual([
      { type: "game-ended", rule: "LB-END-11", result: table.state().result },
    ]);
    expect(table.state()).toMatchObject({ phase: "over", result: { winner: "blue" } });
  });

  test("[LB-END-02] [LB-END-03] hunters are counted, not tokens", () => {
    const table = ledger([boba(), bossk(), luke(), leia()]).does(
      mark("boba", "luke"),
      mark("bossk", "leia"),
      attack("boba", "luke", 6),
    );
    const both = ledger([boba(), bossk(), luke(), leia()]).does(
      mark("boba", "luke"),
      mark("bossk", "leia"),
      attack("boba", "luke", 6),
      attack("bossk", "leia", 6),
    );
    table.does(attack("boba", "leia", 6));
    expect(standing(table.state()).victoryTokens.blue.bounty).toBe(1);
    expect(standing(both.state()).victoryTokens.blue.bounty).toBe(2);
  });

  test("[LB-END-11] ties: more points defeated, then blue; red can win either way", () => {
    const points = ledger([boba({ points: 120 }), luke({ points: 160 })]).does(
      mark("boba", "luke"),
      attack("luke", "boba", 5),
    );
    expect(standing(points.state())).toMatchObject({
      winner: "red",
      decidedBy: "points-defeated",
      pointsDefeated: { blue: 0, red: 120 },
    });
    const blue = ledger([boba(), luke({ points: 160 })]).does(mark("boba", "luke"), {
      type: "leave-battlefield",
      unit: "luke",
    });
    expect(standing(blue.state())).toMatchObject({
      winner: "blue",
      decidedBy: "points-defeated",
      pointsDefeated: { blue: 160, red: 0 },
    });
    expect(standing(ledger([boba(), luke()]).state())).toMatchObject({
      winner: "blue",
      decidedBy: "blue",
    });
    expect(
      standing(ledger([]).does({ type: "score-objective", side: "red", tokens: 1 }).state()),
    ).toMatchObject({ winner: "red", decidedBy: "victory-tokens" });
  });

  test("[LB-LEDGER-08] a side without units loses at once", () => {
    const table = ledger([]).does({ type: "score-objective", side: "blue", tokens: 3 });
    expect(table.events({ type: "end-game", wipedOut: "blue" })).toMatchObject([
      { rule: "LB-LEDGER-08", result: { winner: "red", decidedBy: "wiped-out" } },
    ]);
  });

  test("[LB-END-08] the outcome names both seats, or the one that speaks for both", () => {
    const two = ledger([cad({ id: "a", side: "red" }), boba({ keywords: [] })], {}, 2).does(
      mark("a", "boba"),
      attack("a", "boba", 5),
    );
    expect(legion.outcome(two.state())).toBe(null);
    two.does({ type: "score-objective", side: "red", tokens: 1 }, theEnd);
    expect(legion.outcome(two.state())).toEqual({
      places: [[1], [0]],
      pads: [
        { ...zero, pointsDefeated: 0 },
        { ...noCards, objective: 1, bounty: 1, secret: 0, total: 2, pointsDefeated: 0 },
      ],
      rule: "LB-END-11",
    });
    const one = ledger([]).does({ type: "score-objective", side: "blue", tokens: 2 }, theEnd);
    expect(legion.outcome(one.state())).toEqual({
      places: [[0]],
      pads: [{ blue: 2, red: 0 }],
      rule: "LB-END-11",
    });
    expect(legion.outcome(ledger([], {}, 2).does(theEnd).state())?.places).toEqual([[0], [1]]);
  });

  test("[LC-END-04] [LC-LEDGER-13] the last unit of a side ends the game, of both sides the players end it", () => {
    const whole = (...units: readonly NewUnit[]) =>
      emptyLedger({ edition: "current" }).does(
        { type: "add-army", units },
        { type: "close-armies", whole: true },
      );
    const tabled = whole(storm(), leia()).does(attack("storm", "leia", 6));
    expect(tabled.state().result).toMatchObject({ winner: "blue", endedBy: "tabled" });
    const both = whole(storm(), leia()).does(charge(null, [hit("storm", 4), hit("leia", 6)]));
    expect(both.state().result).toBe(null);
    // A side that never wrote anybody down has lost nobody.
    const alone = whole(storm(), storm({ id: "s2" })).does(attack(null, "storm", 4));
    expect(alone.state().result).toBe(null);
    const open = emptyLedger({ edition: "current" }).does(
      { type: "add-army", units: [storm(), leia()] },
      { type: "close-armies" },
      attack("storm", "leia", 6),
    );
    expect(open.state().result).toBe(null);
  });

  test("[LB-LEDGER-08] the ledger ends the classic game, too, where every unit is written down", () => {
    const classic = (whole: boolean) =>
      emptyLedger()
        .does(
          { type: "add-army", units: [storm(), leia()] },
          { type: "close-armies", ...(whole ? { whole } : {}) },
          attack("storm", "leia", 6),
        )
        .state().result;
    expect(classic(true)).toMatchObject({ winner: "blue", endedBy: "tabled" });
    expect(classic(false)).toBe(null);
  });

  test("[LB-LEDGER-08] how it ended is written with the result", () => {
    const ends = (wipedOut: "blue" | null) =>
      ledger([]).does({ type: "end-game", wipedOut }).state().result?.endedBy;
    expect([ends("blue"), ends(null)]).toEqual(["tabled", "time"]);
  });
});
