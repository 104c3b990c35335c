import { describe, expect, test } from "vitest";
import { inAnyGame } from "#tools/testing/any-game.ts";
import { isRefusal } from "../game.ts";
import { quickRng } from "../rng.ts";
import { demoUnits } from "./cards/demo.ts";
import { legion } from "./index.ts";
import {
  attack,
  charge,
  emptyLedger,
  endOf,
  hit,
  ledger,
  mark,
  theEnd,
  type Ledger,
} from "./testing/ledger.ts";
import { choose } from "./testing/current-ledger.ts";
import { boba, bossk, cad, chewie, leia, luke, r2, speeder, storm } from "./testing/units.ts";

const never = (): never => {
  throw new Error("a ledger has no chance in it");
};
const offered = (table: Ledger) => legion.options(legion.viewFor(table.state(), 0));

/** [LB-LEDGER-18] Time waits for no mark and no question. */
const clocks = (["round", "blue", "red", "paused", "off"] as const).map((hand) => ({
  type: "set-clock",
  hand,
}));

describe("what may be written", () => {
  test("while the armies are open: known units, taking one out, closing", () => {
    const table = emptyLedger();
    expect(offered(table).map((command) => command.type)).toEqual([
      "close-armies",
      "close-armies",
      "choose-edition",
      "choose-edition",
      ...demoUnits.map(() => "add-unit"),
    ]);
    table.does({ type: "add-unit", unit: demoUnits[0] ?? boba() });
    expect(offered(table).filter((command) => command.type === "remove-unit")).toEqual([
      { type: "remove-unit", unit: "boba-fett" },
    ]);
    expect(offered(table)).toHaveLength(demoUnits.length + 4);
  });

  test("[LB-SETUP-02] while marks are owed: each hunter of the side whose turn it is, each legal target, nothing else", () => {
    const table = ledger([boba(), bossk(), cad(), luke(), storm()]);
    expect(offered(table)).toEqual([
      ...["boba", "bossk"].flatMap((by) => ["cad", "luke"].map((target) => mark(by, target))),
      { type: "choose-edition", edition: "classic" },
      { type: "choose-edition", edition: "current" },
      ...clocks,
    ]);
    table.does(mark("boba", "luke"), mark("bossk", "luke"));
    expect(offered(table)).toEqual([
      ...["boba", "bossk"].map((target) => mark("cad", target)),
      ...clocks,
    ]);
  });

  test("[LB-POISON-08] [LB-ORDER-05] while something is asked: its answers", () => {
    const table = ledger([boba(), bossk(), luke({ wounded: 2, emergencyStims: true })]).does(
      mark("boba", "luke"),
      mark("bossk", "luke"),
    );
    table.does(
      attack("boba", "luke", 2, { stims: 2 }),
      charge("boba", [hit("luke", 0, { poison: 1 })]),
      charge("bossk", [hit("luke", 0, { poison: 1 })]),
      endOf("luke"),
    );
    expect(offered(table)).toEqual([
      { type: "choose-order", order: ["poison", "stims"] },
      { type: "choose-order", order: ["stims", "poison"] },
      ...clocks,
    ]);
    table.does({ type: "choose-order", order: ["stims", "poison"] });
    expect(offered(table)).toEqual([
      { type: "choose-credit", hunter: "boba" },
      { type: "choose-credit", hunter: "bossk" },
      ...clocks,
    ]);
  });

  test("in play: every kind of entry, for every living unit it can be about", () => {
    const table = ledger([
      boba({ wounds: 2, emergencyStims: true }),
      storm({ wounds: 1 }),
      luke({ wounds: 2, wounded: 1 }),
      chewie({ wounds: 1 }),
      r2({ wounds: 1 }),
      speeder({ wounds: 1 }),
    ]).does(mark("boba", "luke"));
    const options = offered(table);
    const of = (type: string) => options.filter((command) => command.type === type);
    expect(of("new-round")).toHaveLength(1);
    expect(of("end-game")).toEqual([
      theEnd,
      { type: "end-game", wipedOut: "blue" },
      { type: "end-game", wipedOut: "red" },
    ]);
    expect(of("score-objective")).toEqual(
      ["blue", "red"].flatMap((side) =>
        [1, 2].map((tokens) => ({ type: "score-objective", side, tokens })),
      ),
    );
    expect(of("end-activation")).toHaveLength(6);
    expect(of("heal")).toEqual([{ type: "heal", unit: "luke", wounds: 1 }]);
    expect(of("correct-wounds")).toEqual([
      { type: "correct-wounds", unit: "boba", wounded: 1 },
      { type: "correct-wounds", unit: "luke", wounded: 1 },
    ]);
    expect(of("leave-battlefield")).toHaveLength(6);
    expect(of("secret-mission")).toEqual([
      { type: "secret-mission", unit: "r2", inEnemyZone: true },
    ]);
    expect(of("board").map((command) => "unit" in command && command.unit)).toEqual([
      "luke",
      "chewie",
      "r2",
    ]);
    expect(of("disembark")).toEqual([]);
    // [LB-LEDGER-03] A forgotten unit can still be written down.
    expect(of("add-unit").map((command) => command.type === "add-unit" && command.unit)).toEqual(
      demoUnits,
    );
    expect(of("recover")).toEqual([]);
    // Own and neutral wounds of each, and Boba's effects on each enemy.
    expect(of("suffer-wounds")).toHaveLength(2 + 1 + 1 + 1 + 1 + 1 + 4);
    const attacks = options.filter((command) => command.type === "attack");
    const at = (by: string | null, on: string) =>
      attacks.filter((command) => command.by === by && command.pools[0]?.on === on);
    // One wound, poison, backlash, melee, and Chewbacca stepping in.
    expect(
      at("boba", "luke").map(({ kind, pools: [pool] }) => [
        kind,
        pool?.wounds,
        pool?.poison,
        pool?.backlash,
        pool?.guardians.length,
      ]),
    ).toEqual([
      ["ranged", 1, 0, 0, 0],
      ["ranged", 1, 1, 0, 0],
      ["ranged", 1, 0, 1, 0],
      ["ranged", 0, 0, 0, 1],
      ["melee", 1, 0, 0, 0],
    ]);
    expect(at(null, "luke")).toHaveLength(5);
    expect(at(null, "boba").filter(({ pools: [pool] }) => (pool?.stims ?? 0) > 0)).toHaveLength(2);
    expect(at("boba", "storm")).toEqual([]);
    const charges = options.filter((command) => command.type === "detonate");
    expect(
      charges
        .filter((command) => command.by === "boba" && command.hits[0]?.on === "luke")
        .map(({ token, hits: [each] }) => [token, each?.wounds, each?.poison]),
    ).toEqual([
      ["charge", 1, 0],
      ["charge", 0, 1],
      ["condition", 1, 0],
      ["bane", 1, 0],
    ]);
    table.does(
      { type: "board", unit: "luke", vehicle: "speeder" },
      attack(null, "boba", 1, { stims: 1 }),
      charge(null, [hit("boba", 0, { poison: 1 })]),
    );
    const later = offered(table);
    expect(later).toContainEqual({ type: "disembark", unit: "luke" });
    expect(later).toContainEqual({ type: "recover", unit: "boba" });
    expect(later).toContainEqual(endOf("boba", { order: ["stims", "poison"] }));
    expect(later).toContainEqual(endOf("boba", { order: ["poison", "stims"] }));
    expect(
      later.some((command) => command.type === "attack" && command.pools[0]?.on === "luke"),
    ).toBe(false);
  });

  test("nothing for a spectator, nothing when it is over", () => {
    const table = ledger([boba(), luke()]);
    expect(legion.options(legion.viewFor(table.state(), "spectator"))).toEqual([]);
    expect(offered(ledger([]).does(theEnd))).toEqual([]);
  });

  test("every option of random play is accepted, and why-not agrees with the referee", () => {
    inAnyGame({ usual: 15, deep: 500, length: 25 }, ({ seed, length }) => {
      const rng = quickRng(seed);
      const table =
        seed % 3 === 0
          ? emptyLedger()
          : ledger(
              [
                boba(),
                bossk({ emergencyStims: true }),
                cad(),
                luke({ emergencyStims: true }),
                chewie(),
                speeder(),
                leia({ inside: "speeder" }),
              ],
              { edition: seed % 2 === 0 ? "current" : "classic" },
            );
      for (let step = 0; step < length && table.state().phase !== "over"; step++) {
        const view = legion.viewFor(table.state(), 0);
        const options = legion.options(view);
        expect(options.length).toBeGreaterThan(0);
        const command = options[rng.below(options.length)] ?? theEnd;
        expect(legion.readCommand(JSON.parse(JSON.stringify(command)))).toEqual(command);
        expect(legion.whyNot(view, command)).toBe(null);
        expect(isRefusal(legion.decide(table.state(), 0, command, never))).toBe(false);
        const odd = attack("nobody", "luke", 1);
        expect(legion.whyNot(view, odd)).toEqual(legion.decide(table.state(), 0, odd, never));
        table.does(command);
      }
    });
  });
});

