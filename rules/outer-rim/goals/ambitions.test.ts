import { describe, expect, test } from "vitest";
import { fold } from "../../game.ts";
import { oneStream, quickRng } from "../../rng.ts";
import { ambitionSheet } from "../cards/ambitions.ts";
import { outerRim } from "../index.ts";
import { stage } from "../scenes/stage.ts";
import type { Player, State } from "../state.ts";

const rebel = { hutt: 0, syndicate: 0, imperial: -1, rebel: 1 } as const;
const hero = (player: Partial<Player>, done: readonly boolean[] = []) =>
  stage({
    players: [
      {
        character: "bossk",
        space: "mon-calamari",
        ambition: { id: "hero-of-the-rebellion", done },
        ...player,
      },
      { character: "dengar", space: "naboo" },
    ],
    options: { ambitions: "on", fame: "8" },
    state: (state) => ({ patrols: { ...state.patrols, imperial: { level: 4, space: "nav-16" } } }),
    agenda: [
      { type: "turn", player: 0 },
      {
        type: "effects",
        player: 0,
        effects: [
          { do: "gain-fame", amount: 0 },
          { do: "gain-reputation", faction: "rebel" },
        ],
        source: { card: "encounter.test", rule: "OR-ENC-03" },
      },
    ],
  });

describe("ambitions", () => {
  test("[UB-AMB-01] [UB-AMB-02] [UB-AMB-03] [UB-AMB-04] [UB-AMB-05] [UB-AMB-06] [UB-AMB-07] one sheet more than players; the last picks first", () => {
    const setup = {
      seats: 2,
      options: { ambitions: "on", fame: "8", characters: "random" },
      content: null,
    };
    const chance = oneStream(quickRng(4));
    let state: State = fold(outerRim, outerRim.begin(setup), outerRim.setUp(setup, chance));
    let first = -1;
    while (state.round === 0) {
      const question = state.pending.questions[0];
      const choice = question?.choices[0];
      if (question === undefined || choice === undefined) throw new Error("nobody is asked");
      if (question.ask === "choose-ambition" && first === -1) {
        first = question.seat;
        expect(question.choices).toHaveLength(3);
        expect(state.players.map(({ credits }) => credits)).toEqual([0, 0]);
      }
      state = fold(outerRim, state, outerRim.decide(state, question.seat, choice, chance) as never);
    }
    expect(first).toBe(1);
    for (const { ambition, credits } of state.players)
      expect(credits).toBe(ambition === null ? 0 : ambitionSheet(ambition.id).credits);
  });
  test("[UB-AMB-03] four players have a spare sheet too", () => {
    const people = ["bossk", "dengar", "lando-calrissian", "jyn-erso"] as const;
    const table = stage({
      players: people.map((character) => ({ character, space: "naboo" as const })),
      options: { ambitions: "on" },
      agenda: [{ type: "offer-ambitions" }],
    });
    expect(table.question()).toMatchObject({ seat: 3, ask: "choose-ambition" });
    expect(table.choices()).toHaveLength(5);
  });
  test("[UB-AMB-09] [UB-AMB-14] numbered goals in their order", () => {
    const late = hero({ space: "ryloth" });
    late.say({ type: "earn" }).say({ type: "end-actions" });
    try {
      late.say({ type: "encounter-space" });
    } catch {
      // the card may roll dice; the goal comes before the card
    }
    expect(late.player(0).ambition?.done[1] ?? false).toBe(false);
  });
  test("[UB-AMB-10] [UB-AMB-14] infinity goals come and go", () => {
    const table = hero({ reputation: { hutt: 0, syndicate: 0, imperial: -1, rebel: 0 } });
    expect(table.player(0).ambition?.done[2]).toBe(true);
    const gone = stage({
      players: [
        {
          character: "bossk",
          space: "lothal",
          reputation: rebel,
          ambition: { id: "hero-of-the-rebellion", done: [false, false, true] },
        },
        { character: "dengar", space: "naboo" },
      ],
      options: { ambitions: "on" },
      agenda: [
        { type: "turn", player: 0 },
        {
          type: "effects",
          player: 0,
          effects: [{ do: "lose-reputation", faction: "rebel" }],
          source: { card: "encounter.test", rule: "OR-ENC-03" },
        },
      ],
    });
    expect(gone.player(0).ambition?.done[2]).toBe(false);
  });
  test("[UB-AMB-08] [UB-AMB-11] [UB-AMB-12] [UB-AMB-13] [UB-AMB-15] the last goal: a Star Destroyer of strength 7", () => {
    const table = hero({ space: "nav-16", ship: "firespray-31", fame: 8, reputation: rebel }, [
      true,
      true,
      true,
    ]);
    table.say({ type: "earn" }).say({ type: "end-actions" });
    // It may take the place of the compulsory fight.
    expect(table.choices()).toContainEqual({ type: "use", ability: "ambition-goal-3" });
    table.say(
      { type: "use", ability: "ambition-goal-3" },
      ...Array.from({ length: 5 }, () => "crit" as const),
      ...Array.from({ length: 7 }, () => "blank" as const),
    );
    expect(table.state().winner).toBe(0);
    expect(table.events().at(-1)).toMatchObject({ rule: "UB-AMB-15" });
  });
  test("[UB-AMB-16] [UB-AMB-11] fame alone wins nothing, and without it the last goal is closed", () => {
    const famous = hero({ fame: 12 });
    expect(famous.state().winner).toBeNull();
    const early = hero({ space: "nav-16", fame: 7, reputation: rebel }, [true, true, true]);
    early.say({ type: "earn" }).say({ type: "end-actions" });
    expect(early.choices()).not.toContainEqual({ type: "use", ability: "ambition-goal-3" });
  });
  test("[UB-SOLO-13] alone: two sheets, and the opponent needs two more fame", () => {
    const setup = {
      seats: 1,
      options: { ambitions: "on", fame: "8", characters: "random" },
      content: null,
    };
    const chance = oneStream(quickRng(4));
    let state: State = fold(outerRim, outerRim.begin(setup), outerRim.setUp(setup, chance));
    while (state.pending.questions[0]?.ask !== "choose-ambition") {
      const question = state.pending.questions[0];
      const choice = question?.choices[0];
      if (question === undefined || choice === undefined) throw new Error("nobody is asked");
      state = fold(outerRim, state, outerRim.decide(state, 0, choice, chance) as never);
    }
    expect(state.pending.questions[0].choices).toHaveLength(2);
    expect(state.players[1]).toMatchObject({
      credits: 6000,
      ambition: null,
      opponent: { handicap: 2 },
    });
  });
});
