/** The score pad's total. */
import { at } from "#bots/bounty-hunters/simulator/world.ts";
import { cardTables } from "./table.ts";
import type { G, BenchPlayer } from "./table.ts";

export function total(g: G, player: BenchPlayer): number {
  const most = Math.max(1, ...g.players.map((one) => one.crates));
  let sum = player.points - player.losses + player.cratePoints + (player.crates === most ? 5 : 0);
  for (const card of player.contracts) {
    const a = player.captured[at(cardTables.a, card)] ?? 0;
    const b = player.captured[at(cardTables.b, card)] ?? 0;
    if (at(cardTables.mark, card) === 0) sum += a + b + 3 * Math.min(a, b);
    else sum += a + 2 * (at(cardTables.mark, card) === 1 ? a >> 1 : Math.min(a, player.crates));
  }
  return sum;
}
