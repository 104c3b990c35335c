/** Step 2 after the reveal: each player's own window [AMB-05]. Players never touch each other's cards here. */
import { unreachable } from "#rules/game.ts";
import type { Seat } from "#rules/game.ts";
import type { Card } from "../cards/face.ts";
import { contractDeck, tablesOf } from "../cards/tables.ts";
import { captures, placeForAttacker, placeForTarget } from "../pieces/confrontation.ts";
import { creditFor } from "../pieces/credits.ts";
import { canActivateAny } from "../objections.ts";
import { nextContract } from "../pieces/piles.ts";
import {
  attackerPlaced,
  cardReserved,
  contractActivated,
  crateActivated,
  creditGained,
  creditLost,
  creditOwed,
  creditsPaid,
  targetCaptured,
  targetPlayed,
} from "../evolve/boards.ts";
import { cardSold } from "../evolve/piles.ts";
import { contractOwed, placementAsked, windowClosed, windowOpened } from "../evolve/steps.ts";
import { tell } from "./page.ts";
import type { PageDraft } from "./page.ts";
import type { Fate } from "../state.ts";

/** The one card of this turn meets its fate [BH-TURN-05]. */
export function carryOut(page: PageDraft, seat: Seat, card: Card, fate: Fate): void {
  switch (fate) {
    case "sell":
      sell(page, seat, card);
      break;
    case "reserve":
      tell(page, { type: "card-reserved", rule: "BH-TURN-11", seat, card }, cardReserved);
      break;
    case "play":
      play(page, seat, card);
      break;
    default:
      unreachable(fate);
  }
  openIfAble(page, seat);
}

/** Any card, always one credit [BH-TURN-08, BH-TURN-09]. */
function sell(page: PageDraft, seat: Seat, card: Card): void {
  const deck = tablesOf(page.state.set).deckOf[card] ?? 0;
  tell(page, { type: "card-sold", rule: "BH-TURN-08", seat, card, deck }, cardSold);
  gainCredit(page, seat, "sale");
}

export function gainCredit(
  page: PageDraft,
  seat: Seat,
  why: "sale" | "capture" | "fourth-capture",
): void {
  const when = creditFor(page.state, seat);
  if (when === "later")
    return tell(page, { type: "credit-owed", rule: "AMB-10", seat }, creditOwed);
  if (when === "lost")
    return tell(page, { type: "credit-lost", rule: "AMB-10", seat, why }, creditLost);
  const rule = why === "sale" ? "BH-TURN-08" : why === "capture" ? "BH-CAP-05" : "BH-END-01";
  tell(page, { type: "credit-gained", rule, seat, credits: 1, why }, creditGained);
}

/** Without a cost: at once. With a cost: paid now [BH-TURN-10, BH-TURN-11]. */
function play(page: PageDraft, seat: Seat, card: Card): void {
  const tables = tablesOf(page.state.set);
  const type = tables.type[card];
  switch (type) {
    case undefined:
      throw new Error(`no card ${card}`);
    case "target":
      return playTarget(page, seat, card);
    case "contract":
      return tell(
        page,
        { type: "contract-activated", rule: "BH-CONTRACT-02", seat, card, from: "hand" },
        contractActivated,
      );
    case "hunter":
      return playAttacker(page, seat, card);
    case "droid":
      payFor(page, seat, card, tables.cost[card] ?? 0);
      return playAttacker(page, seat, card);
    case "crate":
      payFor(page, seat, card, tables.cost[card] ?? 0);
      return tell(
        page,
        { type: "crate-activated", rule: "BH-CRATE-04", seat, card, from: "hand" },
        crateActivated,
      );
    default:
      return unreachable(type);
  }
}

/** Back to the common reserve [BH-TURN-14]. */
function payFor(page: PageDraft, seat: Seat, card: Card, credits: number): void {
  tell(page, { type: "credits-paid", rule: "BH-TURN-14", seat, card, credits }, creditsPaid);
}

function playTarget(page: PageDraft, seat: Seat, card: Card): void {
  const board = page.state.boards[seat];
  if (board === undefined) return;
  const onto = placeForTarget(board);
  const rule = onto === board.confrontations.length ? "BH-CONF-04" : "BH-CONF-09";
  tell(page, { type: "target-played", rule, seat, card, onto }, targetPlayed);
  captureIfMet(page, seat, onto);
}

