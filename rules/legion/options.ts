/**
 * The entries worth offering. "Complete" means: every kind of
 * entry that can be accepted now, for every unit it can be about,
 * with each number from one to what still matters; all hunters, and one stranger (`null`) for all units that are none,
 * because the referee treats those alike. Combinations (several
 * pools, several guardians, Stims with poison) are built from these.
 */
import { waitingEffects } from "./entries/activation.ts";
import { mostUnits } from "./entries/armies.ts";
import { demoUnits } from "./cards/demo.ts";
import { editionOf } from "./edition/edition.ts";
import { huntersToMark, isLegalTarget, sideToMark } from "./entries/mark.ts";
import {
  editionOptions,
  missionOptions,
  roundOptions,
  secondaryOptions,
  targetOptions,
} from "./mission/options.ts";
import { sideToTarget } from "./mission/targets.ts";
import { bountyIsOn } from "./edition/scenario.ts";
import { effects } from "./state.ts";
import { has, passengersOf, remaining } from "./units.ts";
import { reminders, sides, type Reminder } from "./names.ts";
import { blowsAt, effectsOn, upTo } from "./blow-options.ts";
import { canRecover } from "./blows/stims.ts";
import { clockHands, type Command } from "./commands.ts";
import { mostReminders, remindersOf } from "./reminders.ts";
import type { Question, State, Unit } from "./state.ts";

/** Built legal rather than filtered: a long ledger is asked often. */
export function optionsIn(state: State): readonly Command[] {
  if (state.phase === "over") return [];
  return state.phase === "armies" ? armyOptions(state) : [...gameOptions(state), ...clockOptions];
}

const clockOptions: readonly Command[] = clockHands.map((hand) => ({ type: "set-clock", hand }));

function gameOptions(state: State): readonly Command[] {
  const targeting = sideToTarget(state);
  if (targeting !== null) return [...targetOptions(state, targeting), ...lateOptions(state)];
  const side = state.phase === "marking" ? sideToMark(state) : null;
  if (side !== null)
    return [
      ...huntersToMark(state, side).flatMap((hunter) => markOptions(state, hunter)),
      ...lateOptions(state),
    ];
  return state.question === null ? playOptions(state) : answerOptions(state.question);
}

/** A handful of known units per side is enough to begin with; a ledger takes any unit typed by hand. */
function armyOptions(state: State): readonly Command[] {
  const removing: readonly Command[] = state.units
    .filter((unit) => passengersOf(state, unit.id).length === 0)
    .map((unit) => ({ type: "remove-unit", unit: unit.id }));
  return [
    { type: "close-armies" },
    { type: "close-armies", whole: true },
    ...editionOptions(),
    ...missionOptions(state),
    ...addOptions(state),
    ...removing,
    ...(state.seats === 2 ? [{ type: "swap-colours" } as const] : []),
  ];
}

/** What belongs to the beginning and was forgotten there. */
function lateOptions(state: State): readonly Command[] {
  const marked = state.tokens.some((token) => token.placedBy !== null);
  const early = state.phase === "marking" && !marked && state.mission.targets.length === 0;
  return [
    ...(early ? editionOptions() : []),
    ...(state.mission.cards === null ? missionOptions(state) : []),
  ];
}

/** [LB-LEDGER-03] Also in play: a unit nobody thought of is written down when it matters. */
function addOptions(state: State): readonly Command[] {
  if (state.units.length >= mostUnits) return [];
  return demoUnits
    .filter(({ id }) => state.units.every((unit) => unit.id !== id))
    .map((unit) => ({ type: "add-unit", unit }));
}

function markOptions(state: State, hunter: Unit): readonly Command[] {
  return state.units
    .filter((unit) => isLegalTarget(hunter, unit))
    .map((target) => ({ type: "mark", by: hunter.id, target: target.id }));
}

function answerOptions(question: Question): readonly Command[] {
  return question.type === "effect-order"
    ? [effects, effects.toReversed()].map((order) => ({ type: "choose-order", order }))
    : question.hunters.map((hunter) => ({ type: "choose-credit", hunter }));
}

function playOptions(state: State): readonly Command[] {
  const living = state.units.filter((unit) => !unit.defeated);
  const nobody: readonly Command[] = [
    ...roundOptions(state),
    ...lateOptions(state),
    ...secondaryOptions(state),
    { type: "end-game", wipedOut: null },
    ...sides.map((side) => ({ type: "end-game", wipedOut: side }) as const),
    ...sides.flatMap((side) =>
      (state.objectives[side] > 0 ? [1, 2, -1] : [1, 2]).map(
        (tokens) => ({ type: "score-objective", side, tokens }) as const,
      ),
    ),
  ];
  return [
    ...nobody,
    ...living.flatMap((unit) => [
      ...onUnit(state, unit),
      ...(unit.inside === null
        ? [...blowsAt(living, unit), ...rides(state, living, unit)]
        : effectsOn(living, unit)),
    ]),
    ...addOptions(state),
  ];
}

function onUnit(state: State, unit: Unit): readonly Command[] {
  const id = unit.id;
  const onMission =
    has(unit, "secretMission") && bountyIsOn(state) && !editionOf(state).missionSpent(state, unit);
  const orders = waitingEffects(unit).length > 1 ? [null, effects, effects.toReversed()] : [null];
  return [
    ...orders.map(
      (order) => ({ type: "end-activation", unit: id, order, creditTo: null }) as const,
    ),
    ...upTo(remaining(unit)).map(
      (wounds) => ({ type: "suffer-wounds", unit: id, wounds, by: null, cause: "" }) as const,
    ),
    ...upTo(unit.wounded).map((wounds) => ({ type: "heal", unit: id, wounds }) as const),
    ...upTo(unit.wounds - 1).map(
      (wounded) => ({ type: "correct-wounds", unit: id, wounded }) as const,
    ),
    ...(editionOf(state).flight ? [{ type: "leave-battlefield", unit: id } as const] : []),
    ...(canRecover(unit) ? [{ type: "recover", unit: id } as const] : []),
    ...reminders.flatMap((reminder) => reminderOptions(unit, reminder)),
    ...(onMission ? [{ type: "secret-mission", unit: id, inEnemyZone: true } as const] : []),
    ...(unit.inside === null ? [] : [{ type: "disembark", unit: id } as const]),
  ];
}

/** One more, or one less. */
function reminderOptions(unit: Unit, reminder: Reminder): readonly Command[] {
  const now = remindersOf(unit, reminder);
  return [now - 1, now + 1]
    .filter((count) => count >= 0 && count <= mostReminders[reminder])
    .map((count) => ({ type: "set-reminder", unit: unit.id, reminder, count }));
}

function rides(state: State, living: readonly Unit[], unit: Unit): readonly Command[] {
  if (unit.types.includes("vehicle") || !editionOf(state).passengers) return [];
  return living
    .filter((vehicle) => vehicle.transport !== null && vehicle.side === unit.side)
    .map((vehicle) => ({ type: "board", unit: unit.id, vehicle: vehicle.id }));
}
