import { describe, expect, test } from "vitest";
import { held, stage, tokenNumber, withContact } from "../testing/stage.ts";
import { dengar } from "../testing/people.ts";
import { crewed } from "../testing/first.ts";
import { crewAtStake } from "../combat/over-crew.ts";
import type { Player } from "../state.ts";

describe("bounties", () => {
  const hunt = (player: Partial<Player> = {}) => {
    const table = stage({
      players: [
        { character: "boba-fett", space: "ord-mantell", cards: [held("bounty-greedo")], ...player },
        dengar,
      ],
      state: (state) => ({ tokens: withContact(state, "greedo", "ord-mantell") }),
    });
    return table
      .say({ type: "earn" })
      .say({ type: "end-actions" })
      .say({ type: "encounter-contact", token: tokenNumber(table.state(), "greedo") });
  };
  const won = ["crit", "crit", "blank", "hit", "blank", "blank", "blank"] as const;
  test("[OR-BNTY-01] [OR-BNTY-02] [OR-BNTY-03] met, fought, eliminated", () => {
    const table = hunt();
    expect(table.question().ask).toBe("hunt-or-talk");
    table.say({ type: "accept" }, ...won).say({ type: "eliminate" });
    expect(table.player(0)).toMatchObject({
      credits: 10_000,
      fame: 1,
      damage: 1,
      goal: 1,
      reputation: { hutt: -1 },
    });
    expect(table.state().removed).toContain("bounty-greedo");
    expect(table.state().tokens[tokenNumber(table.state(), "greedo")]?.at).toBe("gone");
  });
  test("[OR-BNTY-03] captured, then delivered on the spot next turn", () => {
    const table = hunt()
      .say({ type: "accept" }, ...won)
      .say({ type: "capture" });
    expect(table.player(0).cards[0]?.token).toBe(tokenNumber(table.state(), "greedo"));
    const later = stage({
      players: [table.player(0), dengar],
      state: () => ({ tokens: table.state().tokens }),
    })
      .say({ type: "earn" })
      .say({ type: "deliver", card: "bounty-greedo" });
    expect(later.player(0)).toMatchObject({
      fame: 2,
      reputation: { hutt: -1, syndicate: 1 },
      cards: [],
    });
  });
  test("[OR-BNTY-03] lost: the bounty is kept", () => {
    const table = hunt().say(
      { type: "accept" },
      "blank",
      "blank",
      "blank",
      "hit",
      "blank",
      "blank",
      "blank",
    );
    expect(table.player(0).cards.map(({ id }) => id)).toEqual(["bounty-greedo"]);
  });
  test("[UB-CARD-04] the Electroripper Staff stuns: one die more, no elimination", () => {
    const table = hunt({ cards: [held("bounty-greedo"), held("electroripper-staff")] });
    table
      .say({ type: "accept" })
      .say(
        { type: "use", ability: "electroripper-staff" },
        "crit",
        "crit",
        "blank",
        "blank",
        "blank",
        "blank",
        "blank",
        "blank",
        "blank",
      );
    expect(table.player(0).cards.find(({ id }) => id === "bounty-greedo")?.token).not.toBeNull();
  });
  test("[UB-PB-12] nobody hunts themselves", () => {
    const table = stage({
      players: [
        { character: "boba-fett", space: "naboo", cards: [held("bounty-boba-fett")] },
        dengar,
      ],
    });
    table.say({ type: "earn" }).say({ type: "end-actions" });
    expect(
      table.refused({ type: "hunt-player", card: "bounty-boba-fett", player: 0 }),
    ).toMatchObject({ code: "target-not-here", rule: "OR-BNTY-02" });
  });
  test("[OR-BNTY-05] a crew can be protected", () => {
    const table = stage({
      players: [{ character: "bossk", space: "naboo", cards: [held("bounty-boshek")] }, dengar],
      state: (state) => crewed(state, 1, "boshek"),
    });
    table
      .say({ type: "earn" })
      .say({ type: "end-actions" })
      .say({ type: "hunt-crew", card: "bounty-boshek", player: 1 });
    expect(table.question()).toMatchObject({ seat: 1, ask: "protect-crew" });
    const stake = crewAtStake(table.state());
    expect(stake).toMatchObject({ crew: "boshek", hunter: 0, fight: { kind: "ground" } });
    expect(stake?.fight.sides).toMatchObject([
      { player: 0, strength: 3 },
      { player: 1, strength: 3 },
    ]);
    table.say({ type: "protect" }, "blank", "blank", "blank", "hit", "blank", "blank");
    expect(table.player(1).crew).toHaveLength(1);
  });
  test("[UB-CPC-01] a token that is somebody’s character leaves at once", () => {
    const table = stage({
      players: [{ character: "bossk", space: "naboo" }, dengar],
      state: (state) => ({ tokens: withContact(state, "dengar", "naboo", false) }),
    });
    table
      .say({ type: "earn" })
      .say({ type: "end-actions" })
      .say({ type: "encounter-contact", token: tokenNumber(table.state(), "dengar") });
    expect(table.events().map(({ type }) => type)).toContain("contact-removed");
    expect(table.question().ask).toBe("encounter");
  });
});
