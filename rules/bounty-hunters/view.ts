/** What a viewer sees: an allow-list. Everything public is shared as it is, only the hand is picked [BH-SETUP-11, AMB-04]. */
import type { Viewer } from '#rules/game.ts';
import { deckCounts } from './piles.ts';
import type { StepView, View } from './sight.ts';
import type { State } from './state.ts';

const nothing: readonly never[] = [];

/** Step, turn and last turn are in it for everyone: the player aid [BH-SETUP-09]. */
export function viewFor(state: State, viewer: Viewer): View {
  const handCounts: number[] = [];
  for (const hand of state.hands) handCounts.push(hand.length);
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
    const ready: boolean[] = [];
    for (const deck of step.chosen) ready.push(deck !== -1);
    return { type: 'draw', asked: step.asked, ready, mine: viewer === 'spectator' ? -1 : (step.chosen[viewer] ?? -1) };
  }
  if (step.type === 'choose') {
    const ready: boolean[] = [];
    for (const choice of step.chosen) ready.push(choice !== null);
    return { type: 'choose', ready, mine: viewer === 'spectator' ? null : (step.chosen[viewer] ?? null) };
  }
  return step;
}
