import { freshMission } from "./mission/mission-state.ts";
import { describe, expect, test } from "vitest";
import { legion } from "./index.ts";
import { readContent } from "./setup.ts";
import { boba, leia, luke, speeder, storm } from "./testing/units.ts";

describe("a setup", () => {
  const setup = (content: unknown, options: Record<string, string> = {}) => ({
    seats: 2,
    options,
    content,
  });

  test("[LB-LEDGER-11] options are known by name and value, and each has its rule", () => {
    expect(
      legion.checkSetup(
        setup(null, { edition: "current", rounds: "5", scenario: "yes", multiMark: "one" }),
      ),
    ).toEqual([]);
    expect(
      legion.checkSetup(setup(null, { edition: "next", colour: "green", baneToken: "maybe" })),
    ).toEqual([
      {
        path: "options.edition",
        code: "BAD_VALUE",
        rule: "LB-LEDGER-11",
        params: { option: "edition", value: "next" },
      },
      {
        path: "options.colour",
        code: "UNKNOWN_OPTION",
        rule: "LB-LEDGER-11",
        params: { option: "colour" },
      },
      {
        path: "options.baneToken",
        code: "BAD_VALUE",
        rule: "LB-CHARGE-09",
        params: { option: "baneToken", value: "maybe" },
      },
    ]);
    expect(legion.tableOptions.map(({ id, standard, rule }) => [id, standard, rule])).toEqual([
      ["edition", "current", "LB-LEDGER-11"],
      ["scenario", "no", "LB-SCENARIO-04"],
      ["rounds", "6", "LB-LEDGER-06"],
      ["multiMark", "all", "LB-TRANSFER-06"],
      ["mixedPoison", "any", "LB-POISON-07"],
      ["stimsOnGuardian", "yes", "LB-GUARDIAN-07"],
      ["stimsOnCharge", "yes", "LB-CHARGE-08"],
      ["hunterEffect", "yes", "LB-DEFEAT-13"],
      ["baneToken", "no", "LB-CHARGE-09"],
      ["scenarioAllowsBounty", "no", "LB-SCENARIO-02"],
      ["chargePays", "yes", "LC-DEFEAT-03"],
      ["stimsPay", "no", "LC-STIMS-01"],
      ["poisonPays", "no", "LC-POISON-01"],
    ]);
    for (const option of legion.tableOptions) expect(option.values).toContain(option.standard);
  });

  test("[LB-SCENARIO-04] what the options say stands in the state from the beginning", () => {
    const plain = {
      multiMark: "all",
      mixedPoison: "any",
      stimsOnGuardian: true,
      stimsOnCharge: true,
      hunterEffect: true,
      baneToken: false,
      scenarioAllowsBounty: false,
      chargePays: true,
      stimsPay: false,
      poisonPays: false,
    };
    expect(legion.begin(setup(null))).toEqual({
      seats: 2,
      edition: "classic",
      scenarioCards: false,
      policies: plain,
      rounds: 6,
      classicRounds: 6,
      round: 1,
      phase: "armies",
      units: [],
      tokens: [],
      objectives: { blue: 0, red: 0 },
      bountyPoints: { blue: 0, red: 0 },
      missionPoints: { blue: 0, red: 0 },
      editionAsked: false,
      wholeArmies: false,
      mission: freshMission,
      activated: [],
      question: null,
      result: null,
    });
    const opposite = {
      multiMark: "one",
      mixedPoison: "decisive",
      stimsOnGuardian: "no",
      stimsOnCharge: "no",
      hunterEffect: "no",
      baneToken: "yes",
      scenarioAllowsBounty: "yes",
    };
    const changed = legion.begin(
      setup(null, { ...opposite, edition: "current", scenario: "yes", rounds: "5" }),
    );
    expect(changed).toMatchObject({ edition: "current", scenarioCards: true, rounds: 5 });
    expect(changed.policies).toEqual({
      multiMark: "one",
      mixedPoison: "decisive",
      stimsOnGuardian: false,
      stimsOnCharge: false,
      hunterEffect: false,
      baneToken: true,
      scenarioAllowsBounty: true,
      chargePays: true,
      stimsPay: false,
      poisonPays: false,
    });
  });

  test("[LB-LEDGER-03] armies given with it are written down and closed; a rider may come before its transport", () => {
    const never = (): never => {
      throw new Error("a ledger has no chance in it");
    };
    expect(legion.setUp(setup(null), never)).toEqual([]);
    const events = legion.setUp(
      setup({ units: [leia({ inside: "speeder" }), boba(), speeder()] }),
      never,
    );
    expect(
      events.map((event) => (event.type === "unit-added" ? event.unit.id : event.type)),
    ).toEqual(["boba", "speeder", "leia", "armies-closed"]);
  });

  test.each([
    { content: 7, problem: { path: "content", code: "NOT_ARMIES", rule: "LB-LEDGER-03" } },
    { content: {}, problem: { path: "content", code: "NOT_ARMIES" } },
    { content: { units: "all" }, problem: { path: "content", code: "NOT_ARMIES" } },
    {
      content: { units: [boba(), {}] },
      problem: { path: "content.units.1", code: "NOT_A_UNIT", rule: "LB-LEDGER-03" },
    },
    {
      content: { units: [boba(), luke(), boba()] },
      problem: {
        path: "content.units.2",
        code: "UNIT_EXISTS",
        rule: "LB-LEDGER-03",
        params: { unit: "boba" },
      },
    },
    {
      content: { units: [leia({ inside: "boba" }), boba()] },
      problem: {
        path: "content.units.0",
        code: "NOT_A_TRANSPORT",
        rule: "LB-SETUP-15",
        params: { unit: "leia", vehicle: "boba" },
      },
    },
    {
      content: { units: [speeder({ transport: null }), leia({ inside: "speeder" })] },
      problem: { code: "NOT_A_TRANSPORT" },
    },
    {
      content: { units: [speeder(), leia({ inside: "speeder", side: "blue" })] },
      problem: { code: "NOT_A_TRANSPORT" },
    },
    {
      content: { units: [speeder(), speeder({ id: "two", inside: "speeder" })] },
      problem: { code: "NOT_A_TRANSPORT" },
    },
    {
      content: { units: [leia({ inside: "leia", transport: "open" })] },
      problem: { code: "NOT_A_TRANSPORT" },
    },
    {
      content: {
        units: [
          speeder({ inside: "b", types: [] }),
          speeder({ id: "b" }),
          leia({ inside: "speeder" }),
        ],
      },
      problem: { code: "NOT_A_TRANSPORT", params: { unit: "leia", vehicle: "speeder" } },
    },
    { content: { units: [leia({ inside: "nobody" })] }, problem: { code: "NOT_A_TRANSPORT" } },
    {
      content: { units: Array.from({ length: 401 }, (_, n) => storm({ id: `s${n}` })) },
      problem: {
        path: "content.units",
        code: "TOO_MANY_UNITS",
        rule: "LB-LEDGER-04",
        params: { most: 400 },
      },
    },
  ])(
    "[LB-LEDGER-03] [LB-LEDGER-04] content with a mistake: $problem.code",
    ({ content, problem }) => {
      expect(legion.checkSetup(setup(content))).toMatchObject([problem]);
    },
  );

  test("[LC-SETUP-06] a mission and whole armies may come with the setup, and nothing else does", () => {
    const units = [storm(), leia()];
    const at = (content: unknown) => {
      const begun = { ...setup(content), options: { edition: "current" } };
      return legion.setUp(begun, () => {
        throw new Error("a ledger has no chance in it");
      });
    };
    const types = (content: unknown) => at(content).map(({ type }) => type);
    expect(types({ units, mission: { primary: "payload" }, whole: true })).toEqual([
      "unit-added",
      "unit-added",
      "mission-chosen",
      "armies-closed",
    ]);
    expect(at({ units, whole: true }).at(-1)).toMatchObject({ type: "armies-closed", whole: true });
    expect(at({ units, whole: 1 }).at(-1)).not.toMatchObject({ whole: true });
    expect(types({ units, mission: 7 })).toEqual(["unit-added", "unit-added", "armies-closed"]);
    expect(types(null)).toEqual([]);
    expect(readContent({ units: [storm(), {}], more: 1 })).toEqual({ units: [storm()] });
    for (const none of [7, null, "units", [], { units: 7 }]) expect(readContent(none)).toBe(null);
    expect(legion.checkSetup(setup("units"))).toEqual([
      { path: "content", code: "NOT_ARMIES", rule: "LB-LEDGER-03", params: {} },
    ]);
    expect(legion.checkSetup(setup({ units: [7, boba(), {}] }))).toEqual(
      [0, 2].map((at) => ({
        path: `content.units.${at}`,
        code: "NOT_A_UNIT",
        rule: "LB-LEDGER-03",
        params: {},
      })),
    );
  });

  test("[LB-LEDGER-04] 400 units and sound riders are fine", () => {
    expect(
      legion.checkSetup(
        setup({ units: Array.from({ length: 400 }, (_, n) => storm({ id: `s${n}` })) }),
      ),
    ).toEqual([]);
    expect(legion.checkSetup(setup({ units: [leia({ inside: "speeder" }), speeder()] }))).toEqual(
      [],
    );
  });
});
