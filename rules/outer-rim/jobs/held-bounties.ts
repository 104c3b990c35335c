/** Bounties somebody holds, by the person they are on. */
import { marketCard } from "../cards/market/index.ts";
import type { PublicPlayer } from "../state.ts";

/** The bounty this player holds on that person, not yet captured. */
export function bountyFor(
  { players }: { readonly players: readonly PublicPlayer[] },
  player: number,
  contact: string,
): string | null {
  for (const held of players[player]?.cards ?? [])
    if (held.token === null && bountyTarget(held.id) === contact) return held.id;
  return null;
}

export function bountyTarget(id: string): string | null {
  const card = marketCard(id);
  return card.kind === "bounty" ? card.target : null;
}
