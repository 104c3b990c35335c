/** What the winners captured: on the screen and in the picture to take along. */
import type { View } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";

const mostTrophies = 6;

export function trophiesOf(view: View, winners: readonly Seat[]): readonly number[] {
  const captured = winners.flatMap((seat) => view.boards[seat]?.confrontations ?? []);
  return captured
    .flatMap(({ captured: is, target }) => (is && target !== null ? [target] : []))
    .slice(0, mostTrophies);
}
