/** What is printed on each kind of card. Every deck is a table of these, one file per deck. */
import type { Condition, Effects } from "./effects.ts";
import type { ContactClass, EncounterDeck, Faction, Planet, Skill } from "../names.ts";
import type { Ability } from "./abilities.ts";

/** How sure we are: a known figure, or designed by us where nobody could tell. docs/content.md counts them. */
export type Origin = "fact" | "designed";

export type Box = "base" | "ub";

/** What personal and ship goals count. */
export type Trigger =
  | "bounty-reward"
  | "bounty-delivered"
  | "job-completed"
  | "cargo-delivered"
  | "illegal-delivered"
  | "combat-won"
  | "ground-combat-won"
  | "ship-combat-won"
  | "patrol-beaten"
  | "five-dice-beaten"
  | "crew-gained"
  | "orange-crew-gained"
  | "navpoint-encountered"
  | "imperial-3-encountered"
  | "imperial-lost-while-negative"
  | "takodana-encountered"
  | "ship-recovered-3"
  | "planning-recovered-4";

export type Goal =
  | {
      readonly type: "count";
      readonly trigger: Trigger;
      readonly times: number;
      readonly when?: Condition;
      readonly pay?: number;
    }
  | { readonly type: "have"; readonly when: Condition }
  /** Reached through an ability whose effects say `complete-goal`. */
  | { readonly type: "ability" };

export interface CharacterCard {
  readonly box: Box;
  readonly ground: number;
  readonly health: number;
  readonly skills: readonly Skill[];
  readonly droid?: true;
  readonly startingCard: readonly (90 | 91 | 92)[];
  readonly startingReputation: Readonly<Partial<Record<Faction, 1 | -1>>> | "choice";
  readonly goal: Goal;
  readonly front: readonly Ability[];
  readonly back: readonly Ability[];
}

export interface Slots {
  readonly cargo: number;
  readonly mod: number;
  readonly cargoOrMod: number;
  readonly gearOrMod: number;
  readonly jobOrBounty: number;
  readonly crew: number;
}

export interface ShipSheet {
  /** The name on its other side. */
  readonly box: Box;
  readonly cost: number;
  readonly hyperdrive: number;
  readonly combat: number;
  readonly hull: number;
  readonly slots: Slots;
  /** Where the other side prints other slots. */
  readonly farSlots?: Slots;
  readonly goal: Goal | null;
  readonly front: readonly Ability[];
  readonly back: readonly Ability[];
  readonly origin: Origin;
}

/** A person on a token; the crew card is its databank card's other half. */
export interface ContactCard {
  readonly databank: number;
  readonly class: ContactClass;
  readonly origin: Origin;
  /** Known to side with a faction; the printed mark is lost, so this is ours. */
  readonly sides?: Faction;
  /** Resolved when the token is encountered. `gain-crew` takes the crew below. */
  readonly effects: Effects;
  /** What the solo opponent and `gain-crew` take; `null`: nobody to hire. */
  readonly crew: {
    readonly skills: readonly Skill[];
    readonly droid?: true;
    readonly abilities: readonly Ability[];
  } | null;
}

/** A numbered card of the databank that is neither a person nor a starting card. */
export interface DatabankCard {
  readonly number: number;
  readonly title: string;
  readonly origin: Origin;
  readonly effects: Effects;
}

/** The four #1 cards: one line per face of the failed die. */
export interface SmugglingCard {
  readonly title: string;
  readonly origin: Origin;
  readonly crit: Effects;
  readonly focus: Effects;
  readonly blank: Effects;
}

/** A section is resolved at once, or kept as a secret until `when` holds in the step named. */
export type EncounterSection =
  | { readonly effects: Effects }
  | {
      readonly secret: {
        readonly step: "planning" | "action" | "encounter" | "patrol-won";
        readonly when?: Condition;
        readonly effects: Effects;
      };
    };

/** One card, one section per place of its deck. */
export interface EncounterCard {
  readonly deck: EncounterDeck;
  readonly origin: Origin;
  /** Keys by deck: the two planets; `kessel` and `maelstrom`; `patrol` and `no-patrol`; `core-worlds` and `across`. */
  readonly sections: Readonly<Record<string, EncounterSection>>;
}

/** [UB-AMB-08…11] dash any time, numbered in order, infinity while it holds, fame last. */
export type AmbitionGoal = {
  readonly kind: "dash" | "numbered" | "infinity" | "fame";
  /** Infinity: the condition itself. Others: what must hold to use the goal's ability. */
  readonly when?: Condition;
  /** Done by encountering this space. */
  readonly encounter?: readonly Planet[];
  /** Done in this step by these effects (which say `complete-ambition`). */
  readonly step?: "action" | "encounter";
  readonly effects?: Effects;
  /** May take the place of the hostile patrol here. */
  readonly insteadOfPatrol?: true;
};

export interface AmbitionSheet {
  readonly origin: Origin;
  readonly credits: number;
  /** A market card taken from its deck. */
  readonly card: string | null;
  readonly abilities: readonly Ability[];
  readonly goals: readonly AmbitionGoal[];
}
