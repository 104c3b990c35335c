/** The market action: discard, buy, barter, and the icons on the next card [OR-MKT-01…09]. */
import { marketCard } from "../cards/market/index.ts";
import { changedDie, changesOf } from "../dice/roll-one.ts";
import { barterValue, hasRoom, makesRoom, priceLeft, quoteFor } from "./prices.ts";
import { discardCrew } from "../crew-and-ships/crew.ts";
import { ask, emit, me, next, rollDice, unexpected } from "../agenda/play.ts";
import { gained, takeShip } from "../crew-and-ships/gain.ts";
import { spend } from "../goals/reputation.ts";
import { contactsHere } from "../effects/contacts.ts";
import { marketDecks } from "../names.ts";
import { isBaseAlone } from "../setup/box.ts";
import { distance, isPlanet } from "../movement/map.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { MarketCard } from "../cards/types.ts";
import type { Command } from "../commands.ts";
import type { MarketDeck, SpaceId } from "../names.ts";
import type { Play } from "../agenda/play.ts";
import type { Player, State } from "../state.ts";

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
      next(play, {
        type: "buy",
        player: task.player,
        deck: answer.deck,
        bartered: [],
        discount: task.discount,
        visit: task,
      });
      return;
    default:
      unexpected(task, answer);
  }
}

/** Could this player, here, end up with the open card of the deck? */
function isForSale(state: State, task: TaskOf<"market">, deck: MarketDeck): boolean {
  return quoteFor(state, task.player, deck, task.discount)?.bar === null;
}

function marketChoices(state: State, task: TaskOf<"market">): Command[] {
  const choices: Command[] = [];
  for (const deck of task.decks)
    if (isForSale(state, task, deck)) choices.push({ type: "buy", deck });
  for (const deck of task.decks) {
    const isSecond = task.discards === 1 && task.discarded === deck;
    const allowed = task.discards === 0 || (isSecond && !isBaseAlone(state.rules));
    if (allowed && state.market[deck].length > 1) choices.push({ type: "discard-top", deck });
  }
  choices.push({ type: "leave-market" });
  return choices;
}

/** [UB-DISC-02] Cards turned up by a discard cause nothing. */
export function discardTop(play: Play, deck: MarketDeck, rule: string): void {
  const top = play.state.market[deck][0];
  if (top === undefined) return;
  emit(play, { type: "top-discarded", deck, card: top, rule });
  showTop(play, deck, "OR-MKT-02");
}

function showTop(play: Play, deck: MarketDeck, rule: string): void {
  const top = play.state.market[deck][0];
  if (top !== undefined) emit(play, { type: "market-revealed", deck, card: top, rule });
}

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

/** [OR-MKT-04, UB-RCI-02] The next card is turned up; its patrol moves, its contact icon is obeyed [UB-RCI-01]. */
export function revealTop(play: Play, task: TaskOf<"reveal-top">): void {
  const { player, deck } = task;
  const top = play.state.market[deck][0];
  if (top === undefined) return;
  showTop(play, deck, "OR-MKT-04");
  const card = marketCard(top);
  if (
    card.reveal !== undefined &&
    play.state.players.length <= card.reveal &&
    canReveal(play.state, me(play, player).space)
  )
    next(play, { type: "reveal-contact", player });
  if (card.patrol === undefined) return;
  const { faction, move } = card.patrol;
  const target = task.away === true ? nearestOther(play, player) : player;
  next(play, {
    type: "patrol-toward",
    faction,
    player: target,
    chooser: player,
    left: move,
    market: true,
  });
}

/** A printed Jyn Erso sends patrols to the nearest opponent. */
function nearestOther(play: Play, player: number): number {
  const { space } = me(play, player);
  let best = player;
  for (let i = 0; i < play.state.players.length; i++) {
    if (i === player) continue;
    if (
      best === player ||
      distance(space, me(play, i).space) < distance(space, me(play, best).space)
    )
      best = i;
  }
  return best;
}

/** [UB-RCI-07] Only on a planet with a facedown contact. */
function canReveal(state: State, space: SpaceId): boolean {
  return (
    isPlanet(space) &&
    contactsHere(state, space).some((token) => state.tokens[token]?.faceup === false)
  );
}
