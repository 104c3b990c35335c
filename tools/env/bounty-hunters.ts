/** Bounty Hunters as numbers. A card is its number in the set, from 1; what it can do stands in the table `cards`. */
import {
  bountyHunters,
  characters,
  standardSet,
  type Command,
  type View,
} from "#rules/bounty-hunters/index.ts";
import type { CardSet } from "#rules/bounty-hunters/index.ts";
import { cardTablesOf } from "#bots/bounty-hunters/simulator/card-tables.ts";
import type { Setup } from "#rules/game.ts";
import { fieldsOf, penFor, type EnvCoder, type Pen } from "./coder.ts";

const steps = ["draw", "choose", "decide", "place", "activate", "over"] as const;
const fates = ["sell", "play", "reserve"] as const;
const boards = 6;
const open = 12;
const onBoard = { confrontations: open * 6, reserved: 8, contracts: 10, crates: 8 };

const fields = fieldsOf({
  turn: 1,
  lastTurn: 1,
  seats: 1,
  step: 1,
  /** The card that waits to be placed, or for its fate. */
  card: 1,
  deckCounts: 4,
  discardCounts: 4,
  hand: 6,
  /** Credits, captures, cards in hand, has answered: mine first, then to my left. */
  players: boards * 4,
  /** Target, attack green, blue, orange, losses, captured. */
  ...Object.fromEntries(
    Array.from({ length: boards }, (_, i) =>
      Object.entries(onBoard).map(([name, length]) => [`${name} ${i}`, length]),
    ).flat(),
  ),
});

/** 4 decks · 6 places of the hand × 3 fates · 3 fates · 16 targets · 8 reserved × (no target, 8 targets) · done. */
const first = { draw: 0, choose: 4, fate: 22, place: 25, activate: 41, done: 113 };
const places = 16;
const reservedPlaces = 8;
const targetsOfOne = 9;

/** Kind, three colours, points or loss, cost, bonus, crates, kind of contract, characters. */
function cardTable(set: CardSet): readonly (readonly number[])[] {
  const t = cardTablesOf(set);
  return set.faces.map((_, i) => [
    t.kind[i] ?? 0,
    ...t.trio.subarray(i * 3, i * 3 + 3),
    t.points[i] ?? 0,
    t.cost[i] ?? 0,
    t.mark[i] ?? 0,
    t.a[i] ?? 0,
    t.b[i] ?? 0,
    t.copies[i] ?? 0,
  ]);
}

export function bountyHuntersCoder(setup: Setup): EnvCoder<View, Command> {
  const pen = penFor(fields);
  const set = (setup.content ?? standardSet) as CardSet;
  const { points } = cardTablesOf(set);
  return {
    game: bountyHunters,
    fields,
    actions: first.done + 1,
    optionWidth: 0,
    tables: {
      steps,
      characters,
      card: ["kind", "green", "blue", "orange", "points", "cost", "mark", "a", "b", "copies"],
      cards: cardTable(set),
    },
    observe: (view, into) => observe(view, pen(into), points),
    commands(view, options) {
      const found = new Map<number, Command>();
      for (const command of options) {
        const action = actionOf(view, command);
        if (action >= 0 && !found.has(action)) found.set(action, command);
      }
      // Too many targets to be numbered: one of them can still be said.
      if (found.size === 0 && options[0] !== undefined) found.set(first.done, options[0]);
      return found;
    },
  };
}

function actionOf(view: View, command: Command): number {
  switch (command.type) {
    case "draw":
      return first.draw + command.deck;
    case "choose": {
      const place = view.hand.indexOf(command.card);
      const fate = command.fate === null ? 0 : fates.indexOf(command.fate);
      return first.choose + place * fates.length + fate;
    }
    case "decide-fate":
      return first.fate + fates.indexOf(command.fate);
    case "place":
      return command.onto < places ? first.place + command.onto : -1;
    case "activate": {
      const mine = view.viewer === "spectator" ? undefined : view.boards[view.viewer];
      const place = mine?.reserved.indexOf(command.card) ?? -1;
      const onto = command.onto === null ? 0 : command.onto + 1;
      const isNumbered = place >= 0 && place < reservedPlaces && onto < targetsOfOne;
      return isNumbered ? first.activate + place * targetsOfOne + onto : -1;
    }
    case "done":
      return first.done;
  }
}

function observe(view: View, pen: Pen, points: Int16Array): void {
  const me = view.viewer === "spectator" ? 0 : view.viewer;
  const { step } = view;
  const own = step.type === "resolve" ? step.windows[me] : undefined;
  const stepName = own === undefined ? step.type : own.type;
  for (const [name, value] of [
    ["turn", view.turn],
    ["lastTurn", view.lastTurn],
    ["seats", view.seats],
    ["step", steps.findIndex((each) => each === stepName)],
    ["card", own !== undefined && "card" in own ? own.card + 1 : 0],
  ] as const) {
    pen.field(name);
    pen.put(value);
  }
  pen.field("deckCounts");
  for (const count of view.deckCounts) pen.put(count);
  pen.field("discardCounts");
  for (const pile of view.discards) pen.put(pile.length);
  pen.field("hand");
  for (const card of view.hand) pen.put(card + 1);
  pen.field("players");
  for (let i = 0; i < view.seats; i++) {
    const seat = (me + i) % view.seats;
    const board = view.boards[seat];
    const ready = step.type === "draw" || step.type === "choose" ? step.ready[seat] : false;
    pen.put(board?.credits ?? 0);
    pen.put(board?.captures ?? 0);
    pen.put(view.handCounts[seat] ?? 0);
    pen.put(Number(ready === true));
  }
  for (let i = 0; i < view.seats; i++) observeBoard(view, (me + i) % view.seats, i, pen, points);
}

function observeBoard(view: View, seat: number, nth: number, pen: Pen, points: Int16Array): void {
  const board = view.boards[seat];
  if (board === undefined) return;
  pen.field(`confrontations ${nth}`);
  // What is still open comes first: it must not be left out.
  for (const captured of [false, true])
    for (const each of board.confrontations) {
      if (each.captured !== captured) continue;
      pen.put(each.target === null ? 0 : each.target + 1);
      for (const colour of each.attack) pen.put(colour);
      let losses = 0;
      for (const card of each.attackers) losses += points[card] ?? 0;
      pen.put(losses);
      pen.put(Number(captured));
    }
  for (const pile of ["reserved", "contracts", "crates"] as const) {
    pen.field(`${pile} ${nth}`);
    for (const card of board[pile]) pen.put(card + 1);
  }
}
