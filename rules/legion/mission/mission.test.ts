import { describe, expect, test } from "vitest";
import { isTrouble, readList, unitsFromList } from "../index.ts";
import { standing } from "../entries/standing.ts";
import { attack, emptyLedger, endOf, ledger, mark, theEnd } from "../testing/ledger.ts";
import { boba, leia, luke, storm } from "../testing/units.ts";
import { choose, current, round } from "../testing/current-ledger.ts";

describe("choosing", () => {
  test("[LC-LEDGER-12] the edition can be chosen until somebody marks", () => {
    const table = ledger([boba(), luke()], { edition: "current" });
    table.does({ type: "choose-edition", edition: "classic" });
    expect(table.state()).toMatchObject({ edition: "classic", rounds: 6, editionAsked: true });
    table.does({ type: "choose-edition", edition: "current" }, mark("boba", "luke"));
    expect(table.state()).toMatchObject({ edition: "current", rounds: 5 });
    expect(table.refusal({ type: "choose-edition", edition: "classic" })).toMatchObject({
      code: "EDITION_FIXED",
      rule: "LC-LEDGER-12",
    });
  });

  test("[LC-LEDGER-12] the cards of a list follow the edition: rank, keywords, points", () => {
    const list = readList("https://legionhq2.com/list/empire/1nm0db,1ab0", "classic");
    if (isTrouble(list)) throw new Error(list.trouble);
    const units = unitsFromList(list, "blue", "classic", () => "corps");
    const army = { type: "list-army", side: "blue", units } as const;
    const before = emptyLedger().does(army).state().units;
    const after = emptyLedger().does({ type: "choose-edition", edition: "current" }, army).state();
    expect(before).toMatchObject([
      { name: "Agent Kallus", rank: "commander", keywords: [] },
      { name: "Leia Organa", points: 80 },
    ]);
    expect(after.units).toMatchObject([
      { name: "Agent Kallus", rank: "operative", keywords: ["bounty"], points: 78 },
      { name: "Leia Organa", points: 75 },
    ]);
  });

  describe("[LC-LEDGER-12] [LC-COMBINED-01] a counterpart follows the edition", () => {
    const { classic, current } = {
      classic: { type: "choose-edition", edition: "classic" },
      current: { type: "choose-edition", edition: "current" },
    } as const;
    const listed = (text: string) => {
      const list = readList(text, "classic");
      if (isTrouble(list)) throw new Error(list.trouble);
      const units = unitsFromList(list, "blue", "classic", () => "corps");
      return { type: "list-army", side: "blue", units } as const;
    };
    const din = listed("https://legionhq2.com/list/empire/1000:1tk0000+1tn0");

    test("its wounds and keywords are not lost to the wrong one", () => {
      const grogu = { name: "Grogu", wounds: 1, keywords: ["hunted"] };
      expect(din.units).toMatchObject([{ name: "Din Djarin", wounds: 5, points: 122 }]);
      const table = emptyLedger().does(current);
      expect(table.events(din)).toMatchObject([
        { type: "army-listed" },
        { unit: { wounds: 6, points: 112, counterpart: grogu } },
      ]);
      const units = table.events(din).flatMap((e) => (e.type === "unit-added" ? [e.unit] : []));
      const back = emptyLedger()
        .does(current, classic, { ...din, units })
        .state().units;
      expect(back).toMatchObject([{ wounds: 5, points: 122, counterpart: null }]);
    });

    // In the classic edition Iden costs 100 and her droid 15; in the current one 115 with it.
    test.each([
      ["counted from cards", "Iden Versio\nCounterparts\nIden's ID10 Seeker Droid", [115, 115]],
      ["told", "Iden Versio (90)\nCounterparts\nIden's ID10 Seeker Droid (20)", [110, 110]],
      ["told for the unit", "Iden Versio (90)\nCounterparts\nIden's ID10 Seeker Droid", [105, 90]],
    ])("its price: %s", (_, text, points) => {
      const army = listed(text);
      const tables = [emptyLedger(), emptyLedger().does(current)];
      const units = tables.map((table) => table.does(army).state().units[0]);
      expect(units.map((unit) => unit?.points)).toEqual(points);
      expect(units.map((unit) => unit?.wounds)).toEqual([6, 7]);
    });
  });

  test("[LB-LEDGER-13] classic from the beginning, hunted tokens come and go with the edition", () => {
    const table = ledger([boba(), leia({ keywords: ["hunted"] })]);
    expect(table.state().tokens).toEqual([]);
    expect(table.types({ type: "choose-edition", edition: "current" })).toEqual([
      "edition-chosen LC-LEDGER-12",
      "token-placed LC-HUNTED-01",
    ]);
    expect(table.types({ type: "choose-edition", edition: "classic" })).toEqual([
      "edition-chosen LB-LEDGER-13",
    ]);
    expect(table.state().tokens).toEqual([]);
  });

  test("[LB-LEDGER-14] the classic edition has no missions", () => {
    const table = ledger([storm(), leia()]);
    for (const command of [
      choose({ primary: "breakthrough" }),
      { type: "choose-targets", side: "blue", units: [] } as const,
    ])
      expect(table.refusal(command)).toMatchObject({ code: "OTHER_EDITION", rule: "LB-LEDGER-14" });
  });

  test("[LC-SETUP-06] a mission is chosen at the start, or once when it was forgotten", () => {
    const table = current(storm(), leia()).does(choose({ primary: "breakthrough" }));
    expect(table.refusal(choose({ primary: "payload" }))).toMatchObject({
      code: "MISSION_FIXED",
      rule: "LC-SETUP-06",
    });
    expect(table.refusal(round({ secured: 1 }))).toMatchObject({ code: "TOO_MANY" });
    const late = current(storm(), leia()).does(round(), choose({ primary: "breakthrough" }));
    expect(late.state().mission.cards?.primary).toBe("breakthrough");
  });

  test("[LC-ADV-01] advantages are kept and score nothing", () => {
    const advantages = { blue: "Garrison", red: "Ordnance" };
    const table = current(storm(), leia()).does(choose({ advantages }), round(), round());
    expect(table.state().mission.cards?.advantages).toEqual(advantages);
    expect(standing(table.state()).victoryTokens.blue.total).toBe(0);
  });
});

