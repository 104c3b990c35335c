import { describe, expect, test } from "vitest";
import { dengar } from "../testing/people.ts";
import { held, stage, type Stage } from "../testing/stage.ts";
import type { Face } from "../names.ts";
import type { Player } from "../state.ts";

/** Buys the traitor on Kessel; the die falls as written. */
function tried(die: Face, player: Partial<Player> = {}): Stage {
  const table = stage({
    players: [{ character: "bossk", space: "kessel", credits: 3000, ...player }, dengar],
    state: ({ market }) => ({
      market: { ...market, cargo: ["rebel-traitor", "stolen-prototype"] },
    }),
  })
    .say({ type: "earn" })
    .say({ type: "market" });
  // Whoever has cargo is asked how to pay.
  return player.cards === undefined
    ? table.say({ type: "buy", deck: "cargo" }, die)
    : table.say({ type: "buy", deck: "cargo" }).say({ type: "pay" }, die);
}

const cargoOf = (table: Stage): string[] => table.player(0).cards.map(({ id }) => id);

describe("cargo that has to be rolled for", () => {
  test("[OR-MKT-08] on a hit it is the buyer's, else it goes under the deck", () => {
    expect(cargoOf(tried("hit"))).toEqual(["rebel-traitor"]);
    const lost = tried("blank");
    expect(cargoOf(lost)).toEqual([]);
    expect(lost.state().market.cargo.at(-1)).toBe("rebel-traitor");
  });

  const full = { ship: "hwk-290", cards: [held("food-supplies")] } as const;

  test("[OR-MKT-08] with a full hold nothing is given up before the die", () => {
    expect(cargoOf(tried("blank", full))).toEqual(["food-supplies"]);
  });

  test("[OR-MKT-08] room is made once the die has brought it, or it is left", () => {
    const won = tried("hit", full);
    expect(won.question()).toMatchObject({ ask: "make-room", params: { card: "rebel-traitor" } });
    expect(won.choices()).toEqual([
      { type: "pick-card", card: "food-supplies" },
      { type: "decline" },
    ]);
    expect(cargoOf(tried("hit", full).say({ type: "decline" }))).toEqual(["food-supplies"]);
    expect(cargoOf(won.say({ type: "pick-card", card: "food-supplies" }))).toEqual([
      "rebel-traitor",
    ]);
  });
});
