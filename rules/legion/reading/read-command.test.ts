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
];

describe("reading a command", () => {
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
    { what: "a hundred objectives", raw: { type: "score-objective", side: "red", tokens: 100 } },
  ])("$what is not a command", ({ raw }) => {
    expect(legion.readCommand(raw)).toBe(null);
  });
});
