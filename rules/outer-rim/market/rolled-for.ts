/** Cargo that has to be rolled for [OR-MKT-08]. */
import { ask, emit, me, next, rollDice } from "../agenda/play.ts";
import { marketCard } from "../cards/market/index.ts";
import { changedDie, changesOf } from "../dice/roll-one.ts";
import { takeBought } from "./bought.ts";
import { roomForCard } from "../crew-and-ships/slots.ts";
import { showTop } from "./tops.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { Play } from "../agenda/play.ts";
import type { Command } from "../commands.ts";
import type { MarketDeck } from "../names.ts";

export function rollToBuy(play: Play, player: number, deck: MarketDeck, card: string): void {
  const dice = rollDice(play, 1, "buy");
  const roll = { type: "purchase", card: `card.${card}` } as const;
  emit(play, { type: "dice-rolled", player, dice, for: card, roll, rule: "OR-MKT-08" });
  next(play, { type: "purchase-die", player, deck, card, face: dice[0] ?? "blank", used: [] });
}

/** [OR-MKT-08] A hit, rolled or made, hands the card over; anything else turns up its databank card. */
export function purchaseDie(
  play: Play,
  task: TaskOf<"purchase-die">,
  answer: Command | null,
): void {
  const { player, deck, card } = task;
  const changes = task.face === "hit" ? [] : changesOf(me(play, player), task);
  if (answer === null && changes.length > 0) {
    ask(play, task, {
      seat: player,
      ask: "after-purchase",
      rule: "OR-MKT-08",
      params: { card, face: task.face },
      choices: [{ type: "stand" }, ...changes],
    });
    return;
  }
  if (answer !== null && answer.type !== "stand") {
    next(play, { ...task, ...changedDie(play, player, task, answer) });
    return;
  }
  const printed = marketCard(card);
  if (task.face === "hit") {
    if (roomForCard(me(play, player), card)) takeBought(play, player, deck, card);
    else next(play, { type: "gain-card", player, card, from: deck, forced: false });
    return;
  }
  emit(play, { type: "top-discarded", deck, card, rule: "OR-MKT-08" });
  showTop(play, deck, "OR-MKT-08");
  if (printed.kind === "cargo" && printed.rollToBuy !== undefined)
    next(play, {
      type: "effects",
      player,
      effects: [{ do: "databank", number: printed.rollToBuy }],
      source: { card: `card.${card}`, rule: "OR-MKT-08", held: card },
    });
}
