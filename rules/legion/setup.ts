/** How a ledger begins: its edition, its options, and perhaps two armies already written down. */
import { isRefusal } from "../game.ts";
import { decide } from "./decide.ts";
import { newPage } from "./entries/page.ts";
import { policiesFrom, policyOptions } from "./edition/policies.ts";
import { editionNamed } from "./edition/edition.ts";
import { freshMission } from "./mission/mission-state.ts";
import { editionNames } from "./names.ts";
import { armiesIn, contentProblems, missionIn, saysWhole, staysOpen } from "./setup-content.ts";
import type { Problem, Setup, TableOption } from "../game.ts";
import type { Command, NewUnit } from "./commands.ts";
import type { Event } from "./events.ts";
import type { State } from "./state.ts";

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

/**
 * Armies given with the setup are written down and closed; without them the table writes its own. [LC-TOUR-10] Lists
 * of a tournament stay open: what they leave to be asked is asked at the table, and the mission is still to be chosen.
 */
export function setUp(setup: Setup): readonly Event[] {
  const units = armiesIn(setup.content);
  if (units === null) return [];
  const page = newPage(begin(setup));
  const added = vehiclesFirst(units).map((unit) => ({ type: "add-unit", unit }) as const);
  for (const entry of staysOpen(setup.content)
    ? [{ type: "choose-edition", edition: page.now().edition } as const, ...added]
    : [...added, ...closing(setup.content)]) {
    const decision = decide(page.now(), entry);
    if (isRefusal(decision)) throw new Error(`setup was not checked: ${decision.code}`);
    for (const { rule, ...deed } of decision) page.write(rule, deed);
  }
  return page.events();
}

function closing(content: unknown): readonly Command[] {
  const mission = missionIn(content);
  return [
    ...(mission === null ? [] : [{ type: "choose-mission", mission } as const]),
    { type: "close-armies", ...(saysWhole(content) ? { whole: true } : {}) },
  ];
}

/** Only units, and of each only what was read: a list may carry half a megabyte of anything beside them. */
export function readContent(content: unknown): unknown {
  const units = armiesIn(content);
  return units === null ? null : { units, ...(staysOpen(content) ? { open: true } : {}) };
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

/** A rider may be listed before its transport. */
function vehiclesFirst(units: readonly NewUnit[]): readonly NewUnit[] {
  return [
    ...units.filter((unit) => unit.inside === null),
    ...units.filter((unit) => unit.inside !== null),
  ];
}
