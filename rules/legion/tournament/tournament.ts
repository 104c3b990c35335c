/** A tournament in the hall: who takes part, the rounds, and what became of each game. Folded from its record. */
import type { GameResult } from "../desk/event.ts";
import type { ListSummary } from "./list-summary.ts";
import type { Settings } from "./settings.ts";

/** Counted from 1 as people come; names and persons are kept elsewhere, so that the record holds neither. */
export type MemberNumber = number;

export interface Member {
  readonly number: MemberNumber;
  readonly plays: boolean;
  readonly organises: boolean;
  readonly judges: boolean;
  /** [LC-TOUR-11] The first round this player is paired in. */
  readonly joined: number;
  /** The round from which on the player is gone; `null` while in it. */
  readonly left: number | null;
  /** Sent away: comes back by an organiser's hand alone. */
  readonly removed: boolean;
  readonly list: ListSummary | null;
  /** So many lines of the record are this member's. */
  readonly wrote: number;
}

/** [LC-TOUR-12] */
export const endings = ["played", "tabled", "conceded", "no-show", "drawn", "judged"] as const;
export type GameEnding = (typeof endings)[number];

export interface TableResult extends GameResult {
  readonly how: GameEnding;
}

/** [LC-TOUR-13] Each result a table had, the last one counts. */
export interface SettledResult {
  readonly result: TableResult;
  /** `null`: both players signed it. */
  readonly by: MemberNumber | null;
  readonly at: number;
  readonly reason: string;
}

export interface JudgeCall {
  readonly by: MemberNumber;
  readonly at: number;
  /** Who is on the way. */
  readonly judge: MemberNumber | null;
}

export interface PlacedPair {
  /** As it stands on the table; 0 for a bye. */
  readonly table: number;
  readonly players: readonly [MemberNumber, MemberNumber | null];
  /** [LC-TOUR-10] Which of the two begins as blue. */
  readonly blue: 0 | 1;
}

export interface TablePairing extends PlacedPair {
  readonly ledger: string | null;
  readonly signed: readonly { readonly by: MemberNumber; readonly result: TableResult }[];
  readonly results: readonly SettledResult[];
  readonly call: JudgeCall | null;
  /** Minutes a judge has given to this table. */
  readonly extra: number;
}

export interface Round {
  readonly pairings: readonly TablePairing[];
  /** The moment it runs from; `null` while it stands. */
  readonly since: number | null;
  /** Milliseconds run before that. */
  readonly spent: number;
}

export interface Tournament {
  readonly version: number;
  readonly name: string;
  readonly settings: Settings;
  readonly signUp: boolean;
  readonly ended: boolean;
  readonly members: readonly Member[];
  readonly rounds: readonly Round[];
}

export function resultAt({ results }: TablePairing): TableResult | null {
  return results.at(-1)?.result ?? null;
}

export function memberOf({ members }: Tournament, number: MemberNumber): Member | undefined {
  return members[number - 1];
}

/** Who plays at a table of the open round, if they play. */
export function pairingOf(
  { rounds }: Tournament,
  player: MemberNumber,
  round = rounds.length,
): TablePairing | undefined {
  return rounds[round - 1]?.pairings.find(({ players }) => players.includes(player));
}

export function isOpen({ pairings }: Round): boolean {
  return pairings.some((pairing) => pairing.players[1] !== null && resultAt(pairing) === null);
}

/** [LC-TOUR-02] Milliseconds left of a round at a table. */
export function timeLeft(
  { since, spent }: Round,
  { minutes }: Settings,
  now: number,
  extra = 0,
): number {
  return (minutes + extra) * 60_000 - spent - (since === null ? 0 : Math.max(0, now - since));
}
