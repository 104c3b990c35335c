import { describe, expect, test } from "vitest";
import { legion } from "../index.ts";
import { standing } from "../entries/standing.ts";
import { attack } from "../testing/ledger.ts";
import { choose, current, round } from "../testing/current-ledger.ts";
import { boba, leia, luke, storm } from "../testing/units.ts";
import { secondaryRoom } from "./secondary.ts";

const play = (secondary: Parameters<typeof choose>[0]["secondary"] & string) =>
  current(storm(), leia()).does(choose({ secondary }));
const scan = (side: "blue" | "red", unit: string | null = null) =>
  ({ type: "secondary-deed", side, deed: "scan", unit }) as const;
const deliver = { type: "secondary-deed", side: "blue", deed: "deliver", unit: null } as const;
const space = (side: "blue" | "red", which: string) =>
  ({ type: "take-space", side, space: which }) as const;

describe("deeds", () => {
  test("[LC-SEC-02] a scan is made from round 2 on, once a round, by a living unit of the side", () => {
    const table = play("recon-mission");
    expect(table.refusal(scan("blue"))).toEqual({
      type: "refused",
      code: "TOO_EARLY",
      rule: "LC-SEC-02",
      params: { round: 2 },
    });
    table.does(round());
    expect(table.refusal(scan("blue", "leia"))).toEqual({
      type: "refused",
      code: "NOT_FRIENDLY",
      rule: "LC-SEC-02",
      params: { unit: "leia" },
    });
    expect(table.refusal(scan("blue", "nobody"))).toMatchObject({ code: "UNKNOWN_UNIT" });
    expect(table.events(scan("blue", "storm"))).toEqual([
      {
        type: "secondary-done",
        side: "blue",
        deed: "scan",
        unit: "storm",
        rule: "LC-SEC-02",
      },
      {
        type: "mission-scored",
        side: "blue",
        source: "secondary",
        points: 1,
        what: "scan",
        rule: "LC-SEC-02",
      },
    ]);
    expect(table.refusal(scan("blue"))).toMatchObject({
      code: "ONCE_PER_ROUND",
      rule: "LC-SEC-02",
    });
    table.does(scan("red"));
    table.does(round());
    expect(table.types(scan("blue"))).toEqual([
      "secondary-done LC-SEC-02",
      "mission-scored LC-SEC-02",
    ]);
    expect(standing(table.state()).victoryTokens).toMatchObject({
      blue: { secondary: 2 },
      red: { secondary: 1 },
    });
  });

  test("[LC-SEC-02] the card pays four and no more: a fifth scan is written down and earns nothing", () => {
    const table = play("recon-mission").does(round());
    expect(secondaryRoom(table.state(), "blue")).toBe(4);
    for (const left of [3, 2, 1]) {
      table.does(scan("blue"), round());
      expect(secondaryRoom(table.state(), "blue")).toBe(left);
    }
    table.does(scan("blue"));
    expect(secondaryRoom(table.state(), "blue")).toBe(0);
    expect(secondaryRoom(table.state(), "red")).toBe(4);
    expect(secondaryRoom(current(storm(), leia()).state(), "blue")).toBe(0);
  });

  test("[LC-SEC-07] a cache is worth one, and two from round 4 on, as often as one is handed in", () => {
    const table = play("supply-run").does(round(), deliver, deliver, round(), deliver, round());
    expect(table.events(deliver).at(-1)).toMatchObject({ points: 2, what: "deliver" });
    expect(standing(table.state()).victoryTokens.blue.secondary).toBe(5);
  });

  test("[LC-SETUP-06] a deed or a space of another card is none", () => {
    const other = { type: "refused", code: "OTHER_MISSION", rule: "LC-SETUP-06", params: {} };
    for (const table of [play("supply-run"), play("marked-targets"), current(storm(), leia())]) {
      const asked = table.state().mission.cards?.secondary === "marked-targets";
      if (asked) table.does({ type: "choose-targets", side: "blue", units: ["storm", "leia"] });
      expect(table.refusal(scan("blue"))).toEqual(other);
      expect(table.refusal(space("blue", "any"))).toEqual(other);
      expect(table.refusal(space("blue", "toString"))).toEqual(other);
    }
    expect(play("sweep-and-clear").refusal(deliver)).toEqual(other);
  });
});

