import { describe, expect, test } from "vitest";
import { legion } from "../index.ts";
import { attack, emptyLedger } from "../testing/ledger.ts";
import { choose, current, round } from "../testing/current-ledger.ts";
import { boba, leia, luke, storm } from "../testing/units.ts";
import { freeTargets, sideToTarget, targetsOwed } from "./targets.ts";

const targets = (side: "blue" | "red", ...units: readonly string[]) =>
  ({ type: "choose-targets", side, units }) as const;
const second = storm({ id: "s2" });
const third = storm({ id: "s3" });
const rebel = (id: string) => storm({ id, side: "red" });
const table = () =>
  current(storm(), second, third, leia(), rebel("r1"), rebel("r2"), rebel("r3")).does(
    choose({ secondary: "marked-targets" }),
  );
const refused = (code: string, params: object = {}, rule = "LC-MARKED-01") => ({
  type: "refused",
  code,
  rule,
  params,
});

describe("marked targets", () => {
  test("[LC-MARKED-01] two of one's own and two of the enemy's, blue first, each unit once", () => {
    const open = table();
    expect(sideToTarget(open.state())).toBe("blue");
    expect(open.refusal(targets("red", "r1", "r2", "storm", "s2"))).toEqual(refused("BLUE_FIRST"));
    const wrong = refused("TARGET_COUNT", { own: 2, enemy: 2 });
    expect(open.refusal(targets("blue"))).toEqual(wrong);
    expect(open.refusal(targets("blue", "storm", "leia", "r1"))).toEqual(wrong);
    expect(open.refusal(targets("blue", "storm", "s2", "s3", "leia"))).toEqual(wrong);
    expect(open.refusal(targets("blue", "storm", "storm", "leia", "r1"))).toEqual(wrong);
    expect(open.refusal(targets("blue", "storm", "s2", "leia", "leia"))).toEqual(wrong);
    expect(open.refusal(targets("blue", "storm", "s2", "leia", "nobody"))).toMatchObject({
      code: "UNKNOWN_UNIT",
    });
    expect(open.events(targets("blue", "storm", "s2", "leia", "r1"))).toEqual([
      {
        type: "targets-chosen",
        side: "blue",
        units: ["storm", "s2", "leia", "r1"],
        rule: "LC-MARKED-01",
      },
    ]);
    expect(sideToTarget(open.state())).toBe("red");
    expect(freeTargets(open.state(), "blue").map(({ id }) => id)).toEqual(["s3"]);
    expect(freeTargets(open.state(), "red").map(({ id }) => id)).toEqual(["r2", "r3"]);
    expect(targetsOwed(open.state(), "red")).toEqual({ own: 2, enemy: 1 });
    expect(open.refusal(targets("red", "r2", "r3", "storm"))).toEqual(
      refused("TARGET_TAKEN", { unit: "storm" }),
    );
    open.does(targets("red", "r2", "r3", "s3"));
    expect(sideToTarget(open.state())).toBe(null);
    expect(open.refusal(targets("blue", "storm"))).toEqual(refused("NO_TARGETS_OWED"));
    expect(open.state().mission.targets).toEqual([
      ...["storm", "s2", "leia", "r1"].map((unit) => ({ unit, by: "blue" })),
      ...["r2", "r3", "s3"].map((unit) => ({ unit, by: "red" })),
    ]);
  });

  test("[LC-MARKED-04] [LC-SETUP-07] they are chosen before Bounty marks and before anything else, once the armies are closed", () => {
    const early = emptyLedger({ edition: "current" }).does(
      { type: "add-army", units: [boba(), luke()] },
      choose({ secondary: "marked-targets" }),
    );
    expect(early.refusal(targets("blue", "boba", "luke"))).toMatchObject({ code: "ARMIES_OPEN" });
    early.does({ type: "add-unit", unit: leia() }, { type: "close-armies" });
    const first = refused("TARGETS_REQUIRED", { side: "blue" }, "LC-MARKED-04");
    expect(early.refusal({ type: "mark", by: "boba", target: "luke" })).toEqual(first);
    expect(early.refusal(attack("boba", "luke", 1))).toEqual(first);
    early.does(targets("blue", "boba", "luke", "leia"));
    expect(sideToTarget(early.state())).toBe(null);
    early.does({ type: "mark", by: "boba", target: "luke" });
  });

  test("[LC-MARKED-02] one that falls pays its opponent, whoever chose it; the fallen are nobody's targets", () => {
    const open = table().does(targets("blue", "storm", "s2", "leia", "r1"));
    open.does(targets("red", "r2", "r3", "s3"));
    expect(open.events(attack("storm", "leia", 6)).at(-1)).toEqual({
      type: "mission-scored",
      side: "blue",
      source: "secondary",
      points: 1,
      what: "leia",
      rule: "LC-MARKED-02",
    });
    expect(open.events(attack("r1", "storm", 4)).at(-1)).toMatchObject({ side: "red", points: 1 });
    expect(open.state().mission.scores).toEqual([
      { round: 1, side: "blue", source: "secondary", points: 1 },
      { round: 1, side: "red", source: "secondary", points: 1 },
    ]);
    const late = current(storm(), leia(), rebel("r1")).does(attack("storm", "leia", 6));
    late.does(choose({ secondary: "marked-targets" }));
    expect(freeTargets(late.state(), "red").map(({ id }) => id)).toEqual(["r1"]);
  });

  test("[LC-LEDGER-01] the first that would do are offered, and the edition is fixed once they are chosen", () => {
    const open = table();
    const offered = () => legion.options(legion.viewFor(open.state(), 0));
    expect(offered().filter(({ type }) => type === "choose-targets")).toEqual([
      targets("blue", "storm", "s2", "leia", "r1"),
    ]);
    expect(offered().some(({ type }) => type === "choose-edition")).toBe(true);
    expect(offered().some(({ type }) => type === "choose-mission")).toBe(false);
    open.does(targets("blue", "storm", "s2", "leia", "r1"));
    expect(offered().some(({ type }) => type === "choose-edition")).toBe(false);
    expect(open.refusal({ type: "choose-edition", edition: "classic" })).toEqual(
      refused("EDITION_FIXED", {}, "LC-LEDGER-12"),
    );
    expect(open.refusal(choose({ primary: "payload" }))).toEqual(
      refused("MISSION_FIXED", {}, "LC-SETUP-06"),
    );
  });
});

