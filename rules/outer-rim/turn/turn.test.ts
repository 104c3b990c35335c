import { describe, expect, test } from "vitest";
import { stage } from "../testing/stage.ts";
import { dengar } from "../testing/people.ts";
import { hostilePatrols } from "../movement/patrols.ts";
import { patrolsAhead } from "../movement/patrols-ahead.ts";
import type { Command } from "../commands.ts";
import type { Player, State } from "../state.ts";

const destinations = (choices: readonly Command[]): string[] =>
  choices.flatMap((choice) => (choice.type === "move" ? [choice.to] : []));

describe("the turn", () => {
  test("[OR-TURN-01] [UB-TURN-01] planning, action, encounter, then the next player", () => {
    const table = stage({ players: [{ character: "bossk", space: "nav-16" }, dengar] });
    expect(table.question()).toMatchObject({ seat: 0, ask: "planning" });
    table.say({ type: "earn" });
    expect(table.question().ask).toBe("action");
    table.say({ type: "end-actions" });
    expect(table.question().ask).toBe("encounter");
    expect(table.refused({ type: "earn" })).toMatchObject({
      code: "wrong-question",
      rule: "OR-TURN-05",
    });
  });
  test("[OR-TURN-02] exactly one of move, 2,000 credits, recover", () => {
    const table = stage({ players: [{ character: "bossk", space: "nav-16", damage: 1 }, dengar] });
    expect(table.choices()).toContainEqual({ type: "recover" });
    table.say({ type: "earn" });
    expect(table.player(0).credits).toBe(2000);
  });
  test("[OR-TURN-03] [UB-TURN-02] [OR-TURN-04] each action once, abilities too", () => {
    const table = stage({
      players: [{ character: "bossk", space: "tatooine", damage: 3, shipDamage: 1 }, dengar],
    });
    table.say({ type: "earn" }).say({ type: "use", ability: "bossk-recover" });
    expect([table.player(0).damage, table.player(0).shipDamage]).toEqual([1, 0]);
    expect(table.refused({ type: "use", ability: "bossk-recover" })).toMatchObject({
      code: "ability-used",
      rule: "OR-TURN-04",
    });
    table.say({ type: "market" }).say({ type: "leave-market" });
    expect(table.refused({ type: "market" })).toMatchObject({
      code: "market-done",
      rule: "OR-TURN-03",
    });
  });
  test("[OR-TURN-05] [UB-TURN-03] a hostile patrol must be fought", () => {
    const table = stage({
      players: [
        {
          character: "bossk",
          space: "nav-01",
          reputation: { hutt: 0, syndicate: 0, imperial: 0, rebel: -1 },
        },
        dengar,
      ],
    });
    table.say({ type: "earn" }).say({ type: "end-actions" });
    expect(table.choices()).toEqual([{ type: "fight-patrol", faction: "rebel" }]);
    expect(table.refused({ type: "encounter-space" })).toMatchObject({
      code: "hostile-patrol-first",
      rule: "OR-TURN-05",
    });
  });
  test("[OR-TURN-05] which patrol has to be fought is known before the actions are over", () => {
    const reputation = { hutt: 0, syndicate: 0, imperial: 0, rebel: -1 } as const;
    const state = stage({ players: [{ character: "bossk", space: "nav-01", reputation }] }).state();
    const bossk = (change: Partial<Player>): State => ({
      ...state,
      players: state.players.map((one) => ({ ...one, ...change })),
    });
    const ahead = (change: Partial<Player>) => patrolsAhead(bossk(change), 0);
    expect(ahead({})).toEqual(["rebel"]);
    expect(ahead({ reputation: { ...reputation, rebel: 0 } })).toEqual([]);
    // [OR-DMG-04] [OR-CARGO-04] Whoever meets nobody is stopped by nobody.
    expect([ahead({ defeated: true }), ahead({ used: ["skip-encounter"] })]).toEqual([[], []]);
    // Elsewhere it would be fought by whoever came there.
    expect(ahead({ space: "kessel" })).toEqual([]);
    expect(hostilePatrols(bossk({ space: "kessel" }), 0, "nav-01")).toEqual(["rebel"]);
  });
  test("[OR-TURN-06] [OR-PAT-02] [UB-ORNG-02] otherwise one of patrol, space, contact", () => {
    const table = stage({
      players: [{ character: "bossk", space: "lothal" }, dengar],
      state: (state) => ({ patrols: { ...state.patrols, hutt: { level: 1, space: "lothal" } } }),
    });
    table.say({ type: "earn" }).say({ type: "end-actions" });
    const kinds = table.choices().map(({ type }) => type);
    expect(kinds).toContain("fight-patrol");
    expect(kinds).toContain("encounter-space");
    // two contact spaces and the orange token beside them
    expect(kinds.filter((kind) => kind === "encounter-contact")).toHaveLength(3);
  });
});

