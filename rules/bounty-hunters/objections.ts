/**
 * The one judge. It looks only at what the asking seat can see, so `decide` and `whyNot` always give the same answer
 * and no refusal can tell a secret.
 */
import { refuse, unreachable } from "#rules/game.ts";
import type { Refusal } from "#rules/game.ts";
import type { Card, CardSet } from "./cards/face.ts";
import { contractDeck, deckCount, jawaDeck, tablesOf } from "./cards/tables.ts";
import { isOpen, openTargets } from "./pieces/confrontation.ts";
import type { Board, Fate, TableRules, Window } from "./state.ts";

/** The part of a state or a view that matters to one seat. */
export interface SeatPosition {
  readonly set: CardSet;
  readonly rules: TableRules;
  readonly step: "draw" | "choose" | "resolve" | "over";
  /** Is this seat asked for a deck in step 1? */
  readonly asked: boolean;
  readonly hand: readonly Card[];
  readonly board: Board;
  readonly window: Window;
}

/** [BH-TURN-02] The next step starts only when everyone has finished this one. */
function wrongStep({ step }: SeatPosition): Refusal {
  return step === "over"
    ? refuse("game-over", "BH-END-05")
    : refuse("wrong-step", "BH-TURN-02", { step });
}

/** `isOpen`: can one draw from this deck? */
export function toDraw(position: SeatPosition, deck: number, isOpen: boolean): Refusal | null {
  if (position.step !== "draw") return wrongStep(position);
  if (!position.asked) return refuse("already-drawn", "BH-TURN-03");
  if (deck < 0 || deck >= deckCount) return refuse("no-such-deck", "BH-SETUP-04", { deck });
  if (deck === contractDeck && position.rules.mode === "introductory")
    return refuse("no-contracts", "BH-INTRO-02");
  if (!isOpen) return refuse("deck-empty", "AMB-01", { deck });
  return null;
}

export function toChoose(position: SeatPosition, card: Card, fate: Fate | null): Refusal | null {
  if (position.step !== "choose") return wrongStep(position);
  if (!position.hand.includes(card)) return refuse("not-in-hand", "BH-TURN-05", { card });
  if (position.rules.commit === "card")
    return fate === null ? null : refuse("fate-too-early", "AMB-05");
  return fate === null ? refuse("fate-missing", "AMB-05") : toFate(position, card, fate);
}

/** Anything can be sold [BH-TURN-09]; only what has a cost can be reserved [AMB-13]; a cost is paid whole [AMB-11]. */
function toFate(position: SeatPosition, card: Card, fate: Fate): Refusal | null {
  const tables = tablesOf(position.set);
  if (fate === "sell") return null;
  if (fate === "reserve")
    return tables.deckOf[card] === jawaDeck ? null : refuse("cannot-reserve", "AMB-13", { card });
  return toPay(tables.cost[card] ?? 0, position.board.credits);
}

function toPay(cost: number, credits: number): Refusal | null {
  return cost <= credits ? null : refuse("cannot-pay", "BH-TURN-11", { cost, credits });
}

export function toDecideFate(position: SeatPosition, fate: Fate): Refusal | null {
  if (position.step !== "resolve") return wrongStep(position);
  if (position.window.type !== "decide") return refuse("nothing-to-decide", "AMB-05");
  return toFate(position, position.window.card, fate);
}

export function toPlace(position: SeatPosition, onto: number): Refusal | null {
  if (position.step !== "resolve") return wrongStep(position);
  if (position.window.type !== "place") return refuse("nothing-to-place", "BH-CONF-05");
  return toFace(position.board, onto);
}

/** An attack card faces a target still to be captured, for good [BH-CONF-05, AMB-17, AMB-19]. */
function toFace(board: Board, onto: number): Refusal | null {
  const confrontation = board.confrontations[onto];
  if (confrontation === undefined) return refuse("no-such-confrontation", "BH-CONF-01", { onto });
  return isOpen(confrontation) ? null : refuse("already-captured", "AMB-17", { onto });
}

/** The card played comes first [AMB-06]; a closed window stays closed this turn [BH-TURN-13]. */
export function toBeDone(position: SeatPosition): Refusal | null {
  if (position.step !== "resolve") return wrongStep(position);
  switch (position.window.type) {
    case "activate":
      return null;
    case "closed":
      return refuse("window-closed", "BH-TURN-13");
    case "decide":
      return refuse("decide-first", "AMB-06");
    case "place":
      return refuse("place-first", "AMB-06");
    default:
      return unreachable(position.window);
  }
}

export function toActivate(
  position: SeatPosition,
  card: Card,
  onto: number | null,
): Refusal | null {
  const shut = toBeDone(position);
  if (shut !== null) return shut;
  const { board } = position;
  if (!board.reserved.includes(card)) return refuse("not-reserved", "BH-TURN-12", { card });
  if (isWaiting(board, card)) return refuse("reserved-this-turn", "AMB-07", { card });
  const tables = tablesOf(position.set);
  const short = toPay(tables.cost[card] ?? 0, board.credits);
  if (short !== null) return short;
  const isChoice = tables.crates[card] === 0 && openTargets(board) > 1;
  if (!isChoice)
    return onto === null ? null : refuse("no-choice-of-target", "BH-CONF-05", { onto });
  return onto === null ? refuse("target-missing", "BH-CONF-05") : toFace(board, onto);
}

/** [AMB-07] Every reserved copy of this card was laid down this very turn, at a table where those wait. */
export function isWaiting(board: Board, card: Card): boolean {
  if (board.fresh.length === 0) return false;
  return count(board.reserved, card) <= count(board.fresh, card);
}

function count(cards: readonly Card[], wanted: Card): number {
  let found = 0;
  for (const card of cards) if (card === wanted) found++;
  return found;
}

/** Is there any reserved card this player could pay for now? If not, the window closes by itself [AMB-05]. */
export function canActivateAny(set: CardSet, board: Board): boolean {
  if (board.reserved.length === 0 || board.credits === 0) return false;
  const { cost } = tablesOf(set);
  for (const card of board.reserved)
    if ((cost[card] ?? 0) <= board.credits && !isWaiting(board, card)) return true;
  return false;
}
