/** Offers as tests say them: only what is in the trays. */
import { emptyBundle } from "../bargaining/deal.ts";
import type { Bundle, Favor } from "../bargaining/deal.ts";
import type { Command } from "../commands.ts";
import type { Faction, Skill } from "../names.ts";

export function offer(
  to: number | null,
  give: Partial<Bundle>,
  get: Partial<Bundle> = {},
): Extract<Command, { readonly type: "offer" }> {
  return { type: "offer", to, give: { ...emptyBundle, ...give }, get: { ...emptyBundle, ...get } };
}

export const shortcut: Favor = { kind: "shortcut", skill: null, faction: null };
export const strategy: Favor = { kind: "combat-strategy", skill: null, faction: null };
export const advice = (skill: Skill): Favor => ({ kind: "advice", skill, faction: null });
export const endorsement = (faction: Faction): Favor => ({
  kind: "endorsement",
  skill: null,
  faction,
});
