/** [OR-SLOT-04] [OR-SHIP-03] What would have to go for a card or a ship. */
import type { Tabletop } from "../tabletop.ts";

export function roomText(
  cards: readonly string[],
  goes: number,
  { words: { labels }, say }: Pick<Tabletop, "words" | "say">,
): string {
  const { makesRoom, allGo } = labels.market;
  const names = cards.map((id) => say.card(id));
  return goes < cards.length
    ? makesRoom(goes === 1 ? labels.either(names) : labels.list(names), goes)
    : allGo(labels.list(names));
}
