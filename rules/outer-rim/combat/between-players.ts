/** Where players fight each other. */
import { isPlanet } from "../movement/map.ts";
import type { CombatKind, SpaceId } from "../names.ts";

/** [OR-COM-07, UB-PB-03] Ground on a planet, ship elsewhere. */
export function combatBetweenPlayers(space: SpaceId): CombatKind {
  return isPlanet(space) ? "ground" : "ship";
}
