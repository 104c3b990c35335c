/** A whole game in which one player takes the four cheapest targets as fast as possible, among patient ones. */
import { sharp } from "#bots/bounty-hunters/players/levels.ts";
import type { Card } from "#rules/bounty-hunters/cards/face.ts";
import {
  bountyHunters,
  isOpen,
  padsOfBoards,
  type Command,
  type Pad,
  type State,
  type View,
} from "#rules/bounty-hunters/index.ts";
import { fold, isRefusal, type Seat, type Setup } from "#rules/game.ts";
import { chanceOf, hashOf } from "#rules/seeded-chance.ts";
import { needOf } from "../say/foretold.ts";
import { faceOf } from "../say/naming.ts";

const setup: Setup = { seats: 3, options: {}, content: null };
const hasty: Seat = 0;
const thinking = { type: "iterations", iterations: 1 } as const;

/**
 * The first of these games in which haste comes first to four captures and last in points; `rush.test.ts` holds it so.
 */
export const rushNumber = 10;

interface Rushed {
  readonly pads: readonly Pad[];
  readonly captures: readonly number[];
}

/** Always the same game: its seed is the lesson's own. */
export function rushedGame(nth: number): Rushed {
  const chance = chanceOf(hashOf(`a game in haste ${nth}`));
  const rng = chance("bots");
  let state: State = fold(
    bountyHunters,
    bountyHunters.begin(setup),
    bountyHunters.setUp(setup, chance),
  );
  for (let seat = next(state); seat !== undefined; seat = next(state)) {
    const view = bountyHunters.viewFor(state, seat);
    const options = bountyHunters.options(view);
    const command =
      seat === hasty ? hastyMove(view, options) : sharp.play(view, options, rng, thinking).command;
    const decision = bountyHunters.decide(state, seat, command, chance);
    if (isRefusal(decision)) throw new Error(`refused: ${decision.code}`);
    state = fold(bountyHunters, state, decision);
  }
  return {
    pads: padsOfBoards(state.set, state.rules, state.boards),
    captures: state.boards.map((board) => board.captures),
  };
}

function next(state: State): Seat | undefined {
  return bountyHunters.awaited(state)[0];
}

/** Sees captures and nothing else: no crates, no contracts, no thought of what hunters cost. */
function hastyMove(view: View, options: readonly Command[]): Command {
  const scored = options.map((command) => ({ command, worth: hastyWorth(view, command) }));
  const best = scored.reduce((a, b) => (b.worth > a.worth ? b : a));
  return best.command;
}

function hastyWorth(view: View, command: Command): number {
  const open = openNeeds(view);
  switch (command.type) {
    case "draw":
      return open.length === 0 ? (command.deck === 0 ? 2 : 0) : command.deck === 1 ? 2 : 0;
    case "choose":
      return command.fate === "play" ? playWorth(view, command.card, open) : 0;
    case "place":
      return -(total(open[0] ?? []) + command.onto);
    case "activate":
      return 1;
    case "decide-fate":
    case "done":
      return 0;
  }
}

function playWorth(view: View, card: Card, open: readonly (readonly number[])[]): number {
  const face = faceOf(view.set, card);
  if (face.type === "target") return open.length === 0 ? 40 - total(face.shields) : -1;
  if (!("attack" in face)) return -1;
  const helps = open.map((need) =>
    need.reduce((sum, n, colour) => sum + Math.min(n, face.attack[colour] ?? 0), 0),
  );
  return Math.max(0, ...helps) * 10;
}

function openNeeds(view: View): readonly (readonly number[])[] {
  const board = view.boards[hasty];
  return (board?.confrontations ?? [])
    .filter(isOpen)
    .map((one): readonly number[] => needOf(view, one))
    .toSorted((a, b) => total(a) - total(b));
}

function total(need: readonly number[]): number {
  return need.reduce((sum, n) => sum + n, 0);
}
