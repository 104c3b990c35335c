/** A card that was paid for comes to its buyer. */
import { next, type Play } from "../agenda/play.ts";
import { marketCard } from "../cards/market/index.ts";
import { receive } from "../crew-and-ships/receive.ts";
import type { MarketDeck } from "../names.ts";

export function takeBought(play: Play, player: number, deck: MarketDeck, id: string): void {
  const card = marketCard(id);
  const source = { card: `card.${id}`, rule: "OR-MKT-03", held: id };
  receive(play, player, { from: "deck", deck, card: id }, "OR-MKT-03");
  if (card.kind === "cargo" && card.afterBuying !== undefined)
    next(
      play,
      { type: "effects", player, effects: card.afterBuying, source },
      { type: "reveal-top", player, deck },
    );
  else next(play, { type: "reveal-top", player, deck });
}