describe("the contract", () => {
  test("[LC-ORDER-01] whoever owes targets is awaited, whoever owes marks afterwards", () => {
    const units = [boba(), storm(), storm({ id: "s2" }), luke(), leia(), cad({ side: "red" })];
    const table = ledger(units, { edition: "current" }, 2);
    const awaited = (): readonly number[] => legion.awaited(table.state());
    expect(awaited()).toEqual([0]);
    table.does(choose({ secondary: "marked-targets" }));
    expect(awaited()).toEqual([0]);
    table.does({ type: "choose-targets", side: "blue", units: ["boba", "storm", "luke", "leia"] });
    expect(awaited()).toEqual([1]);
    table.does({ type: "choose-targets", side: "red", units: ["cad", "s2"] });
    expect(awaited()).toEqual([0]);
  });

  test("who is awaited, what time-out plays, what is seen", () => {
    const table = ledger([boba(), luke()], {}, 2);
    expect(legion.awaited(table.state())).toEqual([0]);
    expect(legion.awaited(ledger([cad(), boba({ keywords: [] })], {}, 2).state())).toEqual([1]);
    expect(legion.awaited(ledger([cad(), boba({ keywords: [] })]).state())).toEqual([0]);
    expect(legion.awaited(ledger([], {}, 2).state())).toEqual([0, 1]);
    const outside = (edition: string) =>
      legion.whyNot(legion.viewFor(emptyLedger({ edition }).state(), "spectator"), {
        type: "close-armies",
      });
    expect(outside("classic")).toEqual({
      type: "refused",
      code: "NOT_AT_THE_TABLE",
      rule: "LB-LEDGER-12",
      params: {},
    });
    expect(outside("current")).toMatchObject({ rule: "LC-LEDGER-11" });
    expect(legion.onTimeOut(legion.viewFor(table.state(), 1))).toEqual(mark("boba", "luke"));
    const view = legion.viewFor(table.state(), 1);
    expect(view).toEqual({ ...table.state(), viewer: 1, standing: { ...view.standing } });
    expect(view.standing.decidedBy).toBe("blue");
    expect(legion.imagine(view, quickRng(1))).toEqual(table.state());
    const [event] = table.events(mark("boba", "luke"));
    expect(event && legion.newsFor(event, "spectator")).toBe(event);
    expect(event && legion.reveals(event)).toBe(false);
    table.does({ type: "end-game", wipedOut: "blue" });
    expect(legion.awaited(table.state())).toEqual([]);
    expect(legion.viewFor(table.state(), 0).standing).toMatchObject({
      winner: "red",
      decidedBy: "wiped-out",
    });
    expect(() => legion.onTimeOut(legion.viewFor(table.state(), 0))).toThrow("waits for nobody");
    expect(legion).toMatchObject({
      id: "legion",
      amendable: true,
      seats: { min: 1, max: 2 },
      rulesVersion: 7,
    });
  });
});
