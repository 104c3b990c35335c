/** Events that move the turn and its steps on. */
import { withoutFresh } from "../pieces/board.ts";
import type { Told } from "../events.ts";
import { ownDecks } from "../speed/working-copy.ts";
import type { Own } from "../speed/working-copy.ts";
import { closeHoles } from "../pieces/piles.ts";
import type { State, Window } from "../state.ts";
import {
  bonusRound,
  choosing,
  drawing,
  settled,
  withAskedAgain,
  withDeckChosen,
  withOwed,
  withWindow,
} from "../turn/steps.ts";

const closed: Window = { type: "closed" };
const activate: Window = { type: "activate" };

export function turnBegan(own: Own, event: Told<"turn-began">): void {
  own.turn = event.turn;
  own.step = drawing(event.asked);
  if (own.rules.freshReserve === "waits") own.boards = own.boards.map(withoutFresh);
}

export function deckChosen(own: Own, event: Told<"deck-chosen">): void {
  own.step = withDeckChosen(own.step, event.seat, event.deck);
}

export function drawMissed(own: Own, event: Told<"draw-missed">): void {
  own.step = withAskedAgain(own.step, event.seat);
}

export function choosingBegan(own: Own): void {
  own.step = choosing(own.seats);
}

export function cardChosen(own: Own, event: Told<"card-chosen">): void {
  if (own.step.type !== "choose") return;
  const chosen = own.step.chosen.slice();
  chosen[event.seat] = event.choice;
  own.step = { type: "choose", chosen };
}

export function windowClosed(own: Own, event: Told<"fate-decided" | "window-closed">): void {
  own.step = withWindow(own.step, event.seat, closed);
}

export function windowOpened(own: Own, event: Told<"window-opened">): void {
  own.step = withWindow(own.step, event.seat, activate);
}

export function placementAsked(own: Own, event: Told<"placement-asked">): void {
  own.step = withWindow(own.step, event.seat, { type: "place", card: event.card });
}

export function contractOwed(own: Own, event: Told<"contract-owed">): void {
  own.step = withOwed(own.step, event.seat, 1);
}

export function contractLost(own: Own, event: Told<"contract-lost">): void {
  own.step = withOwed(own.step, event.seat, -1);
}

export function windowsSettled(own: Own, _: Told<"windows-settled">, before: State): void {
  if (own.step.type !== "resolve") return;
  closeHoles(ownDecks(own, before));
  own.step = settled(own.step, own);
}

export function endTriggered(own: Own, event: Told<"end-triggered">): void {
  own.lastTurn = event.lastTurn;
}

export function bonusRoundBegan(own: Own): void {
  own.step = bonusRound(own);
}

export function gameEnded(own: Own): void {
  own.step = { type: "over" };
}
