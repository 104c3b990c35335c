/** Hands are kept in ascending order, so that their order says nothing [BH-SETUP-11]. */
import type { Card } from "../cards/face.ts";
import { blank } from "../speed/shared-lists.ts";

export function withCard(hand: readonly Card[], card: Card): Card[] {
  const out = blank(hand.length + 1);
  let at = hand.length;
  for (; at > 0 && (hand[at - 1] ?? 0) > card; at--) out[at] = hand[at - 1] ?? 0;
  out[at] = card;
  for (at--; at >= 0; at--) out[at] = hand[at] ?? 0;
  return out;
}

/** Laid on top, which is the end of a pile. */
export function withLast(pile: readonly Card[], card: Card): Card[] {
  const out = blank(pile.length + 1);
  for (let at = 0; at < pile.length; at++) out[at] = pile[at] ?? 0;
  out[pile.length] = card;
  return out;
}

/** In the order of a hand. Piles are small, and mostly in some order already. */
export function ascending(pile: readonly Card[]): Card[] {
  const out = pile.slice();
  for (let i = 1; i < out.length; i++) {
    const card = out[i] ?? 0;
    let at = i;
    for (; at > 0 && (out[at - 1] ?? 0) > card; at--) out[at] = out[at - 1] ?? 0;
    out[at] = card;
  }
  return out;
}

/** Takes out one of possibly several equal cards. */
export function withoutCard(hand: readonly Card[], card: Card): Card[] {
  const out = hand.slice();
  const last = out.length - 1;
  let at = 0;
  while (at < last && out[at] !== card) at++;
  if (out[at] !== card) return out;
  for (; at < last; at++) out[at] = out[at + 1] ?? 0;
  out.pop();
  return out;
}

/**
 * Each hand goes to the left neighbour, who is the next seat;
 * with two players they swap [BH-TURN-16, BH-TURN-17, AMB-38].
 */
export function passedLeft(hands: readonly (readonly Card[])[]): (readonly Card[])[] {
  const out = hands.slice();
  for (let seat = 0; seat < hands.length; seat++)
    out[(seat + 1) % hands.length] = hands[seat] ?? [];
  return out;
}
