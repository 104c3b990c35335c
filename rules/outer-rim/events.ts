/** What happened. Each event names the rule that made it happen; chance is written down, never repeated. */
import type { Task } from "./agenda/agenda.ts";
import type { AmbitionId } from "./cards/ambitions.ts";
import type { CharacterId } from "./cards/characters.ts";
import type { ShipId } from "./cards/ships.ts";
import type { Deal, Favor, DealPromise } from "./bargaining/deal.ts";
import type { Foe } from "./combat/foe.ts";
import type { Command } from "./commands.ts";
import type {
  CombatKind,
  EncounterDeck,
  Face,
  Faction,
  MarketDeck,
  Planet,
  Skill,
  SpaceId,
} from "./names.ts";
import type { Opponent, PendingQuestions, Reputation, TableRules, Token } from "./state.ts";
import type { RuleId } from "../game.ts";
import type { FameSource } from "./goals/fame-sources.ts";

type P = { readonly player: number };

/**
 * The card that made it happen, as a text key: `encounter.navpoint-03.patrol`, `job.the-kessel-run`, `patrol.imperial`.
 */
type Caused = { readonly card?: string };

/** What dice are rolled for. Journals of earlier rules leave it out. */
export type Roll =
  | {
      readonly type: "test";
      readonly skill: Skill;
      /** How often the skill is known, lent ones included. */
      readonly known: number;
      readonly card: string | null;
    }
  | { readonly type: "combat"; readonly combat: CombatKind; readonly side: 0 | 1 }
  | { readonly type: "cargo" | "purchase" | "card" | "ai"; readonly card: string };

