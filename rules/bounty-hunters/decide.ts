/** May this happen, and what follows? Judges and never changes; all consequences are on the same page. */
import { refuse, unreachable } from '#rules/game.ts';
import type { Chance, Decision, Seat } from '#rules/game.ts';
import type { Card } from './cards/face.ts';
import type { Command } from './commands.ts';
import { isLastToDraw, settleDraw } from './draw.ts';
import type { Event } from './events.ts';
import { objectionTo } from './objections.ts';
import { finished, pageOn, tell } from './page.ts';
import type { Page } from './page.ts';
import { activate, carryOut, openIfAble, placeAttacker } from './resolve.ts';
import { finishIfClosed, isLastToChoose, reveal } from './settle.ts';
import { standOf } from './stand.ts';
import type { Fate, State } from './state.ts';

export function decide(state: State, seat: Seat, command: Command, chance: Chance): Decision<Event> {
  if (state.boards[seat] === undefined) return refuse('not-seated', 'BH-SETUP-01');
  const objection = objectionTo(standOf(state, seat, command), command);
  if (objection !== null) return objection;
  const sealed = sealedAlone(state, seat, command);
  if (sealed !== null) return [sealed];
  const page = pageOn(state, chance);
  write(page, seat, command);
  return finished(page);
}

/** Most of what is said is a sealed choice that others still have to make: one event, and nothing follows yet. */
function sealedAlone(state: State, seat: Seat, command: Command): Event | null {
  if (command.type === 'draw') return isLastToDraw(state, seat) ? null : deckChosen(seat, command.deck);
  if (command.type === 'choose') return isLastToChoose(state, seat) ? null : cardChosen(seat, command.card, command.fate);
  return null;
}

function deckChosen(seat: Seat, deck: number): Event {
  return { type: 'deck-chosen', rule: 'BH-TURN-03', seat, deck };
}

function cardChosen(seat: Seat, card: Card, fate: Fate | null): Event {
  return { type: 'card-chosen', rule: 'BH-TURN-06', seat, choice: { card, fate } };
}

function write(page: Page, seat: Seat, command: Command): void {
  switch (command.type) {
    case 'draw':
      tell(page, deckChosen(seat, command.deck));
      return settleDraw(page);
    case 'choose':
      tell(page, cardChosen(seat, command.card, command.fate));
      return reveal(page);
    case 'decide-fate': {
      const window = windowOf(page, seat);
      if (window?.type !== 'decide') return;
      tell(page, { type: 'fate-decided', rule: 'AMB-05', seat, fate: command.fate });
      carryOut(page, seat, window.card, command.fate);
      return finishIfClosed(page);
    }
    case 'place': {
      const window = windowOf(page, seat);
      if (window?.type !== 'place') return;
      placeAttacker(page, seat, { card: window.card, onto: command.onto, from: 'hand' });
      openIfAble(page, seat);
      return finishIfClosed(page);
    }
    case 'activate':
      activate(page, seat, command.card, command.onto);
      return finishIfClosed(page);
    case 'done':
      tell(page, { type: 'window-closed', rule: 'AMB-12', seat });
      return finishIfClosed(page);
    default:
      return unreachable(command);
  }
}

function windowOf(page: Page, seat: Seat) {
  return page.state.step.type === 'resolve' ? page.state.step.windows[seat] : undefined;
}
