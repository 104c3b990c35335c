import { describe, expect, test } from "vitest";
import { fold } from "../../game.ts";
import { oneStream, quickRng } from "../../rng.ts";
import { deckLists, marketCard } from "../cards/market/index.ts";
import { ambitionSheet } from "../cards/ambitions.ts";
import { characterCard } from "../cards/characters.ts";
import { contactCard } from "../cards/contacts.ts";
import { outerRim } from "../index.ts";
import { readCommand } from "../commands.ts";
import { stage } from "../testing/stage.ts";
import { check, seated, toFirstTurn } from "../testing/seated.ts";
import type { Event } from "../events.ts";

describe("preparation", () => {
  test("[OR-SETUP-01] one to four seats; options are checked", () => {
    expect(check(0)).toEqual(["seats-out-of-range"]);
    expect(check(5)).toEqual(["seats-out-of-range"]);
    expect(check(3, { fame: "99" })).toEqual(["unknown-value"]);
    expect(check(2, { opponents: "base" })).toEqual(["solo-only"]);
    expect(check(2, { expert: "2" })).toEqual(["solo-only"]);
    expect(check(2, { opponents: "none", expert: "0" })).toEqual([]);
    expect(check(1, { opponents: "base", expert: "2" })).toEqual([]);
    expect(check(4)).toEqual([]);
  });
  test("[OR-SETUP-02] every faction begins with its level 1 patrol", () => {
    expect(Object.values(seated(2).patrols).map(({ level }) => level)).toEqual([1, 1, 1, 1]);
  });
  test("[OR-SETUP-03] contacts lie face down on spaces of their class", () => {
    for (const token of seated(2).tokens) {
      expect(token).toMatchObject({ faceup: false, seenBy: [] });
      expect(contactCard(token.contact).class).toBe(token.class);
    }
  });
  test("[OR-SETUP-05] decks are shuffled, the tops lie open", () => {
    const [one, two] = [seated(2), seated(2)];
    expect(one.market.cargo).toEqual(two.market.cargo);
    expect(one.market.cargo).not.toEqual([...one.market.cargo].sort());
    expect(outerRim.viewFor(one, "spectator").market.cargo).toEqual({
      top: one.market.cargo[0],
      count: one.market.cargo.length,
    });
  });
  test("[UB-SETUP-02] replaced encounter cards are not dealt: twenty to a deck", () => {
    const { encounters } = seated(2);
    expect(encounters["kafrene-takodana"]).toHaveLength(20);
  });
  test("[UB-SETUP-03] the Core Worlds close both ends of the map", () => {
    expect(seated(2).rules.box).toBe("both");
    const start = toFirstTurn(seated(2)).pending.questions[0];
    expect(start?.ask).toBe("planning");
  });
  test("[UB-SETUP-04] their encounter deck is shuffled and laid by", () => {
    expect(seated(2).encounters["core-worlds"]).toHaveLength(20);
    expect(seated(2, {}, 6).encounters["core-worlds"]).not.toEqual(
      seated(2).encounters["core-worlds"],
    );
  });
  test("[UB-SETUP-05] Rebels and Syndicate start at the spinward end", () => {
    const { rebel, syndicate } = seated(2).patrols;
    expect([rebel.space, syndicate.space]).toEqual(["nav-01", "nav-01"]);
  });
  test("[UB-SETUP-06] Hutts and Empire start at the trailing end", () => {
    const { hutt, imperial } = seated(2).patrols;
    expect([hutt.space, imperial.space]).toEqual(["nav-34", "nav-34"]);
  });
  test("[UB-SETUP-08] one orange token on each planet of the rim, [UB-SETUP-09] none on the Core Worlds", () => {
    const orange = seated(2).tokens.filter((token) => token.class === "orange");
    expect(new Set(orange.map(({ at }) => at)).size).toBe(11);
    expect(orange.some(({ at }) => at === "spinward-core" || at === "trailing-core")).toBe(false);
  });
  test("[UB-SETUP-10] what a seat may do is listed for it, and for nobody else", () => {
    const state = toFirstTurn(seated(2));
    const { current } = state;
    expect(outerRim.options(outerRim.viewFor(state, current)).length).toBeGreaterThan(1);
    expect(outerRim.options(outerRim.viewFor(state, 1 - current))).toEqual([]);
  });
  test("[OR-SETUP-06] characters, ships, then places, each in turn order", () => {
    const said: string[] = [];
    const { first } = toFirstTurn(seated(3), undefined, said);
    const order = [first, (first + 1) % 3, (first + 2) % 3];
    const asked = (ask: string) => said.filter((each) => each.endsWith(` ${ask}`));
    for (const ask of ["choose-character", "choose-ship", "choose-start"])
      expect(asked(ask)).toEqual(order.map((seat) => `${seat} ${ask}`));
  });
  test("[OR-SETUP-07] nobody is taken twice; both starter ships are offered", () => {
    const state = toFirstTurn(seated(4));
    expect(new Set(state.players.map(({ character }) => character)).size).toBe(4);
    const dealt = seated(3, { characters: "random" });
    expect(new Set(dealt.players.map(({ character }) => character)).size).toBe(3);
    expect(dealt.pending.questions[0]?.choices).toEqual([
      { type: "choose-ship", ship: "g9-rigger" },
      { type: "choose-ship", ship: "g-1a-starfighter" },
    ]);
  });
  test("[OR-SETUP-08] a starting card of the printed number, and the printed reputation", () => {
    const state = toFirstTurn(seated(4), (choices) =>
      choices.find(
        (choice) => choice.type === "choose-character" && choice.character === "boba-fett",
      ),
    );
    const boba = state.players.find(({ character }) => character === "boba-fett");
    expect(boba?.reputation.hutt).toBe(1);
    expect(state.players.every(({ cards }) => cards.length === 1)).toBe(true);
  });
  test("[OR-SETUP-09] credits by turn order", () => {
    const state = toFirstTurn(seated(4));
    const byOrder = [0, 1, 2, 3].map((place) => state.players[(state.first + place) % 4]?.credits);
    expect(byOrder).toEqual([4000, 6000, 8000, 10_000]);
  });
  test("[OR-SETUP-10] any planet to begin with, the Core Worlds too", () => {
    const state = toFirstTurn(seated(2), (choices) =>
      choices.find((choice) => choice.type === "choose-start" && choice.planet === "trailing-core"),
    );
    expect(state.players.map(({ space }) => space)).toEqual(["trailing-core", "trailing-core"]);
  });
  test("[OR-SETUP-11] the base box alone has nothing of the expansion", () => {
    const state = toFirstTurn(seated(3, { box: "base" }));
    for (const id of Object.values(state.market).flat()) expect(marketCard(id).box).toBe("base");
    expect(state.tokens.some((token) => token.class === "orange")).toBe(false);
    expect(state.encounters["core-worlds"]).toEqual([]);
    expect(state.encounters.navpoint).toHaveLength(10);
    for (const { character } of state.players)
      expect(character === null ? "" : characterCard(character).box).toBe("base");
    for (const deck of Object.values(deckLists))
      for (const id of deck) {
        const card = marketCard(id);
        if (card.box === "base" && card.kind === "bounty")
          expect(contactCard(card.target).class).not.toBe("orange");
      }
    expect(check(1, { box: "base", opponents: "both" })).toEqual(["needs-expansion"]);
    expect(check(3, { box: "base", favors: "on", ambitions: "on" })).toHaveLength(2);
  });
  test("[OR-SETUP-11] its map ends before the Core Worlds, and its market allows one discard", () => {
    const table = stage({
      players: [
        {
          character: "bossk",
          space: "cantonica",
          reputation: { hutt: 1, syndicate: 1, imperial: 1, rebel: 1 },
        },
        { character: "dengar", space: "naboo" },
      ],
      options: { box: "base" },
    });
    expect(table.choices()).not.toContainEqual({ type: "move", to: "spinward-core" });
    expect(table.refused({ type: "move", to: "spinward-core" }).rule).toMatch(/^OR-M/);
    table.say({ type: "earn" }).say({ type: "market" }).say({ type: "discard-top", deck: "cargo" });
    expect(table.choices()).not.toContainEqual({ type: "discard-top", deck: "cargo" });
  });
  test("[OR-SETUP-12] chance draws the first player", () => {
    const firsts = new Set<number>();
    for (let seed = 1; seed < 30; seed++) firsts.add(seated(3, {}, seed).first);
    expect([...firsts].toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
    expect(seated(1).first).toBe(0);
    const state = toFirstTurn(seated(3));
    expect(state.current).toBe(state.first);
  });
  test("[OR-FAME-04] the table agrees on the fame; left open it is ten", () => {
    expect(seated(2).rules.fame).toBe(10);
    expect(seated(2, { fame: "5" }).rules.fame).toBe(5);
  });
  test("[UB-AMB-01] with ambitions eight is usual, more may be agreed", () => {
    expect(seated(2, { ambitions: "on" }).rules.fame).toBe(8);
    expect(seated(2, { ambitions: "on", fame: "12" }).rules.fame).toBe(12);
  });
  test("[UB-AMB-02] with ambitions there are no starting credits by order", () => {
    const { players } = toFirstTurn(seated(2, { ambitions: "on" }));
    const sheets = players.map(({ ambition }) => ambition && ambitionSheet(ambition.id).credits);
    expect(players.map(({ credits }) => credits)).toEqual(sheets);
  });
  test("[UB-OPT-01] favors and ambitions are options of their own", () => {
    expect(seated(3, { favors: "on" }).rules).toMatchObject({ favors: true, ambitions: false });
    expect(seated(3, { ambitions: "on" }).rules).toMatchObject({ favors: false, ambitions: true });
  });
  test("[UB-DEBT-01] everybody has a debt token of their own with favors, [UB-COMP-12] nobody without", () => {
    expect(seated(3, { favors: "on" }).players.map(({ debts }) => debts)).toEqual([[0], [1], [2]]);
    expect(seated(3).players.map(({ debts }) => debts)).toEqual([[], [], []]);
  });
  test("[UB-COMP-12] the debt tokens are as many as the people with favors", () => {
    expect(seated(4, { favors: "on" }).players.flatMap(({ debts }) => debts)).toEqual([0, 1, 2, 3]);
  });
  test("[OR-TURN-08] the mildest choice when the time is up", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "lothal" },
        { character: "dengar", space: "naboo" },
      ],
    });
    expect(outerRim.onTimeOut(outerRim.viewFor(table.state(), 0))).toEqual({ type: "earn" });
  });
});

