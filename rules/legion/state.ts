/** The ledger: which units matter, which tokens lie where, and who caused what is still to be suffered. */
import type { Policies } from "./edition/policies.ts";
import type { MissionState } from "./mission/mission-state.ts";

export const sides = ["blue", "red"] as const;
export type Side = (typeof sides)[number];

export const ranks = ["commander", "operative", "corps", "special", "support", "heavy"] as const;
export type Rank = (typeof ranks)[number];

/** The keywords the ledger judges by; every other keyword of a card is none of its business. */
export const keywords = ["bounty", "guardian", "secretMission", "hunted"] as const;
export type Keyword = (typeof keywords)[number];

export const unitTypes = ["vehicle", "droid"] as const;
export type UnitType = (typeof unitTypes)[number];

export const hulls = ["open", "closed"] as const;
export type Hull = (typeof hulls)[number];

export const editionNames = ["classic", "current"] as const;
export type EditionName = (typeof editionNames)[number];

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

export type UnitId = string;

/** [LC-COMBINED-01] A second card that plays as part of its unit; its wounds are among the unit's. */
export interface Counterpart {
  readonly name: string;
  readonly wounds: number;
  readonly keywords: readonly Keyword[];
}

/** The printed card behind a unit: its facts follow the edition. */
export interface CardBehind {
  readonly id: string;
  readonly upgrades: readonly string[];
  /** The list said what the unit costs; `false`: counted from cards, plus `beside` for a counterpart. */
  readonly told: boolean;
  readonly beside: number;
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
  readonly defeated: boolean;
}

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

export type PerSide<T> = Readonly<Record<Side, T>>;

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

export function other(side: Side): Side {
  return side === "blue" ? "red" : "blue";
}

export function findUnit(state: State, id: UnitId | null): Unit | null {
  return state.units.find((unit) => unit.id === id) ?? null;
}

/** For ids already judged: a missing unit here is a bug. */
export function unitOf(state: State, id: UnitId): Unit {
  const unit = findUnit(state, id);
  if (unit === null) throw new Error(`no unit ${id} in the ledger`);
  return unit;
}

export function remaining(unit: Unit): number {
  return unit.wounds - unit.wounded;
}

/** [LC-COMBINED-01] [LC-COMBINED-03] The keywords of both cards; those of a fallen counterpart are gone. */
export function has(unit: Unit, keyword: Keyword): boolean {
  const { counterpart } = unit;
  return (
    unit.keywords.includes(keyword) ||
    (counterpart !== null && counterpartLives(unit) && counterpart.keywords.includes(keyword))
  );
}

/** [LC-COMBINED-02] The counterpart takes the wound before the one that ends the unit. */
function counterpartLives(unit: Unit): boolean {
  return unit.counterpart !== null && remaining(unit) > 1;
}

export function isHunter(unit: Unit): boolean {
  return has(unit, "bounty");
}

/** Marks that still lie where they were placed. A claimed mark is a marker of the past and no mark any more. */
export function marksOn(state: State, id: UnitId): readonly Token[] {
  return state.tokens.filter(
    (token) => token.kind !== "secret" && token.holder === id && token.placedOn === id,
  );
}

export function claimedBy(state: State, id: UnitId): readonly Token[] {
  return state.tokens.filter(
    (token) => token.kind === "mark" && token.holder === id && token.placedOn !== id,
  );
}

export function secretsOn(state: State, id: UnitId): readonly Token[] {
  return state.tokens.filter((token) => token.kind === "secret" && token.holder === id);
}

export function passengersOf(state: State, vehicle: UnitId): readonly Unit[] {
  return state.units.filter((unit) => unit.inside === vehicle && !unit.defeated);
}
