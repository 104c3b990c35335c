import { describe, expect, test } from "vitest";
import { attack, ledger, mark, pool } from "../testing/ledger.ts";
import { boba, chewie, leia, luke, speeder, storm } from "../testing/units.ts";
import type { Command } from "../commands.ts";

describe("guardian", () => {
  const guarded = (wounds: number, stims = 0) =>
    attack("boba", "luke", 0, { guardians: [{ unit: "chewie", wounds, stims }] });

  test("[LB-GUARDIAN-01] [LB-GUARDIAN-05] the guardian suffers first and its mark moves", () => {
    const table = ledger([boba(), luke(), chewie({ wounded: 7 })]).does(mark("boba", "chewie"));
    expect(table.types(guarded(2)).slice(1)).toEqual([
      "attacked LB-DEFEAT-01",
      "wounded LB-GUARDIAN-05",
      "unit-defeated LB-GUARDIAN-01",
      "token-claimed LB-GUARDIAN-01",
    ]);
  });

  test("[LB-GUARDIAN-04] against a stranger its mark is lost", () => {
    const table = ledger([boba(), storm(), luke(), chewie({ wounded: 8 })]).does(
      mark("boba", "chewie"),
    );
    expect(
      table
        .types(attack("storm", "luke", 0, { guardians: [{ unit: "chewie", wounds: 1, stims: 0 }] }))
        .slice(2),
    ).toEqual([
      "wounded LB-GUARDIAN-05",
      "unit-defeated LB-GUARDIAN-04",
      "token-lost LB-GUARDIAN-04",
    ]);
  });

  test("[LB-GUARDIAN-07] guardian wounds on Stims: remembered, and paid or not by policy", () => {
    for (const [value, rule] of [
      ["yes", "token-claimed LB-STIMS-01"],
      ["no", "token-lost LB-GUARDIAN-07"],
    ] as const) {
      const table = ledger([boba(), luke(), chewie({ wounded: 8, emergencyStims: true })], {
        stimsOnGuardian: value,
      }).does(mark("boba", "chewie"));
      expect(table.types(guarded(1, 1)).slice(2)).toEqual(["stims-loaded LB-STIMS-01"]);
      expect(
        table.types({ type: "end-activation", unit: "chewie", order: null, creditTo: null }).at(-1),
      ).toBe(rule);
    }
  });

  test.each([
    {
      how: "melee",
      unit: "chewie",
      on: "luke",
      code: "GUARDIAN_RANGED_ONLY",
      rule: "LB-GUARDIAN-06",
    },
    { how: "ranged", unit: "leia", on: "luke", code: "NO_GUARDIAN", rule: "LB-GUARDIAN-06" },
    { how: "ranged", unit: "guard", on: "luke", code: "NO_GUARDIAN", rule: "LB-GUARDIAN-06" },
    { how: "ranged", unit: "chewie", on: "chewie", code: "NO_GUARDIAN", rule: "LB-GUARDIAN-06" },
    {
      how: "ranged",
      unit: "second",
      on: "chewie",
      code: "DEFENDER_HAS_GUARDIAN",
      rule: "LB-GUARDIAN-06",
    },
    {
      how: "ranged",
      unit: "rider",
      on: "luke",
      code: "GUARDIAN_TRANSPORTED",
      rule: "LB-TRANSPORT-06",
    },
  ] as const)("[LB-GUARDIAN-06] $unit for $on, $how: $code", ({ how, unit, on, code, rule }) => {
    const others = [
      chewie({ id: "second" }),
      chewie({ id: "rider", inside: "speeder" }),
      chewie({ id: "guard", side: "blue" }),
    ];
    const table = ledger([boba(), luke(), leia(), chewie(), speeder(), ...others]).does(
      mark("boba", "luke"),
    );
    const command: Command = {
      type: "attack",
      by: "boba",
      kind: how,
      pools: [pool(on, 1, { guardians: [{ unit, wounds: 1, stims: 0 }] })],
    };
    expect(table.refusal(command)).toEqual({
      type: "refused",
      code,
      rule,
      params: { unit, defender: on },
    });
  });

  test("[LB-GUARDIAN-06] a defeated, unknown or unready guardian is refused too", () => {
    const table = ledger([boba(), luke(), chewie()]).does(mark("boba", "luke"));
    expect(table.refusal(guarded(1, 1))).toMatchObject({
      code: "NO_STIMS",
      params: { unit: "chewie" },
    });
    expect(
      table.refusal(
        attack("boba", "luke", 1, { guardians: [{ unit: "nobody", wounds: 1, stims: 0 }] }),
      ),
    ).toMatchObject({ code: "UNKNOWN_UNIT" });
    table.does(attack("boba", "chewie", 9));
    expect(table.refusal(guarded(1))).toMatchObject({
      code: "UNIT_DEFEATED",
      params: { unit: "chewie" },
    });
  });
});
