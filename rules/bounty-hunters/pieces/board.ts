/**
 * How one player's cards on the table change. Literals with every field named: these run millions of times a second.
 */
import type { Card } from "../cards/face.ts";
import { withAttacker, withTarget } from "./confrontation.ts";
import { withLast, withoutCard } from "./hands.ts";
import type { Board, Confrontation } from "../state.ts";
import type { Trio } from "../cards/face.ts";

export const emptyBoard: Board = {
  credits: 0,
  confrontations: [],
  reserved: [],
  fresh: [],
  crates: [],
  contracts: [],
  captures: 0,
};

export function withCredits(board: Board, change: number): Board {
  return {
    credits: board.credits + change,
    confrontations: board.confrontations,
    reserved: board.reserved,
    fresh: board.fresh,
    crates: board.crates,
    contracts: board.contracts,
    captures: board.captures,
  };
}

/**
 * A reserved droid faces nobody yet [BH-CONF-10]. Only a table
 * where fresh cards wait has to remember which they are [AMB-07].
 */
export function withReserved(board: Board, card: Card, waits: boolean): Board {
  return {
    credits: board.credits,
    confrontations: board.confrontations,
    reserved: withLast(board.reserved, card),
    fresh: waits ? withLast(board.fresh, card) : board.fresh,
    crates: board.crates,
    contracts: board.contracts,
    captures: board.captures,
  };
}

export function withoutReserved(board: Board, card: Card): Board {
  return {
    credits: board.credits,
    confrontations: board.confrontations,
    reserved: withoutCard(board.reserved, card),
    fresh: board.fresh,
    crates: board.crates,
    contracts: board.contracts,
    captures: board.captures,
  };
}

export function withoutFresh(board: Board): Board {
  return {
    credits: board.credits,
    confrontations: board.confrontations,
    reserved: board.reserved,
    fresh: [],
    crates: board.crates,
    contracts: board.contracts,
    captures: board.captures,
  };
}

export function withCrate(board: Board, card: Card): Board {
  return {
    credits: board.credits,
    confrontations: board.confrontations,
    reserved: board.reserved,
    fresh: board.fresh,
    crates: withLast(board.crates, card),
    contracts: board.contracts,
    captures: board.captures,
  };
}

export function withContract(board: Board, card: Card): Board {
  return {
    credits: board.credits,
    confrontations: board.confrontations,
    reserved: board.reserved,
    fresh: board.fresh,
    crates: board.crates,
    contracts: withLast(board.contracts, card),
    captures: board.captures,
  };
}

export function targetPut(board: Board, card: Card, onto: number): Board {
  return withConfrontation(
    board,
    onto,
    withTarget(board.confrontations[onto], card),
    board.captures,
  );
}

export function attackerPut(board: Board, card: Card, onto: number, attack: Trio): Board {
  return withConfrontation(
    board,
    onto,
    withAttacker(board.confrontations[onto], card, attack),
    board.captures,
  );
}

/** Turned sideways, for all to see [BH-CAP-04]. */
export function captured(board: Board, onto: number, captures: number): Board {
  const before = board.confrontations[onto];
  if (before === undefined) return board;
  return withConfrontation(
    board,
    onto,
    { target: before.target, attackers: before.attackers, attack: before.attack, captured: true },
    captures,
  );
}

function withConfrontation(
  board: Board,
  at: number,
  confrontation: Confrontation,
  captures: number,
): Board {
  const confrontations = board.confrontations.slice();
  confrontations[at] = confrontation;
  return {
    credits: board.credits,
    confrontations,
    reserved: board.reserved,
    fresh: board.fresh,
    crates: board.crates,
    contracts: board.contracts,
    captures,
  };
}
