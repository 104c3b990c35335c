/** Folds one event. It never judges: what is written happened. */
import { unreachable } from "../game.ts";
import type { NewUnit } from "./commands.ts";
import type { Event } from "./events.ts";
import { foldMission } from "./mission/fold.ts";
import type { Result, State, Unit, VictoryTokens } from "./state.ts";
import { other, type Side, type UnitId } from "./names.ts";
import { withFallen, withRisen } from "./units.ts";
import { withRecovered, withReminder, withRoundBegun } from "./reminders.ts";

export function evolve(state: State, event: Event): State {
  const mission = foldMission(state, event);
  const after = evolveLedger(state, event);
  return mission === state.mission ? after : { ...after, mission };
}

function evolveLedger(state: State, event: Event): State {
  switch (event.type) {
    case "unit-added":
      return { ...state, units: [...state.units, unitFrom(event.unit)] };
    case "army-listed":
      return { ...state, units: state.units.filter((unit) => unit.side !== event.side) };
    case "unit-changed":
      return {
        ...state,
        units: state.units.map((unit) => (unit.id === event.unit.id ? unitFrom(event.unit) : unit)),
      };
    case "unit-removed":
      return { ...state, units: state.units.filter((unit) => unit.id !== event.unit) };
    case "armies-closed":
      return { ...state, phase: "marking", wholeArmies: event.whole ?? false };
    case "edition-chosen":
      return {
        ...state,
        edition: event.edition,
        rounds: event.rounds,
        editionAsked: true,
        tokens: [],
      };
    case "colours-swapped":
      return withColoursSwapped(state);
    case "clock-set":
    case "written-together":
    case "guardian-wounded":
    case "mission-chosen":
    case "targets-chosen":
    case "mission-scored":
    case "secondary-done":
    case "space-taken":
    case "phase-ended":
      return state;
    case "play-begun":
      return { ...state, phase: "play", round: 1 };
    case "token-placed":
      return withMission(
        { ...state, tokens: [...state.tokens, event.token] },
        event.token.kind,
        event.token.placedOn,
      );
    case "token-claimed":
      return moveToken(state, event.token, event.to);
    case "token-lost":
      return moveToken(state, event.token, null);
    case "attacked":
    case "detonated":
    case "left-battlefield":
      return state;
    case "wounded":
      return change(state, event.unit, (unit) =>
        withFallen({ ...unit, wounded: Math.min(unit.wounds, unit.wounded + event.wounds) }),
      );
    case "wounds-corrected":
      return change(state, event.unit, (unit) => withRisen({ ...unit, wounded: event.wounded }));
    case "healed":
      return change(state, event.unit, (unit) => ({
        ...unit,
        wounded: Math.max(0, unit.wounded - event.wounds),
      }));
    case "stims-loaded":
      return change(state, event.unit, (unit) => ({
        ...unit,
        stims: {
          ready: false,
          loads: [
            ...(unit.stims?.loads ?? []),
            { by: event.by, route: event.route, wounds: event.wounds },
          ],
        },
      }));
    case "stims-paid":
      return change(state, event.unit, (unit) => ({
        ...unit,
        stims: unit.stims && { ...unit.stims, loads: [] },
      }));
    case "stims-readied":
      return change(state, event.unit, (unit) =>
        withRecovered({ ...unit, stims: unit.stims && { ...unit.stims, ready: true } }),
      );
    case "reminder-set":
      return change(state, event.unit, (unit) => withReminder(unit, event.reminder, event.count));
    case "unit-renamed":
      return change(state, event.unit, (unit) => ({ ...unit, name: event.name }));
    case "poisoned":
      return change(state, event.unit, (unit) => ({
        ...unit,
        poison: [...unit.poison, ...Array<UnitId | null>(event.tokens).fill(event.by)],
      }));
    case "poison-discarded":
      return change(state, event.unit, (unit) => ({ ...unit, poison: [] }));
    case "unit-defeated":
      return change(state, event.unit, (unit) => ({ ...unit, defeated: true, inside: null }));
    case "boarded":
      return change(state, event.unit, (unit) => ({ ...unit, inside: event.vehicle }));
    case "disembarked":
      return change(state, event.unit, (unit) => ({ ...unit, inside: null }));
    case "bounty-paid":
      return { ...state, bountyPoints: plus(state.bountyPoints, event.side, 1) };
    case "mission-paid":
      return { ...state, missionPoints: plus(state.missionPoints, event.side, 1) };
    case "objective-scored":
      return { ...state, objectives: plus(state.objectives, event.side, event.tokens) };
    case "activation-ended":
      return { ...state, question: null, activated: [...state.activated, event.unit] };
    case "asked":
      return { ...state, question: event.question };
    case "round-begun":
      return {
        ...state,
        round: event.round,
        activated: [],
        units: state.units.map(withRoundBegun),
      };
    case "game-ended":
      return { ...state, phase: "over", result: complete(event.result, state.round) };
    default:
      return unreachable(event);
  }
}

/** Journals older than missions say less about an end. */
function complete(written: Result, round: number): Result {
  const noCards = { primary: 0, secondary: 0 };
  const tokens = (side: Side): VictoryTokens => ({ ...noCards, ...written.victoryTokens[side] });
  const guess = {
    endedBy: written.decidedBy === "wiped-out" ? "tabled" : "time",
    round,
  } as const;
  return {
    ...guess,
    ...written,
    victoryTokens: { blue: tokens("blue"), red: tokens("red") },
  };
}

function unitFrom(listed: NewUnit): Unit {
  const { emergencyStims, ...rest } = listed;
  return withFallen({
    ...rest,
    counterpart: listed.counterpart ?? null,
    open: listed.open ?? null,
    stims: emergencyStims ? { ready: true, loads: [] } : null,
    poison: [],
    missionDone: false,
    defeated: false,
  });
}

function change(state: State, id: UnitId, how: (unit: Unit) => Unit): State {
  return { ...state, units: state.units.map((unit) => (unit.id === id ? how(unit) : unit)) };
}

/** The token goes to the end of the list: a holder's tokens then stand in the order they came. */
function withColoursSwapped({ swapped, ...state }: State): State {
  const units = state.units.map((unit) => ({ ...unit, side: other(unit.side) }));
  return swapped === true ? { ...state, units } : { ...state, swapped: true, units };
}

function moveToken(state: State, id: string, holder: UnitId | null): State {
  const moved = state.tokens
    .filter((token) => token.id === id)
    .map((token) => ({ ...token, holder }));
  return { ...state, tokens: [...state.tokens.filter((token) => token.id !== id), ...moved] };
}

/** [LB-SECRET-05] The ability is spent when its token is taken, whatever becomes of the token. */
function withMission(state: State, kind: string, on: UnitId): State {
  return kind === "secret" ? change(state, on, (unit) => ({ ...unit, missionDone: true })) : state;
}

function plus(
  counts: Readonly<Record<Side, number>>,
  side: Side,
  n: number,
): Readonly<Record<Side, number>> {
  return { ...counts, [side]: counts[side] + n };
}
