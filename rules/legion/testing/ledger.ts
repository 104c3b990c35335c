/** A table to try rules at: given units, when somebody writes an entry, then these events or this refusal. */
import { isRefusal } from "../../game.ts";
import { decide } from "../decide.ts";
import { evolve } from "../evolve.ts";
import { begin, setUp } from "../setup.ts";
import type { Refusal } from "../../game.ts";
import type { Command, Hit, NewUnit, Pool } from "../commands.ts";
import type { Event } from "../events.ts";
import type { State } from "../state.ts";
import type { UnitId } from "../names.ts";

export interface Ledger {
  readonly state: () => State;
  /** Writes an entry; a refusal changes nothing. */
  readonly enter: (command: Command) => readonly Event[] | Refusal;
  /** The events of an entry that must be accepted. */
  readonly events: (command: Command) => readonly Event[];
  /** Writes an entry that must be accepted. */
  readonly does: (...commands: readonly Command[]) => Ledger;
  readonly types: (command: Command) => readonly string[];
  readonly refusal: (command: Command) => Refusal;
}

export function ledger(
  units: readonly NewUnit[],
  options: Readonly<Record<string, string>> = {},
  seats = 1,
): Ledger {
  const setup = { seats, options, content: { units } };
  return ledgerAt(setUp(setup).reduce(evolve, begin(setup)));
}

export function emptyLedger(options: Readonly<Record<string, string>> = {}, seats = 1): Ledger {
  return ledgerAt(begin({ seats, options, content: null }));
}

function ledgerAt(start: State): Ledger {
  let state = start;
  const enter = (command: Command): readonly Event[] | Refusal => {
    const decision = decide(state, command);
    if (!isRefusal(decision)) state = decision.reduce(evolve, state);
    return decision;
  };
  const accepted = (command: Command): readonly Event[] => {
    const decision = enter(command);
    if (isRefusal(decision))
      throw new Error(`${command.type} refused: ${decision.code} ${decision.rule}`);
    return decision;
  };
  const self: Ledger = {
    state: () => state,
    enter,
    events: accepted,
    does: (...commands) => {
      for (const command of commands) accepted(command);
      return self;
    },
    types: (command) => accepted(command).map((event) => `${event.type} ${event.rule}`),
    refusal: (command) => {
      const decision = enter(command);
      if (!isRefusal(decision)) throw new Error(`${command.type} was accepted`);
      return decision;
    },
  };
  return self;
}

export function hit(on: UnitId, wounds: number, more: Partial<Hit> = {}): Hit {
  return { on, wounds, stims: 0, poison: 0, ...more };
}

export function pool(on: UnitId, wounds: number, more: Partial<Pool> = {}): Pool {
  return { on, wounds, stims: 0, poison: 0, guardians: [], backlash: 0, ...more };
}

export function attack(
  by: UnitId | null,
  on: UnitId,
  wounds: number,
  more: Partial<Pool> = {},
): Command {
  return { type: "attack", by, kind: "ranged", pools: [pool(on, wounds, more)] };
}

export function charge(
  by: UnitId | null,
  hits: readonly Hit[],
  token: "charge" | "condition" | "bane" = "charge",
): Command {
  return { type: "detonate", by, token, armedBy: null, hits };
}

export function mark(by: UnitId, target: UnitId): Command {
  return { type: "mark", by, target };
}

export function endOf(
  unit: UnitId,
  more: { order?: readonly ("poison" | "stims")[]; creditTo?: UnitId } = {},
): Command {
  return {
    type: "end-activation",
    unit,
    order: more.order ?? null,
    creditTo: more.creditTo ?? null,
  };
}

export const theEnd: Command = { type: "end-game", wipedOut: null };
