/**
 * The board lights what `options(view)` offers, neither more nor less, in random games: it holds no rule of its own.
 */
import { expect, test } from "vitest";
import { bountyHunters, decks, type Command, type View } from "#rules/bounty-hunters/index.ts";
import { sample } from "#rules/bounty-hunters/sample.ts";
import { walk } from "#rules/conformance/walk.ts";
import type { Game, Seat } from "#rules/game.ts";
import { inAnyGame } from "#tools/testing/any-game.ts";
import { moveAt } from "./drop.ts";
import { activationsFor, fatesFor, movesFor, placesFor, type Move } from "./moves.ts";
import { en } from "#words/made/bounty-hunters/en.ts";

/** What can be pressed: each card of the hand, each question, each reserved card, each deck, "done". */
function lit(view: View, seat: Seat): readonly Command[] {
  const { step } = view;
  if (step.type === "draw") return decks.map((_, deck): Command => ({ type: "draw", deck }));
  if (step.type === "choose")
    return view.hand.flatMap((card) => pressable(movesFor(view, seat, card, en)));
  const window = step.type === "resolve" ? step.windows[seat] : undefined;
  switch (window?.type) {
    case "decide":
      return pressable(fatesFor(view, seat, window.card, en));
    case "place":
      return pressable(placesFor(view, seat, en));
    case "activate": {
      const reserved = view.boards[seat]?.reserved ?? [];
      const paid = reserved.flatMap((card) => pressable(activationsFor(view, seat, card, en)));
      return [...paid, { type: "done" }];
    }
    default:
      return [];
  }
}

function pressable(moves: readonly Move[]): Command[] {
  return moves.filter(({ refusal }) => refusal === null).map(({ command }) => command);
}

function sorted(commands: readonly Command[]): string[] {
  return [...new Set(commands.map((command) => JSON.stringify(command)))].sort();
}

/** The step's own doors: a deck button asks `whyNot` itself. */
function offered(view: View, commands: readonly Command[]): string[] {
  return sorted(commands.filter((command) => bountyHunters.whyNot(view, command) === null));
}

interface Look {
  readonly view: View;
  readonly seat: Seat;
}

/** After so many commands of a game by chance, what every seat sees. */
function looksAt(seed: number, length: number): readonly Look[] {
  const { state, setup } = walk(bountyHunters as Game, sample, seed, length);
  return Array.from({ length: setup.seats }, (_, seat) => ({
    view: bountyHunters.viewFor(state as never, seat),
    seat,
  }));
}

/** Known games, here and there, and one to its end: every step comes. */
const known = [
  ...Array.from({ length: 60 }, (_, i) => looksAt(i + 1, ((i + 1) * 37) % 300)),
  looksAt(61, 10_000),
].flat();
const anywhere = { usual: 60, deep: 2000, length: 300 };

function isUnlike(board: (look: Look) => readonly Command[], { view, seat }: Look): boolean {
  const mine = view.step.type === "draw" ? offered(view, board({ view, seat })) : null;
  const shown = mine ?? sorted(board({ view, seat }));
  return shown.join() !== sorted(bountyHunters.options(view)).join();
}

function unlike(board: (look: Look) => readonly Command[]): number {
  return known.filter((look) => isUnlike(board, look)).length;
}

test("every step is looked at", () => {
  const steps = new Set(known.map(({ view }) => view.step.type));
  expect([...steps].sort()).toEqual(["choose", "draw", "over", "resolve"]);
});

test("[BH-TURN-05] what is lit is what the rules offer, in any game", () => {
  inAnyGame(anywhere, ({ seed, length }) => {
    for (const look of looksAt(seed, Math.min(length, seed % 300)))
      expect(isUnlike(({ view, seat }) => lit(view, seat), look)).toBe(false);
  });
});

test("planted: a board that reckons with one credit too many is found", () => {
  const generous = ({ view, seat }: Look): readonly Command[] => {
    const boards = view.boards.map((board) => ({ ...board, credits: board.credits + 1 }));
    return lit({ ...view, boards }, seat);
  };
  expect(unlike(generous)).toBeGreaterThan(0);
});

test("planted: a board that forgets to offer the reserve is found", () => {
  const mean = ({ view, seat }: Look): readonly Command[] =>
    lit(view, seat).filter((command) => !(command.type === "choose" && command.fate === "reserve"));
  expect(unlike(mean)).toBeGreaterThan(0);
});

test("[BH-CONF-05] a card put down anywhere is an offered move or a refusal with its rule", () => {
  inAnyGame(anywhere, ({ seed, length }) => {
    for (const look of looksAt(seed, Math.min(length, seed % 300))) putAnywhere(look);
  });
});

function putAnywhere({ view, seat }: Look): void {
  if (view.step.type !== "choose") return;
  const options = sorted(bountyHunters.options(view));
  for (const card of view.hand) {
    const moves = movesFor(view, seat, card, en);
    const ontos = (view.boards[seat]?.confrontations ?? []).map((_, at) => `onto:${at}`);
    for (const place of ["board", "reserve", "sell", ...ontos]) {
      const found = moveAt(view, seat, card, moves, place);
      if ("rule" in found) expect(found.rule).toMatch(/^(BH|AMB)-/);
      else expect(options).toContain(JSON.stringify(found.command));
    }
  }
}