describe("chance", () => {
  test("[OR-SETUP-08] a page on which chance spoke reveals, so that set-up cannot be looked at and taken back", () => {
    for (let seed = 1; seed < 8; seed++) {
      let drew = false;
      const rng = quickRng(seed);
      const chance = (purpose: string) => {
        drew ||= purpose !== "";
        return rng;
      };
      const setup = { seats: 1 + (seed % 3), options: { characters: "random" }, content: null };
      let state = fold(outerRim, outerRim.begin(setup), outerRim.setUp(setup, oneStream(rng)));
      for (let turn = 0; turn < 150 && state.winner === null; turn++) {
        const seat = outerRim.awaited(state)[0] ?? 0;
        const options = outerRim.options(outerRim.viewFor(state, seat));
        drew = false;
        const page = outerRim.decide(
          state,
          seat,
          options[rng.below(options.length)] as never,
          chance,
        ) as readonly Event[];
        if (drew)
          expect(page.some(outerRim.reveals), page.map(({ type }) => type).join()).toBe(true);
        state = fold(outerRim, state, page);
      }
    }
  });
});

describe("a page without chance", () => {
  test("[OR-TURN-02] what nobody had to draw for may be taken back freely", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "lothal" },
        { character: "dengar", space: "naboo" },
      ],
    });
    table.say({ type: "earn" });
    expect(table.events().some(outerRim.reveals)).toBe(false);
  });
});

describe("words at the door", () => {
  test.each([
    null,
    3,
    "move",
    {},
    { type: "dance" },
    { type: "move" },
    { type: "move", to: 4 },
    { type: "offer", to: 1, give: { credits: 1.5 }, get: {} },
    { type: "offer", to: 1, give: { cards: [7] }, get: {} },
    { type: "offer", to: 1, give: {}, get: { favor: "shortcut" } },
    { type: "offer", to: 1, give: {}, get: { promises: [{ kind: 3 }] } },
    { type: "offer", to: 1, give: [], get: {} },
    { type: "toString" },
  ])("[OR-TURN-01] %j is no command", (raw) => {
    expect(readCommand(raw)).toBeNull();
  });
  test("[OR-TURN-01] extra fields are dropped", () => {
    expect(readCommand({ type: "move", to: "kessel", fast: true })).toEqual({
      type: "move",
      to: "kessel",
    });
  });
});
