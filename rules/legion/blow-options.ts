/** Attacks, charges and wounds that could be written down now. */
import { has, isHunter, remaining } from "./units.ts";
import type { Command, Hit, Pool } from "./commands.ts";
import type { Unit } from "./state.ts";
import type { UnitId } from "./names.ts";

function huntersAgainst(living: readonly Unit[], target: Unit): readonly UnitId[] {
  return living
    .filter((unit) => isHunter(unit) && unit.side !== target.side)
    .map((unit) => unit.id);
}

export function effectsOn(living: readonly Unit[], target: Unit): readonly Command[] {
  return huntersAgainst(living, target).flatMap((by) =>
    upTo(remaining(target)).map((wounds) => ({
      type: "suffer-wounds",
      unit: target.id,
      wounds,
      by,
      cause: "",
    })),
  );
}

export function blowsAt(living: readonly Unit[], target: Unit): readonly Command[] {
  const authors: readonly (UnitId | null)[] = [...huntersAgainst(living, target), null];
  const guarded = !has(target, "guardian");
  const guardians = living.filter(
    (unit) => guarded && has(unit, "guardian") && unit.side === target.side && unit.inside === null,
  );
  const blows = authors.flatMap((by) => [
    ...poolsAt(target, guardians).map(
      (pool) => ({ type: "attack", by, kind: "ranged", pools: [pool] }) as const,
    ),
    { type: "attack", by, kind: "melee", pools: [poolAt(target, remaining(target))] } as const,
    ...hitsAt(target).map(
      (hit) => ({ type: "detonate", by, token: "charge", armedBy: null, hits: [hit] }) as const,
    ),
    ...(["condition", "bane"] as const).map(
      (token) =>
        ({
          type: "detonate",
          by,
          token,
          armedBy: null,
          hits: [hitAt(target, remaining(target))],
        }) as const,
    ),
  ]);
  return [...blows, ...effectsOn(living, target)];
}

/** How many wounds the unit's Stims card can take now. */
function stimsOf(unit: Unit): readonly number[] {
  return unit.stims?.ready === true ? [1, 2] : [];
}

function poolsAt(target: Unit, guardians: readonly Unit[]): readonly Pool[] {
  return [
    ...upTo(remaining(target)).map((wounds) => poolAt(target, wounds)),
    { ...poolAt(target, 1), poison: 1 },
    { ...poolAt(target, 1), backlash: 1 },
    ...stimsOf(target).map((stims) => ({ ...poolAt(target, stims), stims })),
    ...guardians.flatMap((guardian) =>
      upTo(remaining(guardian)).map((wounds) => ({
        ...poolAt(target, 0),
        guardians: [{ unit: guardian.id, wounds, stims: 0 }],
      })),
    ),
    ...guardians.flatMap((guardian) =>
      stimsOf(guardian).map((stims) => ({
        ...poolAt(target, 0),
        guardians: [{ unit: guardian.id, wounds: stims, stims }],
      })),
    ),
  ];
}

function hitsAt(target: Unit): readonly Hit[] {
  const poisoned = { ...hitAt(target, 0), poison: 1 };
  return [
    ...upTo(remaining(target)).map((wounds) => hitAt(target, wounds)),
    poisoned,
    ...stimsOf(target).map((stims) => ({ ...hitAt(target, stims), stims })),
  ];
}

function poolAt(target: Unit, wounds: number): Pool {
  return { ...hitAt(target, wounds), guardians: [], backlash: 0 };
}

function hitAt(target: Unit, wounds: number): Hit {
  return { on: target.id, wounds, stims: 0, poison: 0 };
}

export function upTo(most: number): readonly number[] {
  return Array.from({ length: most }, (_, at) => at + 1);
}
