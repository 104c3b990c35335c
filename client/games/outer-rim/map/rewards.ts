/** What the errands of a player pay. */
import { marketCard, type View } from "#rules/outer-rim/index.ts";
import { playerAt } from "../tabletop.ts";
import type { Errand } from "./errands.ts";

/** What an errand pays, as far as it is printed. */
export function rewardOf(
  errand: Errand,
  view: View,
  seat: number,
): { readonly credits: number; readonly fame: number } {
  const card = marketCard(errand.card);
  const held = playerAt(view, seat).cards.find(({ id }) => id === errand.card);
  if (card.kind === "cargo") {
    const delivery = held?.side === 1 ? card.other?.delivery : card.delivery;
    return { credits: delivery?.credits ?? 0, fame: delivery?.fame ?? 0 };
  }
  if (card.kind === "bounty") return card.capture;
  if (card.kind !== "job") return { credits: 0, fame: 0 };
  let credits = 0;
  let fame = 0;
  for (const effect of card.reward) {
    if (effect.do === "gain-credits") credits += effect.amount;
    if (effect.do === "gain-fame") fame += effect.amount;
  }
  return { credits, fame };
}
