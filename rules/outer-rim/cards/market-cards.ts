/** The shapes of market cards. */
import type { Effects } from "./effects.ts";
import type { CombatKind, Faction, MarketDeck, Planet, Skill } from "../names.ts";
import type { Box, Origin } from "./types.ts";
import type { Ability } from "./abilities.ts";

export interface PatrolIcon {
  readonly faction: Faction;
  readonly move: number;
}

/** What every market card has. */
export interface MarketBase {
  readonly deck: MarketDeck;
  readonly box: Box;
  readonly origin: Origin;
  readonly cost: number;
  readonly patrol?: PatrolIcon;
  /** Reveal a contact when the number of players is not above this [UB-RCI-03]. */
  readonly reveal?: 1 | 2 | 3 | 4;
  readonly notOn?: Planet;
}

/** One delivery: a planet, or a faction's patrol wherever it is. */
export interface Delivery {
  readonly to: Planet | { readonly patrol: Faction };
  readonly illegal?: true;
  readonly credits: number;
  readonly fame?: number;
  readonly reputation?: Faction;
  /** Instead of leaving your hold the card turns round. */
  readonly rotate?: true;
  /** After the reward. */
  readonly afterwards?: Effects;
}

export interface CargoCard extends MarketBase {
  readonly kind: "cargo";
  readonly delivery: Delivery | null;
  /** The other end of a rotating card. */
  readonly other?: { readonly delivery: Delivery };
  readonly abilities?: readonly Ability[];
  /** To buy it roll a die: not a hit, and this databank card is resolved instead. */
  readonly rollToBuy?: number;
  readonly afterBuying?: Effects;
}

export interface EquipmentCard extends MarketBase {
  readonly kind: "gear" | "mod";
  readonly trait?: "armor" | "weapon";
  readonly abilities: readonly Ability[];
  /** The abilities of the other end; present on rotating cards. */
  readonly other?: { readonly abilities: readonly Ability[] };
}

export interface BountyCard extends MarketBase {
  readonly kind: "bounty";
  /** A contact id. */
  readonly target: string;
  readonly combat: CombatKind;
  readonly strength: number;
  readonly eliminate: { readonly credits: number; readonly fame: number };
  readonly capture: {
    readonly to: Planet;
    readonly credits: number;
    readonly fame: number;
    readonly gain?: Faction;
  };
  /** Lost after either reward. */
  readonly lose?: Faction;
}

export interface JobCard extends MarketBase {
  readonly kind: "job";
  /** `player`: any space with another player. `none`: never a destination, the card works by its abilities. */
  readonly at: Planet | "player" | "none";
  /** As printed in its list; the ones in `crucial` fail the job when failed. */
  readonly skills: readonly Skill[];
  readonly crucial?: readonly Skill[];
  /** The databank number resolved by the attempt. */
  readonly databank: number;
  readonly reward: Effects;
  /** Favors go back to the deck; other jobs leave the game. */
  readonly after: "removed" | "discarded";
  /** Needs another player in the space [UB-MPJ-01] or works against one [UB-OPP-01]. */
  readonly others?: "together" | "opposed";
  readonly faction?: Faction;
  readonly rival?: Faction;
  readonly abilities?: readonly Ability[];
}

/** Crew bought from a market deck. */
export interface CrewCard extends MarketBase {
  readonly kind: "crew";
  readonly skills: readonly Skill[];
  readonly droid?: true;
  readonly abilities: readonly Ability[];
}

/** Resolved at once when bought, then gone or back in its deck. */
export interface EventCard extends MarketBase {
  readonly kind: "event";
  readonly effects: Effects;
  readonly after: "removed" | "shuffled";
}

export interface ShipCard extends MarketBase {
  readonly kind: "ship";
  readonly ship: string;
}

export type MarketCard =
  | CargoCard
  | EquipmentCard
  | BountyCard
  | JobCard
  | CrewCard
  | EventCard
  | ShipCard;
