import { expect, test } from "vitest";
import { boba, bossk, cad, leia, luke, r2, speeder, storm } from "../testing/units.ts";
import { charge, endOf, hit, ledger, mark } from "../testing/ledger.ts";

test("[LB-CHARGE-01] [LB-CHARGE-04] the detonating hunter is credited", () => {
  const table = ledger([bossk(), leia({ wounded: 5 })]).does(mark("bossk", "leia"));
  expect(table.events(charge("bossk", [hit("leia", 1)])).slice(1)).toEqual([
    {
      type: "detonated",
      rule: "LB-CHARGE-04",
      by: "bossk",
      token: "charge",
      armedBy: null,
      hits: [hit("leia", 1)],
    },
    {
      type: "wounded",
      rule: "LB-CHARGE-04",
      unit: "leia",
      wounds: 1,
      route: "charge",
      by: "bossk",
      cause: "",
    },
    { type: "unit-defeated", rule: "LB-CHARGE-01", unit: "leia", route: "charge", by: "bossk" },
    {
      type: "token-claimed",
      rule: "LB-CHARGE-01",
      token: "t1",
      from: "leia",
      to: "bossk",
      placedBy: "bossk",
    },
  ]);
});

test("[LB-CHARGE-02] [LB-CHARGE-03] whoever armed it does not matter", () => {
  for (const [by, armedBy, rule] of [
    ["storm", "bossk", "token-lost LB-CHARGE-02"],
    ["bossk", "storm", "token-claimed LB-CHARGE-01"],
  ] as const) {
    const table = ledger([bossk(), storm(), leia({ wounded: 5 })]).does(mark("bossk", "leia"));
    expect(
      table
        .types({ type: "detonate", by, token: "charge", armedBy, hits: [hit("leia", 1)] })
        .at(-1),
    ).toBe(rule);
  }
});

test("[LB-CHARGE-06] [LB-ORDER-06] the hunter caught in its own charge earns nothing in either order", () => {
  const first = ledger([bossk({ wounded: 6 }), leia({ wounded: 5 })]).does(mark("bossk", "leia"));
  expect(first.types(charge("bossk", [hit("bossk", 1), hit("leia", 1)])).slice(2)).toEqual([
    "wounded LB-CHARGE-04",
    "unit-defeated LB-DEFEAT-15",
    "wounded LB-CHARGE-04",
    "unit-defeated LB-CHARGE-06",
    "token-lost LB-CHARGE-06",
  ]);
  const second = ledger([bossk({ wounded: 6 }), leia({ wounded: 5 })]).does(mark("bossk", "leia"));
  expect(second.types(charge("bossk", [hit("leia", 1), hit("bossk", 1)])).at(-1)).toBe(
    "token-lost LB-TRANSFER-11",
  );
});

test.each([
  {
    token: "condition",
    policy: "no",
    rules: [
      "detonated LB-CHARGE-07",
      "wounded LB-CHARGE-07",
      "unit-defeated LB-CHARGE-07",
      "token-lost LB-CHARGE-07",
    ],
  },
  {
    token: "condition",
    policy: "yes",
    rules: [
      "detonated LB-CHARGE-07",
      "wounded LB-CHARGE-07",
      "unit-defeated LB-CHARGE-07",
      "token-lost LB-CHARGE-07",
    ],
  },
  {
    token: "bane",
    policy: "no",
    rules: [
      "detonated LB-CHARGE-09",
      "wounded LB-CHARGE-09",
      "unit-defeated LB-CHARGE-09",
      "token-lost LB-CHARGE-09",
    ],
  },
  {
    token: "bane",
    policy: "yes",
    rules: [
      "detonated LB-CHARGE-09",
      "wounded LB-CHARGE-09",
      "unit-defeated LB-CHARGE-09",
      "token-claimed LB-CHARGE-09",
    ],
  },
] as const)(
  "[LB-CHARGE-07] [LB-CHARGE-09] a $token token, baneToken=$policy",
  ({ token, policy, rules }) => {
    const table = ledger([bossk(), leia({ wounded: 5 })], { baneToken: policy }).does(
      mark("bossk", "leia"),
    );
    expect(table.types(charge("bossk", [hit("leia", 1)], token)).slice(1)).toEqual(rules);
  },
);

