/** What a card is called, and the sign of its kind. */
import { isMarketCard, marketCard } from "#rules/outer-rim/index.ts";
import { isShip } from "./taken-card.ts";
import type { SignName } from "../art/signs.tsx";
import type { Tabletop } from "../tabletop.ts";
import { textOf } from "../words/index.ts";

type Reader = Pick<Tabletop, "words" | "say">;

export function kindOf(id: string): SignName {
  if (isShip(id)) return "ship";
  return isMarketCard(id) ? marketCard(id).kind : "crew";
}

export function cardName(id: string, side: 0 | 1, { words, say }: Reader): string {
  const ship: boolean = isShip(id);
  if (ship) return say.word(`ship.${id}.name`);
  const other = side === 1 ? textOf(words.texts, `card.${id}.other`) : null;
  return other ?? say.card(id);
}
