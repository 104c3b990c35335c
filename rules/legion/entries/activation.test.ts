import { describe, expect, test } from "vitest";
import { waitingEffects } from "./activation.ts";
import {
  attack,
  boba,
  bossk,
  cad,
  charge,
  endOf,
  hit,
  ledger,
  leia,
  luke,
  mark,
  storm,
  type Ledger,
} from "../promises/testing.ts";
import type { NewUnit } from "../commands.ts";

describe("Emergency Stims", () => {
  const loaded = (wounded: number, stims = 2, wounds = stims): Ledger =>
    ledger([boba(), storm(), luke({ wounded, emergencyStims: true })]).does(
      mark("boba", "luke"),
      attack("boba", "luke", wounds, { stims }),
    );

  test("[LB-STIMS-01] paid two rounds later by whoever loaded them", () => {
    const table = loaded(4).does({ type: "new-round" }, { type: "new-round" });
    expect(table.events(endOf("luke"))).toEqual([
      { type: "activation-ended", rule: "LB-ORDER-05", unit: "luke", order: ["stims"] },
      { type: "stims-paid", rule: "LB-STIMS-02", unit: "luke" },
      {
        type: "wounded",
        rule: "LB-STIMS-02",
        unit: "luke",
        wounds: 2,
        route: "stims",
        by: "boba",
        cause: "",
      },
      { type: "unit-defeated", rule: "LB-STIMS-01", unit: "luke", route: "stims", by: "boba" },
      {
        type: "token-claimed",
        rule: "LB-STIMS-01",
        token: "t1",
        from: "luke",
        to: "boba",
        placedBy: "boba",
      },
    ]);
  });

  test("[LB-STIMS-07] no more than two wounds wait, and never more than were dealt", () => {
    expect(loaded(0, 3, 5).state().units[2]).toMatchObject({
      wounded: 3,
      stims: { ready: false, loads: [{ by: "boba", route: "attack", wounds: 2 }] },
    });
    expect(loaded(0, 2, 1).state().units[2]).toMatchObject({
      wounded: 0,
      stims: { ready: false, loads: [{ by: "boba", route: "attack", wounds: 1 }] },
    });
    expect(loaded(0, 0, 1).state().units[2]).toMatchObject({
      wounded: 1,
      stims: { ready: true, loads: [] },
    });
  });

  test("[LB-STIMS-03] healing helps the unit, not the card", () => {
    const table = loaded(4).does({ type: "heal", unit: "luke", wounds: 1 });
    expect(table.types(endOf("luke"))).toEqual([
      "activation-ended LB-ORDER-05",
      "stims-paid LB-STIMS-02",
      "wounded LB-STIMS-02",
    ]);
    expect(table.state().units[2]).toMatchObject({
      wounded: 5,
      stims: { ready: false, loads: [] },
    });
    expect(table.types(endOf("luke"))).toEqual(["activation-ended LB-ORDER-05"]);
  });

  test("[LB-STIMS-05] [LB-STIMS-06] loaded by a stranger, or by a hunter that died since", () => {
    const stranger = ledger([boba(), storm(), luke({ wounded: 4, emergencyStims: true })]).does(
      mark("boba", "luke"),
      attack("storm", "luke", 2, { stims: 2 }),
    );
    expect(stranger.types(endOf("luke")).at(-1)).toBe("token-lost LB-STIMS-05");
    expect(
      loaded(4)
        .does(attack(null, "boba", 5))
        .types(endOf("luke"))
        .at(-1),
    ).toBe("token-lost LB-STIMS-06");
  });

  test("[LB-STIMS-09] exhausted until recovered; then two loads pay in turn and the fatal one counts", () => {
    const table = loaded(3, 1);
    expect(table.refusal(attack("storm", "luke", 1, { stims: 1 }))).toEqual({
      type: "refused",
      code: "NO_STIMS",
      rule: "LB-STIMS-09",
      params: { unit: "luke" },
    });
    expect(table.types({ type: "recover", unit: "luke" })).toEqual(["stims-readied LB-STIMS-09"]);
    expect(table.refusal({ type: "recover", unit: "luke" })).toMatchObject({
      code: "NO_STIMS",
      rule: "LB-STIMS-09",
      params: { unit: "luke" },
    });
    expect(table.refusal({ type: "recover", unit: "boba" })).toMatchObject({ code: "NO_STIMS" });
    expect(table.refusal({ type: "recover", unit: "nobody" })).toMatchObject({
      code: "UNKNOWN_UNIT",
    });
    table.does(attack("storm", "luke", 2, { stims: 2 }));
    expect(table.types(endOf("luke"))).toEqual([
      "activation-ended LB-ORDER-05",
      "stims-paid LB-STIMS-02",
      "wounded LB-STIMS-02",
      "wounded LB-STIMS-02",
      "unit-defeated LB-STIMS-05",
      "token-lost LB-STIMS-05",
    ]);
  });
});

