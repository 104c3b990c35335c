/** Errands: where each card I hold wants to go. Their pins stand on both maps. */
import {
  deliveryOf,
  marketCard,
  whereabouts,
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

/** [UB-PB-02, OR-BNTY-02] A player or another's crew is hunted where they are; nobody hunts themselves or their own. */
function targetPlace(view: View, target: string, hunter: PlayerView): SpaceId | null {
  const found = whereabouts(view, target);
  if (found.type === "with") return view.players[found.player] === hunter ? null : found.space;
  return found.type === "seen" ? found.space : null;
}
