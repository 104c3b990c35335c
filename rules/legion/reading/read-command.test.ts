import { describe, expect, test } from "vitest";
import { legion } from "../index.ts";
import type { Command } from "../commands.ts";
import { boba } from "../testing/units.ts";
import { charge, hit, pool } from "../testing/ledger.ts";
import { card, grogu } from "./testing/samples.ts";

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
    const companion = { id: "tn", told: false };
    const beside = { ...card, companion, besideUpgrades: ["dc"] };
    expect(read({ ...whole, card: beside })).toEqual({
      type: "add-unit",
      unit: { ...whole, card: beside },
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
});
