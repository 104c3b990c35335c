import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isRefusal } from "../../game.ts";
import { oneStream, quickRng } from "../../rng.ts";
import { aiCards } from "../cards/ai/cards.ts";
import { outerRim } from "../index.ts";
import { held, stage } from "../testing/stage.ts";
import { opponent } from "../testing/ai-line.ts";
import type { CharacterId } from "../cards/characters.ts";
import type { Player } from "../state.ts";

describe("the opponent’s turn", () => {
  const against = (card: string, ai: Partial<Player> = {}) =>
    stage({
      players: [
        { character: "lando-calrissian", space: "naboo" },
        {
          character: "boba-fett",
          space: "tatooine",
          ...ai,
          opponent: { deck: "base", cards: [card, "ai-1", "ai-2"], handicap: 0 },
        },
      ],
      seats: 1,
      agenda: [
        { type: "turn", player: 0 },
        { type: "end-turn", player: 0 },
      ],
    });
  test("[OR-SOLO-02] a line that did nothing is not told; a luxury that could not be bought is told as what was earned", () => {
    const told = (crew: Player["crew"], credits: number) =>
      against("ai-maz-kanata", { crew, credits })
        .events()
        .flatMap((one) => (one.type === "ai-line-done" ? [one.line] : []))
        .filter((line) => line.startsWith("action."));
    const chewie = { id: "chewbacca", token: null };
    expect(told([], 0)).toEqual([]);
    expect(told([chewie], 0)).toEqual(["action.1.gain"]);
    expect(told([chewie], 30_000)).toEqual(["action.1.buy-luxury"]);
  });
  test("[OR-SOLO-02] [UB-BHAI-04] [UB-MULTI-05] planning and encounter one line, action all of them; the card goes to the bottom", () => {
    const table = stage({
      players: [
        { character: "lando-calrissian", space: "naboo" },
        {
          character: "han-solo",
          space: "tatooine",
          credits: 8000,
          cards: [held("stolen-weapons")],
          opponent: { deck: "base", cards: ["ai-10", "ai-1", "ai-2"], handicap: 0 },
        },
      ],
      seats: 1,
      agenda: [{ type: "end-turn", player: 0 }],
    });
    const done = table
      .events()
      .flatMap((event) => (event.type === "ai-line-done" ? [event.line] : []));
    expect(done[0]).toBe("planning.2.gain");
    expect(done[1]).toBe("action.0.deliver");
    expect(done.filter((one) => one.startsWith("encounter."))).toHaveLength(1);
    // [OR-SOLO-10] two tops discarded, the card shuffled back
    expect(
      table
        .events()
        .filter(({ rule }) => rule === "OR-SOLO-10")
        .map(({ type }) => type),
    ).toContain("ai-deck-shuffled");
    expect(table.question()).toMatchObject({ seat: 0, ask: "planning" });
  });
  test("[OR-SOLO-09] a defeated opponent loses the rest of its turn", () => {
    const table = against("ai-1", {
      damage: 3,
      cards: [held("stolen-weapons")],
      credits: 5000,
      shipDamage: 2,
    });
    expect(table.state().round).toBe(2);
  });
  test("[OR-SOLO-03] no goals for the opponent", () => {
    expect(against("ai-1", { character: "han-solo", ship: "yt-1300" }).player(1).flipped).toBe(
      false,
    );
  });
  test("[UB-BHAI-13] [UB-BHAI-14] the defender wins: the bounty is discarded", () => {
    const table = stage({
      players: [
        { character: "doctor-aphra", space: "tatooine" },
        {
          character: "boba-fett",
          space: "tatooine",
          cards: [held("bounty-doctor-aphra")],
          opponent,
        },
      ],
      seats: 1,
      agenda: [
        { type: "turn", player: 0 },
        { type: "ai-lines", player: 1, card: "hunter-3", step: "encounter", from: 0, times: 1 },
      ],
      dice: ["blank", "blank", "blank", "hit", "blank"],
    });
    expect(table.player(1)).toMatchObject({ cards: [], damage: 1 });
    expect(table.state().market.bounty.at(-1)).toBe("bounty-doctor-aphra");
  });
  test("[UB-BHAI-15] [UB-BHAI-17] [UB-BHAI-18] crew lost to a hunter; the person picks reputations", () => {
    const table = stage({
      players: [
        {
          character: "doctor-aphra",
          space: "tatooine",
          reputation: { hutt: -1, syndicate: -1, imperial: 1, rebel: 1 },
        },
        {
          character: "boba-fett",
          space: "tatooine",
          reputation: { hutt: 1, syndicate: 0, imperial: 0, rebel: 0 },
          cards: [held("bounty-doctor-aphra")],
          opponent,
        },
      ],
      seats: 1,
      agenda: [
        { type: "turn", player: 0 },
        { type: "ai-lines", player: 1, card: "hunter-3", step: "encounter", from: 0, times: 1 },
      ],
      dice: ["hit", "hit", "blank", "blank", "blank"],
    });
    // Boba is liked by the Hutts already, so the gain must be elsewhere: only the Syndicate is left.
    expect(table.player(1).reputation.syndicate).toBe(1);
    expect(table.question()).toMatchObject({ seat: 0, ask: "opponent-loses" });
    table.say({ type: "pick-faction", faction: "rebel" });
    expect(table.player(1).reputation.rebel).toBe(-1);
  });
  test.each(Object.keys(aiCards))("[UB-SOLO-03] %s is played through", (card) => {
    const character =
      card.startsWith("ai-") && !/\d/.test(card) ? (card.slice(3) as CharacterId) : "boba-fett";
    for (const credits of [0, 30_000]) {
      const table = stage({
        players: [
          {
            character: character === "lando-calrissian" ? "maz-kanata" : "lando-calrissian",
            space: "lothal",
            reputation: { hutt: -1, syndicate: 0, imperial: 1, rebel: 0 },
          },
          {
            character,
            space: "lothal",
            credits,
            fame: 1,
            cards: [held("bounty-greedo"), held("stolen-weapons")],
            opponent: {
              deck: card.startsWith("hunter") ? "bounty-hunter" : "base",
              cards: [card, "ai-1"],
              handicap: 0,
            },
          },
        ],
        seats: 1,
        agenda: [{ type: "end-turn", player: 0 }],
        dice: "any",
        state: (state) => ({ patrols: { ...state.patrols, rebel: { level: 1, space: "nav-30" } } }),
      });
      expect(
        table.events().some((event) => event.type === "ai-card-drawn" && event.card === card),
      ).toBe(true);
    }
  });
});

