/** A purchase: what is bartered and paid, and what has to be rolled for. */
import { marketCard } from "../cards/market/index.ts";
import { changedDie, changesOf } from "../dice/roll-one.ts";
import { barterValue, hasRoom, makesRoom, priceLeft } from "./prices.ts";
import { discardCrew } from "../crew-and-ships/crew.ts";
import { ask, emit, me, next, rollDice, unexpected } from "../agenda/play.ts";
import { gained, takeShip } from "../crew-and-ships/gain.ts";
import { spend } from "../goals/reputation.ts";
import { showTop } from "./tops.ts";
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
    const choices = buyChoices(one, task, card);
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

function buyChoices(one: Player, task: TaskOf<"buy">, card: MarketCard): Command[] {
  const choices: Command[] = [];
  const left = priceLeft(one, card, task.bartered, task.discount);
  const room = hasRoom(one, card, task.bartered);
  if (left <= one.credits && room) choices.push({ type: "pay" });
  const listed = room ? [] : makesRoom(one, card, task.bartered);
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
      if (card.rollToBuy !== undefined) {
        rollToBuy(play, player, deck, id);
        return;
      }
      break;
    default:
  }
  takeBought(play, player, deck, id);
}

function takeBought(play: Play, player: number, deck: MarketDeck, id: string): void {
  const card = marketCard(id);
  const source = { card: `card.${id}`, rule: "OR-MKT-03", held: id };
  gained(play, player, id, deck, "OR-MKT-03");
  if (card.kind === "cargo" && card.afterBuying !== undefined)
    next(
      play,
      { type: "effects", player, effects: card.afterBuying, source },
      { type: "reveal-top", player, deck },
    );
  else next(play, { type: "reveal-top", player, deck });
}

function rollToBuy(play: Play, player: number, deck: MarketDeck, card: string): void {
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
  if (task.face === "hit") {
    takeBought(play, player, deck, card);
    return;
  }
  const printed = marketCard(card);
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