describe("the book of points", () => {
  test("[LC-SLIP-01] every point stands with its round, its side and what it was for", () => {
    const open = current(boba(), storm(), luke(), leia()).does(
      choose({ primary: "shifting-priorities" }),
      { type: "mark", by: "boba", target: "luke" },
      { type: "score-objective", side: "red", tokens: 2 },
      attack("boba", "luke", 6),
      round({ secured: 3 }),
      round({ secured: 3 }, { secured: 1 }),
    );
    expect(open.state().mission.scores).toEqual([
      { round: 1, side: "red", source: "objective", points: 2 },
      { round: 1, side: "blue", source: "bounty", points: 1 },
      { round: 2, side: "blue", source: "primary", points: 3 },
      { round: 2, side: "red", source: "primary", points: 1 },
    ]);
    expect(open.state().mission.once).toMatchObject({ blue: ["secured"], red: ["secured"] });
  });

  test("[LC-LEDGER-12] another edition forgets the mission; a mission is named once", () => {
    const open = current(storm(), leia());
    expect(open.events(choose({ primary: "payload" }))).toEqual([
      {
        type: "mission-chosen",
        mission: { primary: "payload", secondary: null, advantages: { blue: null, red: null } },
        rule: "LC-SETUP-06",
      },
    ]);
    open.does({ type: "choose-edition", edition: "classic" });
    expect(open.state().mission.cards).toBe(null);
    const before = emptyLedger({ edition: "current" }).does(
      choose({ primary: "payload" }),
      choose({ primary: "cauldron" }),
    );
    expect(before.state().mission.cards?.primary).toBe("cauldron");
    const offered = legion
      .options(legion.viewFor(emptyLedger({ edition: "current" }).state(), 0))
      .filter(({ type }) => type === "choose-mission");
    expect(offered).toHaveLength(20);
    expect(offered[0]).toEqual(choose({ primary: "shifting-priorities" }));
    expect(offered.at(-1)).toEqual(choose({ secondary: "align-the-relay" }));
    expect(
      legion
        .options(legion.viewFor(emptyLedger().state(), 0))
        .some(({ type }) => type === "choose-mission"),
    ).toBe(false);
  });

  test("[LC-ROUND-02] the end of a round is judged as it was seen, and no more than there is", () => {
    const open = current(storm(), leia()).does(choose({ primary: "recover-the-research" }));
    expect(open.refusal(round({ contested: 7 }))).toEqual(
      refused("TOO_MANY", { fact: "contested", most: 6 }, "LC-ROUND-02"),
    );
    expect(open.events(round({ contested: 6 })).slice(1)).toEqual([
      {
        type: "phase-ended",
        round: 1,
        facts: { blue: { contested: 6 }, red: {} },
        rule: "LC-ROUND-02",
      },
      { type: "round-begun", round: 2, rule: "LC-ROUND-01" },
    ]);
    expect(open.types(round({ contested: 1 }, { contested: 4 }))).toEqual([
      "phase-ended LC-ROUND-02",
      "mission-scored LC-PRI-02",
      "round-begun LC-ROUND-01",
    ]);
  });
});
