/** Everything on the table. Hidden things are here too; views leave them out. */
import type { Task } from "./agenda/agenda.ts";
import type { Bargain } from "./bargaining/deal.ts";
import type { AmbitionId } from "./cards/ambitions.ts";
import type { CharacterId } from "./cards/characters.ts";
import type { ShipId } from "./cards/ships.ts";
import type { Foe } from "./combat/foe.ts";
import type { Command } from "./commands.ts";
import type {
  CombatKind,
  ContactClass,
  EncounterDeck,
  Faction,
  MarketDeck,
  Planet,
  Skill,
  SpaceId,
} from "./names.ts";
import type { FameSource } from "./goals/fame-sources.ts";
import type { Boxes } from "./setup/box.ts";
import type { Params, RuleId } from "../game.ts";

/** −1 negative, 0 neutral, 1 positive. */
export type Reputation = -1 | 0 | 1;
export type Reputations = Readonly<Record<Faction, Reputation>>;

/** A card in a slot. Cards are single, so the id names it. */
export interface HeldCard {
  readonly id: string;
  /** Which end is up [UB-ROT-01]. */
  readonly side: 0 | 1;
  /** The captured contact on a bounty, by token number. */
  readonly token: number | null;
  /** Hondo's goal token [UB-CLAR-08]. */
  readonly mark: boolean;
  /** A destination marked on the card itself. */
  readonly planet: Planet | null;
}

/** A contact hired (`token`) or a crew card bought (`token` null). */
export interface Crew {
  readonly id: string;
  readonly token: number | null;
}

export interface Secret {
  readonly deck: EncounterDeck;
  readonly card: string;
  readonly section: string;
}

export interface Ambition {
  readonly id: AmbitionId;
  readonly done: readonly boolean[];
}

/** What favors give this turn [UB-FAV-03]. */
export interface FavorsThisTurn {
  readonly received: boolean;
  readonly skill: Skill | null;
  readonly die: boolean;
  readonly shortcut: boolean;
}

/** A printed opponent: its deck, top first. */
export interface Opponent {
  readonly deck: "base" | "bounty-hunter";
  readonly cards: readonly string[];
  /** Fame it needs beyond the target [UB-SOLO-13]. */
  readonly handicap: number;
}

export interface Player {
  readonly opponent: Opponent | null;
  readonly character: CharacterId | null;
  readonly flipped: boolean;
  readonly goal: number;
  readonly ship: ShipId;
  readonly shipFlipped: boolean;
  readonly shipGoal: number;
  readonly credits: number;
  /** Fame gained; fame a player has *while* something holds is added on top. */
  readonly fame: number;
  /** Where that fame came from; `lost` is what was lost of it. */
  readonly fameBy: Readonly<Partial<Record<FameSource | "lost", number>>>;
  readonly reputation: Reputations;
  /** Factions that count as positive until the end of the turn [UB-FAV-06]. */
  readonly treated: readonly Faction[];
  readonly space: SpaceId;
  readonly damage: number;
  readonly shipDamage: number;
  readonly defeated: boolean;
  readonly cards: readonly HeldCard[];
  readonly crew: readonly Crew[];
  readonly secrets: readonly Secret[];
  readonly ambition: Ambition | null;
  /** Debt tokens in hand, by their owner's number. */
  readonly debts: readonly number[];
  /** Abilities used this turn. */
  readonly used: readonly string[];
  readonly favors: FavorsThisTurn;
  /** Planets with this player's sabotage token (Jyn Erso). */
  readonly sabotaged: readonly Planet[];
  readonly extraTurn: boolean;
}

/** What everybody can see of a player. */
export type PublicPlayer = Omit<Player, "secrets" | "opponent"> & {
  readonly opponent: { readonly deck: Opponent["deck"] } | null;
};

/** `at` a space, aboard as `crew`, `captured` on a bounty, or `gone`. */
export interface Token {
  readonly contact: string;
  readonly class: ContactClass;
  readonly at: SpaceId | "crew" | "captured" | "gone";
  readonly faceup: boolean;
  readonly seenBy: readonly number[];
}

export interface Patrol {
  readonly level: 1 | 2 | 3 | 4;
  readonly space: SpaceId;
}

/** Asked of one seat; any of `choices` answers it. */
export interface Question {
  readonly seat: number;
  readonly ask: string;
  readonly rule: RuleId;
  readonly params: Params;
  readonly choices: readonly Command[];
  /** Open for talk beside its choices: offers of the shape that `dealShape` derives from it. */
  readonly deal?: Bargain;
}

export interface PendingQuestions {
  /** Counts every time somebody is asked: an answer may say which one it answers [OR-TURN-09]. */
  readonly number: number;
  readonly questions: readonly Question[];
  /** Beside each question: its answer, once given. */
  readonly answers: readonly (Command | null)[];
}

export type TurnDeed =
  | { readonly type: "test"; readonly skill: Skill; readonly passed: boolean }
  | {
      readonly type: "fight";
      readonly combat: CombatKind;
      readonly strength: number;
      readonly passed: boolean;
    }
  | { readonly type: "choice" };

/** Who fights whom, until the dice have decided it. */
export interface Fight {
  readonly kind: CombatKind;
  readonly attacker: number | null;
  readonly defender: number | null;
  readonly strengths: readonly [number, number];
  /** `null` in journals of earlier rules. */
  readonly foe: Foe | null;
}

/** An encounter drawn or a secret used, a databank card, a contact met, a printed opponent's card. */
export type ShownCard = {
  readonly player: number;
  /** Read to its end: another turn has begun. */
  readonly over: boolean;
} & (
  | { readonly type: "encounter"; readonly card: string; readonly section: string }
  | {
      readonly type: "databank";
      readonly number: number;
      readonly version: number;
      /** What it is resolved for: `job.the-kessel-run`, `card.spice`. */
      readonly card: string;
      /** What has been tested, fought and chosen for it so far. */
      readonly done: readonly TurnDeed[];
    }
  | { readonly type: "contact"; readonly contact: string }
  | { readonly type: "ai"; readonly card: string }
);

export interface TableRules extends Boxes {
  readonly fame: number;
  readonly favors: boolean;
  readonly ambitions: boolean;
  readonly opponents: "none" | "base" | "classic" | "bounty-hunter" | "both";
  readonly characters: "choose" | "random";
  readonly expert: number;
}

export interface State {
  readonly rules: TableRules;
  /** How many of the players sit at the table; the rest are printed opponents. */
  readonly seats: number;
  readonly players: readonly Player[];
  readonly round: number;
  /** Whose turn it is. */
  readonly current: number;
  /** The first player, drawn by chance [OR-SETUP-12]; turn order goes on clockwise. */
  readonly first: number;
  readonly patrols: Readonly<Record<Faction, Patrol>>;
  /** Those that moved in this turn. */
  readonly patrolsMoved: readonly Faction[];
  readonly tokens: readonly Token[];
  /** Top card first; the top is faceup. */
  readonly market: Readonly<Record<MarketDeck, readonly string[]>>;
  readonly encounters: Readonly<Record<EncounterDeck, readonly string[]>>;
  /** The card read last, open to all. */
  readonly shown: ShownCard | null;
  readonly fight: Fight | null;
  readonly removed: readonly string[];
  readonly ambitions: readonly AmbitionId[];
  readonly pending: PendingQuestions;
  /** What is still to do, the next thing last. */
  readonly agenda: readonly Task[];
  /** How often chance was asked: names each use. */
  readonly rolls: number;
  readonly winner: number | null;
}
