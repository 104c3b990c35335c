import { describe, expect, test } from "vitest";
import { isPassed } from "../dice/skill-test.ts";
import { encounterCard, encounterLists } from "../cards/encounters/index.ts";
import { shipIds, ships } from "../cards/ships.ts";
import { planetCards } from "../cards/spaces.ts";
import { outerRim } from "../index.ts";
import { planets } from "../names.ts";
import type { EncounterDeck, Face } from "../names.ts";
import { held, stage, tokenNumber, withContact } from "../testing/stage.ts";
import type { Task } from "../agenda/agenda.ts";
import type { Effects } from "../cards/effects.ts";
import type { State } from "../state.ts";

const dengar = { character: "dengar", space: "naboo" } as const;
const source = { card: "encounter.test", rule: "OR-ENC-03" } as const;

/** First these effects, then the turn. */
function first(
  effects: Effects,
  more: { readonly held?: string; readonly opponent?: number } = {},
): Task[] {
  return [
    { type: "turn", player: 0 },
    { type: "effects", player: 0, effects, source: { ...source, ...more } },
  ];
}

function crewed(state: State, player: number, ...people: readonly string[]): Partial<State> {
  let { tokens } = state;
  for (const one of people) tokens = withContact({ ...state, tokens }, one, "crew");
  const crew = people.map((id) => ({ id, token: tokenNumber(state, id) }));
  return {
    tokens,
    players: state.players.map((one, i) => (i === player ? { ...one, crew } : one)),
  };
}

