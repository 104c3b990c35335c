import { describe, expect, test } from "vitest";
import { fold } from "../../game.ts";
import { oneStream, quickRng } from "../../rng.ts";
import { ambitionSheet } from "../cards/ambitions.ts";
import { fameToWin, goalsOf, outerRim } from "../index.ts";
import { onTop, stage } from "../testing/stage.ts";
import type { Player, Question, State } from "../state.ts";

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
    state: (state) => ({
      ...onTop("ryloth-naboo", "ryloth-naboo-03")(state),
      patrols: { ...state.patrols, imperial: { level: 4, space: "nav-16" } },
    }),
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

/** A table where the first ambition is about to be picked. */
function offered(seats: number): { readonly state: State; readonly question: Question } {
  const setup = { seats, options: { ambitions: "on", characters: "random" }, content: null };
  const chance = oneStream(quickRng(4));
  let state: State = fold(outerRim, outerRim.begin(setup), outerRim.setUp(setup, chance));
  for (;;) {
    const question = state.pending.questions[0];
    if (question === undefined) throw new Error("nobody is asked");
    if (question.ask === "choose-ambition") return { state, question };
    state = answered(state, question);
  }
}

function answered(state: State, { seat, choices }: Question): State {
  const chance = oneStream(quickRng(state.rolls + 6));
  return fold(outerRim, state, outerRim.decide(state, seat, choices[0] as never, chance) as never);
}

function toFirstTurn(from: State): State {
  let state = from;
  while (state.round === 0) state = answered(state, state.pending.questions[0] as Question);
  return state;
}

