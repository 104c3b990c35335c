/** Offers as tests say them: only what is in the trays. */
import { held, stage, type Stage } from "./stage.ts";
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

/** Bossk and Dengar meet at Kessel; IG-88 is elsewhere. */
export const meeting = (favors: "on" | "off" = "on"): Stage =>
  stage({
    players: [
      { character: "bossk", space: "kessel", credits: 3000, cards: [held("dl-44")] },
      {
        character: "dengar",
        space: "kessel",
        credits: 1000,
        cards: [held("astromech-droid-parts", { side: 1 })],
      },
      { character: "ig-88", space: "naboo", credits: 1000 },
    ],
    options: { favors },
  });
export const cardsOf = (table: Stage, player: number): string[] =>
  table.player(player).cards.map(({ id }) => id);
