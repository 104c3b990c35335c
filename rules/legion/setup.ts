/** How a ledger begins: its edition, its options, and perhaps two armies already written down. */
import { isRefusal, type Problem, type Setup, type TableOption } from "../game.ts";
import { mostUnits } from "./entries/armies.ts";
import type { Command, NewUnit } from "./commands.ts";
import { decide } from "./decide.ts";
import type { Event } from "./events.ts";
import { newPage } from "./entries/page.ts";
import { policiesFrom, policyOptions } from "./edition/policies.ts";
import { readMission } from "./reading/read-mission.ts";
import { readUnit } from "./reading/read-unit.ts";
import { editionNamed } from "./edition/edition.ts";
import type { MissionChoice } from "./mission/cards.ts";
import { freshMission } from "./mission/mission-state.ts";
import { editionNames, type State } from "./state.ts";

export const tableOptions: readonly TableOption[] = [
  { id: "edition", values: editionNames, standard: "current", rule: "LB-LEDGER-11" },
  { id: "scenario", values: ["no", "yes"], standard: "no", rule: "LB-SCENARIO-04" },
  { id: "rounds", values: ["6", "5"], standard: "6", rule: "LB-LEDGER-06" },
  ...policyOptions,
];

const nothing = { blue: 0, red: 0 } as const;

export function begin(setup: Setup): State {
  const classicRounds = setup.options["rounds"] === "5" ? 5 : 6;
  const edition = setup.options["edition"] === "current" ? "current" : "classic";
  return {
    seats: setup.seats,
    edition,
    editionAsked: false,
    wholeArmies: false,
    mission: freshMission,
    activated: [],
    scenarioCards: setup.options["scenario"] === "yes",
    policies: policiesFrom(setup.options),
    rounds: editionNamed(edition).rounds ?? classicRounds,
    classicRounds,
    round: 1,
    phase: "armies",
    units: [],
    tokens: [],
    objectives: nothing,
    bountyPoints: nothing,
    missionPoints: nothing,
    question: null,
    result: null,
  };
}

/** Armies given with the setup are written down and closed; without them the table writes its own. */
export function setUp(setup: Setup): readonly Event[] {
  const units = armiesIn(setup.content);
  if (units === null) return [];
  const page = newPage(begin(setup));
  const mission = missionIn(setup.content);
  const entries: Command[] = [
    ...vehiclesFirst(units).map((unit) => ({ type: "add-unit", unit }) as const),
    ...(mission === null ? [] : [{ type: "choose-mission", mission } as const]),
    { type: "close-armies", ...(saysWhole(setup.content) ? { whole: true } : {}) },
  ];
  for (const entry of entries) {
    const decision = decide(page.now(), entry);
    if (isRefusal(decision)) throw new Error(`setup was not checked: ${decision.code}`);
    for (const { rule, ...deed } of decision) page.write(rule, deed);
  }
  return page.events();
}

/** Only units, and of each only what was read: a list may carry half a megabyte of anything beside them. */
export function readContent(content: unknown): unknown {
  const units = armiesIn(content);
  return units === null ? null : { units };
}

export function checkSetup(setup: Setup): readonly Problem[] {
  return [...optionProblems(setup), ...contentProblems(setup)];
}

function optionProblems(setup: Setup): readonly Problem[] {
  return Object.entries(setup.options).flatMap(([id, value]) => {
    const option = tableOptions.find((each) => each.id === id);
    if (option === undefined)
      return [
        {
          path: `options.${id}`,
          code: "UNKNOWN_OPTION",
          rule: "LB-LEDGER-11",
          params: { option: id },
        },
      ];
    return option.values.includes(value)
      ? []
      : [
          {
            path: `options.${id}`,
            code: "BAD_VALUE",
            rule: option.rule,
            params: { option: id, value },
          },
        ];
  });
}

/** [LB-LEDGER-03] [LB-LEDGER-04] */
function contentProblems({ content }: Setup): readonly Problem[] {
  if (content === null) return [];
  const listed = listedUnits(content);
  if (listed === null)
    return [{ path: "content", code: "NOT_ARMIES", rule: "LB-LEDGER-03", params: {} }];
  if (listed.length > mostUnits)
    return [
      {
        path: "content.units",
        code: "TOO_MANY_UNITS",
        rule: "LB-LEDGER-04",
        params: { most: mostUnits },
      },
    ];
  const units = listed.map(readUnit);
  const unreadable = units.flatMap((unit, at) =>
    unit === null
      ? [{ path: `content.units.${at}`, code: "NOT_A_UNIT", rule: "LB-LEDGER-03", params: {} }]
      : [],
  );
  return unreadable.length > 0 ? unreadable : unitProblems(units.filter((unit) => unit !== null));
}

function unitProblems(units: readonly NewUnit[]): readonly Problem[] {
  return units.flatMap((unit, at) => {
    const path = `content.units.${at}`;
    if (units.findIndex((each) => each.id === unit.id) !== at)
      return [{ path, code: "UNIT_EXISTS", rule: "LB-LEDGER-03", params: { unit: unit.id } }];
    return unit.inside === null || ridesWell(units, unit)
      ? []
      : [
          {
            path,
            code: "NOT_A_TRANSPORT",
            rule: "LB-SETUP-15",
            params: { unit: unit.id, vehicle: unit.inside },
          },
        ];
  });
}

function ridesWell(units: readonly NewUnit[], unit: NewUnit): boolean {
  const vehicle = units.find((each) => each.id === unit.inside);
  return (
    vehicle !== undefined &&
    vehicle.id !== unit.id &&
    vehicle.transport !== null &&
    vehicle.inside === null &&
    vehicle.side === unit.side &&
    !unit.types.includes("vehicle")
  );
}

/** A rider may be listed before its transport. */
function vehiclesFirst(units: readonly NewUnit[]): readonly NewUnit[] {
  return [
    ...units.filter((unit) => unit.inside === null),
    ...units.filter((unit) => unit.inside !== null),
  ];
}

function listedUnits(content: unknown): readonly unknown[] | null {
  if (typeof content !== "object" || content === null || !("units" in content)) return null;
  return Array.isArray(content.units) ? content.units : null;
}

function missionIn(content: unknown): MissionChoice | null {
  return typeof content === "object" && content !== null && "mission" in content
    ? readMission(content.mission)
    : null;
}

function saysWhole(content: unknown): boolean {
  return (
    typeof content === "object" && content !== null && "whole" in content && content.whole === true
  );
}

function armiesIn(content: unknown): readonly NewUnit[] | null {
  return (
    listedUnits(content)
      ?.map(readUnit)
      .filter((unit) => unit !== null) ?? null
  );
}
