/** Who of those I hunt may be behind a contact that nobody has turned up for me. */
import { contactCard, crewOwner, marketCard, type View } from "#rules/outer-rim/index.ts";
import { playerHunted } from "../market/hunted-player.ts";

export function suspects(view: View, seat: number, token: number): readonly string[] {
  const one = view.tokens[token];
  if (one === undefined || one.contact !== null) return [];
  const found = new Set(view.tokens.map(({ contact }) => contact));
  const targets = (view.players[seat]?.cards ?? []).flatMap((held) => {
    const card = marketCard(held.id);
    // [UB-PB-01] A player's character is never met as a contact.
    if (card.kind !== "bounty" || held.token !== null) return [];
    // [OR-BNTY-02] … and whoever is aboard with somebody is hunted there.
    const isElsewhere =
      playerHunted(held.id, view) !== null || crewOwner(view.players, card.target) !== null;
    return isElsewhere ? [] : [card.target];
  });
  return targets.filter((target) => contactCard(target).class === one.class && !found.has(target));
}
