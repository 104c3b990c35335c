import { describe, expect, test } from "vitest";
import { fold } from "../../game.ts";
import { oneStream, quickRng } from "../../rng.ts";
import { outerRim } from "../index.ts";
import { readCommand } from "../commands.ts";
import { stage } from "../scenes/stage.ts";
import type { Command } from "../commands.ts";
import type { State } from "../state.ts";

function seated(seats: number, options: Record<string, string> = {}): State {
  const setup = { seats, options, content: null };
  return fold(outerRim, outerRim.begin(setup), outerRim.setUp(setup, oneStream(quickRng(5))));
}

/** Answers with the first choice of that kind, else the first of all, until the first turn. */
function toFirstTurn(
  state: State,
  wish: (choices: readonly Command[]) => Command | undefined = () => undefined,
): State {
  const chance = oneStream(quickRng(9));
  let now = state;
  while (now.round === 0) {
    const question = now.pending.questions[0];
    const choice =
      question === undefined ? undefined : (wish(question.choices) ?? question.choices[0]);
    if (question === undefined || choice === undefined) throw new Error("nobody is asked");
    const events = outerRim.decide(now, question.seat, choice, chance);
    now = fold(outerRim, now, events as never);
  }
  return now;
}

describe("preparation", () => {
  test("[OR-SETUP-01] one to four seats; options are checked", () => {
    const check = (seats: number, options: Record<string, string> = {}) =>
      outerRim.checkSetup({ seats, options, content: null }).map(({ code }) => code);
    expect(check(0)).toEqual(["seats-out-of-range"]);
    expect(check(5)).toEqual(["seats-out-of-range"]);
    expect(check(3, { fame: "9" })).toEqual(["unknown-value"]);
    expect(check(2, { opponents: "base" })).toEqual(["solo-only"]);
    expect(check(4)).toEqual([]);
  });
  test("[OR-SETUP-05] [UB-SETUP-02] [UB-SETUP-03] decks are shuffled, the tops lie open", () => {
    const [one, two] = [seated(2), seated(2)];
    expect(one.market.cargo).toEqual(two.market.cargo);
    expect(one.market.cargo).not.toEqual([...one.market.cargo].sort());
    expect(outerRim.viewFor(one, "spectator").market.cargo).toEqual({
      top: one.market.cargo[0],
      count: one.market.cargo.length,
    });
  });
  test("[UB-SETUP-05] [UB-SETUP-06] [UB-SETUP-07] where patrols start", () => {
    expect(seated(2).patrols).toEqual({
      rebel: { level: 1, space: "nav-01" },
      syndicate: { level: 1, space: "nav-01" },
      hutt: { level: 1, space: "nav-34" },
      imperial: { level: 1, space: "nav-34" },
    });
  });
  test("[OR-SETUP-06] [OR-SETUP-07] characters in turn order, nobody twice", () => {
    const state = seated(2);
    expect(state.pending.questions[0]).toMatchObject({ seat: 0, ask: "choose-character" });
    const next = fold(
      outerRim,
      state,
      outerRim.decide(
        state,
        0,
        { type: "choose-character", character: "bossk" },
        oneStream(quickRng(1)),
      ) as never,
    );
    expect(next.pending.questions[0]?.seat).toBe(1);
    expect(next.pending.questions[0]?.choices).not.toContainEqual({
      type: "choose-character",
      character: "bossk",
    });
  });
  test("[OR-SETUP-08] [OR-SETUP-09] [OR-SETUP-10] starting cards, reputation, credits and places", () => {
    const state = toFirstTurn(
      seated(4),
      (choices) =>
        choices.find(
          (choice) => choice.type === "choose-character" && choice.character === "boba-fett",
        ) ?? choices.find((choice) => choice.type === "choose-start" && choice.planet === "lothal"),
    );
    expect(state.players.map(({ credits }) => credits)).toEqual([4000, 6000, 8000, 10_000]);
    expect(state.players[0]).toMatchObject({
      character: "boba-fett",
      space: "lothal",
      reputation: { hutt: 1 },
    });
    expect(state.players.every(({ cards }) => cards.length === 1)).toBe(true);
  });
  test("[OR-SETUP-07] characters dealt by chance", () => {
    const state = seated(3, { characters: "random" });
    expect(new Set(state.players.map(({ character }) => character)).size).toBe(3);
    expect(state.pending.questions[0]?.ask).toBe("choose-ship");
  });
  test("[UB-SOLO-01] [UB-SOLO-02] alone: jobs for more people are left out", () => {
    const { market, encounters } = seated(1);
    expect(market.job).not.toContain("honest-robbery");
    expect(encounters["kafrene-takodana"]).not.toContain("kafrene-takodana-11");
    expect(seated(2).encounters["kafrene-takodana"]).toContain("kafrene-takodana-11");
    expect(seated(2).market.job).toContain("honest-robbery");
  });
  test("[OR-SOLO-01] [UB-SOLO-04] [UB-SOLO-05] [UB-BHAI-01] [UB-BHAI-02] [UB-BHAI-03] [UB-MULTI-01] [UB-MULTI-02] [UB-MULTI-03] [OR-SOLO-11] the printed opponents", () => {
    const base = toFirstTurn(seated(1, { expert: "2" }));
    expect(base.players).toHaveLength(2);
    expect(base.players[1]).toMatchObject({
      ship: "g9-rigger",
      credits: 6000,
      fame: 2,
      opponent: { deck: "base" },
    });
    expect(base.players[1]?.opponent?.cards).toHaveLength(6);
    const hunter = toFirstTurn(seated(1, { opponents: "bounty-hunter" }));
    expect(hunter.players[1]).toMatchObject({
      ship: "g-1a-starfighter",
      opponent: { deck: "bounty-hunter" },
    });
    expect(
      hunter.players[1]?.opponent?.cards.filter((card) => card.startsWith("hunter-")),
    ).toHaveLength(5);
    const both = toFirstTurn(seated(1, { opponents: "both" }));
    expect(both.players.slice(1).map(({ credits }) => credits)).toEqual([6000, 8000]);
    expect(
      both.players
        .slice(1)
        .map(({ opponent }) => opponent?.deck)
        .toSorted((a, b) => String(a).localeCompare(String(b))),
    ).toEqual(["base", "bounty-hunter"]);
    const classic = toFirstTurn(seated(1, { opponents: "classic" }));
    expect(classic.players[1]?.opponent?.cards).toHaveLength(10);
  });
  test("[UB-OPT-01] [UB-DEBT-01] [UB-COMP-12] [UB-SOLO-12] debt tokens come with favors, and not alone", () => {
    expect(seated(3, { favors: "on" }).players.map(({ debts }) => debts)).toEqual([[0], [1], [2]]);
    expect(seated(1, { favors: "on" }).rules.favors).toBe(false);
  });
  test("[OR-TURN-07] [OR-TURN-08] the mildest choice when the time is up", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "lothal" },
        { character: "dengar", space: "naboo" },
      ],
    });
    expect(outerRim.onTimeOut(outerRim.viewFor(table.state(), 0))).toEqual({ type: "earn" });
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
    { type: "grant", terms: { credits: 1.5, debt: false } },
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
