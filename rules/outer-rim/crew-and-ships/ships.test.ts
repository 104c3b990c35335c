import { describe, expect, test } from "vitest";
import { combatValue, hyperdriveOf } from "./abilities.ts";
import { emptyPlayer } from "../setup/empty.ts";
import { shipSheet } from "../cards/ships.ts";
import { slotLayout } from "./slot-layout.ts";
import { smuggleChance } from "../dice/odds.ts";
import { held, stage } from "../testing/stage.ts";
import type { ShipId } from "../cards/ships.ts";
import type { Player } from "../state.ts";

const dengar = { character: "dengar", space: "naboo" } as const;
const even = { hutt: 0, syndicate: 0, imperial: 0, rebel: 0 } as const;
const captain = (ship: ShipId, more: Partial<Player> = {}): Player => ({
  ...emptyPlayer(),
  character: "bossk",
  ship,
  shipFlipped: true,
  ...more,
});
function slots(ship: ShipId): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind, on } of slotLayout(captain(ship)).slots)
    if (on !== "board") counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

describe("ship sheets as printed", () => {
  test.each([
    { ship: "g9-rigger", figures: [6, 2, 3] },
    { ship: "g-1a-starfighter", figures: [5, 3, 4] },
  ] as const)("[OR-SHIP-01] $ship has $figures, one slot of each kind", ({ ship, figures }) => {
    const { hyperdrive, combat, hull, slots: own } = shipSheet(ship);
    expect([hyperdrive, combat, hull]).toEqual(figures);
    expect(own).toMatchObject({ cargo: 1, mod: 1, cargoOrMod: 0, crew: 1 });
  });
  test.each([
    { ship: "hwk-290", has: { cargo: 2, mod: 1, crew: 2 } },
    { ship: "gx1-short-hauler", has: { cargo: 1, "cargo-or-mod": 1, crew: 3 } },
    { ship: "lancer", has: { cargo: 1, mod: 1, crew: 3 } },
    { ship: "heavy-duty-lifter", has: { cargo: 2, mod: 1, crew: 3 } },
    { ship: "aggressor", has: { cargo: 1, mod: 1, "cargo-or-mod": 1, crew: 3 } },
    { ship: "firespray-31", has: { cargo: 1, mod: 2, "cargo-or-mod": 1, crew: 2 } },
  ] as const)("[OR-SHIP-05] the far side of $ship has the slots $has", ({ ship, has }) => {
    expect(slots(ship)).toEqual(has);
  });
  test("[OR-SHIP-05] the Moldy Crow fights on the ground, the Hound’s Tooth and the Falcon in space", () => {
    expect(combatValue(captain("hwk-290"), "ground")).toBe(
      combatValue(captain("hwk-290", { shipFlipped: false }), "ground") + 1,
    );
    expect(combatValue(captain("yv-666"), "ship")).toBe(4);
    expect(combatValue(captain("yt-1300"), "ship")).toBe(5);
  });
  test("[OR-SHIP-05] the Ark Angel is faster for every job held", () => {
    const cards = [held("hutt-favor"), held("the-kessel-run")];
    expect(hyperdriveOf(captain("heavy-duty-lifter", { cards }))).toBe(8);
    expect(hyperdriveOf(captain("heavy-duty-lifter"))).toBe(6);
  });
  test("[OR-GOAL-04] the HWK-290 pays 7,000 for its goal", () => {
    const [ability] = shipSheet("hwk-290").front;
    expect(ability).toMatchObject({ pay: 7000 });
  });
  test("[OR-CARGO-03] the Falcon turns focus and crit, a blank still fails", () => {
    const table = (face: "crit" | "focus") =>
      stage({
        players: [
          { ...captain("yt-1300"), space: "tatooine", cards: [held("stolen-weapons")] },
          dengar,
        ],
      })
        .say({ type: "earn" })
        .say({ type: "deliver", card: "stolen-weapons" }, face);
    expect(table("crit").player(0).cards).toEqual([]);
    expect(table("focus").player(0).cards).toEqual([]);
    expect(smuggleChance(captain("yt-1300")).chance).toEqual({ ways: 3, of: 4 });
  });
  test("[OR-TURN-05] a turned GX1 is never made to fight a patrol", () => {
    const table = stage({
      players: [
        { ...captain("gx1-short-hauler"), space: "nav-12", reputation: { ...even, imperial: -1 } },
        dengar,
      ],
      state: (state) => ({
        patrols: { ...state.patrols, imperial: { level: 1, space: "nav-12" } },
      }),
    });
    table.say({ type: "earn" }).say({ type: "end-actions" });
    expect(table.choices()).toContainEqual({ type: "encounter-space" });
    expect(table.choices()).toContainEqual({ type: "fight-patrol", faction: "imperial" });
  });
  test("[OR-PAT-04] a turned Aggressor loses no reputation for a beaten patrol", () => {
    const table = stage({
      players: [{ ...captain("aggressor"), space: "nav-12" }, dengar],
      state: (state) => ({
        patrols: { ...state.patrols, imperial: { level: 1, space: "nav-12" } },
      }),
    });
    table.say({ type: "earn" }).say({ type: "end-actions" });
    const dice = ["hit", "hit", "hit", "hit", "hit", "blank", "blank", "blank"] as const;
    table.say({ type: "fight-patrol", faction: "imperial" }, ...dice);
    expect(table.player(0).reputation.imperial).toBe(0);
    expect(table.player(0).credits).toBe(5000);
  });
  test.each([
    { face: "focus", saved: true },
    { face: "hit", saved: true },
    { face: "blank", saved: false },
  ] as const)(
    "[OR-DMG-07] the Hound’s Tooth, beaten in space, rolls $face: saved $saved",
    ({ face, saved }) => {
      const table = stage({
        players: [{ ...captain("yv-666"), space: "nav-12", shipDamage: 4 }, dengar],
        state: (state) => ({
          patrols: { ...state.patrols, imperial: { level: 1, space: "nav-12" } },
        }),
      });
      table.say({ type: "earn" }).say({ type: "end-actions" });
      const fight = ["blank", "blank", "blank", "blank", "hit", "hit", "blank"] as const;
      table.say({ type: "fight-patrol", faction: "imperial" }, ...fight, face);
      expect(table.player(0).defeated).toBe(!saved);
      if (saved) expect(table.player(0).shipDamage).toBe(4);
    },
  );
  test("[OR-MOVE-07] the Shadow Caster may hold a ship that flies through its space", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "kessel", ship: "yt-1300" },
        { ...captain("lancer"), character: "dengar", space: "nav-12" },
      ],
    });
    table.say({ type: "move", to: "mon-calamari" });
    expect(table.question()).toMatchObject({ seat: 1, ask: "hold-ship" });
    table.say({ type: "accept" });
    expect(table.player(0).space).toBe("nav-12");
    const let_go = stage({
      players: [
        { character: "bossk", space: "kessel", ship: "yt-1300" },
        { ...captain("lancer"), character: "dengar", space: "nav-12" },
      ],
    });
    let_go.say({ type: "move", to: "mon-calamari" }).say({ type: "decline" });
    expect(let_go.player(0).space).toBe("mon-calamari");
  });
});
