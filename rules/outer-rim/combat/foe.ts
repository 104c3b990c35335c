/** Whom or what the attacker of a fight faces. */
import type { Faction } from "../names.ts";

export type Foe =
  | { readonly type: "player"; readonly player: number; readonly card: string | null }
  | { readonly type: "patrol"; readonly faction: Faction; readonly level: number }
  | { readonly type: "bounty"; readonly card: string; readonly contact: string }
  | { readonly type: "card"; readonly card: string };
