/** What a player writes into the ledger. Wounds are those left after the dice. */
import type { MissionChoice } from "./mission/cards.ts";
import type { Facts } from "./mission/facts.ts";
import type { CardBehind, Counterpart, Effect } from "./state.ts";
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

/** A unit as it stands on the army list. */
export interface NewUnit {
  readonly id: UnitId;
  readonly name: string;
  readonly side: Side;
  readonly rank: Rank;
  readonly wounds: number;
  readonly wounded: number;
  readonly keywords: readonly Keyword[];
  readonly types: readonly UnitType[];
  readonly points: number;
  readonly transport: Hull | null;
  readonly inside: UnitId | null;
  readonly emergencyStims: boolean;
  /** Missing in entries older than the combined unit. */
  readonly counterpart?: Counterpart | null;
  /** The list left something open: the cards it may be, or none when nobody knows the name. */
  readonly open?: readonly string[];
  readonly card?: CardBehind;
}

export interface GuardianShare {
  readonly unit: UnitId;
  readonly wounds: number;
  readonly stims: number;
}

/** One dice pool of an attack. */
export interface Pool {
  readonly on: UnitId;
  readonly wounds: number;
  /** Of these wounds, how many go to the Emergency Stims card. */
  readonly stims: number;
  readonly poison: number;
  readonly guardians: readonly GuardianShare[];
  /** Wounds the attacker takes from Deflect and the like. */
  readonly backlash: number;
}

export interface Hit {
  readonly on: UnitId;
  readonly wounds: number;
  readonly stims: number;
  readonly poison: number;
}

export const attackKinds = ["ranged", "melee"] as const;
export type AttackKind = (typeof attackKinds)[number];

export const chargeTokens = ["charge", "condition", "bane"] as const;
export type ChargeToken = (typeof chargeTokens)[number];

export interface Attack {
  readonly type: "attack";
  /** `null`: a unit nobody wrote down. */
  readonly by: UnitId | null;
  readonly kind: AttackKind;
  readonly pools: readonly Pool[];
}

export interface Detonate {
  readonly type: "detonate";
  readonly by: UnitId | null;
  readonly token: ChargeToken;
  readonly armedBy: UnitId | null;
  readonly hits: readonly Hit[];
}

export interface SufferWounds {
  readonly type: "suffer-wounds";
  readonly unit: UnitId;
  readonly wounds: number;
  /** The unit whose card or ability does it; `null` for own and neutral wounds. */
  readonly by: UnitId | null;
  readonly cause: string;
}

export interface EndActivation {
  readonly type: "end-activation";
  readonly unit: UnitId;
  /** `null`: ask, if it matters. */
  readonly order: readonly Effect[] | null;
  readonly creditTo: UnitId | null;
}

export const secondaryDeeds = ["scan", "deliver"] as const;
/** What a unit does for the secondary objective during a round. */
export type SecondaryDeed = (typeof secondaryDeeds)[number];

/** [LB-LEDGER-18] What the clock does from now on: the round's time runs, one side's, none, or there is no clock. */
export const clockHands = ["round", "blue", "red", "paused", "off"] as const;
export type ClockHand = (typeof clockHands)[number];

export type Command =
  | { readonly type: "add-unit"; readonly unit: NewUnit }
  /** A whole list in one entry. */
  | { readonly type: "add-army"; readonly units: readonly NewUnit[] }
  /** A pasted list: it replaces what the side had. */
  | { readonly type: "list-army"; readonly side: Side; readonly units: readonly NewUnit[] }
  | { readonly type: "change-unit"; readonly unit: NewUnit }
  | { readonly type: "remove-unit"; readonly unit: UnitId }
  | { readonly type: "choose-edition"; readonly edition: EditionName }
  | { readonly type: "choose-mission"; readonly mission: MissionChoice }
  /** [LC-LEDGER-19] Who was blue is red: the players change colours, and their armies with them. */
  | { readonly type: "swap-colours" }
  /** `whole`: every unit of both sides is written down. */
  | { readonly type: "close-armies"; readonly whole?: boolean }
  | { readonly type: "choose-targets"; readonly side: Side; readonly units: readonly UnitId[] }
  | { readonly type: "mark"; readonly by: UnitId; readonly target: UnitId }
  | Attack
  | Detonate
  | SufferWounds
  /** Poison tokens, however they came about. */
  | {
      readonly type: "poison-unit";
      readonly unit: UnitId;
      readonly tokens: number;
      readonly by: UnitId | null;
    }
  /** Wounds taken as a guardian, whoever was guarded. */
  | {
      readonly type: "wound-guardian";
      readonly unit: UnitId;
      readonly wounds: number;
      readonly by: UnitId | null;
    }
  /** Entries that belong together: all of them, or none, and one Undo for all. */
  | { readonly type: "together"; readonly entries: readonly SingleCommand[] }
  | { readonly type: "leave-battlefield"; readonly unit: UnitId }
  | { readonly type: "heal"; readonly unit: UnitId; readonly wounds: number }
  | { readonly type: "correct-wounds"; readonly unit: UnitId; readonly wounded: number }
  | { readonly type: "recover"; readonly unit: UnitId }
  | {
      readonly type: "set-reminder";
      readonly unit: UnitId;
      readonly reminder: Reminder;
      readonly count: number;
    }
  | { readonly type: "rename-unit"; readonly unit: UnitId; readonly name: string }
  | { readonly type: "board"; readonly unit: UnitId; readonly vehicle: UnitId }
  | { readonly type: "disembark"; readonly unit: UnitId }
  | { readonly type: "secret-mission"; readonly unit: UnitId; readonly inEnemyZone: boolean }
  | EndActivation
  | { readonly type: "choose-order"; readonly order: readonly Effect[] }
  | { readonly type: "choose-credit"; readonly hunter: UnitId }
  | { readonly type: "score-objective"; readonly side: Side; readonly tokens: number }
  | { readonly type: "new-round" }
  /** What the players see on the table when a round ends; the referee scores it. */
  | { readonly type: "end-phase"; readonly facts: PerSide<Facts> }
  | {
      readonly type: "secondary-deed";
      readonly deed: SecondaryDeed;
      readonly side: Side;
      readonly unit: UnitId | null;
    }
  | { readonly type: "take-space"; readonly side: Side; readonly space: string }
  /** `minutes`: of the whole round, where the clock begins with it. */
  | { readonly type: "set-clock"; readonly hand: ClockHand; readonly minutes?: number }
  /** `wipedOut`: a side that has no unit left loses at once. */
  | { readonly type: "end-game"; readonly wipedOut: Side | null };

/** Everything but a bundle: bundles are not nested. */
export type SingleCommand = Exclude<Command, { type: "together" }>;
