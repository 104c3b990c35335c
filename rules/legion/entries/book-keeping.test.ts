import { expect, test } from "vitest";
import { attack, ledger, mark, theEnd, type Ledger } from "../testing/ledger.ts";
import { boba, luke, r2, storm } from "../testing/units.ts";

const begun = (): Ledger =>
  ledger([boba(), luke({ wounded: 5 }), r2()]).does(mark("boba", "luke"), {
    type: "score-objective",
    side: "blue",
    tokens: 0,
  });

test("[LB-DEFEAT-12] own and neutral wounds credit nobody", () => {
  expect(
    begun().events({ type: "suffer-wounds", unit: "luke", wounds: 1, by: null, cause: "clamber" }),
  ).toEqual([
    {
      type: "wounded",
      rule: "LB-DEFEAT-12",
      unit: "luke",
      wounds: 1,
      route: "own-wounds",
      by: null,
      cause: "clamber",
    },
    { type: "unit-defeated", rule: "LB-DEFEAT-12", unit: "luke", route: "own-wounds", by: null },
    {
      type: "token-lost",
      rule: "LB-DEFEAT-12",
      token: "t1",
      from: "luke",
      kind: "mark",
      claimed: false,
    },
  ]);
});

test("[LB-DEFEAT-13] a hunter’s card or ability counts, unless the policy says otherwise", () => {
  const effect = {
    type: "suffer-wounds",
    unit: "luke",
    wounds: 1,
    by: "boba",
    cause: "card",
  } as const;
  expect(begun().types(effect)).toEqual([
    "wounded LB-DEFEAT-13",
    "unit-defeated LB-DEFEAT-13",
    "token-claimed LB-DEFEAT-13",
  ]);
  const strict = ledger([boba(), luke({ wounded: 5 })], { hunterEffect: "no" }).does(
    mark("boba", "luke"),
  );
  expect(strict.types(effect).slice(1)).toEqual([
    "wounded LB-DEFEAT-13",
    "unit-defeated LB-DEFEAT-13",
    "token-lost LB-DEFEAT-13",
  ]);
  const stranger = ledger([boba(), storm(), luke({ wounded: 5 })]).does(mark("boba", "luke"));
  expect(stranger.types({ ...effect, by: "storm" }).at(-1)).toBe("token-lost LB-DEFEAT-04");
  expect(stranger.refusal({ ...effect, by: "nobody" })).toMatchObject({ code: "UNIT_DEFEATED" });
  expect(begun().refusal({ ...effect, by: "nobody" })).toMatchObject({ code: "UNKNOWN_UNIT" });
  expect(begun().refusal({ ...effect, unit: "nobody" })).toMatchObject({ code: "UNKNOWN_UNIT" });
});

test("[LB-DEFEAT-11] fled from the battlefield: defeated by nobody", () => {
  expect(begun().events({ type: "leave-battlefield", unit: "luke" })).toEqual([
    { type: "left-battlefield", rule: "LB-DEFEAT-11", unit: "luke" },
    { type: "unit-defeated", rule: "LB-DEFEAT-11", unit: "luke", route: "left", by: null },
    {
      type: "token-lost",
      rule: "LB-DEFEAT-11",
      token: "t1",
      from: "luke",
      kind: "mark",
      claimed: false,
    },
  ]);
  expect(begun().refusal({ type: "leave-battlefield", unit: "nobody" })).toMatchObject({
    code: "UNKNOWN_UNIT",
  });
});

test("[LB-LEDGER-02] the defeated stay defeated", () => {
  const table = begun().does({ type: "leave-battlefield", unit: "luke" });
  for (const type of ["heal", "leave-battlefield", "recover", "disembark"] as const) {
    expect(table.refusal({ type, unit: "luke", wounds: 1 } as never)).toEqual({
      type: "refused",
      code: "UNIT_DEFEATED",
      rule: "LB-LEDGER-02",
      params: { unit: "luke" },
    });
  }
  expect(table.refusal({ type: "correct-wounds", unit: "luke", wounded: 1 })).toMatchObject({
    code: "UNIT_DEFEATED",
  });
});

