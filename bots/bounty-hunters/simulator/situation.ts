/** A seat's decision as the bots see it: an imagined table in the compact world, and who still has to do what. */
import type { Rng } from "#rules/game.ts";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import type { Board, State, View } from "#rules/bounty-hunters/index.ts";
import { isHunter, cardTablesOf } from "./card-tables.ts";
import type { CardTables } from "./card-tables.ts";
import * as slot from "./slots.ts";
import { add, at, boardOf, discard, emptyWorld, putInHand, putOnDeck } from "./world.ts";
import type { World } from "./world.ts";

export interface Situation {
  readonly world: World;
  readonly phase: "draw" | "choose" | "resolve";
  readonly seat: number;
  /** Seats that still draw in step 1, or whose window is open after the reveal. */
  readonly busy: readonly boolean[];
  /** The revealed card a seat still has to place or to decide about, −1 for none. */
  readonly pending: readonly number[];
  readonly window: "decide" | "place" | "activate" | "closed";
}

/** Everything this seat cannot know is dealt anew: what is in the world but not in the view is a guess. */
export function imagineSituation(view: View, rng: Rng): Situation {
  const state = bountyHunters.imagine(view, rng);
  const { step } = state;
  const seat = view.viewer === "spectator" ? 0 : view.viewer;
  const busy = state.hands.map((_, s) =>
    step.type === "draw"
      ? step.asked[s] === true
      : step.type === "resolve" && step.windows[s]?.type !== "closed",
  );
  const windows = step.type === "resolve" ? step.windows : [];
  return {
    world: packState(state),
    phase: step.type === "over" ? "resolve" : step.type,
    seat,
    busy,
    pending: state.hands.map((_, s) => pendingCard(windows[s])),
    window: windows[seat]?.type ?? "closed",
  };
}

function pendingCard(
  window: { readonly type: string; readonly card?: number } | undefined,
): number {
  return window?.card ?? -1;
}

/** A whole state as a world. What the compact world keeps as sums is summed here. */
export function packState(state: State): World {
  const cardTables = cardTablesOf(state.set);
  const world = emptyWorld(cardTables, state.seats);
  world[slot.turn] = state.turn;
  world[slot.lastTurn] = state.lastTurn;
  world[slot.scarce] = state.rules.credits === "forty-two" ? 1 : 0;
  world[slot.waits] = state.rules.freshReserve === "waits" ? 1 : 0;
  state.decks.forEach((cards, deck) => {
    for (const card of cards) if (card >= 0) putOnDeck(world, deck, card);
  });
  state.discards.forEach((cards, deck) => {
    for (const card of cards) discard(world, deck, card);
  });
  state.boards.forEach((board, seat) => {
    const b = boardOf(seat);
    packBoard(world, cardTables, b, board);
    for (const card of state.hands[seat] ?? []) putInHand(world, b, card);
  });
  return world;
}

function packBoard(world: World, cardTables: CardTables, b: number, board: Board): void {
  world[b + slot.credits] = board.credits;
  world[b + slot.captures] = board.captures;
  world[b + slot.fresh] = board.fresh.length;
  for (const { target, attackers, attack, captured: isCaptured } of board.confrontations) {
    let loss = 0;
    for (const card of attackers)
      if (at(cardTables.kind, card) === isHunter) loss += at(cardTables.points, card);
    if (isCaptured && target !== null) {
      add(world, b + slot.points, at(cardTables.points, target));
      add(world, b + slot.losses, loss);
      add(world, b + slot.captured + at(cardTables.a, target), 1);
      continue;
    }
    const n = at(world, b + slot.openCount);
    if (n === slot.openMax) continue;
    const o = b + slot.open + n * slot.openWidth;
    world[o] = target ?? -1;
    for (let c = 0; c < 3; c++) world[o + 1 + c] = attack[c] ?? 0;
    world[o + slot.sunk] = loss;
    world[b + slot.openCount] = n + 1;
  }
  board.reserved.forEach((card, i) => (world[b + slot.reserved + i] = card));
  world[b + slot.reservedCount] = board.reserved.length;
  board.contracts
    .slice(0, slot.contractMax)
    .forEach((card, i) => (world[b + slot.contracts + i] = card));
  world[b + slot.contractCount] = Math.min(slot.contractMax, board.contracts.length);
  for (const card of board.crates) {
    add(world, b + slot.cratePoints, at(cardTables.points, card));
    add(world, b + slot.crates, at(cardTables.mark, card));
  }
}
