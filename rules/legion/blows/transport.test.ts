import { expect, test } from "vitest";
import { attack, charge, hit, ledger, mark, pool } from "../testing/ledger.ts";
import { boba, bossk, cad, leia, luke, r2, speeder, storm } from "../testing/units.ts";

const riding = { inside: "speeder" } as const;

test("[LB-TRANSPORT-01] [LB-TRANSPORT-02] an open hull hurts each rider once, and the rider’s mark moves", () => {
  const table = ledger([boba(), speeder(), leia({ ...riding, wounded: 5 }), luke(riding)]).does(
    mark("boba", "leia"),
  );
  expect(table.events(attack("boba", "speeder", 3)).slice(2)).toEqual([
    {
      type: "wounded",
      rule: "LB-DEFEAT-02",
      unit: "speeder",
      wounds: 3,
      route: "attack",
      by: "boba",
      cause: "",
    },
    {
      type: "wounded",
      rule: "LB-TRANSPORT-02",
      unit: "leia",
      wounds: 1,
      route: "transport",
      by: "boba",
      cause: "",
    },
    {
      type: "unit-defeated",
      rule: "LB-TRANSPORT-01",
      unit: "leia",
      route: "transport",
      by: "boba",
    },
    {
      type: "token-claimed",
      rule: "LB-TRANSPORT-01",
      token: "t1",
      from: "leia",
      to: "boba",
      placedBy: "boba",
    },
    {
      type: "wounded",
      rule: "LB-TRANSPORT-02",
      unit: "luke",
      wounds: 1,
      route: "transport",
      by: "boba",
      cause: "",
    },
  ]);
});

test("[LB-TRANSPORT-03] [LB-TRANSPORT-04] a wreck costs one more wound and puts the riders out", () => {
  const open = ledger([boba(), speeder({ wounded: 5 }), luke(riding)]).does(mark("boba", "luke"));
  expect(open.types(attack("boba", "speeder", 1)).slice(2)).toEqual([
    "wounded LB-DEFEAT-02",
    "wounded LB-TRANSPORT-02",
    "unit-defeated LB-DEFEAT-01",
    "disembarked LB-TRANSPORT-03",
    "wounded LB-TRANSPORT-03",
  ]);
  expect(open.state().units.find((unit) => unit.id === "luke")).toMatchObject({
    wounded: 2,
    inside: null,
  });
  const closed = ledger([boba(), speeder({ transport: "closed" }), luke(riding)]).does(
    mark("boba", "luke"),
    attack("boba", "speeder", 5),
  );
  expect(closed.state().units.find((unit) => unit.id === "luke")).toMatchObject({
    wounded: 0,
    inside: "speeder",
  });
  closed.does(attack("boba", "speeder", 1));
  expect(closed.state().units.find((unit) => unit.id === "luke")).toMatchObject({
    wounded: 1,
    inside: null,
  });
});

test("[LB-TRANSPORT-05] a stranger’s attack loses the rider’s mark; a dead hunter’s too", () => {
  const stranger = ledger([boba(), storm(), speeder(), leia({ ...riding, wounded: 5 })]).does(
    mark("boba", "leia"),
  );
  expect(stranger.types(attack("storm", "speeder", 1)).at(-1)).toBe("token-lost LB-TRANSPORT-05");
  const dead = ledger([boba({ wounded: 4 }), speeder(), leia({ ...riding, wounded: 5 })]).does(
    mark("boba", "leia"),
  );
  expect(dead.types(attack("boba", "speeder", 1, { backlash: 1 })).at(-1)).toBe(
    "token-lost LB-TRANSFER-07",
  );
});

test("[LB-TRANSPORT-07] a hunter shot down with its transport loses what it claimed", () => {
  const table = ledger([
    boba(),
    speeder({ id: "own", side: "blue", wounds: 1 }),
    luke(),
    cad(),
  ]).does(
    mark("boba", "luke"),
    mark("cad", "boba"),
    attack("boba", "luke", 6),
    attack("cad", "boba", 3),
  );
  table.does({ type: "board", unit: "boba", vehicle: "own" });
  expect(table.types(attack("cad", "own", 1)).slice(1)).toEqual([
    "wounded LB-DEFEAT-02",
    "wounded LB-TRANSPORT-02",
    "unit-defeated LB-DEFEAT-01",
    "disembarked LB-TRANSPORT-03",
    "wounded LB-TRANSPORT-03",
    "unit-defeated LB-TRANSPORT-01",
    "token-claimed LB-TRANSPORT-01",
    "token-lost LB-TRANSFER-03",
  ]);
});

