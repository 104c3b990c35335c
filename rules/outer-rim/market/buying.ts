/** A purchase: what is bartered and paid. */
import { marketCard } from "../cards/market/index.ts";
import { barterValue, hasRoom, priceLeft } from "./prices.ts";
import { discardCrew } from "../crew-and-ships/crew.ts";
import { ask, emit, me, next, unexpected } from "../agenda/play.ts";
import { takeShip } from "../crew-and-ships/gain.ts";
import { spend } from "../goals/reputation.ts";
import { takeBought } from "./bought.ts";
import { rollToBuy } from "./rolled-for.ts";
import { isRolledFor, mustGo } from "./must-go.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { MarketCard } from "../cards/market-cards.ts";
import type { Command } from "../commands.ts";
import type { MarketDeck } from "../names.ts";
import type { Play } from "../agenda/play.ts";
import type { Player } from "../state.ts";

/** Pay, barter, make room. Nothing leaves the player's hands before the price is paid. */
export function buy(play: Play, task: TaskOf<"buy">, answer: Command | null): void {
  const one = me(play, task.player);
  const top = play.state.market[task.deck][0];
  if (top === undefined) return;
  const card = marketCard(top);
  if (answer === null) {
    const choices = buyChoices(one, task, top);
    const plain = choices.length === 2 && choices[0]?.type === "pay";
    if (plain) payFor(play, task, top, card);
    else
      ask(play, task, {
        seat: task.player,
        ask: "barter",
        rule: "OR-MKT-05",
        params: { card: top, price: priceLeft(one, card, task.bartered, task.discount) },
        choices,
      });
    return;
  }
  if (answer.type === "barter") next(play, { ...task, bartered: [...task.bartered, answer.card] });
  else if (answer.type === "pay") payFor(play, task, top, card);
  else if (answer.type !== "cancel") unexpected(task, answer);
  else if (task.visit !== undefined) next(play, task.visit);
}

function buyChoices(one: Player, task: TaskOf<"buy">, top: string): Command[] {
  const card = marketCard(top);
  const choices: Command[] = [];
  const left = priceLeft(one, card, task.bartered, task.discount);
  const room = isRolledFor(card) || hasRoom(one, top, task.bartered);
  if (left <= one.credits && room) choices.push({ type: "pay" });
  const listed = mustGo(one, top, task.bartered);
  for (const id of listed) choices.push({ type: "barter", card: id });
  if (left > 0) {
    for (const held of one.cards) {
      const worth =
        barterValue(held.id) > 0 && !task.bartered.includes(held.id) && !listed.includes(held.id);
      if (worth) choices.push({ type: "barter", card: held.id });
    }
  }
  choices.push({ type: "cancel" });
  return choices;
}

function payFor(play: Play, task: TaskOf<"buy">, id: string, card: MarketCard): void {
  const { player, deck } = task;
  const price = priceLeft(me(play, player), card, task.bartered, task.discount);
  for (const bartered of task.bartered) {
    if (me(play, player).crew.some((crew) => crew.id === bartered))
      discardCrew(play, player, bartered, "OR-SLOT-04");
    else emit(play, { type: "card-discarded", player, card: bartered, rule: "OR-MKT-05" });
  }
  spend(play, player, price, "OR-MKT-03");
  handOver(play, player, deck, id, card);
}

/** The card changes hands; a card that must be rolled for may not [OR-MKT-08]. */
function handOver(
  play: Play,
  player: number,
  deck: MarketDeck,
  id: string,
  card: MarketCard,
): void {
  const source = { card: `card.${id}`, rule: "OR-MKT-03", held: id };
  switch (card.kind) {
    case "ship":
      takeShip(play, player, card.ship, id, 0);
      next(play, { type: "fit-cards", player }, { type: "reveal-top", player, deck });
      return;
    case "event":
      next(
        play,
        { type: "effects", player, effects: card.effects, source },
        { type: "put-back", deck, card: id },
        { type: "reveal-top", player, deck },
      );
      return;
    case "cargo":
      if (isRolledFor(card)) {
        rollToBuy(play, player, deck, id);
        return;
      }
      break;
    default:
  }
  takeBought(play, player, deck, id);
}
