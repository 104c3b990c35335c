/** The market action: discard, buy, barter, and the icons on the next card [OR-MKT-01…09]. */
import { bargainAt } from "../bargaining/talk.ts";
import { quoteFor } from "./prices.ts";
import { ask, next, unexpected } from "../agenda/play.ts";
import { marketDecks } from "../names.ts";
import { isBaseAlone } from "../setup/box.ts";
import { discardTop } from "./tops.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { Command } from "../commands.ts";
import type { MarketDeck } from "../names.ts";
import type { Play } from "../agenda/play.ts";
import type { State } from "../state.ts";

export function marketAction(
  player: number,
  discount = 0,
  decks: readonly MarketDeck[] = marketDecks,
): TaskOf<"market"> {
  return { type: "market", player, discarded: null, discards: 0, discount, decks };
}

export function market(play: Play, task: TaskOf<"market">, answer: Command | null): void {
  if (answer === null) {
    ask(play, task, {
      seat: task.player,
      ask: "market",
      rule: "OR-MKT-01",
      params: { discount: task.discount },
      choices: marketChoices(play.state, task),
      ...bargainAt(play.state, task.player, "other"),
    });
    return;
  }
  switch (answer.type) {
    case "leave-market":
      return;
    case "discard-top":
      discardTop(play, answer.deck, "UB-DISC-01");
      next(play, { ...task, discarded: answer.deck, discards: task.discards + 1 });
      return;
    case "buy":
      next(play, purchase(task, answer.deck));
      return;
    default:
      unexpected(task, answer);
  }
}

/** [OR-MKT-10] Out of a visit that is under way, or one that begins with it. */
export function purchase(visit: TaskOf<"market">, deck: MarketDeck): TaskOf<"buy"> {
  const { player, discount } = visit;
  return { type: "buy", player, deck, bartered: [], discount, visit };
}

/** Could this player, here, end up with the open card of the deck? */
function isForSale(state: State, task: TaskOf<"market">, deck: MarketDeck): boolean {
  return quoteFor(state, task.player, deck, task)?.bar === null;
}

export function purchases(state: State, visit: TaskOf<"market">): Command[] {
  return visit.decks
    .filter((deck) => isForSale(state, visit, deck))
    .map((deck) => ({ type: "buy", deck }));
}

function marketChoices(state: State, task: TaskOf<"market">): Command[] {
  const choices = purchases(state, task);
  for (const deck of task.decks) {
    const isSecond = task.discards === 1 && task.discarded === deck;
    const allowed = task.discards === 0 || (isSecond && !isBaseAlone(state.rules));
    if (allowed && state.market[deck].length > 1) choices.push({ type: "discard-top", deck });
  }
  choices.push({ type: "leave-market" });
  return choices;
}
