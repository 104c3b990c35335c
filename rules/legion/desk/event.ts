/** A tournament at one organiser's desk: players, rounds, results. Plain data, so a file holds all of it. */

export type PlayerId = string;

export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  /** The list as it was handed in. */
  readonly list: string;
  /** The round from which on the player is gone; `null` while in it. */
  readonly left: number | null;
}

/** What one game says: points of both, and points of units each has defeated. */
export interface GameResult {
  /** [LC-TOUR-12] Missing: it was played. */
  readonly how?: "played" | "tabled" | "conceded" | "no-show" | "drawn" | "judged";
  readonly points: readonly [number, number];
  readonly defeated: readonly [number, number];
  /** `null`: a draw. */
  readonly winner: 0 | 1 | null;
}

/** `null` beside a player: a bye. */
export interface Pairing {
  readonly players: readonly [PlayerId, PlayerId | null];
  readonly result: GameResult | null;
  /** The table whose ledger is this game; missing when nobody has named one. */
  readonly ledger?: string;
}

export interface Desk {
  readonly players: readonly Player[];
  readonly rounds: readonly (readonly Pairing[])[];
}

/** [LC-TOUR-01] A desk holds at most this many. */
export const mostPlayers = 64;

export const emptyDesk: Desk = { players: [], rounds: [] };

/** Whom a player has met, byes left out. */
export function opponentsOf(desk: Desk, id: PlayerId): readonly PlayerId[] {
  return desk.rounds.flat().flatMap(({ players: [one, two] }) => {
    if (two === null) return [];
    if (one === id) return [two];
    return two === id ? [one] : [];
  });
}

export function hadBye(desk: Desk, id: PlayerId): boolean {
  return desk.rounds.flat().some(({ players: [one, two] }) => one === id && two === null);
}

export function isPlaying(player: Player, round: number): boolean {
  return player.left === null || round < player.left;
}

export function roundIsOpen(round: readonly Pairing[]): boolean {
  return round.some(({ players: [, two], result }) => two !== null && result === null);
}

/** [LC-TOUR-04] Standings are counted from these alone: a game that is not over moves nobody. */
export function finishedRounds({ rounds }: Desk): Desk["rounds"] {
  return rounds.filter((round) => !roundIsOpen(round));
}
