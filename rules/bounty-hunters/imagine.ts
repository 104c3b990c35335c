/** What might be true: a whole table that looks the same from this seat, with everything it cannot know dealt anew. */
import type { Rng, Seat } from "#rules/game.ts";
import { shuffled } from "#rules/rng.ts";
import type { Card } from "./cards/face.ts";
import { contractDeck, deckCount, tablesOf } from "./cards/tables.ts";
import { holesOf, isDeckOpen } from "./pieces/piles.ts";
import { cardsInPlay } from "./setup.ts";
import type { View } from "./view-types.ts";
import type { Choice, Fate, State, Step } from "./state.ts";

export function imagine(view: View, rng: Rng): State {
  const unseen = unseenByDeck(view).map((cards) => shuffled(cards, rng));
  const decks: Card[][] = [];
  const inHands: Card[] = [];
  for (let deck = 0; deck < deckCount; deck++) {
    const cards = unseen[deck] ?? [];
    const left = view.deckCounts[deck] ?? 0;
    decks.push(cards.slice(0, left));
    inHands.push(...cards.slice(left));
  }
  decks[contractDeck] = withHolesOf(view, decks[contractDeck] ?? []);
  const hands = dealHands(view, shuffled(inHands, rng));
  return {
    set: view.set,
    rules: view.rules,
    seats: view.seats,
    turn: view.turn,
    lastTurn: view.lastTurn,
    step: imagineStep(view, hands, rng),
    decks,
    discards: view.discards,
    hands,
    boards: view.boards,
  };
}

/** All cards of the set that lie nowhere this viewer can see. */
function unseenByDeck(view: View): Card[][] {
  const { deckOf } = tablesOf(view.set);
  const left = new Map<Card, number>();
  for (const card of cardsInPlay(view.set, view.rules.mode))
    left.set(card, (left.get(card) ?? 0) + 1);
  for (const card of seenCards(view)) left.set(card, (left.get(card) ?? 0) - 1);
  const unseen: Card[][] = [];
  for (let deck = 0; deck < deckCount; deck++) unseen.push([]);
  for (const [card, copies] of left)
    for (let i = 0; i < copies; i++) unseen[deckOf[card] ?? 0]?.push(card);
  return unseen;
}

function seenCards(view: View): Card[] {
  const seen: Card[] = [...view.hand, ...view.discards.flat()];
  for (const board of view.boards) {
    seen.push(...board.reserved, ...board.crates, ...board.contracts);
    for (const { target, attackers } of board.confrontations) {
      if (target !== null) seen.push(target);
      seen.push(...attackers);
    }
  }
  if (view.step.type === "resolve")
    for (const window of view.step.windows) if ("card" in window) seen.push(window.card);
  return seen;
}

/** Contracts drawn in this step have left holes at places everyone can work out [AMB-25]. */
function withHolesOf(view: View, contracts: readonly Card[]): Card[] {
  if (view.step.type !== "resolve") return [...contracts];
  let length = contracts.length;
  for (const count of view.step.drawn) length += count;
  const holes = new Set(holesOf(length, view.step.drawn));
  const out: Card[] = [];
  let next = 0;
  for (let at = 0; at < length; at++) out.push(holes.has(at) ? -1 : (contracts[next++] ?? -1));
  return out;
}

function dealHands(view: View, cards: readonly Card[]): (readonly Card[])[] {
  let next = 0;
  return view.handCounts.map((count, seat) => {
    if (seat === view.viewer) return view.hand;
    next += count;
    return cards.slice(next - count, next).sort((x, y) => x - y);
  });
}

/** What others have sealed is anything they might have. */
function imagineStep(view: View, hands: State["hands"], rng: Rng): Step {
  const { step, viewer } = view;
  if (step.type === "draw") {
    const open = view.deckCounts
      .map((_, deck) => deck)
      .filter((deck) => isDeckOpen(view.deckCounts[deck] ?? 0, view.discards[deck]));
    const chosen = step.ready.map((isReady, seat) =>
      seat === viewer ? step.mine : isReady ? (open[rng.below(open.length)] ?? -1) : -1,
    );
    return { type: "draw", asked: step.asked, chosen };
  }
  if (step.type === "choose") {
    const chosen = step.ready.map((isReady, seat) =>
      seat === viewer
        ? step.mine
        : isReady
          ? imagineChoice(view, seat, hands[seat] ?? [], rng)
          : null,
    );
    return { type: "choose", chosen };
  }
  return step;
}

function imagineChoice(view: View, seat: Seat, hand: readonly Card[], rng: Rng): Choice | null {
  const card = hand[rng.below(Math.max(1, hand.length))];
  if (card === undefined) return null;
  if (view.rules.commit === "card") return { card, fate: null };
  const tables = tablesOf(view.set);
  const fates: Fate[] = ["sell"];
  const cost = tables.cost[card] ?? 0;
  if (cost <= (view.boards[seat]?.credits ?? 0)) fates.push("play");
  if (cost > 0) fates.push("reserve");
  return { card, fate: fates[rng.below(fates.length)] ?? "sell" };
}
