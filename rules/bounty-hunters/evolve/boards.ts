/** Events that change the cards and credits in front of a player. */
import {
  attackerPut,
  captured,
  targetPut,
  withContract,
  withCrate,
  withCredits,
  withReserved,
  withoutReserved,
} from "../pieces/board.ts";
import { contractDeck, tablesOf } from "../cards/tables.ts";
import type { EventOf } from "../events.ts";
import { boardOf, ownDecks, putBoard } from "../speed/working-copy.ts";
import type { WorkingCopy } from "../speed/working-copy.ts";
import { nextContract, putHole, takeTop } from "../pieces/piles.ts";
import type { Board, State, Window } from "../state.ts";
import { withContractDrawn, withWindow } from "../turn/steps.ts";
import { withCreditDue, withCreditTaken, withOwed } from "../turn/owed.ts";
import { isPayday } from "../turn/windows.ts";

const closed: Window = { type: "closed" };

export function creditGained(
  own: WorkingCopy,
  event: EventOf<"credit-gained">,
  before: State,
): void {
  own.step =
    event.why === "owed"
      ? withCreditDue(own.step, event.seat, -1)
      : withCreditTaken(own, event.seat);
  putBoard(own, before, event.seat, withCredits(boardOf(own, event.seat), event.credits));
}

export function creditOwed(own: WorkingCopy, event: EventOf<"credit-owed">): void {
  own.step = withCreditDue(own.step, event.seat, 1);
}

/** The reserve is empty: no token moves [AMB-10]. */
export function creditLost(own: WorkingCopy, event: EventOf<"credit-lost">): void {
  if (event.why === "owed") own.step = withCreditDue(own.step, event.seat, -1);
}

export function creditsPaid(own: WorkingCopy, event: EventOf<"credits-paid">, before: State): void {
  putBoard(own, before, event.seat, withCredits(boardOf(own, event.seat), -event.credits));
}

export function cardReserved(
  own: WorkingCopy,
  event: EventOf<"card-reserved">,
  before: State,
): void {
  putBoard(
    own,
    before,
    event.seat,
    withReserved(boardOf(own, event.seat), event.card, own.rules.freshReserve === "waits"),
  );
}

export function crateActivated(
  own: WorkingCopy,
  event: EventOf<"crate-activated">,
  before: State,
): void {
  putBoard(own, before, event.seat, withCrate(takenFrom(own, event), event.card));
}

export function targetPlayed(
  own: WorkingCopy,
  event: EventOf<"target-played">,
  before: State,
): void {
  putBoard(own, before, event.seat, targetPut(boardOf(own, event.seat), event.card, event.onto));
}

export function targetCaptured(
  own: WorkingCopy,
  event: EventOf<"target-captured">,
  before: State,
): void {
  putBoard(own, before, event.seat, captured(boardOf(own, event.seat), event.onto, event.captures));
}

export function attackerPlaced(
  own: WorkingCopy,
  event: EventOf<"attacker-placed">,
  before: State,
): void {
  const attack = tablesOf(own.set).trio[event.card] ?? [0, 0, 0];
  putBoard(
    own,
    before,
    event.seat,
    attackerPut(takenFrom(own, event), event.card, event.onto, attack),
  );
  const wasAsked = own.step.type === "resolve" && own.step.windows[event.seat]?.type === "place";
  if (wasAsked) own.step = withWindow(own.step, event.seat, closed);
}

function takenFrom(own: WorkingCopy, event: EventOf<"attacker-placed" | "crate-activated">): Board {
  const board = boardOf(own, event.seat);
  return event.from === "reserved" ? withoutReserved(board, event.card) : board;
}

/**
 * While others may still draw, a contract leaves a hole, so that
 * nobody else's next one moves; afterwards it is the top card.
 */
export function contractActivated(
  own: WorkingCopy,
  event: EventOf<"contract-activated">,
  before: State,
): void {
  const { seat, card, from } = event;
  putBoard(own, before, seat, withContract(boardOf(own, seat), card));
  if (from === "hand" || own.step.type !== "resolve") return;
  if (isPayday(own, own.step, seat)) {
    takeTop(ownDecks(own, before), contractDeck);
    own.step = withOwed(own.step, seat, -1);
  } else {
    putHole(ownDecks(own, before), nextContract(own, own.step, seat));
    own.step = withContractDrawn(own.step, seat);
  }
}
