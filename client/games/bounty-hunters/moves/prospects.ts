/** What my cards pay now, and if every open target falls. */
import type { Card, CardSet, ContractFace } from "#rules/bounty-hunters/cards/face.ts";
import {
  contractPay,
  haulOf,
  isOpen,
  type Board,
  type ContractPay,
  type View,
} from "#rules/bounty-hunters/index.ts";
import { faceOf } from "../say/naming.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";

export interface ContractProspect {
  readonly card: Card;
  readonly face: ContractFace;
  readonly now: ContractPay;
  readonly then: ContractPay;
}

export function contractProspects(
  set: CardSet,
  board: Board,
  contracts: readonly Card[],
): readonly ContractProspect[] {
  const now = haulOf(set, board);
  const then = haulOf(set, allFallen(board));
  const prospects: ContractProspect[] = [];
  for (const card of contracts) {
    const face = faceOf(set, card);
    if (face.type === "contract")
      prospects.push({ card, face, now: contractPay(face, now), then: contractPay(face, then) });
  }
  return prospects;
}

function allFallen(board: Board): Board {
  return {
    ...board,
    confrontations: board.confrontations.map((one) =>
      isOpen(one) ? { ...one, captured: true } : one,
    ),
  };
}

/** "2 × Omega, 1 × Grogu, 1 duo × 3". */
export function payReasons(face: ContractFace, pay: ContractPay, words: Words): string {
  const { reason } = words.board;
  const { characters } = words.cards;
  const parts: string[] = [];
  if (pay.a > 0) parts.push(reason.each(pay.a, characters[face.a]));
  if (face.kind === "pair" && pay.b > 0) parts.push(reason.each(pay.b, characters[face.b]));
  if (pay.duos > 0) parts.push(reason.duos(pay.duos, pay.perDuo));
  return parts.length === 0 ? reason.nothing : parts.join(", ");
}

/** Face-up copies of every card so far, and those in my own hand [AMB-04]. */
export function seenCards(view: View): readonly number[] {
  const seen = view.set.faces.map(() => 0);
  const see = (card: Card | null): void => {
    if (card !== null) seen[card] = (seen[card] ?? 0) + 1;
  };
  for (const pile of view.discards) pile.forEach(see);
  view.hand.forEach(see);
  for (const board of view.boards) {
    for (const one of board.confrontations) {
      see(one.target);
      one.attackers.forEach(see);
    }
    for (const cards of [board.reserved, board.crates, board.contracts]) cards.forEach(see);
  }
  return seen;
}
