/** How the table changes with an event. Changes and never judges; old journals fold for ever. */
import { unreachable } from '#rules/game.ts';
import type { Seat } from '#rules/game.ts';
import { attackerPut, captured, targetPut, withContract, withCrate, withCredits, withReserved, withoutFresh, withoutReserved } from './board.ts';
import type { Card } from './cards/face.ts';
import { contractDeck, tablesOf } from './cards/tables.ts';
import type { Event } from './events.ts';
import { withCard } from './hands.ts';
import { nextContract, withHole, withoutHoles, withoutTop } from './piles.ts';
import { isPayday } from './windows.ts';
import { bonusRound, choosing, drawing, revealed, settled, withAskedAgain, withCreditTaken, withDeckChosen, withContractDrawn, withOwed, withWindow } from './steps.ts';
import type { Board, Choice, State, Step, Window } from './state.ts';

const closed: Window = { type: 'closed' };

export function change(state: State, event: Event): State {
  switch (event.type) {
    case 'decks-shuffled':
      return withPiles(state, event.decks, state.discards);
    case 'hands-dealt':
      return dealt(state, event.hands);
    case 'turn-began':
      return turnBegan(state, event.turn, event.asked);
    case 'deck-chosen':
      return withStep(state, withDeckChosen(state.step, event.seat, event.deck));
    case 'deck-refilled':
      return refilled(state, event.deck, event.cards);
    case 'card-drawn':
      return cardDrawn(state, event.seat, event.deck, event.card);
    case 'draw-missed':
      return withStep(state, withAskedAgain(state.step, event.seat));
    case 'choosing-began':
      return withStep(state, choosing(state.seats));
    case 'card-chosen':
      return cardChosen(state, event.seat, event.choice);
    case 'choices-revealed':
      return revealed(state, event.choices);
    case 'fate-decided':
    case 'window-closed':
      return withStep(state, withWindow(state.step, event.seat, closed));
    case 'card-sold':
      return sold(state, event.deck, event.card);
    case 'credit-gained':
      return withBoardAndStep(state, event.seat, withCredits(boardOf(state, event.seat), event.credits), withCreditTaken(state, event.seat));
    case 'credits-paid':
      return withBoard(state, event.seat, withCredits(boardOf(state, event.seat), -event.credits));
    case 'card-reserved':
      return withBoard(state, event.seat, withReserved(boardOf(state, event.seat), event.card, state.rules.freshReserve === 'waits'));
    case 'crate-activated':
      return withBoard(state, event.seat, withCrate(takenFrom(state, event), event.card));
    case 'contract-activated':
      return contractActivated(state, event.seat, event.card, event.from);
    case 'target-played':
      return withBoard(state, event.seat, targetPut(boardOf(state, event.seat), event.card, event.onto));
    case 'placement-asked':
      return withStep(state, withWindow(state.step, event.seat, { type: 'place', card: event.card }));
    case 'attacker-placed':
      return attackerPlaced(state, event);
    case 'target-captured':
      return withBoard(state, event.seat, captured(boardOf(state, event.seat), event.onto, event.captures));
    case 'contract-owed':
      return withStep(state, withOwed(state.step, event.seat, 1));
    case 'contract-lost':
      return withStep(state, withOwed(state.step, event.seat, -1));
    case 'credit-lost':
      return state;
    case 'window-opened':
      return withStep(state, withWindow(state.step, event.seat, { type: 'activate' }));
    case 'windows-settled':
      return windowsSettled(state);
    case 'end-triggered':
      return endTriggered(state, event.lastTurn);
    case 'bonus-round-began':
      return withStep(state, bonusRound(state));
    case 'hands-passed':
      return withHands(state, event.hands);
    case 'game-ended':
      return withStep(state, { type: 'over' });
    default:
      return unreachable(event);
  }
}

function boardOf(state: State, seat: Seat): Board {
  const board = state.boards[seat];
  if (board === undefined) throw new Error(`no seat ${seat}`);
  return board;
}

function dealt(state: State, hands: State['hands']): State {
  const { deckOf } = tablesOf(state.set);
  let decks = state.decks;
  for (const hand of hands) for (const card of hand) decks = withoutTop(decks, deckOf[card] ?? 0, 1);
  return withHands(withPiles(state, decks, state.discards), hands);
}

function turnBegan(state: State, turn: number, asked: readonly boolean[]): State {
  const waits = state.rules.freshReserve === 'waits';
  return {
    set: state.set,
    rules: state.rules,
    seats: state.seats,
    turn,
    lastTurn: state.lastTurn,
    step: drawing(asked),
    decks: state.decks,
    discards: state.discards,
    hands: state.hands,
    boards: waits ? state.boards.map(withoutFresh) : state.boards,
  };
}

