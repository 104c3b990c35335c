/**
 * The entries worth offering. "Complete" means: every kind of entry that can be accepted now, for every unit it can be about,
 * with each number from one to what still matters; all hunters, and one stranger (`null`) for all units that are none,
 * because the referee treats those alike. Combinations (several pools, several guardians, Stims with poison) are built from these.
 */
import { isRefusal } from '../game.ts';
import { waitingEffects } from './activation.ts';
import { demoUnits } from './cards/demo.ts';
import type { Command, Hit, Pool } from './commands.ts';
import { decide } from './decide.ts';
import { huntersToMark, isLegalTarget, sideToMark } from './mark.ts';
import { effects, has, isHunter, remaining, sides, type State, type Unit, type UnitId } from './state.ts';

export function optionsIn(state: State): readonly Command[] {
  return candidates(state).filter((command) => !isRefusal(decide(state, command)));
}

function candidates(state: State): readonly Command[] {
  if (state.phase === 'over') return [];
  if (state.phase === 'armies') return armyOptions(state);
  const side = state.phase === 'marking' ? sideToMark(state) : null;
  if (side !== null) return huntersToMark(state, side).flatMap((hunter) => markOptions(state, hunter));
  return state.question === null ? playOptions(state) : answerOptions(state);
}

/** A handful of known units per side is enough to begin with; a ledger takes any unit typed by hand. */
function armyOptions(state: State): readonly Command[] {
  const adding: readonly Command[] = demoUnits.filter(({ id }) => state.units.every((unit) => unit.id !== id)).map((unit) => ({ type: 'add-unit', unit }));
  const removing: readonly Command[] = state.units.map((unit) => ({ type: 'remove-unit', unit: unit.id }));
  return [{ type: 'close-armies' }, ...adding, ...removing];
}

function markOptions(state: State, hunter: Unit): readonly Command[] {
  return state.units.filter((unit) => isLegalTarget(hunter, unit)).map((target) => ({ type: 'mark', by: hunter.id, target: target.id }));
}

function answerOptions(state: State): readonly Command[] {
  if (state.question?.type === 'effect-order') return [effects, effects.toReversed()].map((order) => ({ type: 'choose-order', order }));
  return state.question?.hunters.map((hunter) => ({ type: 'choose-credit', hunter })) ?? [];
}

function playOptions(state: State): readonly Command[] {
  const living = state.units.filter((unit) => !unit.defeated);
  const nobody: readonly Command[] = [
    { type: 'new-round' },
    { type: 'end-game', wipedOut: null },
    ...sides.map((side) => ({ type: 'end-game', wipedOut: side }) as const),
    ...sides.flatMap((side) => [1, 2, -1].map((tokens) => ({ type: 'score-objective', side, tokens }) as const)),
  ];
  return [...nobody, ...living.flatMap((unit) => [...onUnit(unit), ...blowsAt(living, unit), ...rides(living, unit)])];
}

function upTo(most: number): readonly number[] {
  return Array.from({ length: most }, (_, at) => at + 1);
}

function onUnit(unit: Unit): readonly Command[] {
  const id = unit.id;
  const orders = waitingEffects(unit).length > 1 ? [null, effects, effects.toReversed()] : [null];
  return [
    ...orders.map((order) => ({ type: 'end-activation', unit: id, order, creditTo: null }) as const),
    ...upTo(remaining(unit)).map((wounds) => ({ type: 'suffer-wounds', unit: id, wounds, by: null, cause: '' }) as const),
    ...upTo(unit.wounded).map((wounds) => ({ type: 'heal', unit: id, wounds }) as const),
    ...upTo(unit.wounds - 1).map((wounded) => ({ type: 'correct-wounds', unit: id, wounded }) as const),
    { type: 'leave-battlefield', unit: id },
    { type: 'recover', unit: id },
    { type: 'secret-mission', unit: id, inEnemyZone: true },
    { type: 'disembark', unit: id },
  ];
}

function rides(living: readonly Unit[], unit: Unit): readonly Command[] {
  return living.filter((vehicle) => vehicle.transport !== null).map((vehicle) => ({ type: 'board', unit: unit.id, vehicle: vehicle.id }));
}

function blowsAt(living: readonly Unit[], target: Unit): readonly Command[] {
  const hunters: readonly (UnitId | null)[] = [...living.filter((unit) => isHunter(unit) && unit.side !== target.side).map((unit) => unit.id), null];
  const guardians = living.filter((unit) => has(unit, 'guardian') && unit.side === target.side && unit.id !== target.id);
  return hunters.flatMap((by) => [
    ...poolsAt(target, guardians).map((pool) => ({ type: 'attack', by, kind: 'ranged', pools: [pool] }) as const),
    { type: 'attack', by, kind: 'melee', pools: [poolAt(target, remaining(target))] } as const,
    ...hitsAt(target).map((hit) => ({ type: 'detonate', by, token: 'charge', armedBy: null, hits: [hit] }) as const),
    ...(by === null ? [] : upTo(remaining(target)).map((wounds) => ({ type: 'suffer-wounds', unit: target.id, wounds, by, cause: '' }) as const)),
    ...(['condition', 'bane'] as const).map((token) => ({ type: 'detonate', by, token, armedBy: null, hits: [hitAt(target, remaining(target))] }) as const),
  ]);
}

function poolsAt(target: Unit, guardians: readonly Unit[]): readonly Pool[] {
  return [
    ...upTo(remaining(target)).map((wounds) => poolAt(target, wounds)),
    { ...poolAt(target, 1), poison: 1 },
    { ...poolAt(target, 1), backlash: 1 },
    ...upTo(2).map((stims) => ({ ...poolAt(target, stims), stims })),
    ...guardians.flatMap((guardian) => upTo(remaining(guardian)).map((wounds) => ({ ...poolAt(target, 0), guardians: [{ unit: guardian.id, wounds, stims: 0 }] }))),
    ...guardians.flatMap((guardian) => upTo(2).map((stims) => ({ ...poolAt(target, 0), guardians: [{ unit: guardian.id, wounds: stims, stims }] }))),
  ];
}

function hitsAt(target: Unit): readonly Hit[] {
  const poisoned = { ...hitAt(target, 0), poison: 1 };
  return [...upTo(remaining(target)).map((wounds) => hitAt(target, wounds)), poisoned, ...upTo(2).map((stims) => ({ ...hitAt(target, stims), stims }))];
}

function poolAt(target: Unit, wounds: number): Pool {
  return { ...hitAt(target, wounds), guardians: [], backlash: 0 };
}

function hitAt(target: Unit, wounds: number): Hit {
  return { on: target.id, wounds, stims: 0, poison: 0 };
}
