/** Nothing in a ledger is hidden: everyone sees all of it, and what it would pay if the game ended now. */
import type { Viewer } from "../game.ts";
import { standing } from "./entries/standing.ts";
import type { Result, State } from "./state.ts";

export interface View extends State {
  readonly viewer: Viewer;
  readonly standing: Result;
}

export function viewFor(state: State, viewer: Viewer): View {
  return { ...state, viewer, standing: state.result ?? standing(state) };
}

export function stateIn({ viewer: _viewer, standing: _standing, ...state }: View): State {
  return state;
}
