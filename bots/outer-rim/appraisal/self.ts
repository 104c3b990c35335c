/** The bot's own seat in what it sees. */
import { holds, testedSeat } from "#rules/outer-rim/index.ts";
import type { Sight } from "../players/mind.ts";
import type { Condition, PlayerView } from "#rules/outer-rim/index.ts";

export function mine(view: Sight): PlayerView {
  const me = view.viewer === "spectator" ? undefined : view.players[view.viewer];
  if (me === undefined) throw new Error("a bot without a seat");
  return me;
}

/** Whose test the question is about. */
export function tested(view: Sight): PlayerView {
  const [question] = view.questions;
  return (question === undefined ? undefined : view.players[testedSeat(question)]) ?? mine(view);
}

export function meets(view: Sight, condition: Condition): boolean {
  return typeof view.viewer === "number" && holds(view, view.viewer, condition);
}
