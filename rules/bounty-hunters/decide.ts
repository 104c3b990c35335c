/** May this happen, and what follows? Judges and never changes; all consequences are on the same page. */
import { refuse, unreachable } from '#rules/game.ts';
import type { Chance, Decision, Seat } from '#rules/game.ts';
import type { Command, Said } from './commands.ts';
import { isLastToDraw, settleDraw } from './draw.ts';
import type { Event, Told } from './events.ts';
import { toActivate, toBeDone, toChoose, toDecideFate, toDraw, toPlace } from './objections.ts';
import { cardChosen, deckChosen, windowClosed } from './evolve-steps.ts';
import { finished, pageOn, tell } from './page.ts';
import { isDeckOpen } from './piles.ts';
import { activate, carryOut, openIfAble, placeAttacker } from './resolve.ts';
import { finishIfClosed, isLastToChoose, reveal } from './settle.ts';
import { standOf } from './stand.ts';
import type { State } from './state.ts';

export function decide(state: State, seat: Seat, command: Command, chance: Chance): Decision<Event> {
  if (state.boards[seat] === undefined) return refuse('not-seated', 'BH-SETUP-01');
  switch (command.type) {
    case 'draw':
      return chooseDeck(state, seat, command, chance);
    case 'choose':
      return chooseCard(state, seat, command, chance);
    case 'decide-fate':
      return decideFate(state, seat, command, chance);
    case 'place':
      return place(state, seat, command, chance);
    case 'activate':
      return activateReserved(state, seat, command, chance);
    case 'done':
      return closeWindow(state, seat, chance);
    default:
      return unreachable(command);
  }
}

/** As a rule others still have to choose: one sealed event, and nothing follows yet. */
function chooseDeck(state: State, seat: Seat, { deck }: Said<'draw'>, chance: Chance): Decision<Event> {
  const isOpen = isDeckOpen(state.decks[deck]?.length ?? 0, state.discards[deck]);
  const objection = toDraw(standOf(state, seat), deck, isOpen);
  if (objection !== null) return objection;
  const chosen: Told<'deck-chosen'> = { type: 'deck-chosen', rule: 'BH-TURN-03', seat, deck };
  if (!isLastToDraw(state, seat)) return [chosen];
  const page = pageOn(state, chance);
  tell(page, chosen, deckChosen);
  settleDraw(page);
  return finished(page);
}

function chooseCard(state: State, seat: Seat, { card, fate }: Said<'choose'>, chance: Chance): Decision<Event> {
  const objection = toChoose(standOf(state, seat), card, fate);
  if (objection !== null) return objection;
  const chosen: Told<'card-chosen'> = { type: 'card-chosen', rule: 'BH-TURN-06', seat, choice: { card, fate } };
  if (!isLastToChoose(state, seat)) return [chosen];
  const page = pageOn(state, chance);
  tell(page, chosen, cardChosen);
  reveal(page);
  return finished(page);
}

function decideFate(state: State, seat: Seat, { fate }: Said<'decide-fate'>, chance: Chance): Decision<Event> {
  const stand = standOf(state, seat);
  const objection = toDecideFate(stand, fate);
  if (objection !== null) return objection;
  const page = pageOn(state, chance);
  tell(page, { type: 'fate-decided', rule: 'AMB-05', seat, fate }, windowClosed);
  if (stand.window.type === 'decide') carryOut(page, seat, stand.window.card, fate);
  finishIfClosed(page);
  return finished(page);
}

function place(state: State, seat: Seat, { onto }: Said<'place'>, chance: Chance): Decision<Event> {
  const stand = standOf(state, seat);
  const objection = toPlace(stand, onto);
  if (objection !== null) return objection;
  const page = pageOn(state, chance);
  if (stand.window.type === 'place') placeAttacker(page, seat, { card: stand.window.card, onto, from: 'hand' });
  openIfAble(page, seat);
  finishIfClosed(page);
  return finished(page);
}

function activateReserved(state: State, seat: Seat, { card, onto }: Said<'activate'>, chance: Chance): Decision<Event> {
  const objection = toActivate(standOf(state, seat), card, onto);
  if (objection !== null) return objection;
  const page = pageOn(state, chance);
  activate(page, seat, card, onto);
  finishIfClosed(page);
  return finished(page);
}

function closeWindow(state: State, seat: Seat, chance: Chance): Decision<Event> {
  const objection = toBeDone(standOf(state, seat));
  if (objection !== null) return objection;
  const page = pageOn(state, chance);
  tell(page, { type: 'window-closed', rule: 'AMB-12', seat }, windowClosed);
  finishIfClosed(page);
  return finished(page);
}
