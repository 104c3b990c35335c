/** Whose army it is: the faction most of its cards are of; mercenaries serve anybody. */
import { cardById } from "./facts.ts";

/** `null`: no card tells it. */
export function factionOf(
  units: readonly { readonly card?: { readonly id: string } }[],
): string | null {
  const votes = new Map<string, number>();
  for (const { card } of units) {
    const faction = card === undefined ? undefined : cardById(card.id)?.faction;
    if (faction === undefined) continue;
    votes.set(faction, (votes.get(faction) ?? 0) + (faction === "mercenary" ? mercenary : 1));
  }
  const [first] = [...votes].toSorted(([, one], [, two]) => two - one);
  return first?.[0] ?? null;
}

/** All of them together weigh less than one other card. */
const mercenary = 1 / 1000;
