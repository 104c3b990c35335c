/** What a card pays, told. */
import { clause, listed, phrase } from "./line.ts";
import { withFaction } from "./names.ts";
import type { Texts } from "../words/texts.ts";
import type { Clause } from "./line.ts";
import type { Faction } from "#rules/outer-rim/index.ts";

/** A reward as a list of things: “8,000 credits and 1 fame”. */
export function reward(texts: Texts, credits: number, fame: number, reputation?: Faction): Clause {
  const paid: string[] = [];
  if (credits > 0) paid.push(phrase(texts, "card.credits", { amount: credits }));
  if (fame > 0) paid.push(phrase(texts, "card.fame", { amount: fame }));
  if (reputation !== undefined)
    paid.push(phrase(texts, "card.start-liked", { with: withFaction(texts, reputation) }));
  const text = paid.length === 0 ? texts["card.nothing"] : listed(texts, paid, "conjunction");
  return clause(text, fame > 0 ? "fame" : "credits");
}
