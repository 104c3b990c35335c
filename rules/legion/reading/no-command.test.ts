/** What is no command: JSON from anybody, one field amiss at a time. */
import { expect, test } from "vitest";
import { legion } from "../index.ts";
import { boba } from "../testing/units.ts";
import { charge, hit, pool } from "../testing/ledger.ts";
import { card, grogu } from "./testing/samples.ts";

const withCard = (raw: unknown): unknown => ({
  type: "add-unit",
  unit: { ...boba(), card: raw },
});
const cardless: readonly unknown[] = [
  7,
  [],
  { ...card, id: "" },
  { ...card, upgrades: [7] },
  { ...card, upgrades: Array(21).fill("db") },
  { ...card, upgrades: ["x".repeat(81)] },
  { ...card, told: 1 },
  { ...card, beside: 1000 },
  { ...card, beside: -1 },
  { ...card, besideUpgrades: 7 },
  { ...card, companion: 7 },
  { ...card, companion: { id: "", told: true } },
  { ...card, companion: { id: "tn", told: 1 } },
  { ...card, besideUpgrades: ["x".repeat(81)] },
  { ...card, besideUpgrades: Array(21).fill("db") },
];
const partnerless: readonly unknown[] = [
  7,
  [],
  { ...grogu, name: "x".repeat(81) },
  { ...grogu, wounds: 0 },
  { ...grogu, wounds: 100 },
  { ...grogu, keywords: ["tea"] },
  { ...grogu, keywords: null },
];

