/** What lies at a place for all to see, as plain data: its drawing is made of this alone. */
import { standingWith, type Faction, type ShipId, type SpaceId } from "#rules/outer-rim/index.ts";
import { myself, type Tabletop } from "../tabletop.ts";
import type { Errand } from "./errands.ts";
import { hereAt } from "./here.ts";
import { shortName } from "./place-name.ts";

export interface Marks {
  readonly name: string;
  readonly tokens: readonly { readonly id: number; readonly look: string }[];
  readonly patrols: readonly {
    readonly faction: Faction;
    readonly level: number;
    readonly hostile: boolean;
  }[];
  readonly ships: readonly { readonly player: number; readonly ship: ShipId }[];
  readonly pins: readonly Pick<Errand, "card" | "kind">[];
}

export function marksAt(tabletop: Tabletop, space: SpaceId, errands: readonly Errand[]): Marks {
  const { view } = tabletop;
  const me = myself(tabletop);
  const { tokens, patrols, players } = hereAt(view, space);
  return {
    name: shortName(space, tabletop),
    tokens: tokens.map((id) => ({ id, look: lookOf(view.tokens[id]) })),
    patrols: patrols.map((faction) => ({
      faction,
      level: view.patrols[faction].level,
      hostile: standingWith(me, faction) === "negative",
    })),
    ships: players.flatMap((player) => {
      const ship = view.players[player]?.ship;
      return ship === undefined ? [] : [{ player, ship }];
    }),
    pins: errands
      .filter((errand) => errand.space === space)
      .map(({ card, kind }) => ({ card, kind })),
  };
}

function lookOf(token: Tabletop["view"]["tokens"][number] | undefined): string {
  const state = token?.faceup ? "or-up" : token?.contact ? "or-seen" : "";
  return `or-class-${token?.class} ${state}`;
}