test.each([
  { token: "charge", policy: "no", by: "bossk" },
  { token: "condition", policy: "yes", by: null },
  { token: "bane", policy: "no", by: null },
  { token: "bane", policy: "yes", by: "bossk" },
] as const)(
  "[LB-CHARGE-07] [LB-CHARGE-09] poison and Stims left by a $token token (baneToken=$policy) remember $by",
  ({ token, policy, by }) => {
    const table = ledger([bossk(), leia({ emergencyStims: true })], { baneToken: policy }).does(
      mark("bossk", "leia"),
      charge("bossk", [hit("leia", 1, { stims: 1, poison: 2 })], token),
    );
    const [, after] = table.state().units;
    expect(after).toMatchObject({
      wounded: 0,
      poison: [by, by],
      stims: { ready: false, loads: [{ by, route: "charge", wounds: 1 }] },
    });
  },
);

test("[LB-CHARGE-08] charge wounds on Stims pay by policy", () => {
  for (const [value, rule] of [
    ["yes", "token-claimed LB-STIMS-01"],
    ["no", "token-lost LB-CHARGE-08"],
  ] as const) {
    const table = ledger([bossk(), leia({ wounded: 5, emergencyStims: true })], {
      stimsOnCharge: value,
    }).does(mark("bossk", "leia"), charge("bossk", [hit("leia", 1, { stims: 1 })]));
    expect(table.types(endOf("leia")).at(-1)).toBe(rule);
  }
});

test("[LB-DEFEAT-15] a stray charge on one’s own marked commander gives its own side nothing", () => {
  const table = ledger([
    bossk(),
    boba({ id: "veers", rank: "commander", keywords: [], wounds: 1 }),
    cad(),
  ]).does(mark("bossk", "cad"), mark("cad", "veers"));
  expect(table.types(charge("bossk", [hit("veers", 1)])).slice(-2)).toEqual([
    "unit-defeated LB-DEFEAT-15",
    "token-lost LB-DEFEAT-15",
  ]);
});

test.each([
  { command: charge("nobody", [hit("luke", 1)]), code: "UNKNOWN_UNIT" },
  {
    command: {
      type: "detonate",
      by: "bossk",
      token: "charge",
      armedBy: "nobody",
      hits: [hit("luke", 1)],
    } as const,
    code: "UNKNOWN_UNIT",
  },
  { command: charge("bossk", [hit("luke", 1), hit("nobody", 1)]), code: "UNKNOWN_UNIT" },
  { command: charge("boba", [hit("luke", 1)]), code: "ATTACKER_DEFEATED" },
  { command: charge("bossk", [hit("boba", 1)]), code: "UNIT_DEFEATED" },
  { command: charge("bossk", [hit("leia", 1)]), code: "TRANSPORTED_NOT_A_TARGET" },
  { command: charge("bossk", [hit("luke", 1, { stims: 1 })]), code: "NO_STIMS" },
])("[LB-CHARGE-01] $code", ({ command, code }) => {
  const table = ledger([bossk(), boba(), luke(), speeder(), leia({ inside: "speeder" })]).does(
    mark("bossk", "luke"),
    mark("boba", "luke"),
    { type: "leave-battlefield", unit: "boba" },
  );
  expect(table.refusal(command)).toMatchObject({ code });
});

test("[LB-POISON-05] [LB-POISON-09] a charge poisons whoever defended, wounded or not, but no droid and no vehicle", () => {
  const table = ledger([bossk(), leia(), r2(), speeder()]).does(mark("bossk", "leia"));
  expect(
    table
      .types(
        charge("bossk", [
          hit("leia", 0, { poison: 1 }),
          hit("r2", 0, { poison: 1 }),
          hit("speeder", 0, { poison: 1 }),
        ]),
      )
      .slice(1),
  ).toEqual(["detonated LB-CHARGE-04", "poisoned LB-POISON-02"]);
});
