import fc from "fast-check";
import { expect, test } from "vitest";
import type { Command } from "../commands.ts";
import { play } from "../testing/random-game.ts";
import { entryOf } from "./recount.ts";
import {
  attack,
  charge,
  emptyLedger,
  endOf,
  hit,
  ledger,
  mark,
  theEnd,
} from "../testing/ledger.ts";
import { boba, chewie, luke, r2, speeder, storm } from "../testing/units.ts";

const draw = fc.tuple(fc.nat(27), fc.nat(8), fc.nat(8), fc.nat(15), fc.nat(11));

test("[INV-5] a ledger written again from its pages is the same ledger", () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(4), { minLength: 3, maxLength: 3 }),
      fc.array(draw, { minLength: 8, maxLength: 24, size: "max" }),
      fc.constantFrom("classic", "current"),
      (marking, draws, edition) => {
        const { start, pages, end } = play({ edition }, marking, draws);
        const again = emptyLedger({ edition });
        expect(again.state()).toEqual(start);
        const entries = pages
          .slice(1)
          .map(({ events }) => entryOf(events))
          .filter((entry) => entry !== null);
        for (const event of pages[0]?.events ?? []) again.does(entryOf([event]) ?? theEnd);
        again.does(...entries);
        expect({ ...again.state(), question: null }).toEqual({ ...end, question: null });
      },
    ),
    { numRuns: 300 },
  );
});

test.each<{ before: readonly Command[]; command: Command }>([
  { before: [], command: { type: "new-round" } },
  { before: [], command: { type: "score-objective", side: "red", tokens: 2 } },
  { before: [], command: { type: "end-game", wipedOut: "red" } },
  { before: [], command: theEnd },
  { before: [], command: { type: "correct-wounds", unit: "luke", wounded: 3 } },
  { before: [], command: { type: "secret-mission", unit: "r2", inEnemyZone: true } },
  { before: [attack("boba", "luke", 1, { stims: 1 })], command: { type: "recover", unit: "luke" } },
  { before: [], command: attack("boba", "luke", 3, { poison: 1, backlash: 1 }) },
  { before: [], command: attack(null, "luke", 9) },
  {
    before: [],
    command: {
      type: "detonate",
      by: "boba",
      token: "bane",
      armedBy: "boba",
      hits: [hit("luke", 1, { poison: 1 })],
    },
  },
  {
    before: [],
    command: { type: "suffer-wounds", unit: "luke", wounds: 2, by: "boba", cause: "card" },
  },
  { before: [], command: { type: "leave-battlefield", unit: "luke" } },
  { before: [attack("boba", "luke", 3)], command: { type: "heal", unit: "luke", wounds: 2 } },
  { before: [], command: { type: "board", unit: "luke", vehicle: "speeder" } },
  {
    before: [{ type: "board", unit: "luke", vehicle: "speeder" }],
    command: { type: "disembark", unit: "luke" },
  },
  { before: [], command: endOf("luke") },
  {
    before: [charge("boba", [hit("luke", 5, { poison: 1 })])],
    command: endOf("luke", { creditTo: "boba" }),
  },
  {
    before: [
      charge("boba", [hit("luke", 0, { poison: 1 })]),
      attack("boba", "luke", 2, { stims: 2 }),
    ],
    command: endOf("luke", { order: ["stims", "poison"] }),
  },
])("$command.type is read back from its page", ({ before, command }) => {
  const table = ledger([boba(), luke({ emergencyStims: true }), r2(), speeder()]).does(
    mark("boba", "luke"),
    ...before,
  );
  expect(entryOf(table.events(command))).toEqual(command);
});

test("[LC-LEDGER-05] every entry of the current edition is read back from its page", () => {
  const none = { primary: null, secondary: null, advantages: { blue: null, red: null } } as const;
  const table = emptyLedger({ edition: "current" });
  for (const command of [
    { type: "choose-edition", edition: "classic" },
    { type: "choose-edition", edition: "current" },
    { type: "list-army", side: "blue", units: [boba(), storm()] },
    { type: "list-army", side: "red", units: [luke(), chewie()] },
    { type: "choose-mission", mission: { ...none, secondary: "marked-targets" } },
    { type: "close-armies", whole: true },
    { type: "set-clock", hand: "red" },
    { type: "choose-targets", side: "blue", units: ["boba", "storm", "luke", "chewie"] },
    mark("boba", "luke"),
    { type: "poison-unit", unit: "luke", tokens: 2, by: "boba" },
    { type: "wound-guardian", unit: "chewie", wounds: 1, by: "boba" },
    { type: "together", entries: [{ type: "correct-wounds", unit: "luke", wounded: 1 }] },
    { type: "end-phase", facts: { blue: {}, red: {} } },
  ] as const)
    expect(entryOf(table.events(command))).toEqual(command);
  const recon = ledger([boba(), luke()], { edition: "current" }).does(
    { type: "choose-mission", mission: { ...none, secondary: "recon-mission" } },
    mark("boba", "luke"),
    { type: "new-round" },
  );
  const scan = { type: "secondary-deed", side: "red", deed: "scan", unit: "luke" } as const;
  expect(entryOf(recon.events(scan))).toEqual(scan);
  const heel = ledger([boba(), luke()], { edition: "current" }).does(
    { type: "choose-mission", mission: { ...none, secondary: "bring-them-to-heel" } },
    mark("boba", "luke"),
  );
  const space = { type: "take-space", side: "red", space: "panicked" } as const;
  expect(entryOf(heel.events(space))).toEqual(space);
});

test("[LB-STIMS-01] a fatal payment is not taken for poison; healing nobody is still an entry; a mark and a paid mission are read back", () => {
  const table = ledger([boba(), luke({ emergencyStims: true, wounded: 5 })]).does(
    mark("boba", "luke"),
    attack("boba", "luke", 1, { stims: 1 }),
  );
  expect(entryOf(table.events(endOf("luke")))).toEqual(endOf("luke"));
  expect(entryOf(ledger([boba(), luke()]).events(mark("boba", "luke")))).toEqual(
    mark("boba", "luke"),
  );
  const mission = { type: "secret-mission", unit: "r2", inEnemyZone: true } as const;
  expect(entryOf(ledger([r2()], { edition: "current" }).does(mission).events(mission))).toEqual(
    mission,
  );
  expect(entryOf(ledger([r2()]).events({ type: "heal", unit: "r2", wounds: 3 }))).toEqual({
    type: "heal",
    unit: "r2",
    wounds: 1,
  });
});

test("writing armies is read back too; a page that only asks is not an entry", () => {
  const table = emptyLedger();
  for (const command of [
    { type: "add-unit", unit: boba() },
    { type: "change-unit", unit: boba({ wounds: 4 }) },
    { type: "remove-unit", unit: "boba" },
    { type: "add-army", units: [boba(), luke()] },
    { type: "close-armies" },
  ] as const) {
    expect(entryOf(table.events(command))).toEqual(command);
  }
  expect(entryOf([])).toBe(null);
  expect(
    entryOf([
      {
        type: "asked",
        rule: "LB-ORDER-05",
        question: { type: "effect-order", unit: "luke", effects: ["poison", "stims"] },
      },
    ]),
  ).toBe(null);
});
