/** Hands are kept in ascending order, so that their order says nothing [BH-SETUP-11]. */
import type { Card } from './cards/face.ts';
import { blank } from './lists.ts';

export function withCard(hand: readonly Card[], card: Card): Card[] {
  const out = blank(hand.length + 1);
  let at = hand.length;
  for (; at > 0 && (hand[at - 1] ?? 0) > card; at--) out[at] = hand[at - 1] ?? 0;
  out[at] = card;
  for (at--; at >= 0; at--) out[at] = hand[at] ?? 0;
  return out;
}

/** Takes out one of possibly several equal cards. */
export function withoutCard(hand: readonly Card[], card: Card): Card[] {
  const last = hand.length - 1;
  let at = 0;
  while (at < last && hand[at] !== card) at++;
  if (hand[at] !== card) return hand.slice();
  const out = hand.slice(0, last);
  for (; at < last; at++) out[at] = hand[at + 1] ?? 0;
  return out;
}

/** Each hand goes to the left neighbour, who is the next seat; with two players they swap [BH-TURN-16, BH-TURN-17, AMB-38]. */
export function passedLeft(hands: readonly (readonly Card[])[]): (readonly Card[])[] {
  const out = hands.slice();
  for (let seat = 0; seat < hands.length; seat++) out[(seat + 1) % hands.length] = hands[seat] ?? [];
  return out;
}