describe("moving", () => {
  test("[OR-MOVE-01] [OR-MOVE-02] up to the hyperdrive, anywhere on the way", () => {
    const table = stage({
      players: [
        {
          character: "bossk",
          space: "spinward-core",
          reputation: { hutt: 1, syndicate: 1, imperial: 1, rebel: 1 },
        },
        dengar,
      ],
    });
    const reach = destinations(table.choices());
    expect(reach).toContain("cantonica");
    expect(reach).toContain("ord-mantell");
    expect(reach).not.toContain("mon-calamari");
    expect(table.refused({ type: "move", to: "mon-calamari" })).toMatchObject({
      code: "out-of-reach",
      rule: "OR-MOVE-01",
    });
    table.say({ type: "move", to: "ord-mantell" });
    expect(table.player(0).space).toBe("ord-mantell");
  });
  test("[OR-MOVE-03] a patrol stops everyone it does not like", () => {
    const neutral = stage({ players: [{ character: "bossk", space: "spinward-core" }, dengar] });
    expect(destinations(neutral.choices())).toEqual(["nav-01"]);
    const liked = stage({
      players: [
        {
          character: "bossk",
          space: "spinward-core",
          reputation: { hutt: 0, syndicate: 1, imperial: 0, rebel: 1 },
        },
        dengar,
      ],
    });
    expect(destinations(liked.choices())).toContain("cantonica");
  });
  test("[OR-MOVE-04] the Maelstrom ends a move", () => {
    const table = stage({
      players: [{ character: "bossk", space: "nav-10", ship: "hwk-290" }, dengar],
      state: (state) => ({
        patrols: {
          ...state.patrols,
          hutt: { level: 1, space: "nav-11" },
          rebel: { level: 1, space: "nav-08" },
        },
      }),
    });
    // Every other way out is blocked: nothing lies beyond the Maelstrom.
    expect(destinations(table.choices()).sort()).toEqual(["maelstrom", "nav-08", "nav-11"]);
  });
  test("[OR-MOVE-05] Han Solo slips past a patrol with a piloting test", () => {
    const table = stage({
      players: [
        { character: "han-solo", flipped: true, ship: "yt-1300", space: "spinward-core" },
        dengar,
      ],
    });
    table.say({ type: "move", to: "nav-01" });
    expect(table.question().ask).toBe("slip-past");
    table.say({ type: "use", ability: "character" }, "hit", "blank");
    expect(table.question().ask).toBe("move");
    table.say({ type: "move", to: "cantonica" });
    expect(table.player(0).space).toBe("cantonica");
  });
  test("[OR-MOVE-06] [UB-CORE-09] moving directly passes nothing", () => {
    const table = stage({
      players: [{ character: "bossk", space: "spinward-core" }, dengar],
      agenda: [
        { type: "turn", player: 0 },
        {
          type: "effects",
          player: 0,
          effects: [{ do: "move-to", space: "other-core" }],
          source: { card: "encounter.test", rule: "UB-CORE-08" },
        },
      ],
    });
    expect(table.player(0).space).toBe("trailing-core");
    expect(table.events()[0]).toMatchObject({ type: "moved", directly: true, rule: "UB-CORE-08" });
  });
  test("[UB-CORE-03] [UB-CORE-04] [UB-CORE-05] the intent to cross is said before the card is drawn", () => {
    const core = { players: [{ character: "bossk", space: "trailing-core" } as const, dengar] };
    const table = stage(core);
    table.say({ type: "earn" }).say({ type: "end-actions" });
    expect(table.choices()).toContainEqual({ type: "cross-the-core" });
    const top = table.state().encounters["core-worlds"][0];
    expect(top).toBeDefined();
    const rim = stage({ players: [{ character: "bossk", space: "lothal" }, dengar] });
    rim.say({ type: "earn" }).say({ type: "end-actions" });
    expect(rim.refused({ type: "cross-the-core" })).toMatchObject({
      code: "not-in-the-core",
      rule: "UB-CORE-05",
    });
  });
});
