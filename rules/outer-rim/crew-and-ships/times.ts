import { marketCard } from "../cards/market/index.ts";
import { skillsOf } from "./abilities.ts";
import type { Effect } from "../cards/effects.ts";
import type { PublicPlayer } from "../state.ts";

/** How often an amount counts that is paid for each of something. */
export function times(
  one: PublicPlayer,
  per: Extract<Effect, { readonly do: "gain-credits" }>["per"],
): number {
  if (per === undefined) return 1;
  if (per === "crew") return one.crew.length;
  if (per === "different-skill") return new Set(skillsOf(one)).size;
  return one.cards.filter((held) => marketCard(held.id).kind === per).length;
}
