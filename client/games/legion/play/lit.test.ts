/**
 * The ledger's screens light what `options(view)` offers, in random games. Some entries have no end (so many wounds, by
 * whom, with which dice): of those the rules list a few, and a screen may light whatever is not refused.
 */
import { expect, test } from "vitest";
import { walk } from "#rules/conformance/walk.ts";
import { fold, isRefusal, type Game } from "#rules/game.ts";
import {
  huntersToMark,
  isHunter,
  legion,
  remaining,
  sideToMark,
  sideToTarget,
  sides,
  type Command,
  type State,
  type View,
} from "#rules/legion/index.ts";
import { sample } from "#rules/legion/sample.ts";
import {
  answersTo,
  firstOf,
  marksFor,
  missionOf,
  recoveryOf,
  ridesOf,
  secondaryOf,
} from "./doors.ts";
import { byNobody, howBy, usually, waiting } from "./defeat/kill-answers.ts";
import { asOne, attackOn, poisonOn } from "./moves.ts";
import { foresee } from "./defeat/what-if.ts";
import { inAnyGame } from "#tools/testing/any-game.ts";
import { en } from "#words/made/legion/en.ts";

/** Listed by the rules to the last one: here lit and offered are the same. */
const listed: ReadonlySet<Command["type"]> = new Set([
  "mark",
  "choose-credit",
  "choose-order",
  "board",
  "disembark",
  "recover",
  "secret-mission",
  "secondary-deed",
  "take-space",
  "new-round",
]);

/** As `board.tsx` turns its pages: targets, marks, then play. */
function doors(view: View): readonly (Command | null)[] {
  if (sideToTarget(view) !== null) return [];
  const side = view.phase === "marking" ? sideToMark(view) : null;
  if (side !== null) return huntersToMark(view, side).flatMap((hunter) => marksFor(view, hunter));
  const living = view.units.filter((unit) => !unit.defeated);
  return [
    ...answersTo(view),
    ...living.flatMap((unit) => [...ridesOf(view, unit), recoveryOf(view, unit), missionOf(unit)]),
    ...sides.flatMap((side) => {
      const { deed, spaces } = secondaryOf(view, side);
      return [deed, ...spaces];
    }),
    view.edition === "classic" ? { type: "new-round" } : null,
  ];
}

function lit(view: View): readonly Command[] {
  return doors(view).flatMap((command) =>
    command === null || legion.whyNot(view, command) !== null ? [] : [command],
  );
}

const sorted = (commands: readonly Command[]): string[] =>
  [
    ...new Set(commands.map((command) => JSON.stringify(command, Object.keys(command).sort()))),
  ].sort();

const never = (): never => {
  throw new Error("a ledger has no chance in it");
};

/** Rare in games by chance: poison of two hunters, and poison beside Stims. */
function questions(): readonly State[] {
  const poison = (by: string): Command => ({ type: "poison-unit", unit: "luke", tokens: 1, by });
  const marked: readonly Command[] = [
    { type: "mark", by: "boba", target: "luke" },
    { type: "mark", by: "bossk", target: "luke" },
    { type: "mark", by: "cad", target: "boba" },
    { type: "correct-wounds", unit: "luke", wounded: 5 },
    poison("boba"),
  ];
  const end: Command = { type: "end-activation", unit: "luke", order: null, creditTo: null };
  const stims: Command = {
    type: "attack",
    by: "boba",
    kind: "ranged",
    pools: [{ on: "luke", wounds: 1, stims: 1, poison: 0, guardians: [], backlash: 0 }],
  };
  return [written([...marked, poison("bossk"), end]), written([...marked, stims, end])];
}

/** Rare in games by chance: a deed of the secondary mission. */
function deeds(): readonly State[] {
  const mission = { primary: null, advantages: { blue: null, red: null } };
  const chosen = (secondary: "recon-mission" | "supply-run"): readonly Command[] => [
    { type: "choose-mission", mission: { ...mission, secondary } },
    { type: "mark", by: "boba", target: "luke" },
    { type: "mark", by: "bossk", target: "luke" },
    { type: "mark", by: "cad", target: "boba" },
    { type: "end-phase", facts: { blue: {}, red: {} } },
  ];
  return [written(chosen("recon-mission"), "current"), written(chosen("supply-run"), "current")];
}

/** The sample's own armies, and these entries. */
function written(commands: readonly Command[], edition: "classic" | "current" = "classic"): State {
  const setup = { seats: 1, options: { edition }, content: sample.contents?.[1] };
  let state = fold(legion, legion.begin(setup), legion.setUp(setup, never));
  for (const command of commands) {
    const decision = legion.decide(state, 0, command, never);
    if (isRefusal(decision)) throw new Error(`${command.type}: ${decision.code}`);
    state = fold(legion, state, decision);
  }
  return state;
}

