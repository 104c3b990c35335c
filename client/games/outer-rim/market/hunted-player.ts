/** A bounty on somebody's character: other terms than its card prints [UB-PB-01…11]. */
import { playerBounty, playerHunted, type View } from "#rules/outer-rim/index.ts";
import type { Tabletop } from "../tabletop.ts";

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
