/** What one viewer sees, and how things stand for them. Nothing here knows more than the game's own `viewFor`. */
import type { Game, Viewer } from "#rules/game.ts";
import { takeBackFor } from "../judge/take-back.ts";
import type { TableState } from "../state/table-state.ts";
import type { ViewerStatus } from "../talk/words.ts";

/** `null` before the game has begun. */
export function viewOf(game: Game, state: TableState, as: Viewer): unknown {
  return state.position === null ? null : game.viewFor(state.position.state, as);
}

export function statusFor(
  game: Game,
  state: TableState,
  as: Viewer,
  clocks: readonly number[],
): ViewerStatus {
  return {
    as,
    version: state.version,
    takeBack: takeBackFor(game, state, as),
    redo: game.amendable && state.undone?.move.seat === as,
    awaited: state.position?.awaited ?? [],
    clocks,
  };
}

/** The view with `{"content": hash}` where it holds what the table is played with: most of its bytes. */
export function naming(view: unknown, content: unknown, hash: string | undefined): unknown {
  if (view === null || typeof view !== "object") return view;
  return Object.fromEntries(
    Object.entries(view).map(([key, part]) => [key, part === content ? { content: hash } : part]),
  );
}