function stateAt(seed: number, length: number): State {
  return walk(legion as Game, sample, seed, length).state as State;
}

function viewsOf(states: readonly State[]): readonly View[] {
  return states
    .map((state) => legion.viewFor(state, 0))
    .filter(({ phase }) => phase === "marking" || phase === "play");
}

/** Known ledgers, in which everything is offered once. */
const byChance = Array.from({ length: 120 }, (_, i) => stateAt(i + 1, (i * 11) % 90));
const known = viewsOf([...byChance, ...deeds(), ...questions()]);

const anywhere = { usual: 60, deep: 1500, length: 90 };

/** The first difference of each view: `+` lit and not offered, `-` offered and not lit. */
function unlike(screen: (view: View) => readonly Command[], views = known): string[] {
  return views.flatMap((view) => {
    const offered = sorted(legion.options(view).filter(({ type }) => listed.has(type)));
    const shown = sorted(screen(view));
    const more = shown.filter((command) => !offered.includes(command)).map((one) => `+ ${one}`);
    const less = offered.filter((command) => !shown.includes(command)).map((one) => `- ${one}`);
    return [...more, ...less].slice(0, 1);
  });
}

test("[LB-LEDGER-03] what is lit is what the rules offer, in any ledger", () => {
  const kinds = new Set(known.flatMap((view) => lit(view).map(({ type }) => type)));
  expect([...kinds].sort()).toEqual([...listed].sort());
  expect(unlike(lit)).toEqual([]);
  inAnyGame(anywhere, ({ seed, length }) => {
    expect(unlike(lit, viewsOf([stateAt(seed, Math.min(length, seed % 90))]))).toEqual([]);
  });
});

test("planted: a screen that lights a mark too many is found", () => {
  const generous = (view: View): readonly Command[] =>
    view.phase === "marking" && sideToMark(view) !== null
      ? doors(view).flatMap((one) => one ?? [])
      : lit(view);
  expect(unlike(generous)).toContainEqual(expect.stringMatching(/^\+ .*"mark"/));
});

test("planted: a screen that forgets who may get out of a transport is found", () => {
  const mean = (view: View): readonly Command[] =>
    lit(view).filter(({ type }) => type !== "disembark");
  expect(unlike(mean)).toContainEqual(expect.stringMatching(/^- .*"disembark"/));
});

/** Every answer to "who defeated it, and how", every wound, every token that a sheet would write down. */
function sheets(view: View): readonly Command[] {
  if (view.phase !== "play" || view.question !== null || sideToTarget(view) !== null) return [];
  return view.units
    .filter((unit) => !unit.defeated)
    .flatMap((unit) => {
      const enemies = view.units.filter((each) => each.side !== unit.side && !each.defeated);
      const by = [...enemies.filter(isHunter).map(({ id }) => id), null];
      const rows = [
        ...waiting(view, en, unit),
        ...byNobody(view, en, unit),
        ...by.flatMap((who) => howBy(view, en, unit, who)),
      ].filter(({ commands }) => foresee(view, commands).possible);
      const stims = unit.stims !== null && legion.whyNot(view, firstOf.stims(unit)) === null;
      const poison = legion.whyNot(view, firstOf.poison(unit)) === null;
      return [
        ...rows.flatMap(({ commands }) => asOne(commands) ?? []),
        ...by.flatMap((who) => asOne(usually(who, unit, view)) ?? []),
        ...(stims && remaining(unit) > 1 ? by.map((who) => attackOn(who, unit, 2, 2)) : []),
        ...(poison ? by.map((who) => poisonOn(who, unit, 2)) : []),
        ...Array.from({ length: unit.wounds }, (_, wounded): Command => ({
          type: "correct-wounds",
          unit: unit.id,
          wounded,
        })),
      ];
    });
}

const refusedOf = (entries: (view: View) => readonly Command[], views = known): string[] => [
  ...new Set(
    views.flatMap((view) =>
      entries(view).flatMap((command) => {
        const refusal = legion.whyNot(view, command);
        return refusal === null ? [] : [`${command.type} ${refusal.code}`];
      }),
    ),
  ),
];

test("[LB-LEDGER-01] no entry that a sheet offers is refused, in any ledger", () => {
  expect(known.flatMap(sheets).length).toBeGreaterThan(1000);
  expect(refusedOf(sheets)).toEqual([]);
  inAnyGame(anywhere, ({ seed, length }) => {
    expect(refusedOf(sheets, viewsOf([stateAt(seed, Math.min(length, seed % 90))]))).toEqual([]);
  });
});

test("planted: a sheet that offers the dead is found", () => {
  const careless = (view: View): readonly Command[] =>
    view.units.filter(({ defeated }) => defeated).map((unit) => poisonOn(null, unit, 1));
  expect(refusedOf(careless)).not.toEqual([]);
});
