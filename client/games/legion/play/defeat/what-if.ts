/** What would an entry change? The referee itself is asked; nothing is written. */
import { fold, isRefusal } from "#rules/game.ts";
import {
  claimedBy,
  legion,
  sides,
  type Command,
  type Side,
  type State,
  type View,
} from "#rules/legion/index.ts";

export interface Foreseen {
  readonly possible: boolean;
  readonly scores: readonly { readonly side: Side; readonly from: number; readonly to: number }[];
  /** Hunters that would win a token by it. */
  readonly winners: readonly string[];
}

const never = (): never => {
  throw new Error("a ledger has no chance in it");
};

function stateOf(view: View): State {
  return legion.imagine(view, { below: never });
}

export function foresee(view: View, commands: readonly Command[]): Foreseen {
  let state = stateOf(view);
  for (const command of commands) {
    const decision = legion.decide(state, 0, command, never);
    if (isRefusal(decision)) return { possible: false, scores: [], winners: [] };
    state = fold(legion, state, decision);
  }
  const after = legion.viewFor(state, 0).standing.victoryTokens;
  const scores = sides
    .map((side) => ({ side, from: view.standing.victoryTokens[side].total, to: after[side].total }))
    .filter(({ from, to }) => from !== to);
  const winners = state.units
    .filter((unit) => claimedBy(state, unit.id).length > claimedBy(view, unit.id).length)
    .map((unit) => unit.id);
  return { possible: true, scores, winners };
}