function endTriggered(state: State, lastTurn: number): State {
  return {
    set: state.set,
    rules: state.rules,
    seats: state.seats,
    turn: state.turn,
    lastTurn,
    step: state.step,
    decks: state.decks,
    discards: state.discards,
    hands: state.hands,
    boards: state.boards,
  };
}

/** The step is left as it is: it ends with the last draw, unless someone got nothing. */
function cardDrawn(state: State, seat: Seat, deck: number, card: Card): State {
  const hands = state.hands.slice();
  hands[seat] = withCard(hands[seat] ?? [], card);
  return {
    set: state.set,
    rules: state.rules,
    seats: state.seats,
    turn: state.turn,
    lastTurn: state.lastTurn,
    step: state.step,
    decks: withoutTop(state.decks, deck, 1),
    discards: state.discards,
    hands,
    boards: state.boards,
  };
}

function cardChosen(state: State, seat: Seat, choice: Choice): State {
  if (state.step.type !== 'choose') return state;
  const chosen = state.step.chosen.slice();
  chosen[seat] = choice;
  return withStep(state, { type: 'choose', chosen });
}

function refilled(state: State, deck: number, cards: readonly Card[]): State {
  const decks = state.decks.slice();
  decks[deck] = cards;
  const discards = state.discards.slice();
  discards[deck] = [];
  return withPiles(state, decks, discards);
}

/** Face up on the discard of its own deck [BH-TURN-08]. Where fates are decided one by one, the pile is kept sorted: who is quicker must not matter. */
function sold(state: State, deck: number, card: Card): State {
  const discards = state.discards.slice();
  const pile = discards[deck] ?? [];
  discards[deck] = state.rules.commit === 'card' ? withCard(pile, card) : [...pile, card];
  return withPiles(state, state.decks, discards);
}

function takenFrom(state: State, event: { readonly seat: Seat; readonly card: Card; readonly from: 'hand' | 'reserved' }): Board {
  const board = boardOf(state, event.seat);
  return event.from === 'reserved' ? withoutReserved(board, event.card) : board;
}

function attackerPlaced(state: State, event: Extract<Event, { readonly type: 'attacker-placed' }>): State {
  const attack = tablesOf(state.set).trio[event.card] ?? [0, 0, 0];
  const board = attackerPut(takenFrom(state, event), event.card, event.onto, attack);
  const asked = state.step.type === 'resolve' && state.step.windows[event.seat]?.type === 'place';
  return withBoardAndStep(state, event.seat, board, asked ? withWindow(state.step, event.seat, closed) : state.step);
}

/** While others may still draw, a contract leaves a hole, so that nobody else's next one moves; afterwards it is the top card. */
function contractActivated(state: State, seat: Seat, card: Card, from: 'hand' | 'deck'): State {
  const after = withBoard(state, seat, withContract(boardOf(state, seat), card));
  if (from === 'hand' || state.step.type !== 'resolve') return after;
  if (isPayday(state, state.step, seat)) {
    const step = (state.step.owed[seat] ?? 0) > 0 ? withOwed(state.step, seat, -1) : state.step;
    return withStep(withPiles(after, withoutTop(state.decks, contractDeck, 1), state.discards), step);
  }
  const decks = withHole(state.decks, nextContract(state, state.step, seat));
  return withStep(withPiles(after, decks, state.discards), withContractDrawn(state.step, seat));
}

function windowsSettled(state: State): State {
  if (state.step.type !== 'resolve') return state;
  return withStep(withPiles(state, withoutHoles(state.decks), state.discards), settled(state.step, state));
}

function withStep(state: State, step: Step): State {
  return {
    set: state.set,
    rules: state.rules,
    seats: state.seats,
    turn: state.turn,
    lastTurn: state.lastTurn,
    step,
    decks: state.decks,
    discards: state.discards,
    hands: state.hands,
    boards: state.boards,
  };
}

function withPiles(state: State, decks: State['decks'], discards: State['discards']): State {
  return {
    set: state.set,
    rules: state.rules,
    seats: state.seats,
    turn: state.turn,
    lastTurn: state.lastTurn,
    step: state.step,
    decks,
    discards,
    hands: state.hands,
    boards: state.boards,
  };
}

function withHands(state: State, hands: State['hands']): State {
  return {
    set: state.set,
    rules: state.rules,
    seats: state.seats,
    turn: state.turn,
    lastTurn: state.lastTurn,
    step: state.step,
    decks: state.decks,
    discards: state.discards,
    hands,
    boards: state.boards,
  };
}

function withBoard(state: State, seat: Seat, board: Board): State {
  return withBoardAndStep(state, seat, board, state.step);
}

function withBoardAndStep(state: State, seat: Seat, board: Board, step: Step): State {
  const boards = state.boards.slice();
  boards[seat] = board;
  return {
    set: state.set,
    rules: state.rules,
    seats: state.seats,
    turn: state.turn,
    lastTurn: state.lastTurn,
    step,
    decks: state.decks,
    discards: state.discards,
    hands: state.hands,
    boards,
  };
}
