/** What a player may say. Cards are named, never positions in a menu. */
import type { Card } from "./cards/face.ts";
import type { Fate } from "./state.ts";

export type Command =
  /** Step 1: which deck to draw from; may be sent again until the last player has chosen [BH-TURN-03]. */
  | { readonly type: "draw"; readonly deck: number }
  /**
   * Step 2: sealed, may be sent again until the last player has chosen [BH-TURN-05]. `fate` is null when only the
   * card is sealed [AMB-05].
   */
  | { readonly type: "choose"; readonly card: Card; readonly fate: Fate | null }
  /** After the reveal, when only the card was sealed [AMB-05]. */
  | { readonly type: "decide-fate"; readonly fate: Fate }
  /** Put the attack card just played on one of several targets: the index of the confrontation [BH-CONF-05]. */
  | { readonly type: "place"; readonly onto: number }
  /** Pay for a reserved card; `onto` is a confrontation for a droid when there is a choice, else null [BH-TURN-12]. */
  | { readonly type: "activate"; readonly card: Card; readonly onto: number | null }
  /** Close my window: no more activations this turn [AMB-12]. */
  | { readonly type: "done" };

/** The command of one type. */
export type CommandOf<T extends Command["type"]> = Extract<Command, { readonly type: T }>;
