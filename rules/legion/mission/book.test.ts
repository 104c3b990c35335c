import { describe, expect, test } from "vitest";
import { legion } from "../index.ts";
import { attack, emptyLedger, ledger, mark, theEnd } from "../testing/ledger.ts";
import { boba, cad, chewie, leia, luke, r2, speeder, storm } from "../testing/units.ts";
import { current } from "../testing/current-ledger.ts";

describe("the ledger keeps its book", () => {
  const table = () =>
    current(boba(), storm(), cad(), luke()).does(mark("boba", "luke"), mark("cad", "boba"));
  test.each([
    { rule: "LC-LEDGER-01", code: "UNKNOWN_UNIT", command: attack("nobody", "luke", 1) },
    {
      rule: "LC-LEDGER-07",
      code: "BELOW_ZERO",
      command: { type: "score-objective", side: "blue", tokens: -1 } as const,
    },
    {
      rule: "LC-LEDGER-09",
      code: "TOO_MANY_WOUNDS",
      command: { type: "correct-wounds", unit: "boba", wounded: 5 } as const,
    },
    { rule: "LC-LEDGER-10", code: "NOT_ENEMY", command: attack("boba", "storm", 1) },
  ])("[$rule] $code", ({ rule, code, command }) => {
    expect(table().refusal(command)).toMatchObject({ code, rule });
  });

  test.each([
    { rule: "LB-LEDGER-01", code: "UNKNOWN_UNIT", command: attack("nobody", "luke", 1) },
    { rule: "LB-LEDGER-10", code: "NOT_ENEMY", command: attack("boba", "boba", 1) },
  ])("[$rule] $code", ({ rule, code, command }) => {
    expect(ledger([boba(), luke()]).does(mark("boba", "luke")).refusal(command)).toMatchObject({
      code,
      rule,
    });
  });

  test("[LC-LEDGER-02] the defeated stay defeated", () => {
    const gone = table().does(attack(null, "luke", 6));
    expect(gone.refusal(attack(null, "luke", 1))).toMatchObject({ rule: "LC-LEDGER-02" });
  });

  test("[LC-LEDGER-04] an army has its limit", () => {
    const units = Array.from({ length: 200 }, (_, n) => storm({ id: `s${n}` }));
    const more = units.map((unit) => ({ ...unit, id: `${unit.id}b` }));
    const full = emptyLedger({ edition: "current" }).does(
      { type: "add-army", units },
      { type: "add-army", units: more },
    );
    expect(full.refusal({ type: "add-unit", unit: boba() })).toMatchObject({
      code: "TOO_MANY_UNITS",
      rule: "LC-LEDGER-04",
    });
  });

  test("[LC-LEDGER-05] when the game is over nothing more is written", () => {
    expect(table().does(theEnd).refusal(theEnd)).toMatchObject({ rule: "LC-LEDGER-05" });
  });

  test("[LC-LEDGER-11] spectators read", () => {
    expect(legion.whyNot(legion.viewFor(table().state(), "spectator"), theEnd)).toMatchObject({
      code: "NOT_AT_THE_TABLE",
      rule: "LC-LEDGER-11",
    });
  });

  test("[LC-LEDGER-13] the last unit ends the game only where whole armies are written down", () => {
    const part = current(storm(), leia()).does(attack("storm", "leia", 6));
    expect(part.state().phase).toBe("play");
    const whole = emptyLedger({ edition: "current" }).does(
      { type: "add-army", units: [storm(), leia()] },
      { type: "close-armies", whole: true },
    );
    expect(whole.types(attack("storm", "leia", 6)).at(-1)).toBe("game-ended LC-END-04");
    expect(whole.state().result).toMatchObject({ winner: "blue", endedBy: "tabled" });
  });
});