test("[OR-SOLO-02] a game against a bounty hunter reads as text, every line with a rule that is written down", () => {
  const rules = readFileSync("docs/rules/outer-rim.md", "utf8");
  const setup = {
    seats: 1,
    options: { opponents: "bounty-hunter", characters: "random" },
    content: null,
  };
  const chance = oneStream(quickRng(21));
  const rng = quickRng(22);
  let state = outerRim.begin(setup);
  const lines: string[] = [];
  let events = outerRim.setUp(setup, chance);
  for (;;) {
    for (const event of events) {
      state = outerRim.evolve(state, event);
      const news = outerRim.newsFor(event, "spectator");
      if (news !== null) lines.push(`${news.type} [${news.rule}]`);
    }
    const options = outerRim.options(outerRim.viewFor(state, 0));
    const command = options[rng.below(Math.max(1, options.length))];
    if (command === undefined) break;
    const decided = outerRim.decide(state, 0, command, chance);
    if (isRefusal(decided)) throw new Error(decided.code);
    events = decided;
  }
  expect(state.winner).not.toBeNull();
  expect(lines.length).toBeGreaterThan(200);
  for (const text of new Set(lines)) {
    const rule = /\[(.+)\]$/.exec(text)?.[1] ?? "none";
    expect(rules, text).toContain(`| ${rule} |`);
  }
});
