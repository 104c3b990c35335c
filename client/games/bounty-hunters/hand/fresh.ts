/** Which card of my hand is the one I drew? The hand is kept in order, so it does not lie at the end. */
import { useRef } from "preact/hooks";
import type { Card } from "#rules/bounty-hunters/cards/face.ts";

/** The place of the card that came in, when exactly one did; of two equal cards the last. */
export function freshAt(before: readonly Card[], after: readonly Card[]): number {
  if (after.length !== before.length + 1) return -1;
  const known = [...before];
  const came = after.filter((card) => {
    const at = known.indexOf(card);
    if (at !== -1) known.splice(at, 1);
    return at === -1;
  });
  return came.length === 1 ? after.lastIndexOf(came[0] ?? -1) : -1;
}

/** Remembered as long as the hand stays as it is. */
export function useFresh(hand: readonly Card[]): number {
  const seen = useRef({ hand, fresh: -1 });
  if (seen.current.hand.join() !== hand.join())
    seen.current = { hand, fresh: freshAt(seen.current.hand, hand) };
  return seen.current.fresh;
}
