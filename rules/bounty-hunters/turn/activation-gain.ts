/**
 * What paying for reserved cards could bring at once [BH-TURN-12]: a capture, points for crates, or nothing that would
 * not be there in a later turn as well. A droid alone scores nothing, and waits as well reserved as upright.
 */
import type { Card, CardSet, Trio } from "../cards/face.ts";
import { tablesOf } from "../cards/tables.ts";
import { isWaiting } from "../objections.ts";
import { isOpen, suffices } from "../pieces/confrontation.ts";
import type { Board } from "../state.ts";

export type ActivationGain = "capture" | "points" | "none";

export function activationGain(set: CardSet, board: Board): ActivationGain {
  const { cost, crates, trio } = tablesOf(set);
  const payable = board.reserved.filter(
    (card) => (cost[card] ?? 0) <= board.credits && !isWaiting(board, card),
  );
  const droids = payable.filter((card) => crates[card] === 0);
  const attackOf = (card: Card): Trio => trio[card] ?? [0, 0, 0];
  for (const { target, attack, ...rest } of board.confrontations) {
    if (target === null || !isOpen({ target, attack, ...rest })) continue;
    const shields = trio[target];
    if (shields === undefined) continue;
    if (canMeet(shields, attack, droids, board.credits)) return "capture";
  }
  return payable.length > droids.length ? "points" : "none";

  /** Several droids may fall upon one target together, as far as the credits go. */
  function canMeet(
    shields: Trio,
    attack: Trio,
    [first, ...others]: readonly Card[],
    credits: number,
  ): boolean {
    if (suffices(attack, shields)) return true;
    if (first === undefined) return false;
    const price = cost[first] ?? 0;
    const more = attackOf(first);
    const together: Trio = [attack[0] + more[0], attack[1] + more[1], attack[2] + more[2]];
    return (
      (price <= credits && canMeet(shields, together, others, credits - price)) ||
      canMeet(shields, attack, others, credits)
    );
  }
}
