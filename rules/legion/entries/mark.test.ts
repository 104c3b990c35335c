import { describe, expect, test } from "vitest";
import { huntersToMark, sideToMark } from "./mark.ts";
import { attack, ledger, mark, theEnd } from "../testing/ledger.ts";
import { boba, bossk, cad, leia, luke, speeder, storm } from "../testing/units.ts";

describe("marking", () => {
  test("[LB-SETUP-02] [LB-SETUP-16] a mark is one token on the target and nothing else", () => {
    const table = ledger([boba(), luke()]);
    expect(table.events(mark("boba", "luke"))).toEqual([
      {
        type: "token-placed",
        rule: "LB-SETUP-02",
        token: { id: "t1", kind: "mark", placedBy: "boba", placedOn: "luke", holder: "luke" },
      },
    ]);
    expect(table.state().units).toEqual(ledger([boba(), luke()]).state().units);
  });

  test("[LB-SETUP-01] nothing else happens while a mark is owed, not even the end", () => {
    const table = ledger([boba(), luke()]);
    expect(table.refusal(theEnd)).toEqual({
      type: "refused",
      code: "MARK_REQUIRED",
      rule: "LB-SETUP-01",
      params: { unit: "boba" },
    });
    expect(table.refusal({ type: "add-unit", unit: leia() })).toMatchObject({
      code: "MARK_REQUIRED",
    });
    expect(table.state().phase).toBe("marking");
  });

  test("[LB-SETUP-12] the first entry after the marks begins play and closes the marking", () => {
    const table = ledger([boba(), luke(), leia()]).does(mark("boba", "luke"));
    expect(table.types({ type: "new-round" })).toEqual([
      "play-begun LB-SETUP-12",
      "round-begun LB-LEDGER-06",
    ]);
    expect(table.refusal(mark("boba", "leia"))).toEqual({
      type: "refused",
      code: "MARKING_CLOSED",
      rule: "LB-SETUP-12",
      params: { unit: "boba", target: "leia" },
    });
  });

  test("[LB-SETUP-11] with nobody to mark play simply begins", () => {
    const table = ledger([boba(), storm({ id: "rebels", side: "red" })]);
    expect(sideToMark(table.state())).toBe(null);
    expect(table.types(attack("boba", "rebels", 1))).toEqual([
      "play-begun LB-SETUP-11",
      "attacked LB-DEFEAT-01",
      "wounded LB-DEFEAT-02",
    ]);
  });

  test("[LB-SCENARIO-01] [LB-SCENARIO-03] with scenario cards play begins without marks", () => {
    const table = ledger([boba(), luke()], { scenario: "yes" });
    expect(huntersToMark(table.state(), "blue")).toEqual([]);
    expect(table.refusal(mark("boba", "luke"))).toMatchObject({
      code: "BOUNTY_DISABLED",
      rule: "LB-SCENARIO-01",
      params: { unit: "boba", target: "luke" },
    });
    expect(table.types({ type: "new-round" })).toEqual([
      "play-begun LB-SETUP-12",
      "round-begun LB-LEDGER-06",
    ]);
    const allowed = ledger([boba(), luke()], { scenario: "yes", scenarioAllowsBounty: "yes" });
    expect(allowed.types(mark("boba", "luke"))).toEqual(["token-placed LB-SETUP-02"]);
  });

  test.each([
    {
      by: "boba",
      target: "nobody",
      code: "UNKNOWN_UNIT",
      rule: "LB-LEDGER-01",
      params: { unit: "nobody" },
    },
    {
      by: "nobody",
      target: "luke",
      code: "UNKNOWN_UNIT",
      rule: "LB-LEDGER-01",
      params: { unit: "nobody" },
    },
    {
      by: "storm",
      target: "luke",
      code: "NOT_A_HUNTER",
      rule: "LB-SETUP-13",
      params: { unit: "storm", target: "luke" },
    },
    {
      by: "cad",
      target: "boba",
      code: "BLUE_FIRST",
      rule: "LB-ORDER-01",
      params: { unit: "cad", target: "boba" },
    },
    {
      by: "boba",
      target: "bossk",
      code: "NOT_ENEMY",
      rule: "LB-SETUP-06",
      params: { unit: "boba", target: "bossk", rank: "operative" },
    },
    {
      by: "boba",
      target: "speeder",
      code: "BAD_RANK",
      rule: "LB-SETUP-05",
      params: { unit: "boba", target: "speeder", rank: "heavy" },
    },
  ])("[$rule] $by cannot mark $target: $code", ({ by, target, code, rule, params }) => {
    const table = ledger([boba(), bossk(), storm(), cad(), luke(), speeder()]);
    const before = table.state();
    expect(table.refusal(mark(by, target))).toEqual({ type: "refused", code, rule, params });
    expect(table.state()).toBe(before);
  });

  test("[LB-ORDER-01] [LB-ORDER-02] [LB-ORDER-03] blue finishes, then red; whose turn it is can be asked", () => {
    const table = ledger([boba(), bossk(), cad(), luke()]);
    expect(sideToMark(table.state())).toBe("blue");
    table.does(mark("bossk", "luke"));
    expect(huntersToMark(table.state(), "blue").map((unit) => unit.id)).toEqual(["boba"]);
    table.does(mark("boba", "luke"));
    expect(sideToMark(table.state())).toBe("red");
    expect(table.refusal(mark("boba", "cad"))).toMatchObject({
      code: "ALREADY_MARKED",
      rule: "LB-SETUP-02",
      params: { unit: "boba", target: "cad" },
    });
    table.does(mark("cad", "boba"));
    expect(sideToMark(table.state())).toBe(null);
  });

  test("[LB-ORDER-03] a blue hunter with nobody to mark does not hold red up", () => {
    const table = ledger([boba(), cad({ rank: "corps" })]);
    expect(table.types(mark("cad", "boba"))).toEqual(["token-placed LB-SETUP-02"]);
  });

  test("[LB-SETUP-14] [LB-SETUP-15] rank as it stands now, also of a unit riding in a transport", () => {
    const table = ledger([
      boba(),
      leia({ rank: "support", inside: "speeder" }),
      speeder(),
      luke({ rank: "operative", inside: "speeder" }),
    ]);
    expect(table.refusal(mark("boba", "leia"))).toMatchObject({ code: "BAD_RANK" });
    expect(table.types(mark("boba", "luke"))).toEqual(["token-placed LB-SETUP-02"]);
  });
});
