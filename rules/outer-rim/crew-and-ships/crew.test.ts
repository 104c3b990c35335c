import { describe, expect, test } from "vitest";
import { aboard, stage, tokenNumber, withContact } from "../testing/stage.ts";
import type { Stage } from "../testing/stage.ts";
import type { ShipId } from "../cards/ships.ts";

const dengar = { character: "dengar", space: "naboo" } as const;

/** Greedo at Tatooine, to be hired; the ship has its berths taken. */
function offered(ship: ShipId, ...crew: readonly string[]): Stage {
  const table = stage({
    players: [{ character: "bossk", space: "tatooine", ship, credits: 20_000 }, dengar],
    state: (state) => {
      const manned = { ...state, ...aboard(state, 0, ...crew) };
      return { ...manned, tokens: withContact(manned, "boshek", "tatooine") };
    },
  });
  table.say({ type: "earn" }).say({ type: "end-actions" });
  return table.say({ type: "encounter-contact", token: tokenNumber(table.state(), "boshek") });
}

describe("berths", () => {
  test("[OR-CREW-02] nothing is paid before there is a berth", () => {
    const table = offered("g9-rigger", "lobot");
    table.say({ type: "choose", option: 0 });
    expect(table.question().ask).toBe("make-berth");
    expect(table.player(0).credits).toBe(22_000);
    table.say({ type: "decline" });
    expect(table.events()).toContainEqual(
      expect.objectContaining({ type: "story-told", text: "left.berth" }),
    );
    expect(table.player(0).credits).toBe(22_000);
    expect(table.player(0).crew.map(({ id }) => id)).toEqual(["lobot"]);
  });
  test("[OR-CREW-02] who makes room pays, and the newcomer comes", () => {
    const table = offered("g9-rigger", "lobot");
    table.say({ type: "choose", option: 0 }).say({ type: "pick-card", card: "lobot" });
    expect(table.player(0).credits).toBeLessThan(22_000);
    expect(table.player(0).crew.map(({ id }) => id)).toEqual(["boshek"]);
  });
  test("[OR-GOAL-02] the GX1 turns with its third crew, and all three stay", () => {
    const table = offered("gx1-short-hauler", "lobot", "greedo");
    table.say({ type: "choose", option: 0 });
    expect(table.player(0)).toMatchObject({ shipFlipped: true, fame: 1 });
    expect(table.player(0).crew).toHaveLength(3);
  });
});
