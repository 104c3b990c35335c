/** From what people say ("Luke is down, Boba did it") to entries. */
import {
  remaining,
  type Command,
  type Effect,
  type SingleCommand,
  type Unit,
} from "#rules/legion/index.ts";

type By = string | null;

export function attackOn(by: By, unit: Unit, wounds: number, stims = 0): SingleCommand {
  return {
    type: "attack",
    by,
    kind: "ranged",
    pools: [{ on: unit.id, wounds, stims, poison: 0, guardians: [], backlash: 0 }],
  };
}

/** `fallen`: the attacker that Deflect took in the same attack. */
export function killedByAttack(
  by: By,
  unit: Unit,
  fallen: Unit | null = null,
): readonly SingleCommand[] {
  const backlash = fallen === null ? 0 : remaining(fallen);
  return [
    {
      type: "attack",
      by,
      kind: "ranged",
      pools: [
        { on: unit.id, wounds: remaining(unit), stims: 0, poison: 0, guardians: [], backlash },
      ],
    },
  ];
}

/** Whom it guarded does not matter to the referee, so it is not written down. */
export function killedGuarding(by: By, unit: Unit): readonly SingleCommand[] {
  return [{ type: "wound-guardian", unit: unit.id, wounds: remaining(unit), by }];
}

/** What belongs together is one entry, with one Undo. */
export function asOne(commands: readonly SingleCommand[]): Command | null {
  const [first, second] = commands;
  if (first === undefined || second === undefined) return first ?? null;
  return { type: "together", entries: commands };
}

export function killedByToken(
  by: By,
  unit: Unit,
  token: "charge" | "condition" | "bane",
): readonly SingleCommand[] {
  return [
    {
      type: "detonate",
      by,
      token,
      armedBy: null,
      hits: [{ on: unit.id, wounds: remaining(unit), stims: 0, poison: 0 }],
    },
  ];
}

export function killedByEffect(by: By, unit: Unit): readonly SingleCommand[] {
  return [{ type: "suffer-wounds", unit: unit.id, wounds: remaining(unit), by, cause: "" }];
}

/** The last wound comes through the hull: the others are written down first. */
export function killedInside(by: By, unit: Unit, vehicle: Unit): readonly SingleCommand[] {
  return [...leaving(unit, 1), attackOn(by, vehicle, 1)];
}

/** Deflect in its own attack on `defender`. */
export function killedByDeflect(unit: Unit, defender: string): readonly SingleCommand[] {
  return [
    {
      type: "attack",
      by: unit.id,
      kind: "ranged",
      pools: [
        { on: defender, wounds: 0, stims: 0, poison: 0, guardians: [], backlash: remaining(unit) },
      ],
    },
  ];
}

export function poisonOn(by: By, unit: Unit, tokens: number): Command {
  return { type: "poison-unit", unit: unit.id, tokens, by };
}

function leaving(unit: Unit, left: number): readonly SingleCommand[] {
  return remaining(unit) === left
    ? []
    : [{ type: "correct-wounds", unit: unit.id, wounded: unit.wounds - left }];
}

export function waitingWounds(unit: Unit, effect: Effect): number {
  return effect === "poison"
    ? unit.poison.length
    : (unit.stims?.loads ?? []).reduce((sum, load) => sum + load.wounds, 0);
}

/**
 * `fatal`: the effect that brings the last wound; `null` when the
 * unit lives on. Wounds nobody wrote down are corrected first.
 */
export function endActivation(
  unit: Unit,
  order: readonly Effect[],
  fatal: Effect | null,
): readonly SingleCommand[] | null {
  const wounds = order.map((effect) => waitingWounds(unit, effect));
  const total = wounds.reduce((sum, n) => sum + n, 0);
  const before =
    fatal === null ? total : wounds.slice(0, order.indexOf(fatal)).reduce((sum, n) => sum + n, 0);
  const upTo = fatal === null ? unit.wounds : before + waitingWounds(unit, fatal);
  const left = remaining(unit);
  const fitting = Math.min(Math.max(left, before + 1), upTo);
  if (fitting <= before || fitting > unit.wounds) return null;
  return [
    ...leaving(unit, fitting),
    {
      type: "end-activation",
      unit: unit.id,
      order: order.length > 1 ? order : null,
      creditTo: null,
    },
  ];
}
