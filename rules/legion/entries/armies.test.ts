import { describe, expect, test } from "vitest";
import { mostUnits } from "./armies.ts";
import { attack, emptyLedger, mark } from "../testing/ledger.ts";
import { boba, leia, luke, speeder, storm } from "../testing/units.ts";

describe("writing the armies down", () => {
  test("[LB-LEDGER-03] units are added, changed and removed until the armies are closed", () => {
    const table = emptyLedger();
    expect(table.events({ type: "add-unit", unit: boba() })).toEqual([
      { type: "unit-added", rule: "LB-LEDGER-03", unit: boba() },
    ]);
    expect(table.refusal({ type: "add-unit", unit: boba() })).toEqual({
      type: "refused",
      code: "UNIT_EXISTS",
      rule: "LB-LEDGER-03",
      params: { unit: "boba" },
    });
    table.does({ type: "add-unit", unit: luke() }, { type: "add-unit", unit: leia() });
    expect(
      table.types({ type: "change-unit", unit: luke({ rank: "operative", emergencyStims: true }) }),
    ).toEqual(["unit-changed LB-LEDGER-03"]);
    expect(table.events({ type: "remove-unit", unit: "leia" })).toEqual([
      { type: "unit-removed", unit: "leia", name: "Leia", rule: "LB-LEDGER-03" },
    ]);
    expect(table.state().units).toEqual([
      expect.objectContaining({
        id: "boba",
        stims: null,
        poison: [],
        defeated: false,
        missionDone: false,
      }),
      expect.objectContaining({ id: "luke", rank: "operative", stims: { ready: true, loads: [] } }),
    ]);
    expect(table.refusal({ type: "change-unit", unit: leia() })).toMatchObject({
      code: "UNKNOWN_UNIT",
      rule: "LB-LEDGER-01",
    });
    expect(table.refusal({ type: "remove-unit", unit: "leia" })).toMatchObject({
      code: "UNKNOWN_UNIT",
    });
    expect(table.types({ type: "close-armies" })).toEqual(["armies-closed LB-LEDGER-03"]);
    for (const command of [
      { type: "close-armies" },
      { type: "remove-unit", unit: "luke" },
      { type: "change-unit", unit: luke() },
    ] as const) {
      expect(table.refusal(command)).toEqual({
        type: "refused",
        code: "ARMIES_CLOSED",
        rule: "LB-LEDGER-03",
        params: {},
      });
    }
  });

  test("[LB-LEDGER-03] a whole army is one entry: all of it, or nothing", () => {
    const table = emptyLedger();
    expect(
      table.types({ type: "add-army", units: [speeder(), luke({ inside: "speeder" })] }),
    ).toEqual(["unit-added LB-LEDGER-03", "unit-added LB-LEDGER-03"]);
    expect(table.refusal({ type: "add-army", units: [boba(), luke()] })).toMatchObject({
      code: "UNIT_EXISTS",
      params: { unit: "luke" },
    });
    expect(table.state().units.map((unit) => unit.id)).toEqual(["speeder", "luke"]);
    table.does({ type: "close-armies" });
    expect(table.types({ type: "add-army", units: [boba(), leia()] })).toEqual([
      "play-begun LB-SETUP-11",
      "unit-added LB-LEDGER-03",
      "unit-added LB-LEDGER-03",
    ]);
  });

  test("[LB-LEDGER-03] before that nobody marks and nothing is played", () => {
    const table = emptyLedger().does(
      { type: "add-unit", unit: boba() },
      { type: "add-unit", unit: luke() },
    );
    for (const command of [
      mark("boba", "luke"),
      attack("boba", "luke", 1),
      { type: "new-round" } as const,
    ]) {
      expect(table.refusal(command)).toEqual({
        type: "refused",
        code: "ARMIES_OPEN",
        rule: "LB-LEDGER-03",
        params: {},
      });
    }
  });

  test("[LB-SETUP-12] a unit written down later plays on, but a late hunter marks nobody", () => {
    const table = emptyLedger().does({ type: "add-unit", unit: luke() }, { type: "close-armies" });
    expect(table.types({ type: "add-unit", unit: boba() })).toEqual([
      "play-begun LB-SETUP-11",
      "unit-added LB-LEDGER-03",
    ]);
    expect(table.refusal(mark("boba", "luke"))).toMatchObject({ code: "MARKING_CLOSED" });
    expect(table.types(attack("boba", "luke", 6)).at(-1)).toBe("unit-defeated LB-DEFEAT-01");
  });

  test("[LB-LEDGER-04] an army has its limit", () => {
    const table = emptyLedger();
    for (let n = 0; n < mostUnits; n++)
      table.does({ type: "add-unit", unit: storm({ id: `s${n}` }) });
    expect(table.refusal({ type: "add-unit", unit: boba() })).toEqual({
      type: "refused",
      code: "TOO_MANY_UNITS",
      rule: "LB-LEDGER-04",
      params: { most: 400 },
    });
  });

  test("[LB-SETUP-15] a rider needs a transport of its own side, and the transport stays while somebody rides", () => {
    const table = emptyLedger().does(
      { type: "add-unit", unit: speeder() },
      { type: "add-unit", unit: luke({ inside: "speeder" }) },
    );
    const wrong = [
      leia({ inside: "nothing" }),
      leia({ inside: "luke" }),
      leia({ inside: "leia", transport: "open" }),
      leia({ inside: "speeder", side: "blue" }),
      leia({ inside: "speeder", types: ["vehicle"] }),
    ];
    for (const unit of wrong)
      expect(table.refusal({ type: "add-unit", unit })).toEqual({
        type: "refused",
        code: "NOT_A_TRANSPORT",
        rule: "LB-SETUP-15",
        params: { unit: "leia", vehicle: unit.inside },
      });
    const occupied = {
      type: "refused",
      code: "TRANSPORT_OCCUPIED",
      rule: "LB-SETUP-15",
      params: { unit: "luke", vehicle: "speeder" },
    };
    expect(table.refusal({ type: "remove-unit", unit: "speeder" })).toEqual(occupied);
    expect(table.refusal({ type: "change-unit", unit: speeder({ side: "blue" }) })).toEqual(
      occupied,
    );
    expect(table.refusal({ type: "change-unit", unit: speeder({ transport: null }) })).toEqual(
      occupied,
    );
    expect(
      table.refusal({ type: "change-unit", unit: luke({ inside: "luke", transport: "open" }) }),
    ).toMatchObject({ code: "NOT_A_TRANSPORT" });
    table.does(
      { type: "change-unit", unit: speeder({ wounds: 7 }) },
      { type: "change-unit", unit: luke() },
      { type: "remove-unit", unit: "speeder" },
    );
    const wreck = emptyLedger().does(
      { type: "add-unit", unit: speeder() },
      { type: "close-armies" },
      { type: "leave-battlefield", unit: "speeder" },
    );
    expect(wreck.refusal({ type: "add-unit", unit: luke({ inside: "speeder" }) })).toMatchObject({
      code: "NOT_A_TRANSPORT",
    });
  });
});
