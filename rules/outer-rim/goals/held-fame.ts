/** Fame that comes and goes with a card [OR-FAME-01]. */
import { isMarketCard, marketCard } from "../cards/market/index.ts";
import type { Ability } from "../cards/abilities.ts";
import type { MarketCard } from "../cards/market-cards.ts";

/** What holding this card is worth, whatever else one has: nobody has less than no credits. */
export function fameHeld(card: string): number {
  return abilitiesOn(card).reduce((fame, one) => {
    if (one.type !== "fame-while" || one.when.is !== "credits" || one.when.atLeast > 0) return fame;
    return fame + one.amount;
  }, 0);
}

function abilitiesOn(card: string): readonly Ability[] {
  const printed: MarketCard | null = isMarketCard(card) ? marketCard(card) : null;
  return printed !== null && "abilities" in printed ? (printed.abilities ?? []) : [];
}
