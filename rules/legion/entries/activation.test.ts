import { describe, expect, test } from "vitest";
import { waitingEffects } from "./activation.ts";
import { attack, charge, endOf, hit, ledger, mark } from "../testing/ledger.ts";
import { boba, bossk, luke, storm } from "../testing/units.ts";
import type { Ledger } from "../testing/ledger.ts";

describe("both at once", () => {
  const both = (): Ledger =>
    ledger([boba(), storm(), luke({ wounded: 5, emergencyStims: true })]).does(
      mark("boba", "luke"),
      attack("boba", "luke", 2, { stims: 2 }),
      charge("storm", [hit("luke", 0, { poison: 1 })]),
    );

  test("[LB-ORDER-05] the controller decides which effect defeats", () => {
    expect(both().types(endOf("luke", { order: ["poison", "stims"] }))).toEqual([
      "activation-ended LB-ORDER-05",
      "wounded LB-POISON-04",
      "unit-defeated LB-POISON-03",
      "token-lost LB-POISON-03",
      "poison-discarded LB-POISON-04",
      "stims-paid LB-STIMS-02",
    ]);
    expect(both().types(endOf("luke", { order: ["stims", "poison"] }))).toEqual([
      "activation-ended LB-ORDER-05",
      "stims-paid LB-STIMS-02",
      "wounded LB-STIMS-02",
      "unit-defeated LB-STIMS-01",
      "token-claimed LB-STIMS-01",
    ]);
  });

  test("[LB-ORDER-05] asked for when nobody said", () => {
    const table = both();
    expect(table.events(endOf("luke"))).toEqual([
      {
        type: "asked",
        rule: "LB-ORDER-05",
        question: { type: "effect-order", unit: "luke", effects: ["poison", "stims"] },
      },
    ]);
    expect(table.refusal({ type: "choose-credit", hunter: "boba" })).toMatchObject({
      code: "CHOICE_REQUIRED",
      rule: "LB-ORDER-05",
      params: { unit: "luke" },
    });
    expect(table.refusal({ type: "choose-order", order: ["stims"] })).toMatchObject({
      code: "BAD_ORDER",
      rule: "LB-ORDER-05",
      params: { unit: "luke" },
    });
    expect(table.refusal({ type: "choose-order", order: ["stims", "stims"] })).toMatchObject({
      code: "BAD_ORDER",
    });
    expect(table.types({ type: "choose-order", order: ["stims", "poison"] }).at(-1)).toBe(
      "token-claimed LB-STIMS-01",
    );
    expect(table.state().question).toBe(null);
  });

  test("[LB-ORDER-05] an order for effects that do not wait is simply not needed", () => {
    const table = ledger([boba(), luke()]).does(mark("boba", "luke"));
    expect(table.events(endOf("luke", { order: ["stims", "poison"] })).at(-1)).toEqual({
      type: "activation-ended",
      rule: "LB-ORDER-05",
      unit: "luke",
      order: [],
    });
    expect(both().refusal(endOf("luke", { order: ["stims"] }))).toMatchObject({
      code: "BAD_ORDER",
    });
    expect(both().refusal(endOf("nobody"))).toMatchObject({ code: "UNKNOWN_UNIT" });
  });

  test("what waits can be asked", () => {
    const [boba1, , luke1] = both().state().units;
    expect(boba1 && waitingEffects(boba1)).toEqual([]);
    expect(luke1 && waitingEffects(luke1)).toEqual(["poison", "stims"]);
  });

  test("[LB-POISON-08] [LB-ORDER-05] order first, then the hunter", () => {
    const table = ledger([boba(), bossk(), luke({ wounded: 2, emergencyStims: true })]).does(
      mark("boba", "luke"),
      mark("bossk", "luke"),
    );
    table.does(
      attack("boba", "luke", 2, { stims: 2 }),
      charge("boba", [hit("luke", 0, { poison: 1 })]),
      charge("bossk", [hit("luke", 0, { poison: 1 })]),
    );
    table.does(endOf("luke"), { type: "choose-order", order: ["stims", "poison"] });
    expect(table.state().question).toEqual({
      type: "poison-credit",
      unit: "luke",
      order: ["stims", "poison"],
      hunters: ["boba", "bossk"],
    });
    table.does({ type: "choose-credit", hunter: "bossk" });
    expect(table.state().tokens.map((token) => token.holder)).toEqual(["bossk", "bossk"]);
  });
});

test.each([
  { rulings: {}, asked: false },
  { rulings: { stimsPay: "yes" }, asked: true },
  { rulings: { poisonPays: "yes" }, asked: true },
])(
  "[LC-STIMS-01] [LC-POISON-01] the order is asked for where one of both may pay: $rulings",
  (each) => {
    const table = ledger([boba(), luke({ emergencyStims: true })], {
      edition: "current",
      ...each.rulings,
    }).does(mark("boba", "luke"), attack("boba", "luke", 2, { stims: 2, poison: 1 }), {
      type: "poison-unit",
      unit: "luke",
      tokens: 1,
      by: "boba",
    });
    const [first] = table.types(endOf("luke"));
    expect(first).toMatch(each.asked ? /^asked / : /^activation-ended /);
  },
);
