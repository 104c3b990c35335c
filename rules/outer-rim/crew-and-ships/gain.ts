/** Cards and ships coming into a player's hands, and the room they need. */
import { marketCard } from "../cards/market/index.ts";
import { discardCrew } from "./crew.ts";
import { receive } from "./receive.ts";
import { ask, emit, me, next, unexpected } from "../agenda/play.ts";
import { makesRoom, roomForCard, tooMany } from "./slots.ts";
import { shuffled } from "../../rng.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { ShipId } from "../cards/ships.ts";
import type { Command } from "../commands.ts";
import type { MarketDeck } from "../names.ts";
import type { Play } from "../agenda/play.ts";
import type { State } from "../state.ts";

/**
 * [OR-SHIP-02] The sheet is taken on its goal side, its card leaves the game, the old
 * sheet and its damage go back. A sheet that was sold before has no card any more.
 */
export function takeShip(
  play: Play,
  player: number,
  ship: string,
  card: string,
  damage: number,
): void {
  if (play.state.market.ship.includes(card))
    emit(play, { type: "top-removed", deck: "ship", card, rule: "OR-SHIP-02" });
  emit(play, { type: "ship-taken", player, ship: ship as ShipId, damage, rule: "OR-SHIP-02" });
}

/** [OR-SHIP-03] What has no slot on the new sheet is discarded, the owner's pick. */
export function fitCards(play: Play, task: TaskOf<"fit-cards">, answer: Command | null): void {
  const { player } = task;
  if (answer !== null) {
    if (answer.type !== "pick-card") unexpected(task, answer);
    drop(play, player, answer.card, "OR-SHIP-03");
  }
  const over = tooMany(me(play, player));
  const only = over[0];
  if (only === undefined) return;
  if (over.length === 1) {
    drop(play, player, only, "OR-SHIP-03");
    next(play, task);
    return;
  }
  ask(play, task, {
    seat: player,
    ask: "fit-cards",
    rule: "OR-SHIP-03",
    choices: over.map((card) => ({ type: "pick-card", card })),
  });
}

export function drop(play: Play, player: number, id: string, rule: string): void {
  if (me(play, player).crew.some((crew) => crew.id === id)) discardCrew(play, player, id, rule);
  else emit(play, { type: "card-discarded", player, card: id, rule });
}

/** [UB-DATA-05] Every card is there once: what somebody holds nobody else gets. */
export function isHeld({ players }: Pick<State, "players">, card: string): boolean {
  return players.some(({ cards, crew }) => [...cards, ...crew].some(({ id }) => id === card));
}

/** A card gained otherwise than by buying. [UB-CLAR-01] A forced card pushes another one out. */
export function gainCard(play: Play, task: TaskOf<"gain-card">, answer: Command | null): void {
  const { player, card, from } = task;
  const { kind } = marketCard(card);
  if (kind === "event" || kind === "ship") return;
  if (isHeld(play.state, card)) return;
  if (answer !== null) {
    if (answer.type === "decline") return;
    if (answer.type !== "pick-card") unexpected(task, answer);
    drop(play, player, answer.card, "UB-CLAR-01");
  }
  if (roomForCard(me(play, player), card)) {
    const wasTop = from !== null && play.state.market[from][0] === card;
    receive(play, player, { from: "deck", deck: from, card }, "OR-MKT-06");
    if (from !== null && wasTop) next(play, { type: "reveal-top", player, deck: from });
    return;
  }
  const choices: Command[] = makesRoom(me(play, player), card).map((id) => ({
    type: "pick-card",
    card: id,
  }));
  if (choices.length === 0) return;
  if (!task.forced) choices.push({ type: "decline" });
  ask(play, task, {
    seat: player,
    ask: "make-room",
    rule: "UB-CLAR-01",
    params: { card },
    choices,
  });
}

/** An occasion that was resolved leaves the game or is shuffled back into its deck. */
export function putBack(play: Play, task: TaskOf<"put-back">): void {
  const { deck, card } = task;
  const printed = marketCard(card);
  if (printed.kind === "event" && printed.after === "removed") {
    emit(play, { type: "top-removed", deck, card, rule: "OR-MKT-07" });
    return;
  }
  shuffleDeck(play, deck, "OR-MKT-07");
}

export function shuffleDeck(play: Play, deck: MarketDeck, rule: string): void {
  const cards = shuffled(play.state.market[deck], play.chance(`shuffle-${deck}:${play.rolls}`));
  play.rolls++;
  emit(play, { type: "deck-shuffled", deck, cards, rule });
}
