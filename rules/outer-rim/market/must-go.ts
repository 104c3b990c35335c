/** Whether room has to be made before a card is paid for. */
import { marketCard } from "../cards/market/index.ts";
import { makesRoom } from "../crew-and-ships/slots.ts";
import type { MarketCard } from "../cards/market-cards.ts";
import type { PublicPlayer } from "../state.ts";

/** [OR-MKT-08] Whether it comes at all is up to the die: room is made once it does. */
export function isRolledFor(card: MarketCard): boolean {
  return card.kind === "cargo" && card.rollToBuy !== undefined;
}

/** [OR-MKT-05] Of which of these one has to go before it can be paid for; none where there is room. */
export function mustGo(
  player: PublicPlayer,
  id: string,
  bartered: readonly string[],
): readonly string[] {
  const card = marketCard(id);
  if (card.kind === "ship" || card.kind === "event" || isRolledFor(card)) return [];
  return makesRoom(player, id, bartered);
}