type Happening =
  | {
      readonly type: "table-laid";
      readonly rules: TableRules;
      readonly seats: number;
      readonly players: number;
      readonly tokens: readonly Token[];
      readonly market: Readonly<Record<MarketDeck, readonly string[]>>;
      readonly encounters: Readonly<Record<EncounterDeck, readonly string[]>>;
      readonly removed: readonly string[];
      /** Journals of earlier rules leave it out: seat 0. */
      readonly first?: number;
    }
  | (P & { readonly type: "character-taken"; readonly character: CharacterId })
  | (P & {
      readonly type: "opponent-seated";
      readonly character: CharacterId;
      readonly opponent: Opponent;
    })
  | (P & { readonly type: "ship-taken"; readonly ship: ShipId; readonly damage: number })
  | (P & { readonly type: "placed"; readonly space: SpaceId })
  | { readonly type: "ambitions-offered"; readonly sheets: readonly AmbitionId[] }
  | (P & { readonly type: "ambition-taken"; readonly ambition: AmbitionId })
  | (P & { readonly type: "turn-began"; readonly round: number })
  | (P & { readonly type: "turn-ended" })
  | (P & { readonly type: "extra-turn-gained" })
  | (P & { readonly type: "moved"; readonly to: SpaceId; readonly directly: boolean })
  | (P & Caused & { readonly type: "credits-gained"; readonly amount: number })
  | (P & Caused & { readonly type: "credits-spent"; readonly amount: number })
  | (P & Caused & { readonly type: "credits-lost"; readonly amount: number })
  | {
      readonly type: "credits-given";
      readonly from: number;
      readonly to: number;
      readonly amount: number;
    }
  | (P & {
      readonly type: "fame-gained";
      readonly amount: number;
      readonly source: FameSource;
      readonly card: string;
    })
  | (P & { readonly type: "fame-lost"; readonly amount: number })
  | (P &
      Caused & {
        readonly type: "reputation-changed";
        readonly faction: Faction;
        readonly to: Reputation;
      })
  | (P & { readonly type: "treated-as-positive"; readonly faction: Faction })
  | (P &
      Caused & {
        readonly type: "damage-suffered";
        readonly on: "character" | "ship";
        readonly amount: number;
      })
  | (P &
      Caused & {
        readonly type: "damage-recovered";
        readonly character: number;
        readonly ship: number;
        readonly stands: boolean;
      })
  | (P & { readonly type: "defeated" })
  | { readonly type: "top-discarded"; readonly deck: MarketDeck; readonly card: string }
  | { readonly type: "market-revealed"; readonly deck: MarketDeck; readonly card: string }
  | { readonly type: "deck-shuffled"; readonly deck: MarketDeck; readonly cards: readonly string[] }
  | (P & { readonly type: "card-gained"; readonly card: string; readonly deck: MarketDeck | null })
  | (P & { readonly type: "card-discarded"; readonly card: string })
  | (P & { readonly type: "card-removed"; readonly card: string })
  | {
      readonly type: "card-given";
      readonly from: number;
      readonly to: number;
      readonly card: string;
    }
  | (P & { readonly type: "card-rotated"; readonly card: string })
  | (P & { readonly type: "card-marked"; readonly card: string; readonly planet: Planet | null })
  | { readonly type: "top-removed"; readonly deck: MarketDeck; readonly card: string }
  | (P & {
      readonly type: "crew-gained";
      readonly crew: string;
      readonly token: number | null;
      readonly deck: MarketDeck | null;
    })
  | (P & { readonly type: "crew-discarded"; readonly crew: string; readonly to: SpaceId | null })
  | (P & { readonly type: "crew-removed"; readonly crew: string })
  | {
      readonly type: "crew-given";
      readonly from: number;
      readonly to: number;
      readonly crew: string;
    }
  | { readonly type: "contact-revealed"; readonly token: number; readonly contact: string }
  | (P & { readonly type: "contact-looked-at"; readonly token: number; readonly contact: string })
  | (P & { readonly type: "contact-met"; readonly token: number; readonly contact: string })
  | { readonly type: "contact-removed"; readonly token: number; readonly contact: string }
  | (P & {
      readonly type: "contact-captured";
      readonly card: string;
      readonly token: number;
      readonly contact: string;
    })
  | { readonly type: "patrol-moved"; readonly faction: Faction; readonly to: SpaceId }
  | {
      readonly type: "patrol-replaced";
      readonly faction: Faction;
      readonly level: 1 | 2 | 3 | 4;
      readonly to: SpaceId;
    }
  | {
      readonly type: "dice-rolled";
      readonly player: number | null;
      readonly dice: readonly Face[];
      readonly for: string;
      readonly roll?: Roll;
    }
  | {
      readonly type: "dice-changed";
      readonly player: number | null;
      readonly dice: readonly Face[];
      readonly by: string;
    }
  | (P &
      Caused & {
        readonly type: "test-resolved";
        readonly skill: Skill;
        readonly passed: boolean;
        readonly known?: number;
      })
  | {
      readonly type: "combat-began";
      readonly kind: CombatKind;
      readonly attacker: number | null;
      readonly defender: number | null;
      readonly strengths: readonly [number, number];
      /** Journals of earlier rules leave it out. */
      readonly foe?: Foe;
    }
  | {
      readonly type: "combat-resolved";
      readonly attacker: number | null;
      readonly defender: number | null;
      readonly damage: readonly [number, number];
      readonly won: boolean;
      readonly foe?: Foe;
    }
  | (P & {
      readonly type: "encounter-drawn";
      readonly deck: EncounterDeck;
      readonly card: string;
      readonly section: string;
    })
  | (P & {
      readonly type: "secret-kept";
      readonly deck: EncounterDeck;
      readonly card: string;
      readonly section: string;
    })
  | (P & {
      readonly type: "secret-used";
      readonly deck: EncounterDeck;
      readonly card: string;
      readonly section: string;
    })
  | (P & { readonly type: "secrets-discarded" })
  /** [OR-ENC-06] How a story goes on, by the key of its words. */
  | (P & { readonly type: "story-told"; readonly text: string })
  /** The line of a card that somebody chose, by the key of its words. */
  | (P & { readonly type: "line-taken"; readonly label: string; readonly card: string })
  | (P & {
      readonly type: "databank-drawn";
      readonly number: number;
      readonly version: number;
      readonly title: string;
      /** What it is resolved for. */
      readonly card?: string;
    })
  | (P & { readonly type: "cargo-delivered"; readonly card: string; readonly illegal: boolean })
  | (P & {
      readonly type: "bounty-claimed";
      readonly card: string;
      readonly how: "eliminate" | "capture" | "player";
    })
  | (P & { readonly type: "job-attempted"; readonly card: string; readonly with: number | null })
  | (P & { readonly type: "job-completed"; readonly card: string })
  | (P & {
      readonly type: "job-failed";
      readonly card: string;
      /** Who was knocked out on the way; left out when the card itself says so, and by earlier rules. */
      readonly down?: number;
    })
  /** [OR-PAT-06] One that nobody beats. */
  | (P & { readonly type: "patrol-met"; readonly faction: Faction; readonly level: number })
  | (P & { readonly type: "patrol-beaten"; readonly faction: Faction; readonly level: number })
  | (P & { readonly type: "goal-advanced"; readonly of: "character" | "ship"; readonly to: number })
  | (P & { readonly type: "goal-completed"; readonly of: "character" | "ship" })
  | (P & { readonly type: "character-turned"; readonly flipped: boolean })
  | (P & { readonly type: "planet-sabotaged"; readonly planet: Planet })
  | (P & { readonly type: "ambition-advanced"; readonly goal: number; readonly done: boolean })
  | (P & { readonly type: "ability-used"; readonly ability: string })
  /** In journals of earlier rules. */
  | (P & { readonly type: "favor-requested"; readonly favor: Favor })
  /** [UB-FAV-08] What everybody answered, heard together; journals of earlier rules hold other terms. */
  | (P & { readonly type: "offers-compared"; readonly offers: readonly (Deal | object)[] })
  | (P & { readonly type: "offer-made"; readonly deal: Deal })
  /** [OR-TRADE-05] By whom it was left; `null`: they agreed. */
  | (P & {
      readonly type: "talk-ended";
      readonly with: number;
      readonly left: number | null;
      readonly mark: string;
    })
  /** [UB-NEG-03] Words only. */
  | {
      readonly type: "promise-made";
      readonly from: number;
      readonly to: number;
      readonly promise: DealPromise;
    }
  | {
      readonly type: "favor-granted";
      readonly from: number;
      readonly to: number;
      readonly favor: Favor;
    }
  | (P & { readonly type: "favor-spent"; readonly kind: "skill" | "die" })
  | {
      readonly type: "debt-given";
      readonly owner: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly type: "trade-made";
      readonly players: readonly [number, number];
      /** Cards changed hands: it was the first one's action [OR-TRADE-01]. */
      readonly action?: boolean;
    }
  | (P & { readonly type: "ai-card-drawn"; readonly card: string })
  | (P & { readonly type: "ai-line-done"; readonly card: string; readonly line: string })
  | (P & { readonly type: "ai-deck-shuffled"; readonly cards: readonly string[] })
  | { readonly type: "answered"; readonly seat: number; readonly command: Command }
  | {
      readonly type: "asked";
      readonly pending: Omit<PendingQuestions, "number">;
      readonly agenda: readonly Task[];
      readonly rolls: number;
    }
  | (P & { readonly type: "victory-missed" })
  | (P & { readonly type: "game-won" });

/** `chance`: chance spoke in this page and no other event of it says so; it cannot be taken back for another try. */
export type Event = Happening & { readonly rule: RuleId; readonly chance?: true };
