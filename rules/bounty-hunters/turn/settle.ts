/**
 * What follows by itself once the last player has acted: in seat order, so any order of arrival gives the same game.
 */
import type { Seat } from "#rules/game.ts";
import { contractDeck } from "../cards/tables.ts";
import { refillIfEmpty } from "./draw.ts";
import { canActivateAny } from "../objections.ts";
import { allClosed, turnsAfter } from "./windows.ts";
import { contractActivated, creditGained, creditLost } from "../evolve/boards.ts";
import { reserveOf } from "../pieces/credits.ts";
import {
  bonusRoundBegan,
  contractLost,
  endTriggered,
  windowOpened,
  windowsSettled,
} from "../evolve/steps.ts";
import { choicesRevealed } from "./steps.ts";
import { tell } from "./page.ts";
import type { PageDraft } from "./page.ts";
import { carryOut, gainCredit, openIfAble } from "./resolve.ts";
import type { State } from "../state.ts";
import { passAndGoOn } from "./turn.ts";

const capturesToEnd = 4;

/** Nothing is revealed until the last player with a card has chosen [BH-TURN-06]. */
export function isLastToChoose({ step, hands }: State, mine: Seat): boolean {
  if (step.type !== "choose") return false;
  for (let seat = 0; seat < hands.length; seat++)
    if (seat !== mine && step.chosen[seat] === null && hands[seat]?.length !== 0) return false;
  return true;
}

export function reveal(page: PageDraft): void {
  if (page.state.step.type !== "choose") return;
  const choices = page.state.step.chosen;
  tell(page, { type: "choices-revealed", rule: "BH-TURN-06", choices }, choicesRevealed);
  for (let seat = 0; seat < choices.length; seat++) {
    const choice = choices[seat];
    if (choice && choice.fate !== null) carryOut(page, seat, choice.card, choice.fate);
    // Without a card there is nothing to choose, but what lies reserved may still be paid for [AMB-43].
    if (!choice) openIfAble(page, seat);
  }
  finishIfClosed(page);
}

/** The end of step 2, once every window is closed. */
export function finishIfClosed(page: PageDraft): void {
  const { step } = page.state;
  if (step.type !== "resolve" || !allClosed(step)) return;
  if (isUnsettled(step.drawn, step.owed)) {
    tell(page, { type: "windows-settled", rule: "AMB-25" }, windowsSettled);
    payOwed(page, step.owed, step.round);
  }
  payCredits(page, step.due);
  if (step.round === "main" && page.state.lastTurn === 0 && endIsTriggered(page)) return;
  passAndGoOn(page);
}

function isUnsettled(drawn: readonly number[], owed: readonly number[]): boolean {
  for (let seat = 0; seat < drawn.length; seat++)
    if (drawn[seat] !== 0 || owed[seat] !== 0) return true;
  return false;
}

/** [AMB-25] Contracts the deck was too short for, in seat order. */
function payOwed(page: PageDraft, owed: readonly number[], round: "main" | "bonus"): void {
  for (let seat = 0; seat < owed.length; seat++) {
    for (let due = owed[seat] ?? 0; due > 0; due--) contractFromTop(page, seat, "BH-CAP-06", round);
  }
}

/** [AMB-10] Credits that had no place of their own, in seat order, as long as a token is left. */
function payCredits(page: PageDraft, due: readonly number[]): void {
  for (let seat = 0; seat < due.length; seat++) {
    for (let left = due[seat] ?? 0; left > 0; left--) {
      const owed = { rule: "AMB-10", seat, why: "owed" } as const;
      if (reserveOf(page.state.boards) > 0)
        tell(page, { type: "credit-gained", credits: 1, ...owed }, creditGained);
      else tell(page, { type: "credit-lost", ...owed }, creditLost);
    }
  }
}

/** Refilled from its discard; with nothing there the bonus is lost [AMB-24]. */
function contractFromTop(page: PageDraft, seat: Seat, rule: string, round: "main" | "bonus"): void {
  refillIfEmpty(page, contractDeck, round);
  const card = page.state.decks[contractDeck]?.at(-1);
  if (card === undefined) tell(page, { type: "contract-lost", rule: "AMB-24", seat }, contractLost);
  else
    tell(page, { type: "contract-activated", rule, seat, card, from: "deck" }, contractActivated);
}

/**
 * Everyone who stands at four or more when step 2 of this turn ends has the bonus, once, however they got there
 * [BH-END-01, BH-END-02, AMB-23, AMB-26]; nobody later [BH-END-06, AMB-27], though captures go on [BH-END-04]. Says
 * whether windows opened again.
 */
function endIsTriggered(page: PageDraft): boolean {
  const { boards, turn, rules } = page.state;
  const seats: Seat[] = [];
  for (let seat = 0; seat < boards.length; seat++)
    if ((boards[seat]?.captures ?? 0) >= capturesToEnd) seats.push(seat);
  if (seats.length === 0) return false;
  tell(
    page,
    { type: "end-triggered", rule: "BH-END-03", seats, lastTurn: turn + turnsAfter },
    endTriggered,
  );
  for (const seat of seats) {
    gainCredit(page, seat, "fourth-capture");
    // The introductory game has no contracts to give [BH-INTRO-04].
    if (rules.mode === "full") contractFromTop(page, seat, "BH-END-01", "main");
  }
  return openBonusRound(page, seats);
}

/** [AMB-30] The bonus credit may be spent at once: only who can pay for something is asked. */
function openBonusRound(page: PageDraft, seats: readonly Seat[]): boolean {
  const able: Seat[] = [];
  for (const seat of seats) {
    const board = page.state.boards[seat];
    if (board !== undefined && canActivateAny(page.state.set, board)) able.push(seat);
  }
  if (able.length === 0) return false;
  tell(page, { type: "bonus-round-began", rule: "AMB-30" }, bonusRoundBegan);
  for (const seat of able)
    tell(page, { type: "window-opened", rule: "AMB-30", seat }, windowOpened);
  return true;
}
