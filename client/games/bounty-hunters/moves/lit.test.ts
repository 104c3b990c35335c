/**
 * The board lights what `options(view)` offers, neither more nor less, in random games: it holds no rule of its own.
 */
import { expect, test } from "vitest";
import { bountyHunters, decks, type Command, type View } from "#rules/bounty-hunters/index.ts";
import { sample } from "#rules/bounty-hunters/sample.ts";
import { walk } from "#rules/conformance/walk.ts";
import type { Game, Seat } from "#rules/game.ts";
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

function looks(): readonly Look[] {
  const found: Look[] = [];
  for (let seed = 1; seed <= 60; seed++) {
    const { state, setup } = walk(bountyHunters as Game, sample, seed, (seed * 37) % 300);
    for (let seat = 0; seat < setup.seats; seat++)
      found.push({ view: bountyHunters.viewFor(state as never, seat), seat });
  }
  return found;
}

const all = looks();

function unlike(board: (look: Look) => readonly Command[]): number {
  return all.filter(({ view, seat }) => {
    const mine = view.step.type === "draw" ? offered(view, board({ view, seat })) : null;
    const shown = mine ?? sorted(board({ view, seat }));
    return shown.join() !== sorted(bountyHunters.options(view)).join();
  }).length;
}

test("[BH-TURN-05] what is lit is what the rules offer", () => {
  const steps = new Set(all.map(({ view }) => view.step.type));
  expect([...steps].sort()).toEqual(["choose", "draw", "over", "resolve"]);
  expect(unlike(({ view, seat }) => lit(view, seat))).toBe(0);
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
  for (const { view, seat } of all) {
    if (view.step.type !== "choose") continue;
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
});
