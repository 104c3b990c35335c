/** What a game tells the shell so that coach and hindsight can speak of it. */
import type { GameTypes, Seat } from "#rules/game.ts";

export interface Analysis<
  T extends GameTypes & { readonly words: unknown } = GameTypes & { readonly words: unknown },
> {
  /** A moment worth a point on the curve of chances: the start of a turn. */
  milestone(view: T["view"]): boolean;
  /** Which turn it is there, for the curve's lower edge. */
  turn(view: T["view"]): number;
  moveText(command: T["command"], words: T["words"], view: T["view"]): string;
  /** The command a seat gave, where its own news tells of it. */
  madeIn(news: T["news"], seat: Seat): T["command"] | null;
}
