import { describe, expect, test } from "vitest";
import { attack, endOf, ledger, mark } from "../testing/ledger.ts";
import { boba, luke, storm } from "../testing/units.ts";
import type { Ledger } from "../testing/ledger.ts";

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
