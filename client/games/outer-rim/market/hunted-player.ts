/** A bounty on somebody's character: other terms than its card prints [UB-PB-01…11]. */
import { isMarketCard, marketCard, type View } from "#rules/outer-rim/index.ts";

import type { Tabletop } from "../tabletop.ts";

export const playerBounty = { credits: 5000, fame: 1 } as const;

/** Who plays the target of this card; `null` when a contact is meant. */
export function playerHunted(id: string, { players }: Pick<View, "players">): number | null {
  const card = isMarketCard(id) ? marketCard(id) : null;
  if (card?.kind !== "bounty") return null;
  const at = players.findIndex(({ character }) => character === card.target);
  return at < 0 ? null : at;
}

/** [UB-PB-12] Whoever plays the target may hold the card, and that is all. */
export function huntedText(
  hunted: number,
  { view, words, say }: Pick<Tabletop, "words" | "say"> & Partial<Pick<Tabletop, "view">>,
): string {
  const { board } = words.labels;
  return view?.viewer === hunted
    ? board.ownBounty
    : board.huntedPlayer(say.player(hunted), say.amount(playerBounty.credits));
}

export function carriesBountyOn(
  target: number,
  player: number,
  view: Pick<View, "players">,
): boolean {
  return view.players[player]?.cards.some(({ id }) => playerHunted(id, view) === target) === true;
}