describe("poison", () => {
  const poisoned = (
    units: readonly NewUnit[],
    by: readonly string[],
    options: Record<string, string> = {},
  ): Ledger => {
    const table = ledger(units, options);
    for (const unit of units)
      if (unit.keywords.includes("bounty") && unit.side === "blue")
        table.does(mark(unit.id, "leia"));
    return table.does(...by.map((each) => charge(each, [hit("leia", 0, { poison: 1 })])));
  };

  test("[LB-POISON-01] [LB-POISON-04] one wound per token, then they are gone", () => {
    const table = poisoned([bossk(), leia({ wounded: 5 })], ["bossk"]);
    expect(table.events(endOf("leia"))).toEqual([
      { type: "activation-ended", rule: "LB-ORDER-05", unit: "leia", order: ["poison"] },
      {
        type: "wounded",
        rule: "LB-POISON-04",
        unit: "leia",
        wounds: 1,
        route: "poison",
        by: "bossk",
        cause: "",
      },
      { type: "unit-defeated", rule: "LB-POISON-01", unit: "leia", route: "poison", by: "bossk" },
      {
        type: "token-claimed",
        rule: "LB-POISON-01",
        token: "t1",
        from: "leia",
        to: "bossk",
        placedBy: "bossk",
      },
      { type: "poison-discarded", rule: "LB-POISON-04", unit: "leia" },
    ]);
    const alive = poisoned([bossk(), leia()], ["bossk", "bossk"]).does(endOf("leia"));
    expect(alive.state().units[1]).toMatchObject({ wounded: 2, poison: [] });
  });

  test("[LB-POISON-03] [LB-POISON-06] a stranger’s poison, or that of a hunter who died", () => {
    expect(
      poisoned([bossk(), storm(), leia({ wounded: 5 })], ["storm"])
        .types(endOf("leia"))
        .at(-2),
    ).toBe("token-lost LB-POISON-03");
    const dead = poisoned([bossk(), leia({ wounded: 5 })], ["bossk"]).does(
      attack(null, "bossk", 7),
    );
    expect(dead.types(endOf("leia")).at(-2)).toBe("token-lost LB-POISON-06");
  });

  test("[LB-POISON-07] beside a stranger’s: any share, or only a needed one", () => {
    const units = (wounded: number) => [bossk(), storm(), leia({ wounded })];
    expect(poisoned(units(5), ["storm", "bossk"]).types(endOf("leia")).at(-2)).toBe(
      "token-claimed LB-POISON-01",
    );
    expect(
      poisoned(units(5), ["storm", "bossk"], { mixedPoison: "decisive" })
        .types(endOf("leia"))
        .at(-2),
    ).toBe("token-lost LB-POISON-07");
    expect(
      poisoned(units(4), ["storm", "bossk"], { mixedPoison: "decisive" })
        .types(endOf("leia"))
        .at(-2),
    ).toBe("token-claimed LB-POISON-01");
    expect(
      poisoned(units(5), ["bossk", "bossk"], { mixedPoison: "decisive" })
        .types(endOf("leia"))
        .at(-2),
    ).toBe("token-claimed LB-POISON-01");
  });

  test("[LB-POISON-08] two hunters: the referee asks, and waits", () => {
    const table = poisoned([bossk(), boba(), leia({ wounded: 4 })], ["bossk", "boba"]);
    const question = {
      type: "poison-credit",
      unit: "leia",
      order: ["poison"],
      hunters: ["bossk", "boba"],
    };
    expect(table.events(endOf("leia"))).toEqual([
      { type: "asked", rule: "LB-POISON-08", question },
    ]);
    expect(table.state().question).toEqual(question);
    expect(table.state().units[2]).toMatchObject({ wounded: 4, defeated: false });
    const required = {
      type: "refused",
      code: "CHOICE_REQUIRED",
      rule: "LB-POISON-08",
      params: { unit: "leia" },
    };
    expect(table.refusal({ type: "new-round" })).toEqual(required);
    expect(table.refusal(endOf("leia", { creditTo: "bossk" }))).toEqual(required);
    expect(table.refusal({ type: "choose-order", order: ["stims", "poison"] })).toEqual(required);
    expect(table.refusal({ type: "choose-credit", hunter: "leia" })).toEqual(required);
    expect(table.types({ type: "choose-credit", hunter: "boba" })).toEqual([
      "activation-ended LB-ORDER-05",
      "wounded LB-POISON-04",
      "unit-defeated LB-POISON-01",
      "token-claimed LB-POISON-01",
      "token-claimed LB-POISON-01",
      "poison-discarded LB-POISON-04",
    ]);
    expect(table.state()).toMatchObject({ question: null });
    expect(table.state().tokens.map((token) => token.holder)).toEqual(["boba", "boba"]);
    expect(table.refusal({ type: "choose-credit", hunter: "boba" })).toMatchObject({
      code: "NOTHING_ASKED",
      rule: "LB-POISON-08",
    });
    expect(table.refusal({ type: "choose-order", order: [] })).toMatchObject({
      code: "NOTHING_ASKED",
      rule: "LB-ORDER-05",
    });
  });

  test("[LB-POISON-08] the answer may come with the entry; a wrong one is refused", () => {
    const table = poisoned([bossk(), boba(), leia({ wounded: 4 })], ["bossk", "boba"]);
    expect(table.refusal(endOf("leia", { creditTo: "leia" }))).toEqual({
      type: "refused",
      code: "CHOICE_REQUIRED",
      rule: "LB-POISON-08",
      params: { unit: "leia" },
    });
    expect(table.types(endOf("leia", { creditTo: "bossk" })).length).toBe(6);
    expect(table.state().tokens.map((token) => token.holder)).toEqual(["bossk", "bossk"]);
  });

  test("[LB-POISON-08] nothing is asked when nothing hangs on it", () => {
    const alive = poisoned([bossk(), boba(), leia({ wounded: 3 })], ["bossk", "boba"]);
    expect(alive.types(endOf("leia"))).toEqual([
      "activation-ended LB-ORDER-05",
      "wounded LB-POISON-04",
      "poison-discarded LB-POISON-04",
    ]);
    const oneLeft = poisoned([bossk(), boba(), leia({ wounded: 4 })], ["bossk", "boba"]).does(
      attack(null, "boba", 5),
    );
    expect(
      oneLeft.types(endOf("leia")).filter((line) => line.startsWith("token-claimed")),
    ).toHaveLength(2);
    const unmarked = ledger([bossk(), boba(), luke(), leia({ wounded: 4 })]).does(
      mark("bossk", "luke"),
      mark("boba", "luke"),
    );
    unmarked.does(
      charge("bossk", [hit("leia", 0, { poison: 1 })]),
      charge("boba", [hit("leia", 0, { poison: 1 })]),
    );
    expect(unmarked.types(endOf("leia")).at(2)).toMatch(/^unit-defeated/u);
  });

  test("[LB-POISON-08] an own hunter’s stray poison is no candidate", () => {
    const table = ledger([bossk(), cad({ id: "stray" }), leia({ wounded: 4 })]).does(
      mark("bossk", "leia"),
      mark("stray", "bossk"),
    );
    table.does(
      charge("bossk", [hit("leia", 0, { poison: 1 })]),
      charge("stray", [hit("leia", 0, { poison: 1 })]),
    );
    expect(table.types(endOf("leia")).at(-2)).toBe("token-claimed LB-POISON-01");
  });

  test("[LB-POISON-09] a weapon poisons only with a wound suffered", () => {
    const table = ledger([bossk(), leia({ emergencyStims: true })]).does(mark("bossk", "leia"));
    table.does(
      attack("bossk", "leia", 0, { poison: 1 }),
      attack("bossk", "leia", 1, { stims: 1, poison: 1 }),
    );
    expect(table.state().units[1]?.poison).toEqual([]);
    table.does(attack("bossk", "leia", 1, { poison: 2 }));
    expect(table.state().units[1]?.poison).toEqual(["bossk", "bossk"]);
  });
});

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
