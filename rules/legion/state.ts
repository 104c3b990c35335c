/** The ledger: which units matter, which tokens lie where, and who caused what is still to be suffered. */
import type { Policies } from "./edition/policies.ts";
import type { MissionState } from "./mission/mission-state.ts";
import type {
  EditionName,
  Hull,
  Keyword,
  PerSide,
  Rank,
  Reminder,
  Side,
  UnitId,
  UnitType,
} from "./names.ts";

/** How wounds put on an Emergency Stims card came about. */
export type StimsRoute = "attack" | "guardian" | "charge";

interface StimsLoad {
  /** Who is to be credited; `null` is a unit nobody wrote down, or nobody. */
  readonly by: UnitId | null;
  readonly route: StimsRoute;
  readonly wounds: number;
}

/** [LB-STIMS-01] [LB-STIMS-09] The card keeps who loaded it; once used it stays exhausted until it is readied. */
interface Stims {
  readonly ready: boolean;
  readonly loads: readonly StimsLoad[];
}

/** [LC-COMBINED-01] A second card that plays as part of its unit; its wounds are among the unit's. */
export interface Counterpart {
  readonly name: string;
  readonly wounds: number;
  readonly keywords: readonly Keyword[];
  /** [LC-COMBINED-03] Gone for good. */
  readonly fallen?: true;
}

export interface Companion {
  readonly id: string;
  /** The list said what it costs. */
  readonly told: boolean;
}

/** The printed card behind a unit: its facts follow the edition. */
export interface CardBehind {
  readonly id: string;
  readonly upgrades: readonly string[];
  /** The list said what the unit costs; `false`: counted from cards, plus `beside` for a counterpart. */
  readonly told: boolean;
  readonly beside: number;
  /** The card of that counterpart: it follows the edition too. */
  readonly companion?: Companion;
  /** Upgrades of that counterpart, unless the list said what it costs with them. */
  readonly besideUpgrades?: readonly string[];
}

export interface Unit {
  readonly id: UnitId;
  readonly name: string;
  readonly side: Side;
  readonly rank: Rank;
  /** [LB-DEFEAT-14] The wounds of all its minis together. */
  readonly wounds: number;
  readonly wounded: number;
  readonly keywords: readonly Keyword[];
  readonly types: readonly UnitType[];
  readonly card?: CardBehind;
  readonly counterpart: Counterpart | null;
  /** [LC-LEDGER-14] What the list left open: cards it may be; `null` when nothing is. */
  readonly open: readonly string[] | null;
  /** With its upgrades: what an opponent counts for defeating it. */
  readonly points: number;
  readonly transport: Hull | null;
  readonly inside: UnitId | null;
  readonly stims: Stims | null;
  /** [LB-POISON-01] One entry per poison token: the unit that caused it, or `null`. */
  readonly poison: readonly (UnitId | null)[];
  readonly missionDone: boolean;
  /** [LB-LEDGER-23] What is none is not there. */
  readonly reminders?: Reminders;
  readonly defeated: boolean;
}

type Reminders = Readonly<Partial<Record<Reminder, number>>>;

/**
 * A `mark` lies where Bounty put it, or with the hunter that
 * claimed it; a `bounty` token never moves (current edition).
 */
export interface Token {
  readonly id: string;
  readonly kind: "mark" | "secret" | "bounty";
  /** `null`: placed by a rule, not by a hunter. */
  readonly placedBy: UnitId | null;
  readonly placedOn: UnitId;
  /** `null`: out of the game. */
  readonly holder: UnitId | null;
}

export const effects = ["poison", "stims"] as const;

/** What can wait for the end of a unit's activation. */
export type Effect = (typeof effects)[number];

export type Question =
  | { readonly type: "effect-order"; readonly unit: UnitId; readonly effects: readonly Effect[] }
  | {
      readonly type: "poison-credit";
      readonly unit: UnitId;
      readonly order: readonly Effect[];
      readonly hunters: readonly UnitId[];
    };

export interface VictoryTokens {
  /** Points of the objective and the secondary card: the current edition only. */
  readonly primary: number;
  readonly secondary: number;
  /** Counted by hand. */
  readonly objective: number;
  readonly bounty: number;
  readonly secret: number;
  readonly total: number;
}

export interface Result {
  readonly victoryTokens: PerSide<VictoryTokens>;
  readonly pointsDefeated: PerSide<number>;
  /** `null`: a draw [LC-END-05]. */
  readonly winner: Side | null;
  readonly decidedBy: "wiped-out" | "victory-tokens" | "points-defeated" | "blue" | "draw";
  readonly endedBy: Ending;
  readonly round: number;
}

/** Twelve points and the lead, the last round, a side without units, or because the players stop. */
export type Ending = "twelve" | "fifth-round" | "tabled" | "time";

export interface State {
  readonly seats: number;
  /** [LC-LEDGER-19] The first seat is red. */
  readonly swapped?: true;
  readonly edition: EditionName;
  readonly scenarioCards: boolean;
  readonly policies: Policies;
  readonly rounds: number;
  /** What the table chose for the classic edition, where it may choose. */
  readonly classicRounds: number;
  readonly round: number;
  readonly phase: "armies" | "marking" | "play" | "over";
  /** Nobody has said yet which edition is played: the one of the table's options holds meanwhile. */
  readonly editionAsked: boolean;
  /** [LC-LEDGER-13] All units of both sides are written down, so the last defeat of a side can be seen. */
  readonly wholeArmies: boolean;
  readonly units: readonly Unit[];
  readonly tokens: readonly Token[];
  readonly objectives: PerSide<number>;
  /** Points Bounty paid at once: the current edition only. */
  readonly bountyPoints: PerSide<number>;
  /** Points Secret Mission paid during the game: the current edition only. */
  readonly missionPoints: PerSide<number>;
  readonly mission: MissionState;
  /** Who has gone this round, in order. */
  readonly activated: readonly UnitId[];
  readonly question: Question | null;
  readonly result: Result | null;
}