describe("tests and combat", () => {
  test.each([
    { dice: ["hit", "focus"], known: 0, passed: false },
    { dice: ["crit", "blank"], known: 0, passed: true },
    { dice: ["hit", "blank"], known: 1, passed: true },
    { dice: ["focus", "blank"], known: 1, passed: false },
    { dice: ["focus", "blank"], known: 2, passed: true },
    { dice: ["blank", "blank"], known: 3, passed: false },
  ] as const)(
    "[OR-TEST-02] $dice with the skill $known times: $passed",
    ({ dice, known, passed }) => {
      expect(isPassed(dice, known)).toBe(passed);
    },
  );
  test("[OR-DICE-01] [OR-TEST-01] two dice, and the player picks among several skills", () => {
    const table = stage({
      players: [{ character: "bossk", space: "nav-16" }, dengar],
      agenda: first([
        { do: "test", skill: ["tech", "strength"], pass: [{ do: "gain-fame", amount: 1 }] },
      ]),
    });
    table.say({ type: "pick-skill", skill: "strength" }, "hit", "blank");
    expect(table.player(0).fame).toBe(1);
  });
  test("[OR-TEST-03] Aphra lends herself any skill once a turn; Hired Help leaves after a passed test", () => {
    const test = { do: "test", skill: "piloting", pass: [{ do: "gain-fame", amount: 1 }] } as const;
    const table = stage({
      players: [
        { character: "doctor-aphra", space: "nav-16", crew: [{ id: "hired-help", token: null }] },
        dengar,
      ],
      agenda: first([test]),
    });
    table
      .say({ type: "use", ability: "character" })
      .say({ type: "use", ability: "hired-help" }, "focus", "blank");
    expect(table.player(0)).toMatchObject({ fame: 1, crew: [] });
  });
  test("[OR-TEST-04] Jyn turns a focus into a crit, Lando rerolls a die", () => {
    const test = { do: "test", skill: "tech", pass: [{ do: "gain-fame", amount: 1 }] } as const;
    const jyn = stage({
      players: [{ character: "jyn-erso", space: "nav-16" }, dengar],
      agenda: first([test]),
      dice: ["focus", "blank"],
    });
    jyn.say({ type: "use", ability: "focus-to-crit" });
    expect(jyn.player(0).fame).toBe(1);
    const lando = stage({
      players: [{ character: "lando-calrissian", space: "nav-16" }, dengar],
      agenda: first([test]),
      dice: ["focus", "blank"],
    });
    lando.say({ type: "reroll", ability: "character", dice: "one" }, "crit", "blank");
    expect(lando.player(0).fame).toBe(1);
  });
  test("[OR-COM-01] [OR-COM-05] [OR-COM-06] the attacker wins ties, and both suffer", () => {
    const table = stage({
      players: [{ character: "bossk", space: "naboo" }, dengar],
      agenda: first([
        { do: "fight", combat: "ground", strength: 2, win: [{ do: "gain-fame", amount: 1 }] },
      ]),
      dice: ["crit", "blank", "blank", "hit", "hit"],
    });
    expect(table.player(0)).toMatchObject({ fame: 1, damage: 2 });
  });
  test("[OR-COM-02] [OR-COM-03] a loaded bowcaster adds two dice; plastoid armor takes one from the other side", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "naboo", cards: [held("bowcaster"), held("plastoid-armor")] },
        dengar,
      ],
      agenda: first([{ do: "fight", combat: "ground", strength: 3 }]),
    });
    table.say(
      { type: "use", ability: "bowcaster" },
      "hit",
      "hit",
      "hit",
      "blank",
      "blank",
      "blank",
      "blank",
    );
    expect(table.player(0).cards[0]?.side).toBe(1);
  });
  test("[OR-COM-04] [OR-CHAR-01] IG-88 rerolls, Black Krrsantan bleeds for a crit", () => {
    const fight = first([
      { do: "fight", combat: "ground", strength: 1, win: [{ do: "gain-fame", amount: 1 }] },
    ]);
    const droid = stage({
      players: [{ character: "ig-88", space: "naboo" }, dengar],
      agenda: fight,
      dice: ["blank", "blank", "blank", "hit"],
    });
    droid.say({ type: "reroll", ability: "character", dice: "blanks" }, "hit", "blank", "blank");
    expect(droid.player(0).fame).toBe(1);
    const wookiee = stage({
      players: [{ character: "black-krrsantan", space: "naboo" }, dengar],
      agenda: fight,
      dice: ["blank", "blank", "blank", "hit"],
    });
    wookiee.say({ type: "use", ability: "hurt-for" });
    expect(wookiee.player(0)).toMatchObject({ fame: 1, damage: 2 });
  });
  test("[OR-COM-04] nobody is asked to better what is won and costs nothing", () => {
    const fight = (dice: readonly Face[], strength = 1) =>
      stage({
        players: [{ character: "ig-88", space: "naboo" }, dengar],
        agenda: first([{ do: "fight", combat: "ground", strength }]),
        dice,
      }).question().ask;
    expect(fight(["hit", "blank", "blank", "blank"])).not.toBe("after-roll");
    expect(fight(["hit", "hit", "blank", "hit"])).toBe("after-roll");
  });
  test("[OR-COM-08] free abilities work by themselves: the vibro-ax turns a focus, the jetpack cancels a hit", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "naboo", cards: [held("vibro-ax"), held("jetpack")] },
        dengar,
      ],
      agenda: first([{ do: "fight", combat: "ground", strength: 2 }]),
      dice: ["focus", "blank", "blank", "blank", "crit", "hit"],
    });
    // A crit of his own (2) against the hit that is left (1): Bossk knows Tactics, so the crit is cancelled.
    expect(table.events().find((event) => event.type === "combat-resolved")).toMatchObject({
      damage: [2, 1],
      won: true,
    });
    // Each side's dice name what changed them.
    expect(
      table.events().flatMap((event) => (event.type === "dice-changed" ? [event.by] : [])),
    ).toEqual(["vibro-ax", "jetpack"]);
  });
  test("[UB-CLAR-07] health remaining decides whether Krrsantan may bleed", () => {
    const table = stage({
      players: [{ character: "black-krrsantan", space: "naboo", damage: 4 }, dengar],
      agenda: first([{ do: "fight", combat: "ground", strength: 1 }]),
      dice: ["blank", "blank", "blank", "blank"],
    });
    expect(table.question().ask).not.toBe("after-roll");
  });
});

