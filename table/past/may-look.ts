/** Who may look at the past: my own seats and a spectator's view while the game runs, everything once it is over. */
import type { Viewer } from "#rules/game.ts";
import type { PersonId } from "../journal/page.ts";
import { owns } from "../state/seats.ts";
import { phaseOf, type TableState } from "../state/table-state.ts";
import { errorAnswer, type ErrorAnswer } from "../talk/errors.ts";

export function whyNoPast(
  state: TableState,
  person: PersonId | null,
  as: Viewer | "everyone",
): ErrorAnswer | null {
  const over = phaseOf(state) === "over";
  if (as === "everyone") return over ? null : errorAnswer("not-over");
  if (as === "spectator") return null;
  if (!over && !owns(state.seats, person, as)) return errorAnswer("not-your-seat", { seat: as });
  return state.seats[as] === undefined ? errorAnswer("no-such-seat", { seat: as }) : null;
}
