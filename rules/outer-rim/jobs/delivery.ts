/** What cargo asks for, and whether it is there. */
import { marketCard } from "../cards/market/index.ts";
import { patrolsAt } from "../effects/scene.ts";
import type { Delivery } from "../cards/market-cards.ts";
import type { HeldCard, Player, State } from "../state.ts";

/** What the upper end of the card asks for; a planet marked on the card is a delivery too. */
export function deliveryOf(held: HeldCard): Delivery | null {
  const card = marketCard(held.id);
  if (card.kind !== "cargo") return null;
  if (held.planet !== null) return { to: held.planet, credits: 0, fame: 2 };
  return held.side === 1 ? (card.other?.delivery ?? null) : card.delivery;
}

/** [OR-CARGO-01] Cargo at its destination, captured bounties at theirs. */
export function canDeliver(state: State, player: Player, held: HeldCard): boolean {
  const card = marketCard(held.id);
  if (card.kind === "bounty") return held.token !== null && card.capture.to === player.space;
  const delivery = deliveryOf(held);
  if (delivery === null) return false;
  if (typeof delivery.to === "string") return delivery.to === player.space;
  return patrolsAt(state, player.space).includes(delivery.to.patrol);
}
