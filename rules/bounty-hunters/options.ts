/** What a seat may do, from its view alone: complete, and every one is accepted. */
import { unreachable, type Seat } from "#rules/game.ts";
import { decks } from "./cards/face.ts";
import { jawaDeck, tablesOf } from "./cards/tables.ts";
import type { Command } from "./commands.ts";
import { isOpen, openTargets } from "./pieces/confrontation.ts";
import { isWaiting } from "./objections.ts";
import { isDeckOpen } from "./pieces/piles.ts";
import type { View } from "./view-types.ts";
import type { Window } from "./state.ts";

export const draws: readonly Command[] = decks.map((_, deck) => ({ type: "draw", deck }));

const fates = {
  sell: { type: "decide-fate", fate: "sell" },
  play: { type: "decide-fate", fate: "play" },
  reserve: { type: "decide-fate", fate: "reserve" },
} as const;

export const done: Command = { type: "done" };

const none: readonly Command[] = [];

export function options(view: View): readonly Command[] {
  const { viewer, step } = view;
  if (viewer === "spectator") return none;
  switch (step.type) {
    case "draw":
      return step.asked[viewer] === true ? drawsOf(view) : none;
    case "choose":
      return choicesOf(view, viewer);
    case "resolve":
      return inWindow(view, viewer, step.windows[viewer]);
    case "over":
      return none;
    default:
      return unreachable(step);
  }
}

/** As a rule all decks are open. */
function drawsOf(view: View): readonly Command[] {
  if (
    view.deckCounts[0] !== 0 &&
    view.deckCounts[1] !== 0 &&
    view.deckCounts[2] !== 0 &&
    view.deckCounts[3] !== 0
  )
    return draws;
  const out: Command[] = [];
  for (let deck = 0; deck < draws.length; deck++) {
    const draw = draws[deck];
    if (draw !== undefined && isDeckOpen(view.deckCounts[deck] ?? 0, view.discards[deck]))
      out.push(draw);
  }
  return out;
}

/**
 * Selling is always possible, so nobody is ever stuck [AMB-29]. A
 * hand is sorted: equal cards position together and are offered once.
 */
function choicesOf(view: View, seat: Seat): readonly Command[] {
  const out: Command[] = [];
  const tables = tablesOf(view.set);
  const credits = view.boards[seat]?.credits ?? 0;
  const isCardAlone = view.rules.commit === "card";
  let before = -1;
  for (const card of view.hand) {
    if (card === before) continue;
    before = card;
    if (isCardAlone) {
      push(out, tables.seal[card]);
      continue;
    }
    push(out, tables.sell[card]);
    if ((tables.cost[card] ?? 0) <= credits) push(out, tables.play[card]);
    if (tables.deckOf[card] === jawaDeck) push(out, tables.reserve[card]);
  }
  return out;
}

function push(out: Command[], command: Command | undefined): void {
  if (command !== undefined) out.push(command);
}

function inWindow(view: View, seat: Seat, window: Window | undefined): readonly Command[] {
  const out: Command[] = [];
  switch (window?.type) {
    case "decide": {
      const tables = tablesOf(view.set);
      out.push(fates.sell);
      if ((tables.cost[window.card] ?? 0) <= (view.boards[seat]?.credits ?? 0))
        out.push(fates.play);
      if (tables.deckOf[window.card] === jawaDeck) out.push(fates.reserve);
      return out;
    }
    case "place": {
      const all = view.boards[seat]?.confrontations ?? [];
      for (let onto = 0; onto < all.length; onto++) {
        const confrontation = all[onto];
        if (confrontation !== undefined && isOpen(confrontation)) out.push({ type: "place", onto });
      }
      return out;
    }
    case "activate":
      listActivations(view, seat, out);
      out.push(done);
      return out;
    default:
      return none;
  }
}

function listActivations(view: View, seat: Seat, out: Command[]): void {
  const tables = tablesOf(view.set);
  const board = view.boards[seat];
  if (board === undefined) return;
  const { reserved, confrontations } = board;
  for (let i = 0; i < reserved.length; i++) {
    const card = reserved[i] ?? -1;
    if (
      reserved.indexOf(card) !== i ||
      (tables.cost[card] ?? 0) > board.credits ||
      isWaiting(board, card)
    )
      continue;
    if (tables.crates[card] !== 0 || openTargets(board) < 2) {
      out.push({ type: "activate", card, onto: null });
      continue;
    }
    for (let onto = 0; onto < confrontations.length; onto++) {
      const confrontation = confrontations[onto];
      if (confrontation !== undefined && isOpen(confrontation))
        out.push({ type: "activate", card, onto });
    }
  }
}