describe("cards that could not be established", () => {
  test("[LC-PRI-03] Intercept Signals counts towers, from round 2", () => {
    const table = current(storm(), leia()).does(choose({ primary: "intercept-signals" }));
    table.does(round({ towers: 4 }), round({ towers: 3 }, { towers: 1 }));
    expect(standing(table.state()).victoryTokens).toMatchObject({
      blue: { primary: 3 },
      red: { primary: 1 },
    });
  });

  test("[LC-PRI-07] cards known by name only are a counter of their own", () => {
    const table = current(storm(), leia()).does(choose({ primary: "payload" }));
    table.does(round({ points: 2 }), round({}, { points: 5 }));
    expect(standing(table.state()).victoryTokens).toMatchObject({
      blue: { primary: 2, total: 2 },
      red: { primary: 5, total: 5 },
    });
  });
});

describe("units of the current edition", () => {
  test("[LC-HUNTED-02] whatever its rank, a hunted unit carries a token", () => {
    const table = current(boba(), storm({ id: "s", side: "red", keywords: ["hunted"] }), luke());
    expect(table.state().tokens).toMatchObject([{ placedOn: "s", placedBy: null }]);
  });

  test("[LC-DEFEAT-05] nobody flees", () => {
    const table = current(boba(), luke()).does(mark("boba", "luke"));
    expect(table.refusal({ type: "leave-battlefield", unit: "luke" })).toMatchObject({
      code: "NOBODY_FLEES",
      rule: "LC-DEFEAT-05",
    });
  });

  test("[LC-DEFEAT-01] only the wounds that finish the unit count", () => {
    const table = current(boba(), storm(), luke()).does(mark("boba", "luke"));
    table.does(attack("boba", "luke", 5), attack("storm", "luke", 1));
    expect(standing(table.state()).victoryTokens.blue.bounty).toBe(0);
  });

  test("[LC-POISON-02] the controller orders what waits for the end of an activation", () => {
    const table = current(boba(), luke({ emergencyStims: true })).does(mark("boba", "luke"));
    table.does(attack("boba", "luke", 2, { stims: 1, poison: 1 }));
    const order = ["stims", "poison"] as const;
    const effects = table.types(endOf("luke", { order })).filter((type) => !/wounded/u.test(type));
    expect(effects).toEqual([
      "activation-ended LC-POISON-02",
      "stims-paid LC-STIMS-01",
      "poison-discarded LC-POISON-01",
    ]);
    // Nothing hangs on it as long as neither pays: nobody is asked.
    expect(table.types(endOf("luke"))[0]).toBe("activation-ended LC-POISON-02");
  });

  test("[LC-END-01] most points win", () => {
    const table = current(storm(), leia());
    table.does({ type: "score-objective", side: "red", tokens: 1 });
    expect(table.events(theEnd).at(-1)).toMatchObject({
      rule: "LC-END-01",
      result: { winner: "red", decidedBy: "victory-tokens", endedBy: "time" },
    });
  });

  test("[LC-END-06] a defeated unit counts with all its points", () => {
    const table = current(storm({ points: 72 }), luke({ points: 220 }), leia());
    table.does(attack("storm", "luke", 6));
    expect(standing(table.state()).pointsDefeated).toEqual({ blue: 220, red: 0 });
  });
});
