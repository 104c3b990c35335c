/** Where somebody may be found. */
import {
  factions,
  marketCard,
  whereabouts,
  type Faction,
  type PlayerView,
  type SpaceId,
} from "#rules/outer-rim/index.ts";
import { mine } from "../appraisal/self.ts";
import type { Sight } from "../players/mind.ts";

/** Where a wanted person may be hunted: under any facedown token of the same class, if need be. */
export function placesToHunt(
  view: Sight,
  target: string,
): readonly { readonly at: SpaceId; readonly chance: number }[] {
  const found = whereabouts(view, target);
  switch (found.type) {
    case "with":
      return found.player === view.viewer ? [] : [metAt(view, found.space)];
    case "seen":
      return [{ at: found.space, chance: 1 }];
    case "hidden": {
      const chance = chanceToFind(view, found.under.length);
      return found.under.map(({ space }) => ({ at: space, chance }));
    }
    default:
      return [];
  }
}

/** Players move on before one comes; whoever is here is here. */
function metAt(view: Sight, at: SpaceId): { readonly at: SpaceId; readonly chance: number } {
  return { at, chance: mine(view).space === at ? 1 : 0.35 };
}

/** One of so many is the right one; whoever looks under the wrong one looks on, a turn and a half later each time. */
function chanceToFind({ mind: { patience } }: Sight, places: number): number {
  let sum = 0;
  for (let i = 0; i < places; i++) sum += patience ** (1.2 * i);
  return sum / Math.max(1, places);
}

/** [OR-TURN-05] Who dislikes the player must be fought before anything else. */
export function hostileAt(view: Sight, me: PlayerView, place: SpaceId): Faction[] {
  return factions.filter(
    (faction) => view.patrols[faction].space === place && me.reputation[faction] < 0,
  );
}

/**
 * [UB-PB-12] A bounty on oneself or on somebody who is gone is never collected; on one's own crew it cannot be
 * collected while they are aboard [OR-BNTY-02].
 */
export function isVainBounty(view: Sight, id: string): boolean {
  const card = marketCard(id);
  return card.kind === "bounty" && placesToHunt(view, card.target).length === 0;
}

/** Seen, or played by somebody: not under any facedown token. */
export function isKnown(view: Sight, contact: string): boolean {
  return view.tokens.some((token) => token.contact === contact) || sitsHere(view, contact);
}

export function sitsHere(view: Sight, contact: string): boolean {
  return view.players.some(({ character }) => character === contact);
}