function playAttacker(page: PageDraft, seat: Seat, card: Card): void {
  const board = page.state.boards[seat];
  const onto = board === undefined ? -1 : placeForAttacker(board);
  if (onto === -1)
    return tell(page, { type: "placement-asked", rule: "BH-CONF-05", seat, card }, placementAsked);
  placeAttacker(page, seat, { card, onto, from: "hand" });
}

interface Placement {
  readonly card: Card;
  readonly onto: number;
  readonly from: "hand" | "reserved";
}

export function placeAttacker(page: PageDraft, seat: Seat, { card, onto, from }: Placement): void {
  const there = page.state.boards[seat]?.confrontations[onto];
  const rule =
    there === undefined ? "BH-CONF-07" : there.target === null ? "BH-CONF-08" : "BH-CONF-05";
  tell(page, { type: "attacker-placed", rule, seat, card, onto, from }, attackerPlaced);
  captureIfMet(page, seat, onto);
}

/** Paying turns a reserved card upright [BH-TURN-12, BH-TURN-15]; a droid is placed only now [AMB-22]. */
export function activate(page: PageDraft, seat: Seat, card: Card, chosen: number | null): void {
  const tables = tablesOf(page.state.set);
  payFor(page, seat, card, tables.cost[card] ?? 0);
  const board = page.state.boards[seat];
  if (tables.crates[card] !== 0)
    tell(
      page,
      { type: "crate-activated", rule: "BH-TURN-15", seat, card, from: "reserved" },
      crateActivated,
    );
  else if (board !== undefined)
    placeAttacker(page, seat, { card, onto: chosen ?? placeForAttacker(board), from: "reserved" });
  closeIfIdle(page, seat);
}

/** The target's own bonus comes at once [BH-CAP-05, BH-CAP-06] and can be used in this very window [AMB-08, AMB-09]. */
function captureIfMet(page: PageDraft, seat: Seat, onto: number): void {
  const tables = tablesOf(page.state.set);
  const board = page.state.boards[seat];
  const confrontation = board?.confrontations[onto];
  if (board === undefined || confrontation === undefined || !captures(confrontation, tables))
    return;
  const card = confrontation.target ?? 0;
  tell(
    page,
    { type: "target-captured", rule: "BH-CAP-01", seat, card, onto, captures: board.captures + 1 },
    targetCaptured,
  );
  const bonus = tables.bonus[card];
  if (bonus === "credit") gainCredit(page, seat, "capture");
  else if (bonus === "contract") drawContract(page, seat);
}

/** Straight into play, past the hand [BH-CAP-06, BH-CONTRACT-11]. */
function drawContract(page: PageDraft, seat: Seat): void {
  const { state } = page;
  if (state.step.type !== "resolve") return;
  const at = nextContract(state, state.step, seat);
  const card = at < 0 ? undefined : state.decks[contractDeck]?.[at];
  if (card === undefined) tell(page, { type: "contract-owed", rule: "AMB-25", seat }, contractOwed);
  else
    tell(
      page,
      { type: "contract-activated", rule: "BH-CAP-06", seat, card, from: "deck" },
      contractActivated,
    );
}

/**
 * After the card comes the window, for who can pay for a reserved card [BH-TURN-13]. Who cannot is not asked; all of
 * this is public, so it tells nothing.
 */
export function openIfAble(page: PageDraft, seat: Seat): void {
  const { step, boards, set } = page.state;
  const board = boards[seat];
  if (step.type !== "resolve" || step.windows[seat]?.type !== "closed" || board === undefined)
    return;
  if (canActivateAny(set, board))
    tell(page, { type: "window-opened", rule: "BH-TURN-12", seat }, windowOpened);
}

/** A window in which nothing is left to decide closes by itself. */
function closeIfIdle(page: PageDraft, seat: Seat): void {
  const { step, boards, set } = page.state;
  const board = boards[seat];
  if (step.type !== "resolve" || step.windows[seat]?.type !== "activate" || board === undefined)
    return;
  if (!canActivateAny(set, board))
    tell(page, { type: "window-closed", rule: "AMB-05", seat }, windowClosed);
}
