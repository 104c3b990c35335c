/** Events that move the turn and its steps on. */
import { withoutFresh } from "../pieces/board.ts";
import type { EventOf } from "../events.ts";
import { ownDecks } from "../speed/working-copy.ts";
import type { WorkingCopy } from "../speed/working-copy.ts";
import { closeHoles } from "../pieces/piles.ts";
import type { State, Window } from "../state.ts";
import {
  bonusRound,
  choosing,
  drawing,
  settled,
  withAskedAgain,
  withDeckChosen,
  withWindow,
} from "../turn/steps.ts";
import { withOwed } from "../turn/owed.ts";

const closed: Window = { type: "closed" };
const activate: Window = { type: "activate" };

export function turnBegan(own: WorkingCopy, event: EventOf<"turn-began">): void {
  own.turn = event.turn;
  own.step = drawing(event.asked);
  if (own.rules.freshReserve === "waits") own.boards = own.boards.map(withoutFresh);
}

export function deckChosen(own: WorkingCopy, event: EventOf<"deck-chosen">): void {
  own.step = withDeckChosen(own.step, event.seat, event.deck);
}

export function drawMissed(own: WorkingCopy, event: EventOf<"draw-missed">): void {
  own.step = withAskedAgain(own.step, event.seat);
}

export function choosingBegan(own: WorkingCopy): void {
  own.step = choosing(own.seats);
}

export function cardChosen(own: WorkingCopy, event: EventOf<"card-chosen">): void {
  if (own.step.type !== "choose") return;
  const chosen = own.step.chosen.slice();
  chosen[event.seat] = event.choice;
  own.step = { type: "choose", chosen };
}

export function windowClosed(
  own: WorkingCopy,
  event: EventOf<"fate-decided" | "window-closed">,
): void {
  own.step = withWindow(own.step, event.seat, closed);
}

export function windowOpened(own: WorkingCopy, event: EventOf<"window-opened">): void {
  own.step = withWindow(own.step, event.seat, activate);
}

export function placementAsked(own: WorkingCopy, event: EventOf<"placement-asked">): void {
  own.step = withWindow(own.step, event.seat, { type: "place", card: event.card });
}

export function contractOwed(own: WorkingCopy, event: EventOf<"contract-owed">): void {
  own.step = withOwed(own.step, event.seat, 1);
}

export function contractLost(own: WorkingCopy, event: EventOf<"contract-lost">): void {
  own.step = withOwed(own.step, event.seat, -1);
}

export function windowsSettled(
  own: WorkingCopy,
  _: EventOf<"windows-settled">,
  before: State,
): void {
  if (own.step.type !== "resolve") return;
  closeHoles(ownDecks(own, before));
  own.step = settled(own.step, own);
}

export function endTriggered(own: WorkingCopy, event: EventOf<"end-triggered">): void {
  own.lastTurn = event.lastTurn;
}

export function bonusRoundBegan(own: WorkingCopy): void {
  own.step = bonusRound(own);
}

export function gameEnded(own: WorkingCopy): void {
  own.step = { type: "over" };
}
