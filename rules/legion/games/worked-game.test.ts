import { describe, expect, test } from "vitest";
import { readWorkedGames } from "./worked-game.ts";
import { boba, game, luke } from "./testing/bystanders.ts";

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
    { raw: { ...game, id: "" }, sentence: 'number 1: it has no "id".' },
    { raw: 7, sentence: "number 1: a worked game is an object." },
    { raw: { ...game, mission: 7 }, sentence: 'one: "mission" names a card that is not known.' },
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
        'one: the policy "luck" is not one of multiMark, mixedPoison, stimsOnGuardian, stimsOnCharge, hunterEffect, baneToken, scenarioAllowsBounty, chargePays, stimsPay, poisonPays.',
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

  test("[LB-SETUP-15] [LC-SETUP-06] a rider of its side, a mission and a policy are read", () => {
    const bus = { ...boba, id: "bus", transport: "open" };
    const units = [boba, luke, bus, { ...boba, id: "rider", inside: "bus" }];
    const mission = { primary: "breakthrough" };
    const read = readWorkedGames([{ ...game, units, mission, policy: { multiMark: "one" } }]);
    expect(read.mistakes).toEqual([]);
    expect(read.games).toMatchObject([
      { mission: { primary: "breakthrough", secondary: null }, policy: { multiMark: "one" } },
    ]);
    const other = [boba, luke, bus, { ...luke, id: "rider", inside: "bus" }];
    expect(readWorkedGames([{ ...game, units: other }]).mistakes).toHaveLength(1);
  });

  test("an entry that cannot be read is left out of the game it is in", () => {
    const [read] = readWorkedGames([event("mark")]).games;
    expect(read?.events).toEqual([]);
  });

  test("neither list nor vectors, or an id twice", () => {
    const sentence =
      'The file is neither a list of worked games nor an object with a list "vectors".';
    for (const raw of [null, 7, {}, { vectors: {} }])
      expect(readWorkedGames(raw)).toEqual({ games: [], mistakes: [sentence] });
    expect(readWorkedGames([game, { ...game, id: "two" }]).mistakes).toEqual([]);
    expect(readWorkedGames([game, game]).mistakes).toEqual([
      'The id "one" is used by more than one worked game.',
    ]);
  });
});
