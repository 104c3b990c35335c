/** What a viewer sees: an allow-list. Everything public is shared as it is, only the hand is picked [BH-SETUP-11, AMB-04]. */
import type { Viewer } from '#rules/game.ts';
import { nobody, zeroes } from './lists.ts';
import { deckCounts } from './piles.ts';
import type { StepView, View } from './sight.ts';
import type { State } from './state.ts';

const nothing: readonly never[] = [];

/** Step, turn and last turn are in it for everyone: the player aid [BH-SETUP-09]. */
export function viewFor(state: State, viewer: Viewer): View {
  const handCounts = zeroes(state.seats).slice();
  for (let seat = 0; seat < state.seats; seat++) handCounts[seat] = state.hands[seat]?.length ?? 0;
  return {
    viewer,
    set: state.set,
    rules: state.rules,
    seats: state.seats,
    turn: state.turn,
    lastTurn: state.lastTurn,
    step: stepFor(state, viewer),
    deckCounts: deckCounts(state),
    discards: state.discards,
    handCounts,
    hand: viewer === 'spectator' ? nothing : (state.hands[viewer] ?? nothing),
    boards: state.boards,
  };
}

/** Of a sealed choice others see only that it was made [BH-TURN-06]. */
function stepFor(state: State, viewer: Viewer): StepView {
  const { step } = state;
  if (step.type === 'draw') {
    const ready = nobody(state.seats).slice();
    for (let seat = 0; seat < state.seats; seat++) ready[seat] = step.chosen[seat] !== -1;
    return { type: 'draw', asked: step.asked, ready, mine: viewer === 'spectator' ? -1 : (step.chosen[viewer] ?? -1) };
  }
  if (step.type === 'choose') {
    const ready = nobody(state.seats).slice();
    for (let seat = 0; seat < state.seats; seat++) ready[seat] = step.chosen[seat] !== null;
    return { type: 'choose', ready, mine: viewer === 'spectator' ? null : (step.chosen[viewer] ?? null) };
  }
  return step;
}
