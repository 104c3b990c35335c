/** A shared game played through the referee again: what the rules refuse is left out and counted. */
import { fold, isRefusal } from "#rules/game.ts";
import { legion, type View } from "#rules/legion/index.ts";
import type { SharedGame } from "./share.ts";

const never = (): never => {
  throw new Error("a ledger has no chance in it");
};

export interface LedgerCopy {
  readonly game: SharedGame;
  readonly view: View;
  readonly refused: number;
}

export function replayed(game: SharedGame): LedgerCopy {
  let state = legion.begin({ seats: 1, options: game.options, content: null });
  let refused = game.unread;
  const kept = game.commands.filter((command) => {
    const decision = legion.decide(state, 0, command, never);
    if (isRefusal(decision)) {
      refused++;
      return false;
    }
    state = fold(legion, state, decision);
    return true;
  });
  return { game: { ...game, commands: kept }, view: legion.viewFor(state, 0), refused };
}
