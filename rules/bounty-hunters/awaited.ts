/** Whom the table waits for: public, and never empty until the end. */
import type { Seat } from '#rules/game.ts';
import type { State } from './state.ts';

export function awaited(state: State): Seat[] {
  const { step } = state;
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const isAwaited =
      step.type === 'draw'
        ? step.asked[seat] === true && step.chosen[seat] === -1
        : step.type === 'choose'
          ? step.chosen[seat] === null && state.hands[seat]?.length !== 0
          : step.type === 'resolve' && step.windows[seat]?.type !== 'closed';
    if (isAwaited) seats.push(seat);
  }
  return seats;
}
