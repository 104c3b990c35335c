import { describe, expect, test } from "vitest";
import { characterCard } from "../cards/characters.ts";
import { seated, toFirstTurn } from "../testing/seated.ts";
import type { State } from "../state.ts";

describe("alone", () => {
  test("[UB-SOLO-01] jobs for more people are left out", () => {
    expect(seated(1).market.job).not.toContain("honest-robbery");
    expect(seated(2).market.job).toContain("honest-robbery");
  });
  test("[UB-SOLO-02] one encounter card about other people is left out", () => {
    expect(seated(1).encounters["kafrene-takodana"]).not.toContain("kafrene-takodana-11");
    expect(seated(2).encounters["kafrene-takodana"]).toContain("kafrene-takodana-11");
  });
  test("[OR-SOLO-01] one opponent with a G9 Rigger and 6,000 credits", () => {
    expect(toFirstTurn(seated(1)).players[1]).toMatchObject({
      ship: "g9-rigger",
      credits: 6000,
      fame: 0,
      opponent: { deck: "base" },
    });
  });
  test("[OR-SOLO-11] in expert games it starts with fame", () => {
    expect(toFirstTurn(seated(1, { expert: "2" })).players[1]?.fame).toBe(2);
  });
  test("[UB-SOLO-04] its own card is shuffled with five of the base deck", () => {
    const [, ai] = toFirstTurn(seated(1)).players;
    const cards = ai?.opponent?.cards ?? [];
    expect(cards).toContain(`ai-${ai?.character ?? ""}`);
    expect(cards.filter((card) => /^ai-\d+$/.test(card)).toSorted()).toEqual([
      "ai-1",
      "ai-2",
      "ai-6",
      "ai-7",
      "ai-9",
    ]);
  });
  test("[UB-SOLO-05] one that starts with card 90 plays the hunters’ deck", () => {
    const state = seated(1, { opponents: "bounty-hunter" });
    expect(toFirstTurn(state).players[1]?.opponent?.deck).toBe("bounty-hunter");
  });
  test("[UB-SOLO-12] no favors alone", () => {
    expect(seated(1, { favors: "on" }).rules.favors).toBe(false);
  });
  test("[UB-BHAI-01] a hunter must start with databank card 90", () => {
    for (let seed = 1; seed < 9; seed++) {
      const [, ai] = toFirstTurn(
        seated(1, { opponents: "bounty-hunter", characters: "random" }, seed),
      ).players;
      const { character } = ai ?? { character: null };
      expect(character === null ? [] : characterCard(character).startingCard).toContain(90);
    }
  });
  test("[UB-BHAI-02] its own card is shuffled with the five hunters’ cards", () => {
    const [, ai] = toFirstTurn(seated(1, { opponents: "bounty-hunter" })).players;
    expect(ai?.opponent?.cards).toHaveLength(6);
    expect(ai?.opponent?.cards.filter((card) => card.startsWith("hunter-"))).toHaveLength(5);
  });
  test("[UB-BHAI-03] a hunter flies the G-1A", () => {
    expect(toFirstTurn(seated(1, { opponents: "bounty-hunter" })).players[1]?.ship).toBe(
      "g-1a-starfighter",
    );
  });
  test("[UB-MULTI-01] two opponents at most: one hunter and one not", () => {
    const [, ...opponents] = toFirstTurn(seated(1, { opponents: "both" })).players;
    const decks = opponents.map(({ opponent }) => String(opponent?.deck)).toSorted();
    expect(decks).toEqual(["base", "bounty-hunter"]);
  });
  test("[UB-MULTI-02] their order is drawn, after the person", () => {
    const orders = new Set<string>();
    for (let seed = 1; seed < 12; seed++) {
      const said: string[] = [];
      const deck = (state: State): string => String(state.players[1]?.opponent?.deck);
      orders.add(
        deck(
          toFirstTurn(
            seated(1, { opponents: "both", characters: "random" }, seed),
            undefined,
            said,
          ),
        ),
      );
    }
    expect(orders.size).toBe(2);
  });
  test("[UB-MULTI-03] the second of them has 8,000 credits", () => {
    const [, ...opponents] = toFirstTurn(seated(1, { opponents: "both" })).players;
    expect(opponents.map(({ credits }) => credits)).toEqual([6000, 8000]);
  });
  test("[OR-SOLO-01] the base box alone plays its ten AI cards", () => {
    const state = toFirstTurn(seated(1, { box: "base" }));
    expect(state.players[1]?.opponent?.cards).toHaveLength(10);
  });
});
