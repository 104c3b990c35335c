import { describe, expect, test } from "vitest";
import { attack, charge, endOf, hit, ledger, mark } from "../testing/ledger.ts";
import { boba, bossk, cad, leia, luke, storm } from "../testing/units.ts";
import type { Ledger } from "../testing/ledger.ts";
import type { NewUnit } from "../commands.ts";

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
    // One fell, and what the other added was not needed: it is the share that decides.
    const both = poisoned(
      [bossk(), boba(), storm(), leia({ wounded: 5 })],
      ["bossk", "boba", "storm"],
      { mixedPoison: "decisive" },
    ).does(attack(null, "bossk", 7));
    expect(both.types(endOf("leia")).at(-2)).toBe("token-lost LB-POISON-07");
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
