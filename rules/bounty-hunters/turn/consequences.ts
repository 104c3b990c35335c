/** What follows from each command once it is known to be allowed, written down on a page. */
import type { Seat } from "#rules/game.ts";
import type { Card } from "../cards/face.ts";
import { isLastToDraw, settleDraw } from "./draw.ts";
import type { EventOf } from "../events.ts";
import { cardChosen, deckChosen, windowClosed } from "../evolve/steps.ts";
import { tell } from "./page.ts";
import type { PageDraft } from "./page.ts";
import { activate, carryOut, openIfAble, placeAttacker } from "./resolve.ts";
import { finishIfClosed, isLastToChoose, reveal } from "./settle.ts";
import type { Fate } from "../state.ts";

export function deckSealed(seat: Seat, deck: number): EventOf<"deck-chosen"> {
  return { type: "deck-chosen", rule: "BH-TURN-03", seat, deck };
}

export function cardSealed(seat: Seat, card: Card, fate: Fate | null): EventOf<"card-chosen"> {
  return { type: "card-chosen", rule: "BH-TURN-06", seat, choice: { card, fate } };
}

export function chooseDeck(page: PageDraft, seat: Seat, deck: number): void {
  tell(page, deckSealed(seat, deck), deckChosen);
  if (isLastToDraw(page.state, seat)) settleDraw(page);
}

export function chooseCard(page: PageDraft, seat: Seat, card: Card, fate: Fate | null): void {
  tell(page, cardSealed(seat, card, fate), cardChosen);
  if (isLastToChoose(page.state, seat)) reveal(page);
}

export function decideFate(page: PageDraft, seat: Seat, fate: Fate): void {
  const window = windowOf(page, seat);
  tell(page, { type: "fate-decided", rule: "AMB-05", seat, fate }, windowClosed);
  if (window?.type === "decide") carryOut(page, seat, window.card, fate);
  finishIfClosed(page);
}

export function place(page: PageDraft, seat: Seat, onto: number): void {
  const window = windowOf(page, seat);
  if (window?.type === "place")
    placeAttacker(page, seat, { card: window.card, onto, from: "hand" });
  openIfAble(page, seat);
  finishIfClosed(page);
}

export function activateReserved(
  page: PageDraft,
  seat: Seat,
  card: Card,
  onto: number | null,
): void {
  activate(page, seat, card, onto);
  finishIfClosed(page);
}

export function closeWindow(page: PageDraft, seat: Seat): void {
  tell(page, { type: "window-closed", rule: "AMB-12", seat }, windowClosed);
  finishIfClosed(page);
}

function windowOf(page: PageDraft, seat: Seat) {
  return page.state.step.type === "resolve" ? page.state.step.windows[seat] : undefined;
}
