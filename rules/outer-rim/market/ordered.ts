/** Cards turned up by an order: one may be bought as it is, without barter and without making room. */
import { refuse } from "../../game.ts";
import { marketCard } from "../cards/market/index.ts";
import { isArmor, roomForCard, wearsArmor } from "../crew-and-ships/slots.ts";
import type { PublicPlayer, Question } from "../state.ts";
import type { Refusal } from "../../game.ts";

/** All that were turned up, whether they can be bought or not. */
export function cardsShown({ params }: Pick<Question, "params">): readonly string[] {
  const shown = params["shown"];
  return typeof shown === "string" ? shown.split(" ").filter((id) => id !== "") : [];
}

export function whyNotOrder(one: PublicPlayer, id: string): Refusal | null {
  const { cost: price, kind } = marketCard(id);
  if (price > one.credits)
    return refuse("cannot-pay", "OR-MKT-03", { price, credits: one.credits });
  if (isArmor(id) && wearsArmor(one)) return refuse("one-armor", "OR-SLOT-05", { card: id });
  return roomForCard(one, id) ? null : refuse("no-slot", "OR-SLOT-04", { card: id, kind });
}
