/** Questions of far sides that need rivals in the same space: traders seldom get there, the rules do. */
import { describe, expect, test } from "vitest";
import { held, stage } from "../testing/stage.ts";
import type { Player } from "../state.ts";

const here = { space: "naboo", credits: 5000 } as const;

describe("Hera, far side", () => {
  const hera = { character: "hera-syndulla", flipped: true, ...here } as const;
  const recruiting = (rival: Partial<Player>, other: Partial<Player>) =>
    stage({ players: [hera, { ...here, ...rival }, { ...here, ...other }] })
      .say({ type: "earn" })
      .say({ type: "end-actions" })
      .say({ type: "use", ability: "hera-syndulla-recruit" });
  const loaded = { character: "bossk", cards: [held("food-supplies")] } as const;
  const dengar = { character: "dengar" } as const;

  test("[OR-CHAR-01] she picks whom to recruit, and only among those the Rebels do not love", () => {
    const table = recruiting(loaded, dengar);
    expect(table.question()).toMatchObject({ seat: 0, ask: "hera-gift" });
    expect(table.choices()).toEqual([
      { type: "pick-player", player: 1 },
      { type: "pick-player", player: 2 },
    ]);
    const liked = {
      ...dengar,
      reputation: { hutt: 0, syndicate: 0, imperial: 0, rebel: 1 },
    } as const;
    expect(recruiting(loaded, liked).question().ask).toBe("hera-gives");
  });

  test("[OR-CHAR-01] whoever is recruited gains goodwill and gives cargo or 4,000", () => {
    const table = recruiting(loaded, dengar).say({ type: "pick-player", player: 1 });
    expect(table.question()).toMatchObject({ seat: 1, ask: "hera-gives" });
    expect(table.choices()).toEqual([
      { type: "pick-card", card: "food-supplies" },
      { type: "pay" },
    ]);
    table.say({ type: "pay" });
    expect(table.player(1)).toMatchObject({ credits: 1000, reputation: { rebel: 1 } });
    expect(table.player(0).credits).toBe(11_000);
  });

  test("[OR-CHAR-01] the cargo changes ships", () => {
    const table = recruiting(loaded, dengar)
      .say({ type: "pick-player", player: 1 })
      .say({ type: "pick-card", card: "food-supplies" });
    expect(table.player(0).cards.map(({ id }) => id)).toEqual(["food-supplies"]);
    expect(table.player(1)).toMatchObject({ credits: 5000, cards: [] });
  });
});

describe("Hondo, far side", () => {
  const fought = (cards: Player["cards"]) =>
    stage({
      players: [
        { character: "bossk", ...here },
        { character: "hondo-ohnaka", flipped: true, cards, ...here },
      ],
    })
      .say({ type: "earn" })
      .say({ type: "end-actions" });

  test("[UB-CLAR-08] whoever beats him takes one thing he has marked, or nothing", () => {
    const marked = [held("vibroknife", { mark: true }), held("jetpack")];
    const table = fought(marked);
    const attack = table.choices().find(({ type }) => type === "fight-player");
    if (attack === undefined) throw new Error("nobody may fight him");
    table.say(attack, "hit", "hit", "hit", "hit", "blank", "blank");
    expect(table.question()).toMatchObject({ seat: 0, ask: "take-marked" });
    expect(table.choices()).toEqual([
      { type: "pick-card", card: "vibroknife" },
      { type: "decline" },
    ]);
    table.say({ type: "pick-card", card: "vibroknife" });
    expect(table.player(0).cards.map(({ id }) => id)).toEqual(["vibroknife"]);
    expect(table.player(1).cards.map(({ id }) => id)).toEqual(["jetpack"]);
  });
});
