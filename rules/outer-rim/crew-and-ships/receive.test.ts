import { describe, expect, test } from "vitest";
import { aboard, firstly, held, stage, withContact } from "../testing/stage.ts";
import { offer } from "../testing/deals.ts";
import { encountersOf } from "../setup/encounters.ts";
import { encounterCard } from "../cards/encounters/index.ts";
import { contacts } from "../cards/contacts.ts";
import { marketCard } from "../cards/market/index.ts";
import { encounterDecks } from "../names.ts";
import { emptyPlayer } from "../setup/empty.ts";
import { roomFor, tooMany, waysToMakeRoom } from "./slots.ts";
import { dengar } from "../testing/people.ts";
import type { Player, State } from "../state.ts";

const bossk = { character: "bossk", space: "kessel" } as const;
const crew = (...ids: readonly string[]) => ids.map((id, token) => ({ id, token }));

describe("a card comes to somebody", () => {
  test("[UB-DATA-05] a lead that somebody holds is nobody else’s", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "kessel" },
        { ...dengar, cards: [held("sealed-letter")] },
      ],
      agenda: firstly([{ do: "gain-card", card: "sealed-letter" }]),
    });
    expect(table.player(0).cards).toEqual([]);
    expect(table.player(1).cards).toHaveLength(1);
  });

  test("[OR-SETUP-11] whatever the base box hands out lies in the base box", () => {
    const texts = encounterDecks
      .flatMap((deck) => encountersOf({ box: "base" }, 3, deck))
      .map((id) => JSON.stringify(encounterCard(id).sections));
    for (const { class: rank, effects } of Object.values(contacts))
      if (rank !== "orange") texts.push(JSON.stringify(effects));
    const handed = texts.flatMap((text) => [...text.matchAll(/"gain-card","card":"([^"]+)"/g)]);
    expect(handed.length).toBeGreaterThan(0);
    for (const [, card = ""] of handed)
      expect([card, marketCard(card).box]).toEqual([card, "base"]);
  });

  test("[UB-COMP-11] Maz’s goggles: an orange crew may bring fame, any other does not", () => {
    const hiring = (contact: string) =>
      stage({
        players: [{ ...bossk, credits: 5000, cards: [held("maz-kanatas-goggles")] }, dengar],
        state: (state) => ({ tokens: withContact(state, contact, "kessel") }),
        agenda: firstly([{ do: "gain-crew", contact }]),
      });
    expect(hiring("greedo").question().ask).toBe("planning");
    const table = hiring("chopper");
    expect(table.question().ask).toBe("choose");
    table.say({ type: "choose", option: 0 });
    expect(table.player(0)).toMatchObject({ credits: 3000, fame: 1 });
  });

  test("[OR-SLOT-05] armor that is gained takes the place of the armor that is worn, or stays", () => {
    const table = stage({
      players: [{ character: "bossk", space: "kessel", cards: [held("plastoid-armor")] }, dengar],
      state: (state) => ({ market: topped(state, "armored-vest") }),
      agenda: firstly([{ do: "take-top", deck: "gear-mod" }]),
    });
    expect(table.question()).toMatchObject({
      ask: "make-room",
      choices: [{ type: "pick-card", card: "plastoid-armor" }, { type: "decline" }],
    });
    table.say({ type: "pick-card", card: "plastoid-armor" });
    expect(table.player(0).cards.map(({ id }) => id)).toEqual(["armored-vest"]);
  });

  test("[OR-SLOT-05] nor is a second one taken from somebody", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "kessel", cards: [held("plastoid-armor")] },
        { ...dengar, cards: [held("armored-vest")] },
      ],
      agenda: firstly([{ do: "take-asset", kind: ["gear"], pick: "you" }], { opponent: 1 }),
    });
    expect(table.player(0).cards.map(({ id }) => id)).toEqual(["plastoid-armor"]);
  });
});

describe("the third berth of the GX1", () => {
  const gx1: Player = { ...emptyPlayer(), character: "bossk", ship: "gx1-short-hauler" };

  test("[OR-SHIP-03] whoever was aboard before has two berths", () => {
    expect(tooMany({ ...gx1, crew: crew("lobot", "greedo", "hera-syndulla") })).toHaveLength(3);
    expect(tooMany({ ...gx1, crew: crew("lobot", "greedo") })).toEqual([]);
  });

  test("[OR-GOAL-02] the third who comes has one, because the ship turns at once", () => {
    expect(roomFor({ ...gx1, crew: crew("lobot", "greedo") }, "crew")).toBe(true);
    const full = { ...gx1, shipFlipped: true, crew: crew("lobot", "greedo", "hera-syndulla") };
    expect(roomFor(full, "crew")).toBe(false);
  });

  const trading = (give: readonly string[], get: readonly string[]) => {
    const table = stage({
      players: [
        { character: "bossk", space: "kessel", ship: "gx1-short-hauler" },
        { character: "dengar", space: "kessel", ship: "yv-666" },
      ],
      state: (state) => {
        const mine = aboard(state, 0, "lobot", "greedo");
        return { ...mine, ...aboard({ ...state, ...mine }, 1, "hera-syndulla") };
      },
    });
    table.say({ type: "earn" }).say(offer(1, { cards: give }, { cards: get }));
    return table.say({ type: "accept" });
  };

  test("[OR-GOAL-01] crew got by trade counts as gained", () => {
    const table = trading([], ["hera-syndulla"]);
    expect(table.player(0)).toMatchObject({ shipFlipped: true, fame: 1 });
    expect(table.player(0).crew).toHaveLength(3);
  });

  test("[OR-GOAL-01] who leaves in the same deal is not counted", () => {
    const table = trading(["lobot"], ["hera-syndulla"]);
    expect(table.player(0)).toMatchObject({ shipFlipped: false, fame: 0 });
  });
});

describe("room for a card", () => {
  test("[OR-SLOT-04] a compartment goes with the cargo in it, where one alone would not do", () => {
    const one: Player = {
      ...emptyPlayer(),
      ship: "gx1-short-hauler",
      cards: [held("smuggling-compartment"), held("food-supplies"), held("droid-parts")],
    };
    // One cargo slot and one for cargo or a mod: the compartment lies in it, with cargo inside.
    expect(waysToMakeRoom(one, "shield-upgrade")).toEqual([
      ["smuggling-compartment", "food-supplies"],
      ["smuggling-compartment", "droid-parts"],
    ]);
  });

  test("[OR-SLOT-04] such a purchase is offered, and asks for both", () => {
    const table = stage({
      players: [
        {
          character: "bossk",
          space: "kessel",
          credits: 20_000,
          ship: "gx1-short-hauler",
          cards: [held("smuggling-compartment"), held("food-supplies"), held("droid-parts")],
        },
        dengar,
      ],
      state: (state) => ({ market: topped(state, "shield-upgrade") }),
    });
    table.say({ type: "earn" }).say({ type: "market" }).say({ type: "buy", deck: "gear-mod" });
    table.say({ type: "barter", card: "smuggling-compartment" });
    expect(table.choices()).not.toContainEqual({ type: "pay" });
    table.say({ type: "barter", card: "droid-parts" });
    if (table.question().ask === "barter") table.say({ type: "pay" });
    expect(table.player(0).cards.map(({ id }) => id)).toEqual(["food-supplies", "shield-upgrade"]);
  });
});

function topped(state: State, card: string): State["market"] {
  const rest = state.market["gear-mod"].filter((id) => id !== card);
  return { ...state.market, "gear-mod": [card, ...rest] };
}
