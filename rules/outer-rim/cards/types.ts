/** What is printed on each kind of card. Every deck is a table of these, one file per deck. */
import type { Condition, Effects } from "./effects.ts";
import type {
  CombatKind,
  ContactClass,
  EncounterDeck,
  Face,
  Faction,
  MarketDeck,
  Planet,
  Skill,
} from "../names.ts";

/** How sure we are: a known figure, or designed by us where nobody could tell. docs/content.md counts them. */
export type Origin = "fact" | "designed";
export type Box = "base" | "ub";

/** What goes on working while a card is yours (or a side is up). */
export type Ability =
  /** `{ type: 'bonus', to: 'ground', amount: 1, needs: ['strength'] }`: any one of the needed skills is enough. */
  | {
      readonly type: "bonus";
      readonly to: CombatKind | "health" | "hull" | "hyperdrive";
      readonly amount: number;
      readonly needs?: readonly Skill[];
      /** The amount for each such card held. */
      readonly per?: "job";
    }
  | { readonly type: "skill"; readonly skill: Skill }
  | {
      readonly type: "turn-focus";
      readonly combat: CombatKind;
      readonly into: "hit" | "crit";
      readonly count: number;
      readonly needs?: Skill;
      readonly unless?: Skill;
    }
  | {
      readonly type: "cancel";
      readonly combat: CombatKind;
      readonly face: "hit" | "crit";
      readonly needs?: Skill;
      readonly unless?: Skill;
    }
  /** Each of your focus results cancels one opposing hit. */
  | { readonly type: "focus-cancels"; readonly combat: CombatKind }
  | { readonly type: "fewer-dice"; readonly combat: CombatKind; readonly needs: Skill }
  /** Once per combat; `one` die after any roll, tests included. */
  | {
      readonly type: "reroll";
      readonly combat: CombatKind | "both";
      readonly dice: "blanks" | "any";
    }
  | { readonly type: "reroll-one" }
  | { readonly type: "reroll-test-focus" }
  | {
      readonly type: "reroll-opposing";
      readonly combat: CombatKind;
      readonly count: number;
      readonly better: readonly Skill[];
    }
  /** Once per turn one of your focus results becomes a crit, in a combat or a test. */
  | { readonly type: "focus-to-crit" }
  /** With two or more health remaining, 1 damage turns a die. */
  | {
      readonly type: "hurt-for";
      readonly face: "hit" | "crit";
      readonly when: "ground" | "any-roll";
    }
  /** Rotating cards: turn it before or after rolling. */
  | { readonly type: "rotate-for-dice"; readonly combat: CombatKind; readonly dice: number }
  | { readonly type: "rotate-for-hits"; readonly combat: CombatKind; readonly hits: number }
  /** On a bounty: one more die, but then no elimination. */
  | { readonly type: "stun"; readonly combat: CombatKind }
  | {
      readonly type: "suffer-less";
      readonly combat: CombatKind | "both";
      readonly when: "win" | "always";
      readonly amount: number;
    }
  | { readonly type: "suffer-at-most"; readonly combat: CombatKind; readonly amount: number }
  | { readonly type: "hurt-more"; readonly amount: number }
  /** Rewards of jobs, cargo or bounties. */
  | { readonly type: "reward"; readonly of: "job" | "cargo"; readonly amount: number }
  | { readonly type: "elimination-reward"; readonly amount: number }
  /** You may take 1 fame in place of the credits of such a reward. */
  | { readonly type: "fame-for-credits"; readonly of: "bounty" | "job" | "illegal" }
  /** "You have n additional fame while …". */
  | { readonly type: "fame-while"; readonly amount: number; readonly when: Condition }
  /** +1 fame when a patrol gives fame. */
  | { readonly type: "patrol-fame"; readonly amount: number }
  | { readonly type: "after-win"; readonly combat: CombatKind | "both"; readonly effects: Effects }
  | { readonly type: "credits-per-margin"; readonly amount: number }
  /** Fame is lowered by 1 and gives credits. */
  | { readonly type: "fame-to-credits"; readonly amount: number }
  | { readonly type: "starting-fame"; readonly amount: number }
  /** A skill of your pick before a test: once per turn, or at the price of this card when passed. */
  | { readonly type: "any-skill"; readonly cost: "once-per-turn" | "discard-when-passed" }
  | { readonly type: "slot"; readonly kind: "cargo" | "crew" | "mod"; readonly amount: number }
  /** Rolling to deliver ILLEGAL cargo, these faces count as a hit. */
  | { readonly type: "smuggle"; readonly faces: readonly ("crit" | "focus" | "blank")[] }
  /** Entering a patrol's space, a passed test lets you fly on. */
  | { readonly type: "slip-past"; readonly skill: Skill }
  | { readonly type: "avoid-defeat" }
  | { readonly type: "send-patrol-away"; readonly within: number }
  /** About to be defeated in this kind of combat: a die, and on these faces some damage is recovered instead [OR-DMG-07]. */
  | {
      readonly type: "die-against-defeat";
      readonly combat: CombatKind;
      readonly faces: readonly Face[];
      readonly recover: number;
    }
  /** A patrol that hates you need not be fought. */
  | { readonly type: "no-forced-patrols" }
  /** Beating a patrol costs no reputation. */
  | { readonly type: "patrols-forgive" }
  /** You may end the move of a player who flies through your space [OR-MOVE-07]. */
  | { readonly type: "hold-ship" }
  | { readonly type: "reach"; readonly spaces: number }
  | { readonly type: "when-defeated"; readonly effects: Effects }
  | { readonly type: "lost-with-ship-combat" }
  /** Other players in your space may fight you as their encounter. */
  | { readonly type: "may-be-fought"; readonly win: Effects; readonly lose: Effects }
  | { readonly type: "after-orange-crew"; readonly effects: Effects }
  /** A printed "Planning:", "Action:" or "Encounter:" ability, once per turn. `id` is unique. */
  | {
      readonly type: "step";
      readonly step: "planning" | "action" | "encounter";
      readonly id: string;
      readonly when?: Condition;
      readonly pay?: number;
      readonly effects: Effects;
    };

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
  readonly name: string;
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
  readonly name: string;
  /** The name on its other side. */
  readonly flippedName: string;
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

export interface PatrolIcon {
  readonly faction: Faction;
  readonly move: number;
}

/** What every market card has. */
export interface MarketBase {
  readonly name: string;
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
  readonly other?: { readonly name: string; readonly delivery: Delivery };
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
  readonly other?: { readonly name: string; readonly abilities: readonly Ability[] };
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

/** A person on a token; the crew card is its databank card's other half. */
export interface ContactCard {
  readonly name: string;
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
  readonly name: string;
  readonly origin: Origin;
  readonly credits: number;
  /** A market card taken from its deck. */
  readonly card: string | null;
  readonly abilities: readonly Ability[];
  readonly goals: readonly AmbitionGoal[];
}
