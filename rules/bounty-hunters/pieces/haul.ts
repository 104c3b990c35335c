/** What a player has to show at the end: all that scoring looks at. */
import { characters } from "../cards/face.ts";
import type { CardSet, Character, ContractFace } from "../cards/face.ts";
import { tablesOf } from "../cards/tables.ts";
import type { Board } from "../state.ts";

export interface Haul {
  /** Captured targets by character. */
  readonly captured: Readonly<Partial<Record<Character, number>>>;
  readonly targetPoints: number;
  /** What the hunters who took part in a capture cost [BH-SCORE-05]. */
  readonly hunterLoss: number;
  readonly cratePoints: number;
  /** Crate symbols on activated cards, not cards [BH-CRATE-07]. */
  readonly crates: number;
  readonly contracts: readonly ContractFace[];
}

/**
 * Open targets, their hunters, lone piles, reserved cards and the hand are left out [BH-SCORE-02, BH-SCORE-09,
 * BH-CRATE-05, AMB-36].
 */
export function haulOf(set: CardSet, board: Board): Haul {
  const tables = tablesOf(set);
  const captured: Partial<Record<Character, number>> = {};
  let targetPoints = 0;
  let hunterLoss = 0;
  for (const { target, captured: isCaptured, attackers } of board.confrontations) {
    if (!isCaptured || target === null) continue;
    const character = characters[tables.character[target] ?? -1];
    if (character !== undefined) captured[character] = (captured[character] ?? 0) + 1;
    targetPoints += tables.points[target] ?? 0;
    for (const attacker of attackers) hunterLoss += tables.loss[attacker] ?? 0;
  }
  let cratePoints = 0;
  let crates = 0;
  for (const card of board.crates) {
    cratePoints += tables.points[card] ?? 0;
    crates += tables.crates[card] ?? 0;
  }
  const contracts: ContractFace[] = [];
  for (const card of board.contracts) {
    const face = tables.contracts[card];
    if (face) contracts.push(face);
  }
  return { captured, targetPoints, hunterLoss, cratePoints, crates, contracts };
}
