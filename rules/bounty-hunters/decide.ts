/** May this happen, and what follows? Judges and never changes; all consequences are on the same page. */
import { refuse, unreachable } from "#rules/game.ts";
import type { Chance, Decision, Seat } from "#rules/game.ts";
import {
  activateReserved,
  cardSealed,
  chooseCard,
  chooseDeck,
  closeWindow,
  decideFate,
  deckSealed,
  place,
} from "./turn/consequences.ts";
import type { Command, CommandOf } from "./commands.ts";
import { isLastToDraw } from "./turn/draw.ts";
import type { Event } from "./events.ts";
import { toActivate, toBeDone, toChoose, toDecideFate, toDraw, toPlace } from "./objections.ts";
import { finished } from "./speed/remembered-page.ts";
import { pageOn } from "./turn/page.ts";
import { isDeckOpen } from "./pieces/piles.ts";
import { isLastToChoose } from "./turn/settle.ts";
import { seatFromState } from "./seat-position.ts";
import type { State } from "./state.ts";

/**
 * Looks at the type alone and hands the command on: a function
 * for each type meets commands of one shape, which is quick.
 */
export function decide(
  state: State,
  seat: Seat,
  command: Command,
  chance: Chance,
): Decision<Event> {
  if (state.boards[seat] === undefined) return refuse("not-seated", "BH-SETUP-01");
  switch (command.type) {
    case "draw":
      return onDraw(state, seat, command, chance);
    case "choose":
      return onChoose(state, seat, command, chance);
    case "decide-fate":
      return onDecideFate(state, seat, command, chance);
    case "place":
      return onPlace(state, seat, command, chance);
    case "activate":
      return onActivate(state, seat, command, chance);
    case "done":
      return onDone(state, seat, chance);
    default:
      return unreachable(command);
  }
}

/** As a rule others still have to choose: one sealed event, and nothing follows yet. */
function onDraw(
  state: State,
  seat: Seat,
  { deck }: CommandOf<"draw">,
  chance: Chance,
): Decision<Event> {
  const isOpen = isDeckOpen(state.decks[deck]?.length ?? 0, state.discards[deck]);
  const objection = toDraw(seatFromState(state, seat), deck, isOpen);
  if (objection !== null) return objection;
  if (!isLastToDraw(state, seat)) return [deckSealed(seat, deck)];
  const page = pageOn(state, chance);
  chooseDeck(page, seat, deck);
  return finished(page);
}

function onChoose(
  state: State,
  seat: Seat,
  { card, fate }: CommandOf<"choose">,
  chance: Chance,
): Decision<Event> {
  const objection = toChoose(seatFromState(state, seat), card, fate);
  if (objection !== null) return objection;
  if (!isLastToChoose(state, seat)) return [cardSealed(seat, card, fate)];
  const page = pageOn(state, chance);
  chooseCard(page, seat, card, fate);
  return finished(page);
}

function onDecideFate(
  state: State,
  seat: Seat,
  { fate }: CommandOf<"decide-fate">,
  chance: Chance,
): Decision<Event> {
  const objection = toDecideFate(seatFromState(state, seat), fate);
  if (objection !== null) return objection;
  const page = pageOn(state, chance);
  decideFate(page, seat, fate);
  return finished(page);
}

function onPlace(
  state: State,
  seat: Seat,
  { onto }: CommandOf<"place">,
  chance: Chance,
): Decision<Event> {
  const objection = toPlace(seatFromState(state, seat), onto);
  if (objection !== null) return objection;
  const page = pageOn(state, chance);
  place(page, seat, onto);
  return finished(page);
}

function onActivate(
  state: State,
  seat: Seat,
  { card, onto }: CommandOf<"activate">,
  chance: Chance,
): Decision<Event> {
  const objection = toActivate(seatFromState(state, seat), card, onto);
  if (objection !== null) return objection;
  const page = pageOn(state, chance);
  activateReserved(page, seat, card, onto);
  return finished(page);
}

function onDone(state: State, seat: Seat, chance: Chance): Decision<Event> {
  const objection = toBeDone(seatFromState(state, seat));
  if (objection !== null) return objection;
  const page = pageOn(state, chance);
  closeWindow(page, seat);
  return finished(page);
}
