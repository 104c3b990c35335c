import { describe, expect, test } from "vitest";
import { judgeWorkedGame } from "./judge.ts";
import { readWorkedGames } from "./worked-game.ts";
import { boba, game, luke } from "./testing/bystanders.ts";

describe("judging", () => {
  const play = (events: readonly object[], more: object = {}) => {
    const { games, mistakes } = readWorkedGames([
      { ...game, events: [...game.events, ...events], ...more },
    ]);
    expect(mistakes).toEqual([]);
    const [only] = games;
    if (only === undefined) throw new Error("unread");
    return judgeWorkedGame(only);
  };

  test("mid-game there is neither count nor winner", () => {
    expect(play([])).toEqual({
      marks: { luke: ["boba"] },
      claimed: {},
      secret: {},
      defeated: [],
      tokensOutOfGame: 0,
      refused: [],
      victoryTokens: null,
      winner: null,
    });
  });

  test("what an event leaves out has its plain value", () => {
    const [read] = readWorkedGames([
      {
        ...game,
        events: [
          { e: "attack", by: "boba", on: "luke", wounds: 1 },
          {
            e: "attack",
            by: "boba",
            on: "luke",
            wounds: 2,
            kind: "melee",
            stims: 1,
            poison: 1,
            backlash: 1,
            guardian: [
              { unit: "luke", wounds: 1, stims: 1 },
              { unit: "luke", wounds: 0 },
            ],
          },
          {
            e: "attack",
            by: "boba",
            pools: [
              { on: "luke", wounds: 1 },
              { on: "luke", wounds: 0 },
            ],
          },
          { e: "detonate", by: "boba", hits: [{ on: "luke", wounds: 1 }] },
          {
            e: "detonate",
            by: "boba",
            armedBy: "luke",
            tokenKind: "condition",
            hits: [{ on: "luke", wounds: 1, stims: 1, poison: 2 }],
          },
          { e: "wound", on: "luke", n: 1 },
          { e: "wound", on: "luke", n: 2, by: "boba", cause: "x".repeat(200) },
          { e: "leave", unit: "luke" },
          { e: "heal", unit: "luke", n: 1 },
          { e: "board", unit: "luke", vehicle: "boba" },
          { e: "secret", unit: "luke" },
          { e: "secret", unit: "luke", inEnemyZone: false },
          { e: "endAct", unit: "luke" },
          { e: "endAct", unit: "luke", order: ["stims", "poison"], creditTo: "boba" },
          { e: "objective", player: "red", n: -1 },
          { e: "end" },
        ],
      },
    ]).games;
    const plainPool = { on: "luke", wounds: 1, stims: 0, poison: 0, backlash: 0, guardians: [] };
    expect(read?.events.map(({ command }) => command)).toEqual([
      { type: "attack", by: "boba", kind: "ranged", pools: [plainPool] },
      {
        type: "attack",
        by: "boba",
        kind: "melee",
        pools: [
          {
            on: "luke",
            wounds: 2,
            stims: 1,
            poison: 1,
            backlash: 1,
            guardians: [
              { unit: "luke", wounds: 1, stims: 1 },
              { unit: "luke", wounds: 0, stims: 0 },
            ],
          },
        ],
      },
      {
        type: "attack",
        by: "boba",
        kind: "ranged",
        pools: [plainPool, { ...plainPool, wounds: 0 }],
      },
      {
        type: "detonate",
        by: "boba",
        token: "charge",
        armedBy: null,
        hits: [{ on: "luke", wounds: 1, stims: 0, poison: 0 }],
      },
      {
        type: "detonate",
        by: "boba",
        token: "condition",
        armedBy: "luke",
        hits: [{ on: "luke", wounds: 1, stims: 1, poison: 2 }],
      },
      { type: "suffer-wounds", unit: "luke", wounds: 1, by: null, cause: "" },
      { type: "suffer-wounds", unit: "luke", wounds: 2, by: "boba", cause: "x".repeat(120) },
      { type: "leave-battlefield", unit: "luke" },
      { type: "heal", unit: "luke", wounds: 1 },
      { type: "board", unit: "luke", vehicle: "boba" },
      { type: "secret-mission", unit: "luke", inEnemyZone: true },
      { type: "secret-mission", unit: "luke", inEnemyZone: false },
      { type: "end-activation", unit: "luke", order: ["poison", "stims"], creditTo: null },
      { type: "end-activation", unit: "luke", order: ["stims", "poison"], creditTo: "boba" },
      { type: "score-objective", side: "red", tokens: -1 },
      { type: "end-game", wipedOut: null },
    ]);
  });

  test("the other edition and an order left open are understood", () => {
    const kill = [{ e: "attack", by: "boba", on: "luke", wounds: 6 }, { e: "end" }];
    expect(play(kill, { edition: "current" })).toMatchObject({
      tokensOutOfGame: 1,
      claimed: {},
      victoryTokens: { blue: { bounty: 1 } },
      winner: "blue",
    });
    expect(
      play(kill, { edition: "current", units: [boba, { ...luke, keywords: ["hunted"] }] })
        .tokensOutOfGame,
    ).toBe(2);
    const stims = [
      { e: "attack", by: "boba", on: "luke", wounds: 2, stims: 2 },
      { e: "detonate", by: "boba", hits: [{ on: "luke", wounds: 0, poison: 1 }] },
      { e: "endAct", unit: "luke", order: ["stims"] },
    ];
    expect(
      play(stims, {
        units: [boba, { ...luke, wounded: 4, emergencyStims: true, types: ["trooper"] }],
      }),
    ).toMatchObject({ defeated: ["luke"], claimed: { boba: ["boba>luke"] }, refused: [] });
    expect(
      play([], { edition: "current", units: [boba, { ...luke, keywords: ["hunted"] }] }).marks,
    ).toEqual({ luke: ["hunted", "boba"] });
  });
});
