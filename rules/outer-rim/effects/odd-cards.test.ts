import { describe, expect, test } from "vitest";
import { combatValue } from "../crew-and-ships/abilities.ts";
import { aboard, firstly, held, stage, tokenNumber, withContact } from "../testing/stage.ts";
import { sameData } from "../../same-data.ts";
import type { Player, State } from "../state.ts";

const dengar = { character: "dengar", space: "naboo" } as const;
const even = { hutt: 0, syndicate: 0, imperial: 0, rebel: 0 } as const;

describe("odd cards", () => {
  test("[UB-CARD-04] the Electroripper works on protected crew too, who is then only captured", () => {
    const table = stage({
      players: [
        {
          character: "bossk",
          space: "naboo",
          cards: [held("bounty-greedo"), held("electroripper-staff")],
        },
        { character: "dengar", space: "naboo", ship: "yt-1300" },
      ],
      state: (state) => aboard(state, 1, "greedo"),
    });
    table.say({ type: "earn" }).say({ type: "end-actions" });
    table.say({ type: "hunt-crew", card: "bounty-greedo", player: 1 }).say({ type: "protect" });
    expect(table.question().ask).toBe("before-combat");
    const hits = Array<"hit">(combatValue(table.player(0), "ground") + 1).fill("hit");
    const blanks = Array<"blank">(combatValue(table.player(1), "ground")).fill("blank");
    const dice = [...hits, ...blanks];
    table.say({ type: "use", ability: "electroripper-staff" }, ...dice);
    const { cards } = table.player(0);
    expect(cards.find(({ id }) => id === "bounty-greedo")?.token).not.toBeNull();
  });
  test("[UB-CARD-08] a named price shuffles the ships, and shuffles them again when none is found", () => {
    const table = stage({
      players: [{ character: "bossk", space: "trailing-core", credits: 0 }, dengar],
      agenda: firstly([{ do: "special", name: "name-a-ship-price" }]),
      state: (state) => ({ market: { ...state.market, ship: ["ship-yt-1300", "ship-lancer"] } }),
    });
    table.say({ type: "pick-number", number: 25_000 });
    expect(table.events().filter(({ type }) => type === "deck-shuffled")).toHaveLength(2);
    expect(table.events().filter(({ type }) => type === "market-revealed")).toHaveLength(2);
  });
  test.each([
    { crew: "k-2so", offered: true },
    { crew: "greedo", offered: false },
  ])("[OR-CHAR-01] IG-88 is offered a droid only where somebody has one: $crew", (one) => {
    const table = stage({
      players: [{ character: "ig-88", space: "naboo" }, dengar],
      state: (state) => aboard(state, 1, one.crew),
    });
    table.say({ type: "earn" });
    const offered = { type: "use", ability: "ig-88-take-droid" };
    expect(table.choices().some((choice) => sameData(choice, offered))).toBe(one.offered);
  });
  test("[OR-DMG-06] IG-88 may give up a crew against a patrol of level 4 as well", () => {
    const table = stage({
      players: [{ character: "ig-88", flipped: true, space: "nav-12", ship: "yt-1300" }, dengar],
      state: (state) => ({
        ...aboard(state, 0, "lobot"),
        patrols: { ...state.patrols, imperial: { level: 4, space: "nav-12" } },
      }),
    });
    table.say({ type: "earn" }).say({ type: "end-actions" });
    table.say({ type: "fight-patrol", faction: "imperial" });
    expect(table.question().ask).toBe("avoid-defeat");
    table.say({ type: "pick-card", card: "lobot" });
    expect(table.player(0).defeated).toBe(false);
  });
  test("[OR-TURN-04] Jyn Erso leaves one sabotage on a planet", () => {
    const jyn = (sabotaged: Player["sabotaged"]) =>
      stage({ players: [{ character: "jyn-erso", space: "lothal", sabotaged }, dengar] })
        .say({ type: "earn" })
        .choices();
    const use = { type: "use", ability: "jyn-erso-sabotage" };
    expect(jyn([])).toContainEqual(use);
    expect(jyn(["naboo"])).toContainEqual(use);
    expect(jyn(["lothal"])).not.toContainEqual(use);
  });
  test("[OR-ENC-05] a secret for a beaten patrol is asked about, and may be kept", () => {
    const beaten = () => {
      const table = stage({
        players: [
          {
            character: "bossk",
            space: "nav-12",
            secrets: [{ deck: "core-worlds", card: "core-worlds-07", section: "core-worlds" }],
          },
          dengar,
        ],
        state: (state: State) => ({
          patrols: { ...state.patrols, rebel: { level: 1, space: "nav-12" } },
          encounters: {
            ...state.encounters,
            "core-worlds": state.encounters["core-worlds"].filter((id) => id !== "core-worlds-07"),
          },
        }),
      });
      table.say({ type: "earn" }).say({ type: "end-actions" });
      const dice = ["hit", "hit", "blank", "blank", "blank"] as const;
      return table.say({ type: "fight-patrol", faction: "rebel" }, ...dice);
    };
    const kept = beaten();
    expect(kept.question()).toMatchObject({ seat: 0, ask: "patrol-secret" });
    kept.say({ type: "decline" });
    expect(kept.player(0).secrets).toHaveLength(1);
    expect(kept.player(0).credits).toBe(5000);
    const used = beaten().say({ type: "use-secret", secret: 0 });
    expect(used.player(0)).toMatchObject({ credits: 10_000, secrets: [] });
    expect(used.player(0).reputation.imperial).toBe(1);
  });
  test("[OR-TURN-03] a purchase called off goes back to the market", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "naboo", credits: 7000, cards: [held("ion-cannon")] },
        dengar,
      ],
      state: (state) => ({ market: { ...state.market, "gear-mod": ["autoblaster", "dl-44"] } }),
    });
    table.say({ type: "earn" }).say({ type: "market" }).say({ type: "buy", deck: "gear-mod" });
    expect(table.question().ask).toBe("barter");
    table.say({ type: "cancel" });
    expect(table.question().ask).toBe("market");
    expect(table.player(0).credits).toBe(9000);
  });
  test("[OR-CONT-03] a contact met twice is met once each time", () => {
    const table = stage({
      players: [{ character: "bossk", space: "naboo", reputation: even }, dengar],
      state: (state) => ({ tokens: withContact(state, "boshek", "naboo") }),
    });
    table.say({ type: "earn" }).say({ type: "end-actions" });
    table.say({ type: "encounter-contact", token: tokenNumber(table.state(), "boshek") });
    expect(table.events().filter(({ type }) => type === "contact-met")).toHaveLength(1);
  });
});
