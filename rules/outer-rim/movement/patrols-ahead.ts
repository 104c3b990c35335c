/** The patrols that will be in somebody's way. */
import { hostilePatrols } from "./patrols.ts";
import type { Scene } from "../effects/scene.ts";
import type { Faction } from "../names.ts";
import type { PublicPlayer } from "../state.ts";

/** [OR-DMG-04] The defeated and [OR-CARGO-04] stopped smugglers meet nobody. */
export function meetsNobody({ defeated, used }: Pick<PublicPlayer, "defeated" | "used">): boolean {
  return defeated || used.includes("skip-encounter");
}

/** [OR-TURN-05] The patrols one of which this player's encounter will be, as the table stands. */
export function patrolsAhead(scene: Scene, player: number): Faction[] {
  const one = scene.players[player];
  return one === undefined || meetsNobody(one) ? [] : hostilePatrols(scene, player);
}
