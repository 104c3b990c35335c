/** Ships a player could buy second-hand [OR-SHIP-04]: in the supply, dearer than the own one, affordable. */
import { shipSheet } from "../cards/ships.ts";
import { shipsOf } from "../setup/box.ts";
import type { Boxes } from "../setup/box.ts";
import type { ShipId } from "../cards/ships.ts";
import type { PublicPlayer } from "../state.ts";

export function affordableUsedShips(
  state: { readonly players: readonly PublicPlayer[]; readonly rules: Boxes },
  player: number,
): ShipId[] {
  const one = state.players[player];
  if (one === undefined) return [];
  const worth = shipSheet(one.ship).cost;
  const found: ShipId[] = [];
  for (const ship of shipsOf(state.rules)) {
    const { cost } = shipSheet(ship);
    if (cost <= worth || cost - worth > one.credits) continue;
    if (!state.players.some((other) => other.ship === ship)) found.push(ship);
  }
  return found;
}
