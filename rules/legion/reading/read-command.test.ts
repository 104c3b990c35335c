import { describe, expect, test } from "vitest";
import { legion } from "../index.ts";
import type { Command } from "../commands.ts";
import { boba } from "../promises/units.ts";
import { charge, hit, pool } from "../promises/testing.ts";

const wellFormed: readonly Command[] = [
  { type: "add-unit", unit: boba({ inside: "x", transport: "closed", types: ["droid"] }) },
  { type: "add-army", units: [boba(), boba({ id: "second" })] },
  { type: "change-unit", unit: boba() },
  { type: "remove-unit", unit: "boba" },
  { type: "close-armies" },
  { type: "mark", by: "boba", target: "luke" },
  {
    type: "attack",
    by: null,
    kind: "melee",
    pools: [
      pool("luke", 99, {
        stims: 2,
        poison: 12,
        backlash: 1,
        guardians: [{ unit: "chewie", wounds: 1, stims: 1 }],
      }),
    ],
  },
  charge("boba", [hit("luke", 0)], "bane"),
  { type: "detonate", by: null, token: "charge", armedBy: "boba", hits: [hit("luke", 1)] },
  { type: "suffer-wounds", unit: "luke", wounds: 1, by: "boba", cause: "" },
  { type: "suffer-wounds", unit: "luke", wounds: 99, by: null, cause: "x".repeat(120) },
  { type: "leave-battlefield", unit: "luke" },
  { type: "heal", unit: "luke", wounds: 1 },
  { type: "correct-wounds", unit: "luke", wounded: 0 },
  { type: "recover", unit: "luke" },
  { type: "board", unit: "luke", vehicle: "x" },
  { type: "disembark", unit: "luke" },
  { type: "secret-mission", unit: "r2", inEnemyZone: false },
  { type: "end-activation", unit: "luke", order: null, creditTo: null },
  { type: "end-activation", unit: "luke", order: ["stims", "poison"], creditTo: "boba" },
  { type: "choose-order", order: ["poison"] },
  { type: "choose-credit", hunter: "boba" },
  { type: "score-objective", side: "red", tokens: -99 },
  { type: "new-round" },
  { type: "end-game", wipedOut: null },
  { type: "end-game", wipedOut: "red" },
  { type: "list-army", side: "red", units: [boba()] },
  { type: "poison-unit", unit: "luke", tokens: 12, by: "boba" },
  { type: "poison-unit", unit: "luke", tokens: 1, by: null },
  { type: "wound-guardian", unit: "luke", wounds: 2, by: null },
  { type: "wound-guardian", unit: "luke", wounds: 2, by: "boba" },
  { type: "together", entries: [{ type: "new-round" }, { type: "recover", unit: "luke" }] },
  { type: "choose-edition", edition: "current" },
  { type: "choose-targets", side: "blue", units: ["a", "b", "c", "d"] },
  { type: "secondary-deed", side: "red", deed: "deliver", unit: null },
  { type: "secondary-deed", side: "red", deed: "scan", unit: "luke" },
  { type: "take-space", side: "blue", space: "x".repeat(40) },
  { type: "set-clock", hand: "paused" },
  {
    type: "choose-mission",
    mission: {
      primary: "payload",
      secondary: "marked-targets",
      advantages: { blue: "x".repeat(60), red: null },
    },
  },
  { type: "end-phase", facts: { blue: { secured: 99 }, red: {} } },
];

const card = { id: "aw", upgrades: ["db"], told: true, beside: 999 };
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
];
const grogu = { name: "x".repeat(80), wounds: 1, keywords: ["hunted"] };
const partnerless: readonly unknown[] = [
  7,
  [],
  { ...grogu, name: "x".repeat(81) },
  { ...grogu, wounds: 0 },
  { ...grogu, wounds: 100 },
  { ...grogu, keywords: ["tea"] },
  { ...grogu, keywords: null },
];

/** Records in which everything may be missing. */
const allMayMiss = ["mission", "facts"];

describe("reading a command", () => {
  test("a unit brings its card, its question and its counterpart along, or does without", () => {
    const whole = { ...boba(), card, open: Array(12).fill("aw"), counterpart: grogu };
    const plain = { ...boba(), card: null, open: null, counterpart: null };
    const read = (unit: unknown) => legion.readCommand({ type: "add-unit", unit });
    expect(read(whole)).toEqual({ type: "add-unit", unit: whole });
    expect(read(plain)).toEqual({ type: "add-unit", unit: boba() });
    expect(Object.keys((read(plain) as { unit: object }).unit)).not.toContain("card");
    expect(Object.keys((read(plain) as { unit: object }).unit)).not.toContain("open");
    expect(Object.keys((read(plain) as { unit: object }).unit)).not.toContain("counterpart");
    expect(
      read({ ...whole, card: { ...card, upgrades: Array(20).fill("x".repeat(80)) } }),
    ).not.toBe(null);
    expect(read({ ...whole, counterpart: { ...grogu, wounds: 99 } })).not.toBe(null);
    expect(read({ ...whole, card: { ...card, beside: 0, told: false } })).toMatchObject({
      unit: { card: { beside: 0, told: false } },
    });
  });

  test("a mission names what was chosen; yes and no count as one and none", () => {
    const nobody = { primary: null, secondary: null, advantages: { blue: null, red: null } };
    expect(legion.readCommand({ type: "choose-mission", mission: {} })).toEqual({
      type: "choose-mission",
      mission: nobody,
    });
    expect(
      legion.readCommand({ type: "choose-mission", mission: { advantages: { red: "Ordnance" } } }),
    ).toEqual({
      type: "choose-mission",
      mission: { ...nobody, advantages: { blue: null, red: "Ordnance" } },
    });
    expect(
      legion.readCommand({
        type: "end-phase",
        facts: { blue: { centre: true, sides: 0 }, red: { centre: false } },
      }),
    ).toEqual({
      type: "end-phase",
      facts: { blue: { centre: 1, sides: 0 }, red: { centre: 0 } },
    });
    expect(legion.readCommand({ type: "end-phase", facts: {} })).toEqual({
      type: "end-phase",
      facts: { blue: {}, red: {} },
    });
    expect(legion.readCommand({ type: "close-armies", whole: true })).toEqual({
      type: "close-armies",
      whole: true,
    });
    expect(Object.keys(legion.readCommand({ type: "close-armies", whole: 1 }) ?? {})).toEqual([
      "type",
    ]);
  });

  test.each(wellFormed.map((command) => ({ type: command.type, command })))(
    "$type survives JSON and loses what is not its own",
    ({ command }) => {
      expect(legion.readCommand(JSON.parse(JSON.stringify({ ...command, extra: 1 })))).toEqual(
        command,
      );
    },
  );

  test("every field is needed, and no field takes any value", () => {
    for (const command of wellFormed) {
      for (const field of Object.keys(command)) {
        const { [field]: _gone, ...rest } = command as unknown as Record<string, unknown>;
        expect(legion.readCommand(rest), `${command.type} without ${field}`).toBe(null);
        for (const wrong of [{ odd: 1 }, -100, 1.5, "x".repeat(200), [7]]) {
          if (allMayMiss.includes(field) && typeof wrong === "object") continue;
          expect(
            legion.readCommand({ ...command, [field]: wrong }),
            `${command.type} with ${field}=${JSON.stringify(wrong)}`,
          ).toBe(null);
        }
      }
    }
  });

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
});
