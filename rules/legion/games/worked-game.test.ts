import { describe, expect, test } from "vitest";
import { judgeWorkedGame } from "./judge.ts";
import { readWorkedGames } from "./worked-game.ts";

const boba = {
  id: "boba",
  owner: "blue",
  rank: "operative",
  wounds: 5,
  keywords: ["bounty", "jump"],
};
const luke = { id: "luke", owner: "red", rank: "commander", wounds: 6 };
const game = {
  id: "one",
  units: [boba, luke],
  events: [{ e: "mark", by: "boba", target: "luke" }],
};

describe("reading worked games", () => {
  test("a list or an object with vectors; what is not written has its plain value", () => {
    const [read] = readWorkedGames([game]).games;
    expect(readWorkedGames({ vectors: [game] }).games[0]).toEqual(read);
    expect(read).toMatchObject({ id: "one", edition: "classic", scenario: false, expect: {} });
    expect(read?.policy.multiMark).toBe("all");
    expect(read?.units[0]).toEqual({
      id: "boba",
      name: "boba",
      side: "blue",
      rank: "operative",
      wounds: 5,
      wounded: 0,
      keywords: ["bounty"],
      types: [],
      points: 0,
      transport: null,
      inside: null,
      emergencyStims: false,
    });
  });

  const unit = (changes: object) => ({ ...game, units: [boba, { ...luke, ...changes }] });
  const event = (entry: unknown) => ({ ...game, events: [entry] });
  test.each<{ raw: unknown; sentence: string }>([
    { raw: { ...game, id: 7 }, sentence: 'number 1: it has no "id".' },
    { raw: 7, sentence: "number 1: a worked game is an object." },
    { raw: { ...game, units: null }, sentence: 'one: "units" is missing or not a list.' },
    { raw: { ...game, events: {} }, sentence: 'one: "events" is missing or not a list.' },
    {
      raw: { ...game, edition: "old" },
      sentence: 'one: "edition" is neither "classic" nor "current".',
    },
    { raw: { ...game, scenario: "x" }, sentence: 'one: "scenario" is neither true nor false.' },
    { raw: { ...game, expect: 3 }, sentence: 'one: "expect" is not an object.' },
    { raw: { ...game, policy: [] }, sentence: 'one: "policy" is not an object.' },
    {
      raw: { ...game, policy: { luck: true } },
      sentence:
        'one: the policy "luck" is not one of multiMark, mixedPoison, stimsOnGuardian, stimsOnCharge, hunterEffect, baneToken, scenarioAllowsBounty.',
    },
    {
      raw: { ...game, policy: { multiMark: "two" } },
      sentence: 'one: the policy "multiMark" cannot be "two".',
    },
    { raw: { ...game, units: [7, ...game.units] }, sentence: "one: unit 1 is not an object." },
    { raw: { ...game, units: [{}, ...game.units] }, sentence: "one: unit 1 has no id." },
    { raw: { ...game, units: [boba, luke, luke] }, sentence: 'one: two units have the id "luke".' },
    { raw: unit({ owner: "green" }), sentence: 'one: unit "luke" has no owner "blue" or "red".' },
    {
      raw: unit({ rank: "general" }),
      sentence:
        'one: unit "luke" has no rank out of commander, operative, corps, special, support, heavy.',
    },
    { raw: unit({ wounds: 0 }), sentence: 'one: unit "luke" needs "wounds" from 1 to 99.' },
    { raw: unit({ wounded: 6 }), sentence: 'one: unit "luke" needs "wounded" from 0 to 5.' },
    {
      raw: unit({ points: "many" }),
      sentence: 'one: unit "luke" has "points" that are no whole number.',
    },
    {
      raw: unit({ transport: "ajar" }),
      sentence: 'one: unit "luke" has a transport that is neither "open" nor "closed".',
    },
    {
      raw: unit({ inside: 7 }),
      sentence: 'one: unit "luke" is inside something that is no unit id.',
    },
    {
      raw: unit({ inside: "boba" }),
      sentence: 'one: unit "luke" is inside "boba", which is no transport of its side.',
    },
    {
      raw: unit({ inside: "nothing" }),
      sentence: 'one: unit "luke" is inside "nothing", which is no transport of its side.',
    },
    { raw: event("mark"), sentence: "one: event 1 is not an object." },
    {
      raw: event({}),
      sentence:
        "one: event 1 is null, which is not one of mark, attack, detonate, wound, leave, heal, board, secret, endAct, objective, target, endPhase, chart, scan, deliver, end.",
    },
    {
      raw: event({ e: "mark", by: "boba", target: "leia" }),
      sentence: 'one: event 1 names the unit "leia", which is not in "units".',
    },
    {
      raw: event({ e: "attack", by: 7, on: "luke", wounds: 1 }),
      sentence: 'one: event 1 names the unit 7, which is not in "units".',
    },
    {
      raw: event({
        e: "attack",
        by: "boba",
        on: "luke",
        wounds: 1,
        guardian: [{ unit: "chewie", wounds: 1 }],
      }),
      sentence: 'one: event 1 names the unit "chewie", which is not in "units".',
    },
    {
      raw: event({
        e: "attack",
        by: "boba",
        pools: [{ on: "luke", wounds: 1, guardian: [{ unit: "chewie", wounds: 1 }] }],
      }),
      sentence: 'one: event 1 names the unit "chewie", which is not in "units".',
    },
    ...[
      { e: "mark", by: "boba" },
      { e: "mark", target: "luke" },
      { e: "attack", by: "boba", wounds: 1 },
      { e: "attack", by: "boba", on: "luke" },
      { e: "attack", by: "boba", on: "luke", wounds: -1 },
      { e: "attack", by: "boba", on: "luke", wounds: 1, kind: "odd" },
      { e: "attack", by: "boba", on: "luke", wounds: 1, stims: "x" },
      { e: "attack", by: "boba", on: "luke", wounds: 1, poison: 1.5 },
      { e: "attack", by: "boba", on: "luke", wounds: 1, backlash: "x" },
      { e: "attack", by: "boba", pools: [] },
      { e: "attack", by: "boba", pools: [{ on: "luke", wounds: 1 }, {}] },
      { e: "attack", by: "boba", on: "luke", wounds: 1, guardian: [{ unit: "luke" }] },
      { e: "attack", by: "boba", on: "luke", wounds: 1, guardian: [{ wounds: 1 }] },
      {
        e: "attack",
        by: "boba",
        on: "luke",
        wounds: 1,
        guardian: [{ unit: "luke", wounds: 1, stims: "x" }],
      },
      { e: "detonate", by: "boba", hits: [] },
      { e: "detonate", by: "boba", hits: [{ on: "luke" }] },
      { e: "detonate", by: "boba", hits: [{ on: "luke", wounds: 1 }], tokenKind: "odd" },
      { e: "wound", on: "luke" },
      { e: "wound", n: 1 },
      { e: "wound", on: "luke", n: 0 },
      { e: "leave" },
      { e: "heal", unit: "luke" },
      { e: "heal", n: 1 },
      { e: "board", unit: "luke" },
      { e: "board", vehicle: "luke" },
      { e: "secret" },
      { e: "endAct" },
      { e: "endAct", unit: "luke", order: "poison" },
      { e: "endAct", unit: "luke", order: ["fire"] },
      { e: "endAct", unit: "luke", order: ["poison", "poison"] },
      { e: "objective", n: 1 },
      { e: "objective", player: "blue" },
      { e: "objective", player: "blue", n: 100 },
    ].map((entry) => ({
      raw: event(entry),
      sentence: `one: event 1 (${entry.e}) lacks something it needs or has a number out of range.`,
    })),
  ])("$sentence", ({ raw, sentence }) => {
    expect(readWorkedGames([raw]).mistakes).toEqual([sentence]);
  });

  test("neither list nor vectors, or an id twice", () => {
    const sentence =
      'The file is neither a list of worked games nor an object with a list "vectors".';
    for (const raw of [null, 7, {}, { vectors: {} }])
      expect(readWorkedGames(raw)).toEqual({ games: [], mistakes: [sentence] });
    expect(readWorkedGames([game, game]).mistakes).toEqual([
      'The id "one" is used by more than one worked game.',
    ]);
  });
});

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
