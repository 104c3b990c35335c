/** Any card by its id, in words. */
import { isMarketCard, marketCard } from "#rules/outer-rim/index.ts";
import { isShip } from "./market/taken-card.ts";
import { tellShip, type ToldCard } from "./tell/chosen.ts";
import { tellContact, tellMarketCard } from "./tell/tell.ts";
import type { Texts } from "./words/index.ts";

export function toldCard(texts: Texts, id: string): ToldCard {
  if (isShip(id)) return tellShip(texts, id);
  if (!isMarketCard(id)) return tellContact(texts, id);
  const card = marketCard(id);
  return card.kind === "ship" ? tellShip(texts, card.ship) : tellMarketCard(texts, id);
}
