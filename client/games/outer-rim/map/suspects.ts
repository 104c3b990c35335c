/** Who of those I hunt may be behind a contact that nobody has turned up for me. */
import { marketCard, whereabouts, type View } from "#rules/outer-rim/index.ts";

export function suspects(view: View, seat: number, token: number): readonly string[] {
  return (view.players[seat]?.cards ?? []).flatMap((held) => {
    const card = marketCard(held.id);
    if (card.kind !== "bounty" || held.token !== null) return [];
    const found = whereabouts(view, card.target);
    if (found.type !== "hidden") return [];
    return found.under.some((one) => one.token === token) ? [card.target] : [];
  });
}
