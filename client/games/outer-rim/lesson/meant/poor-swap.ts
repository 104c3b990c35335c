/** [OR-SLOT-04] A purchase for which something has to go that is worth as much: better not begun. */
import { learner } from "#client/lesson/table.ts";
import {
  barterValue,
  isMarketCard,
  marketCard,
  prices,
  type Command,
  type View,
} from "#rules/outer-rim/index.ts";
import { rewardOf } from "../../map/rewards.ts";
import { isFair } from "./fair-bets.ts";

/** Fame wins games: as printed cards have it, one is worth about so many credits. */
const fameInCredits = 5000;

export function isPoorSwap(view: View, options: readonly Command[]): boolean {
  const task = view.agenda.at(-1);
  const asks = (type: Command["type"]): boolean => options.some((one) => one.type === type);
  if (task?.type !== "buy" || asks("pay") || !asks("cancel")) return false;
  if (!isFair(view, { type: "buy", deck: task.deck })) return true;
  const quote = prices(view, learner).find(({ deck }) => deck === task.deck);
  if (quote === undefined || quote.makesRoom.length === 0) return false;
  const lost = Math.min(...quote.makesRoom.map((id) => worth(id, view)));
  return lost >= worth(quote.card, view) - quote.price;
}

/** What it pays where it belongs, or what it cost; people are worth more than things. */
function worth(id: string, view: View): number {
  if (!isMarketCard(id)) return Infinity;
  const { kind } = marketCard(id);
  const isErrand = kind === "cargo" || kind === "job" || kind === "bounty";
  if (!isErrand) return barterValue(id);
  const { credits, fame } = rewardOf({ card: id, kind, space: null }, view, learner);
  return Math.max(credits + fame * fameInCredits, barterValue(id));
}