test("[LB-TRANSPORT-02] charges count as attacks on the hull; condition tokens are nobody’s", () => {
  const table = ledger([bossk(), speeder(), leia({ ...riding, wounded: 5 })]).does(
    mark("bossk", "leia"),
  );
  expect(table.types(charge("bossk", [hit("speeder", 1)])).at(-1)).toBe(
    "token-claimed LB-TRANSPORT-01",
  );
  const mine = ledger([bossk(), speeder(), leia({ ...riding, wounded: 5 })]).does(
    mark("bossk", "leia"),
  );
  expect(mine.types(charge("bossk", [hit("speeder", 1)], "condition")).at(-1)).toBe(
    "token-lost LB-TRANSPORT-05",
  );
  const bane = ledger([cad({ side: "blue" }), speeder(), leia({ ...riding, wounded: 5 })], {
    baneToken: "yes",
  }).does(mark("cad", "leia"));
  expect(bane.types(charge("cad", [hit("speeder", 1)], "bane")).at(-1)).toBe(
    "token-claimed LB-TRANSPORT-01",
  );
});

test("[LB-TRANSPORT-04] wounds that are no attack leave the riders alone until the wreck", () => {
  const table = ledger([boba(), speeder({ wounded: 4 }), leia({ ...riding, wounded: 5 })]).does(
    mark("boba", "leia"),
  );
  expect(
    table
      .types({ type: "suffer-wounds", unit: "speeder", wounds: 1, by: "boba", cause: "" })
      .slice(1),
  ).toEqual(["wounded LB-DEFEAT-13"]);
  expect(
    table
      .types({ type: "suffer-wounds", unit: "speeder", wounds: 1, by: "boba", cause: "" })
      .at(-1),
  ).toBe("token-claimed LB-TRANSPORT-01");
});

test("[LB-DEFEAT-11] whoever rides off the battlefield is defeated too, and by nobody", () => {
  const table = ledger([boba(), speeder(), leia(riding)]).does(mark("boba", "leia"));
  expect(table.types({ type: "leave-battlefield", unit: "speeder" }).slice(1)).toEqual([
    "left-battlefield LB-DEFEAT-11",
    "unit-defeated LB-DEFEAT-11",
    "left-battlefield LB-DEFEAT-11",
    "unit-defeated LB-DEFEAT-11",
    "token-lost LB-DEFEAT-11",
  ]);
});

test("[LB-TRANSPORT-06] [LB-SETUP-15] boarding and getting off, with reasons why not", () => {
  const table = ledger([boba(), luke(), r2(), speeder(), speeder({ id: "second" }), storm()]).does(
    mark("boba", "luke"),
  );
  expect(table.events({ type: "board", unit: "luke", vehicle: "speeder" })[1]).toEqual({
    type: "boarded",
    rule: "LB-SETUP-15",
    unit: "luke",
    vehicle: "speeder",
  });
  const refusals = [
    [{ type: "board", unit: "luke", vehicle: "second" }, "ALREADY_TRANSPORTED"],
    [{ type: "board", unit: "boba", vehicle: "speeder" }, "NOT_FRIENDLY"],
    [{ type: "board", unit: "boba", vehicle: "storm" }, "NOT_A_TRANSPORT"],
    [{ type: "board", unit: "second", vehicle: "speeder" }, "NOT_A_TROOPER"],
    [{ type: "board", unit: "nobody", vehicle: "speeder" }, "UNKNOWN_UNIT"],
    [{ type: "board", unit: "r2", vehicle: "nobody" }, "UNKNOWN_UNIT"],
    [{ type: "disembark", unit: "r2" }, "NOT_TRANSPORTED"],
    [{ type: "disembark", unit: "nobody" }, "UNKNOWN_UNIT"],
  ] as const;
  for (const [command, code] of refusals) expect(table.refusal(command)).toMatchObject({ code });
  expect(table.refusal(refusals[0][0])).toEqual({
    type: "refused",
    code: "ALREADY_TRANSPORTED",
    rule: "LB-SETUP-15",
    params: { unit: "luke", vehicle: "second" },
  });
  expect(table.refusal({ type: "disembark", unit: "r2" })).toEqual({
    type: "refused",
    code: "NOT_TRANSPORTED",
    rule: "LB-SETUP-15",
    params: { unit: "r2" },
  });
  expect(table.events({ type: "disembark", unit: "luke" })).toEqual([
    { type: "disembarked", rule: "LB-SETUP-15", unit: "luke", vehicle: "speeder" },
  ]);
});

test("[LB-DEFEAT-09] a rider put out by the first pool may still be hit as declared by nobody", () => {
  const table = ledger([boba(), speeder({ wounded: 5 }), luke(riding), leia()]).does(
    mark("boba", "luke"),
  );
  const types = table.types({
    type: "attack",
    by: "boba",
    kind: "ranged",
    pools: [pool("speeder", 1), pool("leia", 1)],
  });
  expect(types.at(-1)).toBe("wounded LB-DEFEAT-02");
});