describe("spaces", () => {
  test("[LC-SEC-05] one space a round, none twice, and only after an enemy fell to an attack", () => {
    const table = current(storm(), boba(), luke(), leia()).does(
      choose({ secondary: "sweep-and-clear" }),
      { type: "mark", by: "boba", target: "luke" },
    );
    const refused = (code: string) => ({ type: "refused", code, rule: "LC-SEC-05", params: {} });
    expect(table.refusal(space("blue", "enemy"))).toEqual(refused("NO_DEFEAT_BY_ATTACK"));
    table.does(attack("storm", "luke", 6));
    expect(table.refusal(space("red", "enemy"))).toEqual(refused("NO_DEFEAT_BY_ATTACK"));
    expect(table.events(space("blue", "enemy"))).toEqual([
      { type: "space-taken", side: "blue", space: "enemy", rule: "LC-SEC-05" },
      {
        type: "mission-scored",
        side: "blue",
        source: "secondary",
        points: 2,
        what: "enemy",
        rule: "LC-SEC-05",
      },
    ]);
    expect(table.refusal(space("blue", "enemy"))).toEqual(refused("SPACE_TAKEN"));
    expect(table.refusal(space("blue", "any"))).toEqual(refused("ONCE_PER_ROUND"));
    table.does(round());
    expect(table.refusal(space("blue", "any"))).toEqual(refused("NO_DEFEAT_BY_ATTACK"));
    expect(table.state().mission.attackDefeats).toEqual({ blue: 0, red: 0 });
    table.does(attack("storm", "leia", 6), space("blue", "any"));
    expect(table.state().mission).toMatchObject({
      attackDefeats: { blue: 1, red: 0 },
      spaces: { blue: ["enemy", "any"], red: [] },
    });
  });

  test("[LC-CHARGE-01] own wounds and mines are nobody's attack", () => {
    const table = current(storm(), luke(), leia()).does(choose({ secondary: "sweep-and-clear" }), {
      type: "suffer-wounds",
      unit: "luke",
      wounds: 6,
      by: null,
      cause: "",
    });
    expect(table.state().mission.attackDefeats).toEqual({ blue: 0, red: 0 });
  });

  test("[LC-SEC-04] a chart that needs no defeat", () => {
    const table = play("bring-them-to-heel");
    table.does(space("red", "panicked"));
    expect(standing(table.state()).victoryTokens.red.secondary).toBe(2);
  });
});

describe("what may be written about the mission", () => {
  const offered = (table: ReturnType<typeof play>, type: string) =>
    legion.options(legion.viewFor(table.state(), 0)).filter((command) => command.type === type);

  test("[LC-LEDGER-01] deeds and spaces are offered as long as they count", () => {
    const recon = play("recon-mission");
    expect(offered(recon, "secondary-deed")).toEqual([]);
    recon.does(round());
    expect(offered(recon, "secondary-deed")).toEqual([scan("blue"), scan("red")]);
    recon.does(scan("blue"));
    expect(offered(recon, "secondary-deed")).toEqual([scan("red")]);
    expect(offered(recon, "take-space")).toEqual([]);

    const run = play("supply-run").does(round(), deliver);
    expect(offered(run, "secondary-deed")).toEqual([deliver, { ...deliver, side: "red" }]);

    const heel = play("bring-them-to-heel");
    expect(offered(heel, "secondary-deed")).toEqual([]);
    expect(offered(heel, "take-space")).toEqual([
      space("blue", "panicked"),
      space("blue", "allSuppressed"),
      space("red", "panicked"),
      space("red", "allSuppressed"),
    ]);
    heel.does(space("blue", "panicked"));
    expect(offered(heel, "take-space")).toEqual([
      space("red", "panicked"),
      space("red", "allSuppressed"),
    ]);
    heel.does(round());
    expect(offered(heel, "take-space")).toEqual([
      space("blue", "allSuppressed"),
      space("red", "panicked"),
      space("red", "allSuppressed"),
    ]);

    const sweep = current(storm(), luke(), leia()).does(choose({ secondary: "sweep-and-clear" }));
    expect(offered(sweep, "take-space")).toEqual([]);
    sweep.does(attack("storm", "luke", 6));
    expect(offered(sweep, "take-space")).toEqual(
      ["any", "allied", "contested", "enemy"].map((which) => space("blue", which)),
    );
    expect(offered(current(storm(), leia()), "take-space")).toEqual([]);
  });

  test("[LC-LEDGER-01] a round ends with nothing seen, or with one of each thing its cards ask for", () => {
    const table = play("surface-scan");
    expect(offered(table, "end-phase")).toEqual([
      round(),
      round({ scannersOut: 1 }),
      round({}, { scannersOut: 1 }),
      round({ scannerFound: 1 }),
      round({}, { scannerFound: 1 }),
    ]);
  });
});
