import { describe, expect, test } from "vitest";
import { groundNames } from "../grounds.ts";
import { classicGrounds, classicRoutes } from "../classic/grounds.ts";
import { standing } from "../../entries/standing.ts";
import { attack, charge, endOf, hit, ledger, mark, theEnd } from "../../testing/ledger.ts";
import { boba, bossk, cad, chewie, leia, luke, r2, speeder, storm } from "../../testing/units.ts";
import { currentGrounds, currentRoutes } from "./grounds.ts";
import type { NewUnit } from "../../commands.ts";

const current = (...units: readonly NewUnit[]) => ledger(units, { edition: "current" });

describe("the current edition", () => {
  test("[LC-SETUP-01] [LC-SCORE-01] [LC-TOKEN-01] the token stays until its carrier falls, and pays at once", () => {
    const table = current(boba(), luke());
    expect(table.events(mark("boba", "luke"))).toEqual([
      {
        type: "token-placed",
        rule: "LC-SETUP-01",
        token: { id: "t1", kind: "bounty", placedBy: "boba", placedOn: "luke", holder: "luke" },
      },
    ]);
    expect(table.events(attack("boba", "luke", 6)).slice(3)).toEqual([
      { type: "unit-defeated", rule: "LC-SCORE-01", unit: "luke", route: "attack", by: "boba" },
      { type: "bounty-paid", rule: "LC-SCORE-01", side: "blue", by: "boba", on: "luke" },
      {
        type: "token-lost",
        rule: "LC-TOKEN-01",
        token: "t1",
        from: "luke",
        kind: "bounty",
        claimed: false,
      },
    ]);
    expect(standing(table.state()).victoryTokens.blue.bounty).toBe(1);
  });

  test("[LC-SCORE-03] [LC-SCORE-05] one point per victim whatever it carries, no cap per hunter, kept after the hunter’s death", () => {
    const table = current(boba(), bossk(), luke(), leia()).does(
      mark("boba", "luke"),
      mark("bossk", "luke"),
      attack("boba", "luke", 6),
    );
    expect(standing(table.state()).victoryTokens.blue.bounty).toBe(1);
    const two = current(boba(), bossk(), luke(), leia()).does(
      mark("boba", "luke"),
      mark("bossk", "leia"),
      attack("boba", "luke", 6),
      attack("boba", "leia", 6),
      attack(null, "boba", 5),
    );
    expect(standing(two.state()).victoryTokens.blue.bounty).toBe(2);
    expect(two.events(theEnd)).toMatchObject([
      { rule: "LC-END-01", result: { winner: "blue", decidedBy: "victory-tokens" } },
    ]);
  });

  test("[LC-SCORE-02] [LC-SCORE-04] [LC-DEFEAT-06] strangers and hunters already gone score nothing", () => {
    const stranger = current(boba(), storm(), luke()).does(mark("boba", "luke"));
    expect(stranger.types(attack("storm", "luke", 6)).slice(3)).toEqual([
      "unit-defeated LC-SCORE-02",
      "token-lost LC-TOKEN-01",
    ]);
    const dead = current(boba({ wounded: 4 }), luke()).does(mark("boba", "luke"));
    expect(dead.types(attack("boba", "luke", 6, { backlash: 1 })).slice(2)).toEqual([
      "wounded LC-DEFEAT-06",
      "unit-defeated LC-SCORE-02",
      "wounded LC-DEFEAT-01",
      "unit-defeated LC-SCORE-04",
      "token-lost LC-TOKEN-01",
    ]);
    const plain = current(boba(), luke(), leia()).does(mark("boba", "luke"));
    expect(plain.types(attack("boba", "leia", 6)).at(-1)).toBe("unit-defeated LC-SCORE-01");
  });

  test("[LC-GUARDIAN-01] [LC-DEFEAT-02] [LC-DEFEAT-03] attack or effect: guardian, charge, card", () => {
    const guard = current(boba(), luke(), chewie({ wounded: 8 })).does(mark("boba", "chewie"));
    expect(
      guard
        .types(attack("boba", "luke", 0, { guardians: [{ unit: "chewie", wounds: 1, stims: 0 }] }))
        .at(-2),
    ).toBe("bounty-paid LC-GUARDIAN-01");
    const bomb = current(boba(), luke({ wounded: 5 })).does(mark("boba", "luke"));
    expect(bomb.types(charge("boba", [hit("luke", 1)])).at(-2)).toBe("bounty-paid LC-DEFEAT-03");
    const card = current(boba(), luke({ wounded: 5 })).does(mark("boba", "luke"));
    expect(
      card.types({ type: "suffer-wounds", unit: "luke", wounds: 1, by: "boba", cause: "" }).at(-2),
    ).toBe("bounty-paid LC-DEFEAT-02");
  });

  test("[LC-STIMS-01] [LC-POISON-01] wounds suffered later are not tracked to their source", () => {
    const stims = current(boba(), luke({ wounded: 5, emergencyStims: true })).does(
      mark("boba", "luke"),
      attack("boba", "luke", 1, { stims: 1 }),
    );
    expect(stims.types(endOf("luke")).slice(-2)).toEqual([
      "unit-defeated LC-STIMS-01",
      "token-lost LC-TOKEN-01",
    ]);
    const poison = current(boba(), bossk(), luke({ wounded: 2 })).does(
      mark("boba", "luke"),
      mark("bossk", "luke"),
      charge("boba", [hit("luke", 1, { poison: 1 })]),
      charge("bossk", [hit("luke", 1, { poison: 1 })]),
    );
    expect(poison.types(endOf("luke"))).toEqual([
      "activation-ended LC-POISON-02",
      "wounded LC-POISON-01",
      "unit-defeated LC-POISON-01",
      "token-lost LC-TOKEN-01",
      "token-lost LC-TOKEN-01",
      "poison-discarded LC-POISON-01",
    ]);
  });

  test("[LC-DEFEAT-03] [LC-STIMS-01] [LC-POISON-01] a table may rule otherwise on charges, Stims and poison", () => {
    const ruled = (options: Readonly<Record<string, string>>, ...units: readonly NewUnit[]) =>
      ledger(units, { edition: "current", ...options });
    const bomb = ruled({ chargePays: "no" }, boba(), luke({ wounded: 5 })).does(
      mark("boba", "luke"),
    );
    expect(bomb.types(charge("boba", [hit("luke", 1)]))).not.toContain("bounty-paid LC-DEFEAT-03");
    const stims = ruled(
      { stimsPay: "yes" },
      boba(),
      luke({ wounded: 5, emergencyStims: true }),
    ).does(mark("boba", "luke"), attack("boba", "luke", 1, { stims: 1 }));
    expect(stims.types(endOf("luke"))).toContain("bounty-paid LC-STIMS-01");
    const poisoned = (...more: readonly NewUnit[]) =>
      ruled({ poisonPays: "yes" }, boba(), luke({ wounded: 4 }), ...more).does(
        mark("boba", "luke"),
        charge("boba", [hit("luke", 1, { poison: 1 })]),
      );
    expect(poisoned().types(endOf("luke"))).toContain("bounty-paid LC-POISON-01");
    const fallen = poisoned(chewie());
    fallen.does(attack("chewie", "boba", 9));
    expect(fallen.types(endOf("luke"))).not.toContain("bounty-paid LC-POISON-01");
  });

  test("[LC-POISON-03] a charge poisons nobody it did not wound, Stims or not", () => {
    const poison = (wounds: number, stims: number) =>
      current(boba(), luke({ emergencyStims: true }))
        .does(mark("boba", "luke"), charge("boba", [hit("luke", wounds, { stims, poison: 1 })]))
        .state().units[1]?.poison.length;
    expect([poison(0, 0), poison(1, 1), poison(1, 0)]).toEqual([0, 0, 1]);
  });

  test("[LC-DEFEAT-04] own wounds, mines and Bane tokens are nobody’s", () => {
    const start = () =>
      current(boba(), cad({ side: "blue" }), luke({ wounded: 5 })).does(
        mark("boba", "luke"),
        mark("cad", "luke"),
      );
    for (const command of [
      { type: "suffer-wounds", unit: "luke", wounds: 1, by: null, cause: "" },
      charge("boba", [hit("luke", 1)], "condition"),
      charge("cad", [hit("luke", 1)], "bane"),
    ] as const) {
      expect(start().types(command)).toContain("unit-defeated LC-DEFEAT-04");
    }
    const bane = current(cad({ side: "blue" }), luke()).does(
      mark("cad", "luke"),
      charge("cad", [hit("luke", 1, { poison: 1 })], "bane"),
    );
    expect(bane.state().units[1]?.poison).toEqual([null]);
    const stray = current(boba(), storm({ rank: "commander", wounds: 1 }), cad()).does(
      mark("boba", "cad"),
      mark("cad", "storm"),
    );
    expect(stray.types(charge("boba", [hit("storm", 1)])).slice(-2)).toEqual([
      "unit-defeated LC-SETUP-04",
      "token-lost LC-TOKEN-01",
    ]);
  });

  test("[LC-HUNTED-01] a hunted unit carries a token as soon as the enemy hunts", () => {
    const grogu = leia({ id: "grogu", keywords: ["hunted"] });
    expect(current(boba(), grogu, luke()).state().tokens).toEqual([
      { id: "t1", kind: "bounty", placedBy: null, placedOn: "grogu", holder: "grogu" },
    ]);
    expect(current(storm(), grogu, cad()).state().tokens).toEqual([]);
    expect(ledger([boba(), grogu]).state().tokens).toEqual([]);
    expect(ledger([boba(), grogu], { edition: "current", scenario: "yes" }).state().tokens).toEqual(
      [],
    );
    const paid = current(boba(), grogu, luke()).does(
      mark("boba", "luke"),
      attack("boba", "grogu", 6),
    );
    expect(standing(paid.state()).victoryTokens.blue.bounty).toBe(1);
  });

  test("[LC-MISSION-03] [LC-MISSION-04] [LC-MISSION-05] first the token, then the point, then no more", () => {
    const table = current(r2());
    const go = { type: "secret-mission", unit: "r2", inEnemyZone: true } as const;
    expect(table.events(go).at(-1)).toEqual({
      type: "token-placed",
      rule: "LC-MISSION-03",
      token: { id: "t1", kind: "secret", placedBy: "r2", placedOn: "r2", holder: "r2" },
    });
    expect(standing(table.state()).victoryTokens.red.secret).toBe(0);
    expect(table.events(go)).toEqual([
      { type: "mission-paid", rule: "LC-MISSION-04", side: "red", unit: "r2" },
      {
        type: "token-lost",
        rule: "LC-MISSION-04",
        token: "t1",
        from: "r2",
        kind: "secret",
        claimed: false,
      },
    ]);
    expect(standing(table.state()).victoryTokens.red.secret).toBe(1);
    expect(table.refusal(go)).toMatchObject({ code: "ONCE_PER_GAME", rule: "LC-MISSION-03" });
    const lost = current(r2(), boba({ keywords: [] })).does(go);
    expect(lost.types(attack("boba", "r2", 4)).at(-1)).toBe("token-lost LC-MISSION-05");
    expect(lost.state().tokens[0]?.holder).toBe(null);
  });

  test("[LC-SCENARIO-01] a scenario that disallows the keyword leaves the units playable; no classic policy changes that", () => {
    const table = ledger([boba(), luke()], {
      edition: "current",
      scenario: "yes",
      scenarioAllowsBounty: "yes",
    });
    expect(table.refusal(mark("boba", "luke"))).toMatchObject({
      code: "BOUNTY_DISABLED",
      rule: "LC-SCENARIO-01",
    });
    expect(table.types(attack("boba", "luke", 6)).at(-1)).toBe("unit-defeated LC-SCORE-01");
  });

  test("[LC-END-05] [LC-END-04] a tie goes to fewer own losses, then it is a draw", () => {
    expect(current().events(theEnd)).toMatchObject([
      { rule: "LC-SETUP-02" },
      { rule: "LC-END-05", result: { decidedBy: "draw", winner: null } },
    ]);
    expect(current().events({ type: "end-game", wipedOut: "red" }).at(-1)).toMatchObject({
      rule: "LC-END-04",
      result: { winner: "blue" },
    });
    const points = current(boba({ points: 9 }), luke()).does(
      mark("boba", "luke"),
      attack("luke", "boba", 5),
    );
    expect(points.events(theEnd)).toMatchObject([
      { rule: "LC-END-05", result: { decidedBy: "points-defeated", winner: "red" } },
    ]);
  });

  test("[LC-SETUP-03] [LC-STIMS-02] [LC-TRANSPORT-03] refusals cite this edition", () => {
    const table = current(boba(), cad(), luke({ inside: "speeder" }), speeder());
    expect(table.refusal(mark("cad", "boba"))).toMatchObject({
      code: "BLUE_FIRST",
      rule: "LC-SETUP-03",
    });
    table.does(mark("boba", "luke"), mark("cad", "boba"));
    const refusals = [
      [attack("nobody", "cad", 1), "LC-LEDGER-01"],
      [attack("boba", "cad", 1, { stims: 1 }), "LC-STIMS-02"],
      [{ type: "board", unit: "luke", vehicle: "speeder" }, "LC-TRANSPORT-03"],
      [{ type: "leave-battlefield", unit: "luke" }, "LC-DEFEAT-05"],
      [attack("boba", "boba", 1), "LC-LEDGER-10"],
      [{ type: "close-armies" }, "LC-LEDGER-03"],
      [{ type: "score-objective", side: "blue", tokens: -1 }, "LC-LEDGER-07"],
      [{ type: "correct-wounds", unit: "boba", wounded: 5 }, "LC-LEDGER-09"],
    ] as const;
    for (const [command, rule] of refusals) expect(table.refusal(command)).toMatchObject({ rule });
    expect(table.state().units.find((unit) => unit.id === "luke")?.inside).toBe(null);
    table.does({ type: "suffer-wounds", unit: "boba", wounds: 9, by: null, cause: "" });
    expect(table.refusal(attack("cad", "boba", 1))).toMatchObject({ rule: "LC-LEDGER-02" });
    for (let round = 2; round <= 5; round++) table.does({ type: "new-round" });
    expect(table.state()).toMatchObject({ phase: "play", round: 5 });
    expect(table.does({ type: "new-round" }).refusal(theEnd)).toMatchObject({
      rule: "LC-LEDGER-05",
    });
    expect(currentGrounds["army-size"]).toBe("LC-LEDGER-04");
  });

  test("the editions never mix their rules", () => {
    const idsOf = (...tables: readonly object[]): readonly string[] =>
      tables.flatMap((table) =>
        Object.values(table).flatMap((entry: unknown) =>
          typeof entry === "string" ? [entry] : Object.values(entry as Record<string, string>),
        ),
      );
    for (const id of idsOf(classicGrounds, classicRoutes)) expect(id).toMatch(/^LB-[A-Z]+-\d\d$/u);
    for (const id of idsOf(currentGrounds, currentRoutes)) expect(id).toMatch(/^LC-[A-Z]+-\d\d$/u);
    expect(Object.keys(classicGrounds).toSorted()).toEqual(groundNames.toSorted());
  });
});
