/**
 * What may be said before it is asked: the deck of my next draw. I never see a card before I name its deck
 * [BH-TURN-03], so nothing I could wait for is missed. A choice is another matter: it is made from a hand that is
 * only passed to me then, and an activation from credits that the others' choices change.
 */
import type { Command } from "../commands.ts";
import { draws } from "../options.ts";
import type { View } from "../view-types.ts";

const none: readonly Command[] = [];

export function ahead({ viewer, step, turn, lastTurn }: View): readonly Command[] {
  const isLastTurn = lastTurn > 0 && turn >= lastTurn;
  if (viewer === "spectator" || step.type === "over" || isLastTurn) return none;
  const isAsked = step.type === "draw" && step.asked[viewer] === true;
  return isAsked ? none : draws;
}