const unit = boba();
test.each<{ what: string; raw: unknown }>([
  { what: "nothing", raw: null },
  { what: "a list", raw: [] },
  { what: "a word", raw: "new-round" },
  { what: "an unknown type", raw: { type: "cheat" } },
  { what: "an inherited type", raw: { type: "toString" } },
  { what: "a unit without a name", raw: { type: "add-unit", unit: { ...unit, name: 7 } } },
  { what: "a name too long", raw: { type: "add-unit", unit: { ...unit, name: "x".repeat(81) } } },
  { what: "an empty id", raw: { type: "add-unit", unit: { ...unit, id: "" } } },
  { what: "an id too long", raw: { type: "add-unit", unit: { ...unit, id: "x".repeat(65) } } },
  { what: "no wounds", raw: { type: "add-unit", unit: { ...unit, wounds: 0 } } },
  { what: "too many wounds", raw: { type: "add-unit", unit: { ...unit, wounds: 100 } } },
  { what: "a unit already defeated", raw: { type: "add-unit", unit: { ...unit, wounded: 5 } } },
  { what: "negative points", raw: { type: "add-unit", unit: { ...unit, points: -1 } } },
  {
    what: "points beyond counting",
    raw: { type: "add-unit", unit: { ...unit, points: 10_000 } },
  },
  {
    what: "an unknown keyword",
    raw: { type: "add-unit", unit: { ...unit, keywords: ["flying"] } },
  },
  {
    what: "a keyword too often",
    raw: { type: "add-unit", unit: { ...unit, keywords: Array(5).fill("bounty") } },
  },
  { what: "an unknown type", raw: { type: "add-unit", unit: { ...unit, types: ["ship"] } } },
  { what: "an unknown hull", raw: { type: "add-unit", unit: { ...unit, transport: "ajar" } } },
  { what: "a hull left out", raw: { type: "add-unit", unit: { ...unit, transport: undefined } } },
  { what: "a place that is no id", raw: { type: "add-unit", unit: { ...unit, inside: "" } } },
  {
    what: "stims that are no yes or no",
    raw: { type: "add-unit", unit: { ...unit, emergencyStims: 1 } },
  },
  { what: "an army of nobody", raw: { type: "add-army", units: [] } },
  { what: "an army of 201", raw: { type: "add-army", units: Array(201).fill(unit) } },
  {
    what: "an attack without pools",
    raw: { type: "attack", by: "a", kind: "ranged", pools: [] },
  },
  {
    what: "an attack with thirteen pools",
    raw: { type: "attack", by: "a", kind: "ranged", pools: Array(13).fill(pool("b", 1)) },
  },
  {
    what: "a pool without guardians",
    raw: {
      type: "attack",
      by: "a",
      kind: "ranged",
      pools: [{ ...pool("b", 1), guardians: null }],
    },
  },
  {
    what: "a guardian without wounds",
    raw: {
      type: "attack",
      by: "a",
      kind: "ranged",
      pools: [pool("b", 1, { guardians: [{ unit: "c", stims: 0 } as never] })],
    },
  },
  {
    what: "a guardian without stims",
    raw: {
      type: "attack",
      by: "a",
      kind: "ranged",
      pools: [pool("b", 1, { guardians: [{ unit: "c", wounds: 0 } as never] })],
    },
  },
  {
    what: "a guardian without name",
    raw: {
      type: "attack",
      by: "a",
      kind: "ranged",
      pools: [pool("b", 1, { guardians: [{ wounds: 1, stims: 0 } as never] })],
    },
  },
  {
    what: "no backlash",
    raw: {
      type: "attack",
      by: "a",
      kind: "ranged",
      pools: [{ ...pool("b", 1), backlash: null }],
    },
  },
  {
    what: "a pool that is nothing",
    raw: { type: "attack", by: "a", kind: "ranged", pools: [null] },
  },
  {
    what: "too much poison",
    raw: { type: "attack", by: "a", kind: "ranged", pools: [pool("b", 1, { poison: 13 })] },
  },
  {
    what: "no stims",
    raw: { type: "attack", by: "a", kind: "ranged", pools: [{ ...pool("b", 1), stims: "x" }] },
  },
  {
    what: "negative wounds",
    raw: { type: "attack", by: "a", kind: "ranged", pools: [pool("b", -1)] },
  },
  { what: "a charge that hits nobody", raw: charge("a", []) },
  { what: "a charge that hits everybody", raw: charge("a", Array(25).fill(hit("b", 1))) },
  {
    what: "a wound of nothing",
    raw: { type: "suffer-wounds", unit: "a", wounds: 0, by: null, cause: "" },
  },
  {
    what: "a cause too long",
    raw: { type: "suffer-wounds", unit: "a", wounds: 1, by: null, cause: "x".repeat(121) },
  },
  { what: "healing nothing", raw: { type: "heal", unit: "a", wounds: 0 } },
  { what: "an order with an unknown effect", raw: { type: "choose-order", order: ["fire"] } },
  {
    what: "an order too long",
    raw: { type: "choose-order", order: ["poison", "stims", "poison"] },
  },
  {
    what: "a list of 201",
    raw: { type: "list-army", side: "red", units: Array(201).fill(unit) },
  },
  { what: "no poison", raw: { type: "poison-unit", unit: "a", tokens: 0, by: null } },
  { what: "poison without end", raw: { type: "poison-unit", unit: "a", tokens: 13, by: null } },
  { what: "a guardian unhurt", raw: { type: "wound-guardian", unit: "a", wounds: 0, by: null } },
  { what: "a bundle of nothing", raw: { type: "together", entries: [] } },
  {
    what: "a bundle of seven",
    raw: { type: "together", entries: Array(7).fill({ type: "new-round" }) },
  },
  {
    what: "a bundle in a bundle",
    raw: {
      type: "together",
      entries: [{ type: "together", entries: [{ type: "new-round" }] }],
    },
  },
  {
    what: "five targets",
    raw: { type: "choose-targets", side: "red", units: ["a", "b", "c", "d", "e"] },
  },
  { what: "a space too long", raw: { type: "take-space", side: "red", space: "x".repeat(41) } },
  { what: "an unknown card", raw: { type: "choose-mission", mission: { primary: "tea" } } },
  {
    what: "an unknown secondary card",
    raw: { type: "choose-mission", mission: { secondary: "payload" } },
  },
  {
    what: "an advantage too long",
    raw: { type: "choose-mission", mission: { advantages: { blue: "x".repeat(61) } } },
  },
  {
    what: "an advantage that is no text",
    raw: { type: "choose-mission", mission: { advantages: { red: 7 } } },
  },
  { what: "a fact nobody asks for", raw: { type: "end-phase", facts: { blue: { tea: 1 } } } },
  { what: "too much of a fact", raw: { type: "end-phase", facts: { red: { secured: 100 } } } },
  { what: "less than nothing", raw: { type: "end-phase", facts: { red: { secured: -1 } } } },
  { what: "facts that are a list", raw: { type: "end-phase", facts: { blue: [] } } },
  { what: "facts of red that are a list", raw: { type: "end-phase", facts: { red: [] } } },
  ...cardless.map((raw) => ({ what: `a card like ${JSON.stringify(raw)}`, raw: withCard(raw) })),
  ...partnerless.map((raw) => ({
    what: `a counterpart like ${JSON.stringify(raw)}`,
    raw: { type: "add-unit", unit: { ...boba(), counterpart: raw } },
  })),
  {
    what: "thirteen cards it may be",
    raw: { type: "add-unit", unit: { ...unit, open: Array(13).fill("aw") } },
  },
  { what: "an empty card it may be", raw: { type: "add-unit", unit: { ...unit, open: [""] } } },
  { what: "a hundred objectives", raw: { type: "score-objective", side: "red", tokens: 100 } },
])("$what is not a command", ({ raw }) => {
  expect(legion.readCommand(raw)).toBe(null);
});
