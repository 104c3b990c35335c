/** Hands are kept in ascending order, so that their order says nothing [BH-SETUP-11]. */
import type { Card } from './cards/face.ts';

export function withCard(hand: readonly Card[], card: Card): Card[] {
  const out: Card[] = [];
  let placed = false;
  for (const held of hand) {
    if (!placed && held > card) {
      out.push(card);
      placed = true;
    }
    out.push(held);
  }
  if (!placed) out.push(card);
  return out;
}

/** Takes out one of possibly several equal cards. */
export function withoutCard(hand: readonly Card[], card: Card): Card[] {
  const out: Card[] = [];
  let gone = false;
  for (const held of hand) {
    if (!gone && held === card) gone = true;
    else out.push(held);
  }
  return out;
}

/** Each hand goes to the left neighbour, who is the next seat; with two players they swap [BH-TURN-16, BH-TURN-17, AMB-38]. */
export function passedLeft(hands: readonly (readonly Card[])[]): (readonly Card[])[] {
  const out: (readonly Card[])[] = [];
  for (let seat = 0; seat < hands.length; seat++) out.push(hands[(seat + hands.length - 1) % hands.length] ?? []);
  return out;
}
