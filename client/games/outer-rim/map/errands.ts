/** Errands: where each card I hold wants to go. Their pins stand on both maps. */
import {
  crewOwner,
  deliveryOf,
  marketCard,
  type PlayerView,
  type SpaceId,
  type View,
} from "#rules/outer-rim/index.ts";

export interface Errand {
  readonly card: string;
  readonly kind: "cargo" | "job" | "bounty";
  /** Where to; a patrol's place moves. `null` while nobody knows where the target is. */
  readonly space: SpaceId | null;
  /** A target to be hunted where it stands, not a thing to be brought. */
  readonly hunts?: boolean;
}

export function errandsOf(view: View, player: PlayerView): readonly Errand[] {
  return player.cards.flatMap((held): Errand[] => {
    const card = marketCard(held.id);
    if (card.kind === "cargo") {
      const delivery = deliveryOf(held);
      if (delivery === null) return [];
      const space =
        typeof delivery.to === "string" ? delivery.to : view.patrols[delivery.to.patrol].space;
      return [{ card: held.id, kind: "cargo", space }];
    }
    if (card.kind === "job") {
      if (card.at === "none") return [];
      return [{ card: held.id, kind: "job", space: card.at === "player" ? null : card.at }];
    }
    if (card.kind !== "bounty") return [];
    const hunts = held.token === null;
    const space = hunts ? targetPlace(view, card.target, player) : card.capture.to;
    return [{ card: held.id, kind: "bounty", space, hunts }];
  });
}

/** A target whose token I know, on the map; [OR-BNTY-02] another's crew is hunted where they are, one's own nowhere. */
function targetPlace(view: View, target: string, hunter: PlayerView): SpaceId | null {
  if (crewOwner([hunter], target) !== null) return null;
  const owner = crewOwner(view.players, target);
  if (owner !== null) return view.players[owner]?.space ?? null;
  for (const token of view.tokens) {
    if (token.contact !== target) continue;
    if (token.at === "crew" || token.at === "captured" || token.at === "gone") return null;
    return token.at;
  }
  return null;
}
