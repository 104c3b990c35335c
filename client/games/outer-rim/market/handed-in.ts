/** [OR-MKT-05] A purchase while it is paid for with cards. Nothing has left the buyer's hands yet. */
import { barterValue, mustGo, type View } from "#rules/outer-rim/index.ts";
import { playerAt } from "../tabletop.ts";

/** What this player has handed in so far, and what of it counts. */
export function handedIn(
  { agenda, players }: View,
  player: number,
): { readonly cards: readonly string[]; readonly worth: number } {
  const task = agenda.at(-1);
  const cards = task?.type === "buy" && task.player === player ? task.bartered : [];
  const worth = cards
    .filter((card) => players[player]?.cards.some(({ id }) => id === card))
    .reduce((sum, card) => sum + barterValue(card), 0);
  return { cards, worth };
}

/** Does handing it in free the slot that is missing? */
export function freesSlot(card: string, view: View): boolean {
  const task = view.agenda.at(-1);
  const top = task?.type === "buy" ? view.market[task.deck].top : null;
  if (task?.type !== "buy" || top === null) return false;
  return mustGo(playerAt(view, task.player), top, task.bartered).includes(card);
}
