import { describe, expect, test } from "vitest";
import { held, stage, tokenNumber, withContact } from "../testing/stage.ts";
import type { Stage } from "../testing/stage.ts";
import type { Face, SpaceId } from "../names.ts";
import type { Player } from "../state.ts";

const wanted = "bounty-boba-fett";
const win: readonly Face[] = ["hit", "hit", "hit", "blank", "blank", "blank"];
const lose: readonly Face[] = ["blank", "blank", "blank", "hit", "blank", "blank"];

/** Dengar hunts Boba Fett, who is at the table. */
function hunt(dice: readonly Face[], space: SpaceId = "naboo", boba: Partial<Player> = {}): Stage {
  const table = stage({
    players: [
      { character: "dengar", space, cards: [held(wanted)] },
      {
        character: "boba-fett",
        space,
        reputation: { hutt: 1, syndicate: 0, imperial: -1, rebel: -1 },
        ...boba,
      },
    ],
  });
  table.say({ type: "earn" }).say({ type: "end-actions" });
  return table.say({ type: "hunt-player", card: wanted, player: 1 }, ...dice);
}
const begun = (table: Stage) => table.events().find(({ type }) => type === "combat-began");

describe("a bounty on a player", () => {
  test("[UB-PB-01] whoever holds it may hunt the player of that name", () => {
    expect(
      hunt(win)
        .events()
        .map(({ type }) => type),
    ).toContain("bounty-claimed");
  });
  test("[UB-PB-02] only in the same space", () => {
    const table = stage({
      players: [
        { character: "dengar", space: "naboo", cards: [held(wanted)] },
        { character: "boba-fett", space: "ryloth" },
      ],
    });
    table.say({ type: "earn" }).say({ type: "end-actions" });
    expect(table.refused({ type: "hunt-player", card: wanted, player: 1 }).code).toBe(
      "target-not-here",
    );
  });
  test("[OR-COM-07] [UB-PB-03] on the ground on a planet, in space elsewhere", () => {
    expect(begun(hunt(win))).toMatchObject({ kind: "ground" });
    expect(begun(hunt(["hit", "blank", "blank", "blank"], "nav-16"))).toMatchObject({
      kind: "ship",
    });
  });
  test("[UB-PB-04] not won, it is kept for another try", () => {
    expect(
      hunt(lose)
        .player(0)
        .cards.map(({ id }) => id),
    ).toEqual([wanted]);
  });
  test("[UB-PB-05] the printed reward does not count, [UB-PB-06] the winner gains 5,000", () => {
    expect(hunt(win).player(0).credits).toBe(2000 + 5000);
  });
  test("[UB-PB-06] 5,000 credits, and none without the win", () => {
    expect(hunt(lose).player(0).credits).toBe(2000);
  });
  test("[UB-PB-07] one fame", () => {
    expect(hunt(win).player(0).fame).toBe(1);
  });
  test("[UB-PB-08] the winner picks one of the factions that dislike the loser, and gains its reputation", () => {
    const table = hunt(win);
    expect(table.choices()).toEqual([
      { type: "pick-faction", faction: "imperial" },
      { type: "pick-faction", faction: "rebel" },
    ]);
    expect(table.say({ type: "pick-faction", faction: "rebel" }).player(0).reputation.rebel).toBe(
      1,
    );
  });
  test("[UB-PB-09] and loses reputation with one that likes the loser", () => {
    const table = hunt(win).say({ type: "pick-faction", faction: "rebel" });
    expect(table.player(0).reputation.hutt).toBe(-1);
  });
  test("[UB-PB-10] the bounty leaves the game", () => {
    const table = hunt(win);
    expect(table.player(0).cards).toEqual([]);
    expect(table.state().removed).toContain(wanted);
  });
  test("[UB-PB-11] nobody is captured: the loser plays on", () => {
    const table = hunt(win);
    expect(table.events().map(({ type }) => type)).not.toContain("contact-captured");
    expect(table.player(1).character).toBe("boba-fett");
  });
});

describe("a bounty on a contact", () => {
  test("[OR-BNTY-04] either reward is followed by the last line; then the card leaves the game", () => {
    const card = "bounty-saw-gerrera";
    const table = stage({
      players: [
        { character: "boba-fett", space: "ord-mantell", cards: [held(card)], ship: "yt-1300" },
        { character: "dengar", space: "naboo" },
      ],
      state: (state) => ({ tokens: withContact(state, "saw-gerrera", "ord-mantell") }),
      agenda: [
        { type: "turn", player: 0 },
        { type: "bounty-reward", player: 0, card, how: "eliminate" },
      ],
    });
    const types = table.events().map(({ type }) => type);
    expect(types.indexOf("bounty-claimed")).toBeLessThan(types.indexOf("card-removed"));
    expect(table.state().removed).toContain(card);
    expect(table.player(0).cards).toEqual([]);
  });
  test("[OR-CONT-02] [UB-ORNG-03] every rule for contacts holds for orange ones: met, turned up, hunted", () => {
    const table = stage({
      players: [
        { character: "dengar", space: "naboo", cards: [held("bounty-bossk")] },
        { character: "han-solo", space: "ryloth" },
      ],
      state: (state) => ({ tokens: withContact(state, "bossk", "naboo", false) }),
    });
    table.say({ type: "earn" }).say({ type: "end-actions" });
    table.say({ type: "encounter-contact", token: tokenNumber(table.state(), "bossk") });
    expect(table.question()).toMatchObject({ ask: "hunt-or-talk", params: { contact: "bossk" } });
  });
  test("[OR-LUX-02] Mandalorian Armor: one fame instead of the credits of a bounty", () => {
    const paid = (answer: "take-fame" | "take-credits"): Player => {
      const table = stage({
        players: [
          {
            character: "boba-fett",
            space: "ord-mantell",
            cards: [held("bounty-greedo"), held("mandalorian-armor")],
          },
          { character: "dengar", space: "naboo" },
        ],
        agenda: [
          { type: "turn", player: 0 },
          { type: "bounty-reward", player: 0, card: "bounty-greedo", how: "eliminate" },
        ],
      });
      expect(table.question().ask).toBe("fame-or-credits");
      return table.say({ type: answer }).player(0);
    };
    expect(paid("take-fame").fame).toBe(paid("take-credits").fame + 1);
    expect(paid("take-fame").credits).toBe(0);
    expect(paid("take-credits").credits).toBeGreaterThan(0);
  });
});