describe("ambitions", () => {
  test("[UB-AMB-03] one sheet more than players is laid out", () => {
    expect(offered(2).question.choices).toHaveLength(3);
    expect(offered(4).question.choices).toHaveLength(5);
  });
  test("[UB-AMB-03] after all other setup: nothing but ambitions is chosen from then on", () => {
    const asks = new Set<string>();
    let { state } = offered(2);
    while (state.round === 0) {
      const question = state.pending.questions[0] as Question;
      asks.add(question.ask);
      state = answered(state, question);
    }
    expect([...asks]).toEqual(["choose-ambition"]);
  });
  test("[UB-AMB-04] the last player picks first; the sheet left over is nobody’s", () => {
    const { state, question } = offered(3);
    expect(question.seat).toBe((state.first + 2) % 3);
    const done = toFirstTurn(state);
    expect(new Set(done.players.map(({ ambition }) => ambition?.id)).size).toBe(3);
    expect(done.ambitions).toHaveLength(4);
  });
  test("[UB-AMB-05] a sheet gives credits and its card", () => {
    const { players } = toFirstTurn(offered(4).state);
    for (const { ambition, credits, cards } of players) {
      const sheet = ambition === null ? null : ambitionSheet(ambition.id);
      expect(credits).toBe(sheet?.credits);
      if (sheet?.card !== null) expect(cards.map(({ id }) => id)).toContain(sheet?.card);
    }
  });
  test("[UB-AMB-06] the card comes out of its deck, which is then shuffled", () => {
    const table = stage({
      players: [{ character: "bossk" }, { character: "dengar" }],
      options: { ambitions: "on" },
      state: () => ({ ambitions: ["hero-of-the-rebellion"] }),
      agenda: [
        { type: "turn", player: 0 },
        { type: "choose-ambition", player: 0 },
      ],
    });
    const before = table.state().market["gear-mod"];
    table.say({ type: "choose-ambition", ambition: "hero-of-the-rebellion" });
    const after = table.state().market["gear-mod"];
    const left = before.filter((card) => card !== "quad-laser-cannon");
    expect(after.toSorted()).toEqual(left.toSorted());
    expect(after).not.toEqual(left);
  });
  test("[UB-AMB-07] everybody sees sheets, goals and progress", () => {
    const state = toFirstTurn(offered(2).state);
    const view = outerRim.viewFor(state, "spectator");
    for (let seat = 0; seat < 2; seat++) {
      const sheet = ambitionSheet(view.players[seat]?.ambition?.id ?? "hero-of-the-rebellion");
      const goals = goalsOf(view, seat).filter(({ of }) => of === "ambition");
      expect(goals.map(({ kind }) => kind)).toEqual(sheet.goals.map(({ kind }) => kind));
    }
  });
  test("[UB-AMB-13] defeated over a goal’s databank card: nothing is done, and it may be tried again", () => {
    const table = stage({
      players: [
        {
          character: "bossk",
          space: "nav-12",
          fame: 8,
          shipDamage: 2,
          reputation: { hutt: 0, syndicate: 0, imperial: 1, rebel: -1 },
          ambition: { id: "servant-of-the-emperor", done: [true, true, true] },
        },
        { character: "dengar", space: "naboo" },
      ],
      options: { ambitions: "on", fame: "8" },
      state: (state) => ({ patrols: { ...state.patrols, rebel: { level: 4, space: "nav-12" } } }),
    });
    table.say({ type: "earn" }).say({ type: "end-actions" });
    const dice = ["blank", "blank"] as const;
    table.say({ type: "use", ability: "ambition-goal-3" }, ...dice);
    expect(table.player(0)).toMatchObject({ defeated: true });
    expect(table.state().winner).toBeNull();
    expect(table.player(0).ambition?.done[3]).not.toBe(true);
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
    late
      .say({ type: "earn" })
      .say({ type: "end-actions" })
      .say({ type: "encounter-space" }, "blank", "blank");
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
  test("[UB-AMB-10] [UB-AMB-14] credits complete an infinity goal at once, and take it back", () => {
    const id = "king-of-the-docks";
    const goal = ambitionSheet(id).goals.findIndex(({ kind }) => kind === "infinity");
    const rich = (credits: number, done: readonly boolean[] = []) =>
      stage({
        players: [
          { character: "bossk", space: "lothal", credits, ambition: { id, done } },
          { character: "dengar", space: "naboo" },
        ],
        options: { ambitions: "on" },
        state: ({ market }) => ({ market: { ...market, cargo: ["food-supplies"] } }),
      });
    const earned = rich(14_000).say({ type: "earn" });
    expect(earned.player(0).credits).toBe(16_000);
    expect(earned.player(0).ambition?.done[goal]).toBe(true);
    const spent = rich(13_000)
      .say({ type: "earn" })
      .say({ type: "market" })
      .say({ type: "buy", deck: "cargo" });
    expect(spent.player(0).credits).toBeLessThan(15_000);
    expect(spent.player(0).ambition?.done[goal]).toBe(false);
  });
  test("[UB-AMB-11] [UB-AMB-12] [UB-AMB-15] the last goal: a Star Destroyer of strength 7", () => {
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
  test("[UB-AMB-13] [OR-EFF-02] the last fight won and the ship lost: no victory, and it is said", () => {
    const table = hero({ space: "nav-16", ship: "firespray-31", fame: 8, reputation: rebel }, [
      true,
      true,
      true,
    ]);
    table.say({ type: "earn" }).say({ type: "end-actions" });
    table.say(
      { type: "use", ability: "ambition-goal-3" },
      ...Array.from({ length: 5 }, () => "crit" as const),
      ...Array.from({ length: 7 }, (_, i) => (i < 5 ? "crit" : "blank") as "crit" | "blank"),
    );
    expect(table.state().winner).toBeNull();
    const missed = { type: "victory-missed", player: 0, rule: "UB-AMB-13" };
    expect(table.events()).toContainEqual(expect.objectContaining(missed));
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
    // [OR-SOLO-03] And it has no goals.
    const view = outerRim.viewFor(state, 0);
    expect([fameToWin(view, 0), fameToWin(view, 1)]).toEqual([8, 10]);
    expect(goalsOf(view, 1)).toEqual([]);
  });
});