describe("lists and bundles", () => {
  test("[LC-LEDGER-14] a list pasted again replaces the first; an open question bars the way with a count", () => {
    const table = emptyLedger({ edition: "current" });
    table.does({ type: "list-army", side: "blue", units: [boba(), storm()] });
    table.does({ type: "list-army", side: "blue", units: [boba({ open: ["aw", "tl"] })] });
    table.does({ type: "list-army", side: "red", units: [luke({ open: [] })] });
    expect(table.state().units.map(({ id }) => id)).toEqual(["boba", "luke"]);
    expect(table.refusal({ type: "close-armies" })).toMatchObject({
      code: "QUESTIONS_OPEN",
      rule: "LC-LEDGER-14",
      params: { count: 2 },
    });
    table.does({ type: "change-unit", unit: boba() }, { type: "change-unit", unit: luke() });
    expect(table.does({ type: "close-armies" }).state().phase).toBe("marking");
  });

  test("[LB-LEDGER-15] the same in the classic edition", () => {
    const table = emptyLedger().does({
      type: "list-army",
      side: "red",
      units: [luke({ open: [] })],
    });
    expect(table.refusal({ type: "close-armies" })).toMatchObject({ rule: "LB-LEDGER-15" });
  });

  const survives = (unit: string) =>
    ({
      type: "together",
      entries: [
        { type: "correct-wounds", unit, wounded: 1 },
        { type: "end-activation", unit, order: null, creditTo: null },
      ],
    }) as const;

  test("[LB-LEDGER-16] what belongs together is one page, or nothing", () => {
    const table = ledger([boba(), luke({ wounded: 5 })]).does(mark("boba", "luke"));
    expect(table.types(survives("luke"))).toEqual([
      "written-together LB-LEDGER-16",
      "play-begun LB-SETUP-12",
      "wounds-corrected LB-LEDGER-09",
      "activation-ended LB-ORDER-05",
    ]);
    const before = table.state();
    expect(table.refusal(survives("nobody"))).toMatchObject({ code: "UNKNOWN_UNIT" });
    expect(table.state()).toBe(before);
  });

  test("[LC-LEDGER-15] the same in the current edition", () => {
    const table = current(boba(), luke()).does(mark("boba", "luke"));
    expect(table.types(survives("luke"))[0]).toBe("written-together LC-LEDGER-15");
  });

  test("[LB-GUARDIAN-01] [LB-POISON-05] poison and guardian wounds are written down as what they are", () => {
    const table = ledger([boba(), chewie({ wounded: 8 }), r2(), luke()]).does(
      mark("boba", "chewie"),
    );
    expect(table.types({ type: "poison-unit", unit: "luke", tokens: 2, by: "boba" }).at(-1)).toBe(
      "poisoned LB-POISON-02",
    );
    expect(table.refusal({ type: "poison-unit", unit: "r2", tokens: 1, by: "boba" })).toMatchObject(
      {
        code: "NO_POISON",
      },
    );
    expect(
      table.types({ type: "wound-guardian", unit: "chewie", wounds: 1, by: "boba" }),
    ).toContain("token-claimed LB-GUARDIAN-01");
    expect(table.refusal({ type: "wound-guardian", unit: "luke", wounds: 1, by: "boba" })).toEqual({
      type: "refused",
      code: "NO_GUARDIAN",
      rule: "LB-GUARDIAN-06",
      params: { unit: "luke" },
    });
  });

  test.each([
    { type: "poison-unit", unit: "luke", tokens: 1, by: "nobody" },
    { type: "poison-unit", unit: "nobody", tokens: 1, by: null },
    { type: "wound-guardian", unit: "chewie", wounds: 1, by: "nobody" },
    { type: "wound-guardian", unit: "nobody", wounds: 1, by: null },
  ] as const)("[LB-LEDGER-01] $type is about units that are written down", (command) => {
    const table = ledger([boba(), chewie(), luke()]).does(mark("boba", "luke"));
    expect(table.refusal(command)).toMatchObject({
      code: "UNKNOWN_UNIT",
      params: { unit: "nobody" },
    });
    expect(table.types({ type: "poison-unit", unit: "luke", tokens: 1, by: null }).at(-1)).toBe(
      "poisoned LB-POISON-02",
    );
    expect(table.events({ type: "wound-guardian", unit: "chewie", wounds: 1, by: null })).toEqual([
      expect.objectContaining({ type: "guardian-wounded", unit: "chewie", wounds: 1, by: null }),
      expect.objectContaining({ type: "wounded", unit: "chewie", wounds: 1 }),
    ]);
  });

  test("[LB-GUARDIAN-04] nobody guards from inside a transport", () => {
    const table = ledger([boba(), speeder(), chewie({ inside: "speeder" }), luke()]).does(
      mark("boba", "luke"),
    );
    expect(
      table.refusal({ type: "wound-guardian", unit: "chewie", wounds: 1, by: "boba" }),
    ).toMatchObject({ code: "GUARDIAN_TRANSPORTED", params: { unit: "chewie" } });
  });
});
