/** A seat's decision as the bots see it: an imagined table in the compact world, and who still has to do what. */
import type { Rng } from "#rules/game.ts";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import type { Board, State, View } from "#rules/bounty-hunters/index.ts";
import { isHunter, loreOf } from "./card-tables.ts";
import type { Lore } from "./card-tables.ts";
import {
  add,
  at,
  boardOf,
  captured,
  captures,
  contractCount,
  contractMax,
  contracts,
  cratePoints,
  crates,
  credits,
  discard,
  emptyWorld,
  fresh,
  lastTurn,
  losses,
  open,
  openCount,
  openMax,
  openWidth,
  points,
  putInHand,
  putOnDeck,
  reserved,
  reservedCount,
  scarce,
  sunk,
  turn,
  waits,
} from "./world.ts";
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
  const lore = loreOf(state.set);
  const world = emptyWorld(lore, state.seats);
  world[turn] = state.turn;
  world[lastTurn] = state.lastTurn;
  world[scarce] = state.rules.credits === "forty-two" ? 1 : 0;
  world[waits] = state.rules.freshReserve === "waits" ? 1 : 0;
  state.decks.forEach((cards, deck) => {
    for (const card of cards) if (card >= 0) putOnDeck(world, deck, card);
  });
  state.discards.forEach((cards, deck) => {
    for (const card of cards) discard(world, deck, card);
  });
  state.boards.forEach((board, seat) => {
    const b = boardOf(seat);
    packBoard(world, lore, b, board);
    for (const card of state.hands[seat] ?? []) putInHand(world, b, card);
  });
  return world;
}

function packBoard(world: World, lore: Lore, b: number, board: Board): void {
  world[b + credits] = board.credits;
  world[b + captures] = board.captures;
  world[b + fresh] = board.fresh.length;
  for (const { target, attackers, attack, captured: isCaptured } of board.confrontations) {
    let loss = 0;
    for (const card of attackers)
      if (at(lore.kind, card) === isHunter) loss += at(lore.points, card);
    if (isCaptured && target !== null) {
      add(world, b + points, at(lore.points, target));
      add(world, b + losses, loss);
      add(world, b + captured + at(lore.a, target), 1);
      continue;
    }
    const n = at(world, b + openCount);
    if (n === openMax) continue;
    const o = b + open + n * openWidth;
    world[o] = target ?? -1;
    for (let c = 0; c < 3; c++) world[o + 1 + c] = attack[c] ?? 0;
    world[o + sunk] = loss;
    world[b + openCount] = n + 1;
  }
  board.reserved.forEach((card, i) => (world[b + reserved + i] = card));
  world[b + reservedCount] = board.reserved.length;
  board.contracts.slice(0, contractMax).forEach((card, i) => (world[b + contracts + i] = card));
  world[b + contractCount] = Math.min(contractMax, board.contracts.length);
  for (const card of board.crates) {
    add(world, b + cratePoints, at(lore.points, card));
    add(world, b + crates, at(lore.mark, card));
  }
}
