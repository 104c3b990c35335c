/** Games nobody would play, for properties that must hold in all of them. */
import { isRefusal } from "../../game.ts";
import type { Command } from "../commands.ts";
import { decide } from "../decide.ts";
import type { Event } from "../events.ts";
import { evolve } from "../evolve.ts";
import { huntersToMark, isLegalTarget, sideToMark } from "../entries/mark.ts";
import { begin, setUp } from "../setup.ts";
import type { State, Unit } from "../state.ts";
import { attack, charge, endOf, hit } from "./ledger.ts";
import { boba, bossk, cad, chewie, leia, luke, r2, speeder, storm } from "./units.ts";

export const roster = [
  boba({ points: 120, emergencyStims: true }),
  bossk({ points: 115 }),
  storm({ points: 44 }),
  cad({ points: 105 }),
  luke({ points: 160, emergencyStims: true, wounded: 2 }),
  speeder({ points: 60 }),
  leia({ points: 80, inside: "speeder" }),
  chewie({ points: 90, wounded: 5 }),
  r2({ points: 55 }),
];

/** Five numbers decide an entry: its kind, who, whom, how much, and a twist. */
export type Draw = readonly [kind: number, who: number, whom: number, much: number, twist: number];

function entryFrom(units: readonly Unit[], [kind, who, whom, much, twist]: Draw): Command {
  const at = (n: number): string => units[n % units.length]?.id ?? "";
  const attacker = ["boba", "bossk", "cad", "storm", "luke"][who % 5] ?? "";
  const enemies = units.filter(
    (unit) => !unit.defeated && unit.side !== units.find((each) => each.id === attacker)?.side,
  );
  const enemy = enemies[whom % enemies.length]?.id ?? "";
  const wounds = much % 8;
  switch (kind % 14) {
    case 0:
    case 1:
    case 2:
      return attack(twist % 7 === 0 ? null : attacker, twist === 11 ? at(whom) : enemy, wounds, {
        stims: twist % 3 === 0 ? much % 3 : 0,
        poison: much % 2,
        backlash: twist % 5 === 0 ? 1 : 0,
      });
    case 3:
      return attack(attacker, enemy, wounds % 3, {
        guardians: [{ unit: "chewie", wounds: 1 + (twist % 4), stims: 0 }],
      });
    case 4:
      return {
        type: "attack",
        by: attacker,
        kind: twist % 2 === 0 ? "melee" : "ranged",
        pools: [whom, whom + 1].map((n) => ({
          ...hit(enemies[n % enemies.length]?.id ?? "", wounds),
          guardians: [],
          backlash: 0,
        })),
      };
    case 5:
    case 6:
      return charge(
        attacker,
        [
          hit(enemy, wounds % 4, { poison: twist % 3, stims: twist % 5 === 0 ? 1 : 0 }),
          hit(at(whom + twist), 1),
        ],
        (["charge", "charge", "condition", "bane"] as const)[twist % 4],
      );
    case 7:
    case 8:
      return endOf(at(whom), {
        ...(twist % 2 === 0 ? { order: ["poison", "stims"] as const } : {}),
        ...(much % 2 === 0 ? { creditTo: at(who) } : {}),
      });
    case 9:
      return {
        type: "suffer-wounds",
        unit: at(whom),
        wounds: 1 + wounds,
        by: twist % 2 === 0 ? at(who) : null,
        cause: "",
      };
    case 10:
      return twist % 2 === 0
        ? { type: "heal", unit: at(whom), wounds: 1 + wounds }
        : { type: "recover", unit: at(whom) };
    case 11:
      return twist % 3 === 0
        ? { type: "leave-battlefield", unit: at(whom) }
        : { type: "secret-mission", unit: at(whom), inEnemyZone: twist % 5 !== 1 };
    case 12:
      return twist % 2 === 0
        ? { type: "board", unit: at(who), vehicle: "speeder" }
        : { type: "disembark", unit: at(who) };
    default:
      return twist % 2 === 0
        ? { type: "choose-credit", hunter: at(who) }
        : { type: "choose-order", order: ["stims", "poison"] };
  }
}

export interface RandomGame {
  readonly start: State;
  readonly end: State;
  readonly marks: readonly Command[];
  readonly entries: readonly Command[];
  /** The state before each event, beside it. */
  readonly pages: readonly { readonly before: State; readonly events: readonly Event[] }[];
}

/** The state after marking chosen by `marking`, then every entry that is accepted. */
export function play(
  options: Readonly<Record<string, string>>,
  marking: readonly number[],
  draws: readonly Draw[],
): RandomGame {
  const setup = { seats: 1, options, content: { units: roster } };
  const start = begin(setup);
  const opening = setUp(setup);
  let state = opening.reduce(evolve, start);
  const pages: { before: State; events: readonly Event[] }[] = [{ before: start, events: opening }];
  const enter = (command: Command): boolean => {
    const decision = decide(state, command);
    if (isRefusal(decision)) return false;
    pages.push({ before: state, events: decision });
    state = decision.reduce(evolve, state);
    return true;
  };
  const marks: Command[] = [];
  for (let side = sideToMark(state), n = 0; side !== null; side = sideToMark(state), n++) {
    const [hunter] = huntersToMark(state, side);
    const targets = state.units.filter(
      (unit) => hunter !== undefined && isLegalTarget(hunter, unit),
    );
    const target = targets[(marking[n] ?? 0) % targets.length];
    const command: Command = { type: "mark", by: hunter?.id ?? "", target: target?.id ?? "" };
    enter(command);
    marks.push(command);
  }
  const entries: Command[] = [];
  for (const draw of draws) {
    const entry = entryFrom(state.units, draw);
    if (enter(entry)) entries.push(entry);
  }
  return { start, end: state, marks, entries, pages };
}
