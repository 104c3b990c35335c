/** Where somebody may be found. */
import {
  contactCard,
  crewOwner,
  factions,
  marketCard,
  type Faction,
  type PlayerView,
  type SpaceId,
} from "#rules/outer-rim/index.ts";
import { mine } from "../appraisal/self.ts";
import type { Sight } from "../players/mind.ts";

/** Where a wanted person is, or may be: under any facedown token of the same class. */
export function whereabouts(
  view: Sight,
  target: string,
): { readonly at: SpaceId; readonly chance: number }[] {
  const player = view.players.findIndex((each) => each.character === target);
  if (player !== -1)
    return player === view.viewer ? [] : [metAt(view, view.players[player]?.space ?? "maelstrom")];
  // [OR-BNTY-02] Crew is hunted at its owner; one's own is not.
  const owner = crewOwner(view.players, target);
  if (owner !== null)
    return owner === view.viewer ? [] : [metAt(view, view.players[owner]?.space ?? "maelstrom")];
  const known = view.tokens.find((token) => token.contact === target);
  if (known !== undefined)
    return known.at === "crew" || known.at === "captured" || known.at === "gone"
      ? []
      : [{ at: known.at, chance: 1 }];
  const rank = contactCard(target).class;
  const places: SpaceId[] = [];
  for (const { contact, class: same, at } of view.tokens)
    if (contact === null && same === rank && at !== "crew" && at !== "captured" && at !== "gone")
      places.push(at);
  const chance = chanceToFind(view, places.length);
  return places.map((at) => ({ at, chance }));
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
  return card.kind === "bounty" && whereabouts(view, card.target).length === 0;
}

/** Seen, or played by somebody: not under any facedown token. */
export function isKnown(view: Sight, contact: string): boolean {
  return view.tokens.some((token) => token.contact === contact) || sitsHere(view, contact);
}

export function sitsHere(view: Sight, contact: string): boolean {
  return view.players.some(({ character }) => character === contact);
}
