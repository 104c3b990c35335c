import { describe, expect, test } from "vitest";
import { attack, ledger, mark, pool } from "../testing/ledger.ts";
import { boba, bossk, cad, leia, luke, speeder, storm } from "../testing/units.ts";
import type { Command } from "../commands.ts";

describe("an attack", () => {
  test("[LB-DEFEAT-01] [LB-TRANSFER-01] [LB-TRANSFER-05] the last wound moves the mark at once", () => {
    const table = ledger([boba(), luke()]).does(mark("boba", "luke"), attack("boba", "luke", 4));
    expect(table.events(attack("boba", "luke", 5))).toEqual([
      {
        type: "attacked",
        rule: "LB-DEFEAT-01",
        by: "boba",
        kind: "ranged",
        pools: [pool("luke", 5)],
      },
      {
        type: "wounded",
        rule: "LB-DEFEAT-02",
        unit: "luke",
        wounds: 2,
        route: "attack",
        by: "boba",
        cause: "",
      },
      { type: "unit-defeated", rule: "LB-DEFEAT-01", unit: "luke", route: "attack", by: "boba" },
      {
        type: "token-claimed",
        rule: "LB-DEFEAT-01",
        token: "t1",
        from: "luke",
        to: "boba",
        placedBy: "boba",
      },
    ]);
  });

  test("[LB-DEFEAT-02] [LB-DEFEAT-14] one wound short of the last mini moves nothing", () => {
    const table = ledger([boba(), luke()]).does(mark("boba", "luke"));
    expect(table.types(attack("boba", "luke", 5))).toEqual([
      "play-begun LB-SETUP-12",
      "attacked LB-DEFEAT-01",
      "wounded LB-DEFEAT-02",
    ]);
  });

  test("[LB-DEFEAT-04] [LB-TRANSFER-11] a stranger brings the last wound: the mark is lost", () => {
    const table = ledger([boba(), storm(), luke({ wounded: 5 })]).does(mark("boba", "luke"));
    expect(table.types(attack("storm", "luke", 1)).slice(2)).toEqual([
      "wounded LB-DEFEAT-02",
      "unit-defeated LB-DEFEAT-04",
      "token-lost LB-DEFEAT-04",
    ]);
    expect(table.state().tokens).toEqual([
      { id: "t1", kind: "mark", placedBy: "boba", placedOn: "luke", holder: null },
    ]);
  });

  test("[LB-DEFEAT-04] so it is with a unit nobody wrote down", () => {
    const table = ledger([boba(), luke({ wounded: 5 })]).does(mark("boba", "luke"));
    expect(table.types(attack(null, "luke", 1)).at(-1)).toBe("token-lost LB-DEFEAT-04");
    expect(table.state().tokens[0]?.holder).toBe(null);
  });

  test("[LB-DEFEAT-05] an unmarked victim gives nothing", () => {
    const table = ledger([boba(), luke(), leia({ wounded: 5 })]).does(mark("boba", "luke"));
    expect(table.types(attack("boba", "leia", 1)).slice(2)).toEqual([
      "wounded LB-DEFEAT-02",
      "unit-defeated LB-DEFEAT-01",
    ]);
  });

  test("[LB-TRANSFER-03] [LB-TRANSFER-04] [LB-TRANSFER-11] won tokens are lost with their holder, a mark on it moves", () => {
    const table = ledger([boba(), bossk(), cad(), luke()]).does(
      mark("boba", "cad"),
      mark("bossk", "luke"),
      mark("cad", "bossk"),
      attack("cad", "bossk", 7),
    );
    expect(table.events(attack("boba", "cad", 6)).slice(2)).toEqual([
      { type: "unit-defeated", rule: "LB-DEFEAT-01", unit: "cad", route: "attack", by: "boba" },
      {
        type: "token-claimed",
        rule: "LB-DEFEAT-01",
        token: "t1",
        from: "cad",
        to: "boba",
        placedBy: "boba",
      },
      {
        type: "token-lost",
        rule: "LB-TRANSFER-03",
        token: "t3",
        from: "cad",
        kind: "mark",
        claimed: true,
      },
    ]);
    table.does(attack(null, "boba", 5));
    expect(table.state().tokens.map((token) => token.holder)).toEqual(["luke", null, null]);
  });

  test("[LB-END-04] [LB-TRANSFER-11] a hunter that falls to a stranger takes its tokens out of the game", () => {
    const table = ledger([boba(), luke()]).does(mark("boba", "luke"), attack("boba", "luke", 6));
    expect(table.types(attack(null, "boba", 5)).slice(2)).toEqual([
      "unit-defeated LB-DEFEAT-04",
      "token-lost LB-TRANSFER-11",
    ]);
  });

  test("[LB-TRANSFER-06] by policy one mark moves: the hunter’s own if there is one, else the first", () => {
    const options = { multiMark: "one" };
    const own = ledger([boba(), bossk(), luke()], options).does(
      mark("bossk", "luke"),
      mark("boba", "luke"),
    );
    expect(own.types(attack("boba", "luke", 6)).slice(3)).toEqual([
      "unit-defeated LB-DEFEAT-01",
      "token-lost LB-TRANSFER-06",
      "token-claimed LB-DEFEAT-01",
    ]);
    expect(own.state().tokens).toEqual([
      expect.objectContaining({ id: "t1", holder: null }),
      expect.objectContaining({ id: "t2", holder: "boba" }),
    ]);
    const third = ledger(
      [boba(), bossk(), boba({ name: "Third", side: "blue", id: "third" }), luke(), leia()],
      options,
    );
    third.does(
      mark("bossk", "luke"),
      mark("boba", "luke"),
      mark("third", "leia"),
      attack("third", "luke", 6),
    );
    expect(third.state().tokens.find((token) => token.holder === "third")?.placedBy).toBe("bossk");
  });

  test("[LB-TRANSFER-09] Deflect comes first: the hunter is dead when the mark would move", () => {
    const table = ledger([boba({ wounded: 4 }), luke({ wounded: 5 })]).does(mark("boba", "luke"));
    expect(table.events(attack("boba", "luke", 1, { backlash: 1 })).slice(1)).toEqual([
      {
        type: "attacked",
        rule: "LB-DEFEAT-01",
        by: "boba",
        kind: "ranged",
        pools: [pool("luke", 1, { backlash: 1 })],
      },
      {
        type: "wounded",
        rule: "LB-TRANSFER-09",
        unit: "boba",
        wounds: 1,
        route: "effect",
        by: "luke",
        cause: "backlash",
      },
      { type: "unit-defeated", rule: "LB-DEFEAT-04", unit: "boba", route: "effect", by: null },
      {
        type: "wounded",
        rule: "LB-DEFEAT-02",
        unit: "luke",
        wounds: 1,
        route: "attack",
        by: "boba",
        cause: "",
      },
      { type: "unit-defeated", rule: "LB-TRANSFER-09", unit: "luke", route: "attack", by: null },
      {
        type: "token-lost",
        rule: "LB-TRANSFER-09",
        token: "t1",
        from: "luke",
        kind: "mark",
        claimed: false,
      },
    ]);
  });

  test("[LB-TRANSFER-09] [LB-DEFEAT-13] a hunter’s Deflect defeats an attacking hunter: the defender did it", () => {
    const table = ledger([boba({ wounded: 4 }), cad()]).does(
      mark("boba", "cad"),
      mark("cad", "boba"),
    );
    expect(table.types(attack("boba", "cad", 1, { backlash: 1 })).slice(3, 5)).toEqual([
      "unit-defeated LB-DEFEAT-13",
      "token-claimed LB-DEFEAT-13",
    ]);
    expect(table.state().tokens.find((token) => token.placedBy === "cad")?.holder).toBe("cad");
    const strict = ledger([boba({ wounded: 4 }), cad()], { hunterEffect: "no" }).does(
      mark("boba", "cad"),
      mark("cad", "boba"),
    );
    expect(strict.types(attack("boba", "cad", 1, { backlash: 1 }))).toContain(
      "token-lost LB-DEFEAT-13",
    );
  });

  test("[LB-DEFEAT-09] pools are judged one by one; a defender defeated in the first is left alone in the second", () => {
    const table = ledger([boba(), luke({ wounded: 5 }), leia()]).does(mark("boba", "luke"));
    const command: Command = {
      type: "attack",
      by: "boba",
      kind: "ranged",
      pools: [pool("luke", 1), pool("luke", 3, { poison: 1 }), pool("leia", 1)],
    };
    expect(table.types(command).slice(1)).toEqual([
      "attacked LB-DEFEAT-01",
      "wounded LB-DEFEAT-02",
      "unit-defeated LB-DEFEAT-01",
      "token-claimed LB-DEFEAT-01",
      "wounded LB-DEFEAT-02",
    ]);
  });

  test.each<{ command: Command; code: string; rule: string; params: object }>([
    {
      command: attack("nobody", "luke", 1),
      code: "UNKNOWN_UNIT",
      rule: "LB-LEDGER-01",
      params: { unit: "nobody" },
    },
    {
      command: attack("boba", "nobody", 1),
      code: "UNKNOWN_UNIT",
      rule: "LB-LEDGER-01",
      params: { unit: "nobody" },
    },
    {
      command: attack("bossk", "luke", 1),
      code: "ATTACKER_DEFEATED",
      rule: "LB-LEDGER-02",
      params: { unit: "bossk" },
    },
    {
      command: attack("luke", "bossk", 1),
      code: "UNIT_DEFEATED",
      rule: "LB-LEDGER-02",
      params: { unit: "bossk" },
    },
    {
      command: attack("boba", "storm", 1),
      code: "NOT_ENEMY",
      rule: "LB-LEDGER-10",
      params: { unit: "storm" },
    },
    {
      command: {
        type: "attack",
        by: null,
        kind: "ranged",
        pools: [pool("luke", 1), pool("storm", 1)],
      },
      code: "NOT_ENEMY",
      rule: "LB-LEDGER-10",
      params: { unit: "storm" },
    },
    {
      command: attack("boba", "leia", 1),
      code: "TRANSPORTED_NOT_A_TARGET",
      rule: "LB-TRANSPORT-06",
      params: { unit: "leia", vehicle: "speeder" },
    },
    {
      command: attack("boba", "luke", 1, { stims: 1 }),
      code: "NO_STIMS",
      rule: "LB-STIMS-09",
      params: { unit: "luke" },
    },
  ])("[LB-TRANSPORT-06] $code", ({ command, code, rule, params }) => {
    const table = ledger([
      boba(),
      bossk(),
      storm(),
      luke(),
      speeder(),
      leia({ inside: "speeder" }),
    ]).does(mark("boba", "luke"), mark("bossk", "luke"), attack("luke", "bossk", 7));
    const before = table.state();
    expect(table.refusal(command)).toEqual({ type: "refused", code, rule, params });
    expect(table.state()).toBe(before);
  });
});
