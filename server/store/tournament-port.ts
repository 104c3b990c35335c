/** Tournaments as a store keeps them: a record that only grows, and beside it who is behind its numbers. */
import type { PersonId } from "#table/journal/page.ts";

export type TournamentId = string;

export interface StoredTournament {
  readonly id: TournamentId;
  readonly host: PersonId;
  readonly made: number;
}

/** The record speaks of numbers alone: whoever leaves the hall leaves no name in it. */
export interface TournamentMember {
  readonly number: number;
  /** `null`: written down by hand, or gone from the hall. */
  readonly person: PersonId | null;
  readonly name: string;
}

/** What a line brings besides itself. */
export interface LineBeside {
  /** The name counts where there is no person; a person's is their own. */
  readonly newcomer?: TournamentMember;
  readonly list?: { readonly number: number; readonly text: string };
}

export interface TournamentStore {
  /** With the first lines of its record. `false`: its host has `most` already, however many they open at once. */
  open(
    tournament: StoredTournament,
    lines: readonly string[],
    newcomer: TournamentMember,
    most: number,
  ): Promise<boolean>;
  find(id: TournamentId): Promise<StoredTournament | null>;
  /** Those this person has a number in, the newest first, and no more than a page shows. */
  of(person: PersonId): Promise<readonly StoredTournament[]>;
  members(id: TournamentId): Promise<readonly TournamentMember[]>;
  /** The text handed in last; empty when there is none. */
  list(id: TournamentId, number: number): Promise<string>;
  /** The lines behind line `from`, in order; so many at once. */
  record(id: TournamentId, from: number, atOnce?: number): Promise<readonly string[]>;
  /** How many lines there are: so many were judged by whoever writes the next. */
  version(id: TournamentId): Promise<number>;
  /** All of it, behind line `expected`; `false`: somebody else wrote first, judge again. */
  append(
    id: TournamentId,
    expected: number,
    lines: readonly string[],
    beside: LineBeside,
  ): Promise<boolean>;
  /** Everything of it. */
  drop(id: TournamentId): Promise<void>;
}
