import { describe, expect, test } from "vitest";
import { isTrouble, legion, readList, unitsFromList } from "../index.ts";
import { standing } from "../entries/standing.ts";
import {
  attack,
  boba,
  cad,
  chewie,
  emptyLedger,
  endOf,
  ledger,
  leia,
  luke,
  mark,
  r2,
  storm,
  theEnd,
} from "../promises/testing.ts";
import type { MissionChoice } from "./cards.ts";

const noCards: MissionChoice = {
  primary: null,
  secondary: null,
  advantages: { blue: null, red: null },
};
const current = (...units: readonly ReturnType<typeof boba>[]) =>
  ledger(units, { edition: "current" });
const choose = (mission: Partial<MissionChoice>) =>
  ({ type: "choose-mission", mission: { ...noCards, ...mission } }) as const;
const round = (blue: object = {}, red: object = {}) =>
  ({ type: "end-phase", facts: { blue, red } }) as const;

describe("choosing", () => {
  test("[LC-LEDGER-12] the edition can be chosen until somebody marks", () => {
    const table = ledger([boba(), luke()], { edition: "current" });
    table.does({ type: "choose-edition", edition: "classic" });
    expect(table.state()).toMatchObject({ edition: "classic", rounds: 6, editionAsked: true });
    table.does({ type: "choose-edition", edition: "current" }, mark("boba", "luke"));
    expect(table.state()).toMatchObject({ edition: "current", rounds: 5 });
    expect(table.refusal({ type: "choose-edition", edition: "classic" })).toMatchObject({
      code: "EDITION_FIXED",
      rule: "LC-LEDGER-12",
    });
  });

  test("[LC-LEDGER-12] the cards of a list follow the edition: rank, keywords, points", () => {
    const list = readList("https://legionhq2.com/list/empire/1nm0db,1ab0", "classic");
    if (isTrouble(list)) throw new Error(list.trouble);
    const units = unitsFromList(list, "blue", "classic", () => "corps");
    const army = { type: "list-army", side: "blue", units } as const;
    const before = emptyLedger().does(army).state().units;
    const after = emptyLedger().does({ type: "choose-edition", edition: "current" }, army).state();
    expect(before).toMatchObject([
      { name: "Agent Kallus", rank: "commander", keywords: [] },
      { name: "Leia Organa", points: 80 },
    ]);
    expect(after.units).toMatchObject([
      { name: "Agent Kallus", rank: "operative", keywords: ["bounty"], points: 78 },
      { name: "Leia Organa", points: 75 },
    ]);
  });

  test("[LB-LEDGER-13] classic from the beginning, hunted tokens come and go with the edition", () => {
    const table = ledger([boba(), leia({ keywords: ["hunted"] })]);
    expect(table.state().tokens).toEqual([]);
    expect(table.types({ type: "choose-edition", edition: "current" })).toEqual([
      "edition-chosen LC-LEDGER-12",
      "token-placed LC-HUNTED-01",
    ]);
    expect(table.types({ type: "choose-edition", edition: "classic" })).toEqual([
      "edition-chosen LB-LEDGER-13",
    ]);
    expect(table.state().tokens).toEqual([]);
  });

  test("[LB-LEDGER-14] the classic edition has no missions", () => {
    const table = ledger([storm(), leia()]);
    for (const command of [
      choose({ primary: "breakthrough" }),
      { type: "choose-targets", side: "blue", units: [] } as const,
      round(),
    ])
      expect(table.refusal(command)).toMatchObject({ code: "OTHER_EDITION", rule: "LB-LEDGER-14" });
  });

  test("[LC-SETUP-06] a mission is chosen at the start, or once when it was forgotten", () => {
    const table = current(storm(), leia()).does(choose({ primary: "breakthrough" }));
    expect(table.refusal(choose({ primary: "payload" }))).toMatchObject({
      code: "MISSION_FIXED",
      rule: "LC-SETUP-06",
    });
    expect(table.refusal(round({ secured: 1 }))).toMatchObject({ code: "TOO_MANY" });
    const late = current(storm(), leia()).does(round(), choose({ primary: "breakthrough" }));
    expect(late.state().mission.cards?.primary).toBe("breakthrough");
  });

  test("[LC-ADV-01] advantages are kept and score nothing", () => {
    const advantages = { blue: "Garrison", red: "Ordnance" };
    const table = current(storm(), leia()).does(choose({ advantages }), round(), round());
    expect(table.state().mission.cards?.advantages).toEqual(advantages);
    expect(standing(table.state()).victoryTokens.blue.total).toBe(0);
  });
});

describe("cards that could not be established", () => {
  test("[LC-PRI-03] Intercept Signals counts towers, from round 2", () => {
    const table = current(storm(), leia()).does(choose({ primary: "intercept-signals" }));
    table.does(round({ towers: 4 }), round({ towers: 3 }, { towers: 1 }));
    expect(standing(table.state()).victoryTokens).toMatchObject({
      blue: { primary: 3 },
      red: { primary: 1 },
    });
  });

  test("[LC-PRI-07] cards known by name only are a counter of their own", () => {
    const table = current(storm(), leia()).does(choose({ primary: "payload" }));
    table.does(round({ points: 2 }), round({}, { points: 5 }));
    expect(standing(table.state()).victoryTokens).toMatchObject({
      blue: { primary: 2, total: 2 },
      red: { primary: 5, total: 5 },
    });
  });
});

describe("units of the current edition", () => {
  test("[LC-HUNTED-02] whatever its rank, a hunted unit carries a token", () => {
    const table = current(boba(), storm({ id: "s", side: "red", keywords: ["hunted"] }), luke());
    expect(table.state().tokens).toMatchObject([{ placedOn: "s", placedBy: null }]);
  });

  test("[LC-DEFEAT-05] nobody flees", () => {
    const table = current(boba(), luke()).does(mark("boba", "luke"));
    expect(table.refusal({ type: "leave-battlefield", unit: "luke" })).toMatchObject({
      code: "NOBODY_FLEES",
      rule: "LC-DEFEAT-05",
    });
  });

  test("[LC-DEFEAT-01] only the wounds that finish the unit count", () => {
    const table = current(boba(), storm(), luke()).does(mark("boba", "luke"));
    table.does(attack("boba", "luke", 5), attack("storm", "luke", 1));
    expect(standing(table.state()).victoryTokens.blue.bounty).toBe(0);
  });

  test("[LC-POISON-02] the controller orders what waits for the end of an activation", () => {
    const table = current(boba(), luke({ emergencyStims: true })).does(mark("boba", "luke"));
    table.does(attack("boba", "luke", 2, { stims: 1, poison: 1 }));
    expect(table.types(endOf("luke"))).toEqual(["asked LC-POISON-02"]);
  });

  test("[LC-END-01] most points win", () => {
    const table = current(storm(), leia());
    table.does({ type: "score-objective", side: "red", tokens: 1 });
    expect(table.events(theEnd).at(-1)).toMatchObject({
      rule: "LC-END-01",
      result: { winner: "red", decidedBy: "victory-tokens", endedBy: "time" },
    });
  });

  test("[LC-END-06] a defeated unit counts with all its points", () => {
    const table = current(storm({ points: 72 }), luke({ points: 220 }), leia());
    table.does(attack("storm", "luke", 6));
    expect(standing(table.state()).pointsDefeated).toEqual({ blue: 220, red: 0 });
  });
});

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
    expect(
      table.refusal({ type: "wound-guardian", unit: "luke", wounds: 1, by: "boba" }),
    ).toMatchObject({ code: "NO_GUARDIAN" });
  });
});
