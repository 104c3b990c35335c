/** Patrols: four factions, four levels [OR-PAT-01…09]. Strengths and rewards are ours. */
import { abilitiesOfType } from "../crew-and-ships/abilities.ts";
import { patrolsAt, standingWith } from "../effects/scene.ts";
import type { Faction, SpaceId } from "../names.ts";
import type { Scene } from "../effects/scene.ts";

/** [OR-PAT-03] Level 4 has no strength: nobody beats it. */
export const patrolStrength: Readonly<Record<1 | 2 | 3, number>> = { 1: 3, 2: 4, 3: 6 };

export const patrolReward: Readonly<
  Record<1 | 2 | 3, { readonly credits: number; readonly fame: number }>
> = {
  1: { credits: 3000, fame: 0 },
  2: { credits: 0, fame: 1 },
  3: { credits: 0, fame: 2 },
};

/** [OR-TURN-05] Patrols that must be fought here, or at `there`: the player's reputation with them is negative. */
export function hostilePatrols(state: Scene, player: number, there?: SpaceId): Faction[] {
  const one = state.players[player];
  if (one === undefined || abilitiesOfType(one, "no-forced-patrols").length > 0) return [];
  return patrolsAt(state, there ?? one.space).filter(
    (faction) => standingWith(one, faction) === "negative",
  );
}

/** [OR-MOVE-03] Only positive reputation lets a ship pass. */
export function stopsAt(state: Scene, player: number, space: SpaceId): boolean {
  return stoppingAt(state, player, space).length > 0;
}

/** The patrols there that would end this player's move. */
export function stoppingAt(state: Scene, player: number, space: SpaceId): Faction[] {
  const one = state.players[player];
  if (one === undefined) return [];
  return patrolsAt(state, space).filter((faction) => standingWith(one, faction) !== "positive");
}
