/** A bounty on somebody's character: other terms than its card prints [UB-PB-01…11]. */
import { isMarketCard, marketCard, type View } from "#rules/outer-rim/index.ts";

export const playerBounty = { credits: 5000, fame: 1 } as const;

/** Who plays the target of this card; `null` when a contact is meant. */
export function playerHunted(id: string, { players }: Pick<View, "players">): number | null {
  const card = isMarketCard(id) ? marketCard(id) : null;
  if (card?.kind !== "bounty") return null;
  const at = players.findIndex(({ character }) => character === card.target);
  return at < 0 ? null : at;
}

export function carriesBountyOn(
  target: number,
  player: number,
  view: Pick<View, "players">,
): boolean {
  return view.players[player]?.cards.some(({ id }) => playerHunted(id, view) === target) === true;
}
