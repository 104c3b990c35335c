/** The steps of a turn as data, and how they move on [BH-TURN-01]. */
import type { Seat } from '#rules/game.ts';
import type { Card } from './cards/face.ts';
import { reserveOf } from './credits.ts';
import { withoutCard } from './hands.ts';
import type { Resolve } from './piles.ts';
import type { Choice, State, Step, Window } from './state.ts';

const closed: Window = { type: 'closed' };

function filled<T>(count: number, value: T): T[] {
  const list: T[] = [];
  for (let i = 0; i < count; i++) list.push(value);
  return list;
}

export function drawing(asked: readonly boolean[]): Step {
  return { type: 'draw', asked, chosen: filled(asked.length, -1) };
}

export function withDeckChosen(step: Step, seat: Seat, deck: number): Step {
  if (step.type !== 'draw') return step;
  const chosen = step.chosen.slice();
  chosen[seat] = deck;
  return { type: 'draw', asked: step.asked, chosen };
}

/** This seat has drawn: its card of step 1, or a bonus contract in step 2. */
export function withDrawn(step: Step, seat: Seat): Step {
  if (step.type === 'draw') {
    const asked = step.asked.slice();
    asked[seat] = false;
    return { type: 'draw', asked, chosen: step.chosen };
  }
  if (step.type !== 'resolve') return step;
  return resolving(step, step.windows, plus(step.drawn, seat, 1), step.owed, step.took);
}

export function choosing(seats: number): Step {
  return { type: 'choose', chosen: filled<Choice | null>(seats, null) };
}

/** The chosen cards leave the hands; the others stay until they are passed [BH-TURN-07]. A window opens only for who has something left to decide. */
export function revealed(state: State, choices: readonly (Choice | null)[]): State {
  const hands: (readonly Card[])[] = [];
  const windows: Window[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = state.hands[seat] ?? [];
    const choice = choices[seat];
    hands.push(choice ? withoutCard(hand, choice.card) : hand);
    windows.push(choice && choice.fate === null ? { type: 'decide', card: choice.card } : closed);
  }
  const none = filled(state.seats, 0);
  return {
    set: state.set,
    rules: state.rules,
    seats: state.seats,
    turn: state.turn,
    lastTurn: state.lastTurn,
    step: { type: 'resolve', round: 'main', windows, drawn: none, owed: none, reserve: reserveOf(state.boards), took: none },
    decks: state.decks,
    discards: state.discards,
    hands,
    boards: state.boards,
  };
}

/** [AMB-30] The windows open once more for those who can use the bonus credit. */
export function bonusRound(state: State): Step {
  const none = filled(state.seats, 0);
  const windows = filled<Window>(state.seats, closed);
  return { type: 'resolve', round: 'bonus', windows, drawn: none, owed: none, reserve: reserveOf(state.boards), took: none };
}

export function withWindow(step: Step, seat: Seat, window: Window): Step {
  if (step.type !== 'resolve') return step;
  const windows = step.windows.slice();
  windows[seat] = window;
  return resolving(step, windows, step.drawn, step.owed, step.took);
}

export function withOwed(step: Step, seat: Seat, change: 1 | -1): Step {
  if (step.type !== 'resolve') return step;
  const before = step.owed[seat] ?? 0;
  return before + change < 0 ? step : resolving(step, step.windows, step.drawn, plus(step.owed, seat, change), step.took);
}

export function withCreditTaken(state: State, seat: Seat): Step {
  const step = state.step;
  if (step.type !== 'resolve' || state.rules.credits === 'unlimited') return step;
  return resolving(step, step.windows, step.drawn, step.owed, plus(step.took, seat, 1));
}

/** Payments are back in the reserve; what is still owed is now paid in seat order. */
export function settled(step: Resolve, state: State): Step {
  const none = filled(state.seats, 0);
  return { type: 'resolve', round: step.round, windows: step.windows, drawn: none, owed: step.owed, reserve: reserveOf(state.boards), took: none };
}

function resolving(
  step: Resolve,
  windows: readonly Window[],
  drawn: readonly number[],
  owed: readonly number[],
  took: readonly number[],
): Resolve {
  return { type: 'resolve', round: step.round, windows, drawn, owed, reserve: step.reserve, took };
}

function plus(list: readonly number[], seat: Seat, change: number): number[] {
  const out = list.slice();
  out[seat] = (out[seat] ?? 0) + change;
  return out;
}
