/** The bot's own seat in what it sees. */
import { holds } from "#rules/outer-rim/index.ts";
import type { Condition, PlayerView, View } from "#rules/outer-rim/index.ts";

export function mine(view: View): PlayerView {
  const me = view.viewer === "spectator" ? undefined : view.players[view.viewer];
  if (me === undefined) throw new Error("a bot without a seat");
  return me;
}

export function meets(view: View, condition: Condition): boolean {
  return typeof view.viewer === "number" && holds(view, view.viewer, condition);
}
