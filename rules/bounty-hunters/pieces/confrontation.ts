/** One target and the attack cards facing it [BH-CONF-02]; each player has their own [BH-CONF-01]. */
import { tablesOf } from "../cards/tables.ts";
import type { SetTables } from "../cards/tables.ts";
import type { Card, CardSet, Trio } from "../cards/face.ts";
import { withLast } from "./hands.ts";
import type { Board, Confrontation } from "../state.ts";

/**
 * Equality is enough, all three colours are needed, surplus in
 * one does not help another [BH-CAP-01, BH-CAP-02, AMB-21].
 */
export function suffices(attack: Trio, shields: Trio): boolean {
  return attack[0] >= shields[0] && attack[1] >= shields[1] && attack[2] >= shields[2];
}

/** What is still missing, by colour. */
export function missing(shields: Trio, attack: Trio): Trio {
  return [
    Math.max(0, shields[0] - attack[0]),
    Math.max(0, shields[1] - attack[1]),
    Math.max(0, shields[2] - attack[2]),
  ];
}

/** A target to capture is an uncaptured one: captured ones take no more attack cards [AMB-14, AMB-17]. */
export function isOpen(confrontation: Confrontation): boolean {
  return confrontation.target !== null && !confrontation.captured;
}

export function openTargets(board: Board): number {
  let count = 0;
  for (const confrontation of board.confrontations) if (isOpen(confrontation)) count++;
  return count;
}

/** The attack cards that wait alone, if any; there is never more than one such pile [BH-CONF-07, AMB-15]. Else −1. */
export function lonePile(board: Board): number {
  const all = board.confrontations;
  for (let i = 0; i < all.length; i++) if (all[i]?.target === null) return i;
  return -1;
}

/** Where a target goes: onto the lone pile if there is one, else it opens a confrontation [BH-CONF-04, BH-CONF-09]. */
export function placeForTarget(board: Board): number {
  const pile = lonePile(board);
  return pile === -1 ? board.confrontations.length : pile;
}

/**
 * Where an attack card goes when there is nothing to choose: onto the only open target, or, without one, onto the
 * lone pile, which it starts if need be [BH-CONF-07, BH-CONF-08, AMB-18]. −1 when the player must choose [BH-CONF-05].
 */
export function placeForAttacker(board: Board): number {
  const all = board.confrontations;
  let open = -1;
  for (let i = 0; i < all.length; i++) {
    const confrontation = all[i];
    if (confrontation === undefined || !isOpen(confrontation)) continue;
    if (open !== -1) return -1;
    open = i;
  }
  return open === -1 ? placeForTarget(board) : open;
}

/** Does this confrontation capture its target now? The moment it does, it must [BH-CAP-03, AMB-16, AMB-20]. */
export function captures(confrontation: Confrontation, tables: SetTables): boolean {
  if (confrontation.target === null || confrontation.captured) return false;
  const shields = tables.trio[confrontation.target];
  return shields !== undefined && suffices(confrontation.attack, shields);
}

/** [BH-CONF-03, BH-CONF-06] */
export function withAttacker(
  confrontation: Confrontation | undefined,
  card: Card,
  attack: Trio,
): Confrontation {
  if (confrontation === undefined)
    return { target: null, attackers: [card], attack, captured: false };
  const before = confrontation.attack;
  return {
    target: confrontation.target,
    attackers: withLast(confrontation.attackers, card),
    attack: [before[0] + attack[0], before[1] + attack[1], before[2] + attack[2]],
    captured: confrontation.captured,
  };
}

export function withTarget(confrontation: Confrontation | undefined, card: Card): Confrontation {
  if (confrontation === undefined)
    return { target: card, attackers: [], attack: [0, 0, 0], captured: false };
  return {
    target: card,
    attackers: confrontation.attackers,
    attack: confrontation.attack,
    captured: false,
  };
}

/** Would this card, put there, capture the target? For previews. */
export function wouldCapture(set: CardSet, confrontation: Confrontation, attacker: Card): boolean {
  const tables = tablesOf(set);
  return captures(
    withAttacker(confrontation, attacker, tables.trio[attacker] ?? [0, 0, 0]),
    tables,
  );
}