test("[LB-STIMS-03] [LB-LEDGER-09] healing and correcting wounds never go out of bounds", () => {
  const table = begun();
  expect(table.events({ type: "heal", unit: "luke", wounds: 9 })).toEqual([
    { type: "healed", rule: "LB-STIMS-03", unit: "luke", wounds: 5 },
  ]);
  expect(table.state().units[1]?.wounded).toBe(0);
  expect(table.events({ type: "correct-wounds", unit: "luke", wounded: 5 })).toEqual([
    { type: "wounds-corrected", rule: "LB-LEDGER-09", unit: "luke", wounded: 5 },
  ]);
  expect(table.state().units[1]?.wounded).toBe(5);
  expect(table.refusal({ type: "correct-wounds", unit: "luke", wounded: 6 })).toEqual({
    type: "refused",
    code: "TOO_MANY_WOUNDS",
    rule: "LB-LEDGER-09",
    params: { unit: "luke", most: 5 },
  });
});

test("[LB-LEDGER-07] objectives are counted by hand and never fall below zero", () => {
  const table = begun();
  expect(table.events({ type: "score-objective", side: "red", tokens: 2 })).toEqual([
    { type: "objective-scored", rule: "LB-LEDGER-07", side: "red", tokens: 2 },
  ]);
  expect(table.refusal({ type: "score-objective", side: "red", tokens: -3 })).toEqual({
    type: "refused",
    code: "BELOW_ZERO",
    rule: "LB-LEDGER-07",
    params: { side: "red" },
  });
  table.does({ type: "score-objective", side: "red", tokens: -2 });
  expect(table.state().objectives).toEqual({ blue: 0, red: 0 });
});

test("[LB-LEDGER-06] rounds are counted up to the last", () => {
  const table = ledger([boba(), luke()], { rounds: "5" }).does(mark("boba", "luke"));
  expect(table.state().round).toBe(1);
  for (const round of [2, 3, 4, 5])
    expect(table.events({ type: "new-round" }).at(-1)).toEqual({
      type: "round-begun",
      rule: "LB-LEDGER-06",
      round,
    });
  expect(table.refusal({ type: "new-round" })).toEqual({
    type: "refused",
    code: "LAST_ROUND",
    rule: "LB-LEDGER-06",
    params: { rounds: 5 },
  });
});

test("[LB-LEDGER-05] when the game is over nothing more is written", () => {
  const table = begun().does(theEnd);
  for (const command of [
    theEnd,
    mark("boba", "luke"),
    attack("boba", "luke", 1),
    { type: "close-armies" } as const,
  ]) {
    expect(table.refusal(command)).toEqual({
      type: "refused",
      code: "GAME_OVER",
      rule: "LB-LEDGER-05",
      params: {},
    });
  }
});

test("[LB-SECRET-03] [LB-SECRET-05] [LB-SCENARIO-05] Secret Mission once, in the enemy zone, by who has it", () => {
  const table = begun();
  const go = { type: "secret-mission", unit: "r2", inEnemyZone: true } as const;
  expect(table.refusal({ ...go, unit: "luke" })).toEqual({
    type: "refused",
    code: "NO_SECRET_MISSION",
    rule: "LB-SECRET-03",
    params: { unit: "luke" },
  });
  expect(table.refusal({ ...go, inEnemyZone: false })).toEqual({
    type: "refused",
    code: "NOT_IN_ENEMY_ZONE",
    rule: "LB-SECRET-05",
    params: { unit: "r2" },
  });
  expect(table.events(go)).toEqual([
    {
      type: "token-placed",
      rule: "LB-SECRET-03",
      token: { id: "t2", kind: "secret", placedBy: "r2", placedOn: "r2", holder: "r2" },
    },
  ]);
  expect(table.refusal(go)).toEqual({
    type: "refused",
    code: "ONCE_PER_GAME",
    rule: "LB-SECRET-05",
    params: { unit: "r2" },
  });
  expect(table.refusal({ ...go, unit: "nobody" })).toMatchObject({ code: "UNKNOWN_UNIT" });
  expect(ledger([r2()], { scenario: "yes" }).refusal(go)).toEqual({
    type: "refused",
    code: "SECRET_DISABLED",
    rule: "LB-SCENARIO-05",
    params: { unit: "r2" },
  });
});

test("[LB-SECRET-01] [LB-TRANSFER-02] a secret token is lost with its unit", () => {
  const table = begun().does({ type: "secret-mission", unit: "r2", inEnemyZone: true });
  expect(table.events(attack("boba", "r2", 4)).at(-1)).toEqual({
    type: "token-lost",
    rule: "LB-SECRET-01",
    token: "t2",
    from: "r2",
    kind: "secret",
    claimed: false,
  });
});
