import { expect, test } from "vitest";
import { boba, game, luke } from "./testing/bystanders.ts";
import { judgeWorkedGame } from "./judge.ts";
import { readWorkedGames } from "./worked-game.ts";

const commandsOf = (events: readonly unknown[]) =>
  readWorkedGames([{ ...game, events }]).games[0]?.events.map(({ command }) => command);

test("[LC-SETUP-06] entries of a mission are read as the book has them", () => {
  expect(
    commandsOf([
      { e: "target", by: "blue", units: ["luke", "boba"] },
      { e: "chart", by: "red", space: "enemy" },
      { e: "scan", by: "blue", unit: "boba" },
      { e: "deliver", by: "red" },
      { e: "endPhase", blue: { secured: 2, centre: true } },
      { e: "endPhase" },
    ]),
  ).toEqual([
    { type: "choose-targets", side: "blue", units: ["luke", "boba"] },
    { type: "take-space", side: "red", space: "enemy" },
    { type: "secondary-deed", deed: "scan", side: "blue", unit: "boba" },
    { type: "secondary-deed", deed: "deliver", side: "red", unit: null },
    { type: "end-phase", facts: { blue: { secured: 2, centre: 1 }, red: {} } },
    { type: "end-phase", facts: { blue: {}, red: {} } },
  ]);
});

test.each([
  { e: "target", units: ["luke"] },
  { e: "target", by: "blue" },
  { e: "target", by: "blue", units: ["luke", 7] },
  { e: "target", by: "blue", units: Array(9).fill("luke") },
  { e: "chart", by: "blue" },
  { e: "chart", by: "blue", space: "x".repeat(41) },
  { e: "chart", space: "enemy" },
  { e: "scan" },
  { e: "deliver" },
  { e: "endPhase", blue: 7 },
  { e: "endPhase", red: { secured: -1 } },
])("[LC-SETUP-06] an entry of a mission with a mistake: %j", (entry) => {
  expect(readWorkedGames([{ ...game, events: [entry] }]).mistakes).toEqual([
    `one: event 1 (${entry.e}) lacks something it needs or has a number out of range.`,
  ]);
});

test("[LC-SETUP-06] a mission nobody knows and half a counterpart are named", () => {
  expect(readWorkedGames([{ ...game, mission: { primary: "tea" } }]).mistakes).toEqual([
    'one: "mission" names a card that is not known.',
  ]);
  const half = { ...game, units: [boba, { ...luke, counterpart: { name: "Grogu" } }] };
  expect(readWorkedGames([half]).mistakes).toEqual([
    'one: unit "luke" has a counterpart without name, wounds or keywords.',
  ]);
});

test("[LC-COMBINED-01] a worked unit has the wounds of its counterpart too, and what is written of it", () => {
  const grogu = { name: "Grogu", wounds: 1, keywords: ["hunted"] };
  const written = {
    ...luke,
    name: "L".repeat(90),
    rank: "special forces",
    counterpart: grogu,
    emergencyStims: true,
    types: ["droid", "tea"],
    wounded: 2,
    points: 99,
  };
  const [read] = readWorkedGames([{ ...game, units: [boba, written] }]).games;
  expect(read?.units[1]).toEqual({
    id: "luke",
    name: "L".repeat(80),
    side: "red",
    rank: "special",
    wounds: 7,
    wounded: 2,
    points: 99,
    transport: null,
    inside: null,
    keywords: [],
    types: ["droid"],
    emergencyStims: true,
    counterpart: grogu,
  });
});

test("[LB-POISON-08] a question left open stands as a refusal, and nothing of the entry counts", () => {
  const units = [boba, { ...boba, id: "bossk" }, { ...luke, wounded: 5, types: ["trooper"] }];
  const poison = (by: string) => ({
    e: "detonate",
    by,
    hits: [{ on: "luke", wounds: 0, poison: 1 }],
  });
  const events = [
    { e: "mark", by: "boba", target: "luke" },
    { e: "mark", by: "bossk", target: "luke" },
    poison("boba"),
    poison("bossk"),
    { e: "endAct", unit: "luke" },
  ];
  const judged = (more: readonly object[]) => {
    const [only] = readWorkedGames([{ ...game, units, events: [...events, ...more] }]).games;
    return only && judgeWorkedGame(only);
  };
  expect(judged([])).toMatchObject({
    refused: [{ event: 5, code: "CHOICE_REQUIRED" }],
    defeated: [],
  });
  expect(judged([{ e: "endAct", unit: "luke", creditTo: "bossk" }])).toMatchObject({
    defeated: ["luke"],
    claimed: { bossk: ["boba>luke", "bossk>luke"] },
  });
});
