/** What a condition looks at: players, tokens and patrols, as a state or a view has them. */
import { planetCards } from "../cards/spaces.ts";
import { distance, isPlanet } from "../movement/map.ts";
import { factions } from "../names.ts";
import type { FactionRef } from "../cards/effects.ts";
import type { Faction, Part, Standing } from "../names.ts";
import type { Boxes } from "../setup/box.ts";
import type { Patrol, PublicPlayer, Token } from "../state.ts";

/** A token as anybody may see it: no name while it lies facedown. */
type SeenToken = Pick<Token, "at" | "faceup"> & { readonly contact: string | null };

/** What conditions are read from: open things only, so a state serves as well as anybody's view of it. */
export interface Scene {
  readonly rules: Boxes;
  readonly players: readonly PublicPlayer[];
  readonly patrols: Readonly<Record<Faction, Patrol>>;
  readonly tokens: readonly SeenToken[];
}

export function playerOf(scene: Scene, player: number): PublicPlayer {
  const found = scene.players[player];
  if (found === undefined) throw new Error(`no player ${player}`);
  return found;
}

/** [UB-FAV-06] A favor may make a faction count as positive until the end of the turn. */
export function standingWith(player: PublicPlayer, faction: Faction): Standing {
  if (player.treated.includes(faction)) return "positive";
  const value = player.reputation[faction];
  if (value === 0) return "neutral";
  return value > 0 ? "positive" : "negative";
}

/** Nothing to recover there. */
export function isUnhurt({ damage, shipDamage }: PublicPlayer, on: Part | "both"): boolean {
  return (on === "ship" ? 0 : damage) + (on === "character" ? 0 : shipDamage) === 0;
}

export function patrolsAt(scene: Scene, space: string): Faction[] {
  const found: Faction[] = [];
  for (const faction of factions) if (scene.patrols[faction].space === space) found.push(faction);
  return found;
}

export function playersWith(scene: Scene, player: number): number[] {
  const { space } = playerOf(scene, player);
  const found: number[] = [];
  for (let i = 0; i < scene.players.length; i++)
    if (i !== player && scene.players[i]?.character !== null && scene.players[i]?.space === space)
      found.push(i);
  return found;
}

/** The factions a reference may mean; several when the player has to pick. */
export function factionsMeant(
  scene: Scene,
  player: number,
  ref: FactionRef,
  own: Faction | undefined,
): readonly Faction[] {
  const one = playerOf(scene, player);
  switch (ref) {
    case "planet": {
      const faction = isPlanet(one.space) ? planetCards[one.space].faction : null;
      return faction === null ? [] : [faction];
    }
    case "patrol":
      return patrolsAt(scene, one.space);
    case "nearest-patrol": {
      let best = Infinity;
      for (const faction of factions)
        best = Math.min(best, distance(one.space, scene.patrols[faction].space));
      return factions.filter(
        (faction) => distance(one.space, scene.patrols[faction].space) === best,
      );
    }
    case "choice":
      return factions;
    case "rival":
      return own === undefined ? [] : [rivals[own]];
    default:
      return [ref];
  }
}

const rivals: Readonly<Record<Faction, Faction>> = {
  hutt: "syndicate",
  syndicate: "hutt",
  imperial: "rebel",
  rebel: "imperial",
};