describe("one die", () => {
  test("[UB-CLAR-09] the Lando crew rerolls; a blank with Lando as the only crew costs him", () => {
    const gamble = {
      do: "roll",
      hit: [{ do: "gain-fame", amount: 1 }],
      blank: [{ do: "discard", kind: "crew" }],
    } as const;
    const scene = () =>
      stage({
        players: [{ character: "bossk", space: "cantonica" }, dengar],
        state: (state) => crewed(state, 0, "lando-calrissian"),
        agenda: first([gamble]),
        dice: ["blank"],
      });
    const lucky = scene().say({ type: "reroll", ability: "lando-calrissian", dice: "one" }, "hit");
    expect(lucky.player(0)).toMatchObject({ fame: 1, crew: [{ id: "lando-calrissian" }] });
    const proud = scene().say({ type: "stand" });
    expect(proud.player(0).crew).toEqual([]);
  });
});

describe("secrets and the Core", () => {
  test("[OR-ENC-04] [OR-ENC-05] a secret is kept from others, used, and goes back to its deck", () => {
    const found = Object.entries(encounterLists)
      .flatMap(([deck, cards]) => cards.map((card) => ({ deck: deck as EncounterDeck, card })))
      .flatMap(({ deck, card }) =>
        Object.entries(encounterCard(card).sections).flatMap(([section, printed]) =>
          "secret" in printed &&
          printed.secret.step === "action" &&
          printed.secret.when === undefined
            ? [{ deck, card, section }]
            : [],
        ),
      );
    const secret =
      found[0] ??
      Object.entries(encounterLists).flatMap(([deck, cards]) =>
        cards.flatMap((card) =>
          Object.entries(encounterCard(card).sections).flatMap(([section, printed]) =>
            "secret" in printed ? [{ deck: deck as EncounterDeck, card, section }] : [],
          ),
        ),
      )[0];
    if (secret === undefined) throw new Error("no secret in any deck");
    const table = stage({
      players: [{ character: "bossk", space: "nav-16", secrets: [secret] }, dengar],
      state: (state) => ({
        encounters: {
          ...state.encounters,
          [secret.deck]: state.encounters[secret.deck].filter((card) => card !== secret.card),
        },
      }),
    });
    expect(outerRim.viewFor(table.state(), 0).players[0]?.secrets).toEqual([secret]);
    expect(outerRim.viewFor(table.state(), 1).players[0]?.secrets).toEqual([
      { deck: secret.deck, card: null, section: null },
    ]);
    const fallen = stage({
      players: [{ character: "bossk", space: "nav-16", secrets: [secret] }, dengar],
      agenda: first([{ do: "suffer", on: "character", amount: 9 }]),
    });
    expect(fallen.player(0).secrets).toEqual([]);
    expect(fallen.state().encounters[secret.deck].at(-1)).toBe(secret.card);
  });
  test("[UB-CARD-08] a named price finds a ship, and it may be bought", () => {
    const table = stage({
      players: [{ character: "bossk", space: "trailing-core", credits: 20_000 }, dengar],
      agenda: first([{ do: "special", name: "name-a-ship-price" }]),
    });
    table.say({ type: "pick-number", number: 15_000 }).say({ type: "accept" });
    expect(["yv-666", "aggressor", "auzituck"]).toContain(table.player(0).ship);
    expect(table.player(0).credits).toBe(5000);
  });
  test("[OR-SHIP-05] [UB-COMP-10] [UB-COMP-06] every ship has a hyperdrive and a far side; two Core Worlds; the choices say what the reference card says", () => {
    for (const id of shipIds) expect(ships[id].hyperdrive).toBeGreaterThanOrEqual(4);
    expect(planets.filter((planet) => planetCards[planet].deck === "core-worlds")).toHaveLength(2);
    const table = stage({ players: [{ character: "bossk", space: "lothal" }, dengar] });
    expect(table.question().rule).toBe("OR-TURN-02");
  });
  test("[UB-COMP-13] [UB-COMP-14] dice and damage never run out", () => {
    const table = stage({
      players: [{ character: "bossk", space: "lothal" }, dengar],
      agenda: first([{ do: "fight", combat: "ground", strength: 30 }]),
      dice: Array.from({ length: 33 }, () => "crit" as const),
    });
    expect(table.events().find((event) => event.type === "damage-suffered")).toMatchObject({
      amount: 60,
    });
  });
});
